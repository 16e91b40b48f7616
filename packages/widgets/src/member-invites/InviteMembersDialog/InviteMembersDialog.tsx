import { useState } from "react";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { MemberRow } from "../memberRows.ts";
import { useInvites } from "../useInvites.ts";
import { InvitePlanning } from "./InvitePlanning.tsx";
import { InviteProgress } from "./InviteProgress.tsx";

export interface InviteMembersDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Writes to those who were just invited. */
  onWrite: (accounts: readonly number[]) => void;
}

/** Invites many businesses from a pasted table or a file: read, planned by the server, decided, made. */
export function InviteMembersDialog({ open, onOpenChange, onWrite }: InviteMembersDialogProps) {
  const t = useTranslate();
  const { invites, run } = useInvites();
  const [started, setStarted] = useState(false);
  const isBusy = started && !invites?.isOver;
  const start = (rows: readonly MemberRow[], before: readonly number[] = []) => {
    setStarted(true);
    void run(rows, before);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(strings.title)}
      description={started ? undefined : t(strings.description)}
      size="lg"
      busy={isBusy}
    >
      {started && invites ? (
        <InviteProgress
          invites={invites}
          onRetry={() =>
            start(
              invites.failed.map(({ row }) => row),
              invites.made,
            )
          }
          onWrite={() => onWrite(invites.made)}
          onClose={() => onOpenChange(false)}
        />
      ) : (
        <InvitePlanning onInvite={start} onCancel={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}
