import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import * as strings from "../generated/strings.ts";
import { useChangeProfile } from "../useChangeProfile.ts";
import type { ProfileChange } from "../useProfileSection.ts";

export interface DeleteButtonProps {
  /** The question: "Delete this contact?" */
  title: string;
  description: string;
  change: ProfileChange;
  /** The success notice. */
  removed: string;
  onRemoved: () => void;
}

/** Deletes something after a confirmation. */
export function DeleteButton({ title, description, change, removed, onRemoved }: DeleteButtonProps) {
  const t = useTranslate();
  const { notify } = useNotices();
  const [asking, setAsking] = useState(false);
  const removal = useChangeProfile(() => {
    notify(removed);
    onRemoved();
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t(strings.deleteIt)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={title}
        description={description}
        confirmLabel={t(strings.deleteIt)}
        busy={removal.isPending}
        error={removal.problem?.message}
        onConfirm={() => removal.run([change])}
      />
    </>
  );
}
