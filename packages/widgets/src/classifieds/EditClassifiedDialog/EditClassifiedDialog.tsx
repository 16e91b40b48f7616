import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { useDraftStore } from "../../provider/draftStore.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { ClassifiedForm } from "../ClassifiedForm/ClassifiedForm.tsx";
import { dateHintOf, toChange, valuesOf } from "../ClassifiedForm/classifiedForm.ts";
import type { ClassifiedSummary } from "../classifiedSummary.ts";
import * as strings from "../generated/strings.ts";
import { useUpdateClassified } from "./useUpdateClassified.ts";

export interface EditClassifiedDialogProps {
  /** The classified, as a search or a profile returns it. */
  classified: ClassifiedSummary;
  /** Whether it is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Called after the classified was changed. */
  onUpdated?: () => void;
}

/** Edits a classified. Closing the dialog discards the input; an expired session keeps it. */
export function EditClassifiedDialog({
  classified,
  open,
  onOpenChange,
  onUpdated,
}: EditClassifiedDialogProps) {
  const t = useTranslate();
  const { account, ended } = useActingAccount();
  const drafts = useDraftStore();
  const draftKey = `${account} change of ad ${classified.id}`;
  const update = useUpdateClassified(classified.id, () => {
    drafts.delete(draftKey);
    onOpenChange(false);
    onUpdated?.();
  });
  // It was deleted elsewhere, or has expired.
  const gone = update.problem?.status === 404;
  const close = (next: boolean) => {
    if (gone) onUpdated?.();
    update.reset();
    drafts.delete(draftKey);
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open && account !== undefined}
      onOpenChange={close}
      title={t(strings.editClassified)}
      busy={update.isPending}
    >
      <ClassifiedForm
        initial={valuesOf(classified)}
        dateHint={dateHintOf(classified, t)}
        draftKey={draftKey}
        ended={ended}
        submitLabel={t(strings.submit)}
        hasPicture={classified.media.photo !== null}
        busy={update.isPending}
        problem={gone && update.problem ? { ...update.problem, message: t(strings.gone) } : update.problem}
        failures={update.failures}
        onSubmit={(values, picture) => update.run(toChange(classified, values, picture))}
        onCancel={() => close(false)}
      />
    </Dialog>
  );
}
