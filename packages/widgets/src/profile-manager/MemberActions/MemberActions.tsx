import { lazy, Suspense, useState } from "react";
import { useNudge } from "../../campaigns/useNudge.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { canBeReminded, type ManagedProfile, messageRecipients } from "../managedProfiles.ts";
import * as css from "./MemberActions.css.ts";
import { useExportMembers } from "./useExportMembers.ts";

const SaveGroupDialog = lazy(() =>
  import("./SaveGroupDialog.tsx").then((module) => ({ default: module.SaveGroupDialog })),
);
const RemoveMembersDialog = lazy(() =>
  import("./RemoveMembersDialog.tsx").then((module) => ({ default: module.RemoveMembersDialog })),
);

export interface MemberActionsProps {
  /** What the actions are for. */
  profiles: readonly ManagedProfile[];
  /** Somebody ticked them one by one, and can clear that. */
  isTicked: boolean;
  /** The query that chose them: a group of it asks it again. */
  where?: string | undefined;
  onWrite: (profiles: readonly ManagedProfile[]) => void;
  onClear: () => void;
}

/** What can be done for several members at once. */
export function MemberActions({ profiles, isTicked, where, onWrite, onClear }: MemberActionsProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<"group" | "remove">();
  const nudge = useNudge();
  const download = useExportMembers();
  const ids = profiles.map(({ account_id }) => account_id);
  const reachable = profiles.filter((profile) => canBeReminded(profile));
  const connected = profiles.filter(({ connection_id }) => connection_id !== null);
  const close = (next: boolean) => !next && setOpen(undefined);
  return (
    <section className={css.bar} aria-label={t(strings.actions)}>
      <p role="status" className={css.count}>
        {isTicked
          ? t(strings.ticked, { count: profiles.length })
          : t(strings.shown, { count: profiles.length })}
      </p>
      <div className={css.buttons}>
        <Button
          size="sm"
          disabled={messageRecipients(profiles).length === 0}
          onClick={() => onWrite(profiles)}
        >
          {t(strings.write)}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={nudge.isPending}
          disabled={reachable.length === 0}
          onClick={() => nudge.run(reachable.map(({ account_id }) => account_id))}
        >
          {t(strings.remind, { count: reachable.length })}
        </Button>
        <Button variant="secondary" size="sm" busy={download.isPending} onClick={() => download.run(ids)}>
          {t(strings.exportCsv)}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setOpen("group")}>
          {t(strings.saveGroup)}
        </Button>
        <Button variant="quiet" size="sm" disabled={connected.length === 0} onClick={() => setOpen("remove")}>
          {t(strings.removeMembers)}
        </Button>
        {isTicked && (
          <Button variant="quiet" size="sm" onClick={onClear}>
            {t(strings.clearTicks)}
          </Button>
        )}
      </div>
      <Suspense>
        {open === "group" && <SaveGroupDialog accounts={ids} where={where} open onOpenChange={close} />}
        {open === "remove" && (
          <RemoveMembersDialog profiles={connected} open onOpenChange={close} onRemoved={onClear} />
        )}
      </Suspense>
    </section>
  );
}
