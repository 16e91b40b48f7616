import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import type { ClassifiedSummary } from "../classifiedSummary.ts";
import * as strings from "../generated/strings.ts";

export interface DeleteClassifiedDialogProps {
  /** The classified, as a search or a profile returns it. */
  classified: ClassifiedSummary;
  /** Whether it is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Called after the classified was deleted. */
  onDeleted?: () => void;
}

/** Asks for confirmation, then deletes a classified. */
export function DeleteClassifiedDialog({
  classified,
  open,
  onOpenChange,
  onDeleted,
}: DeleteClassifiedDialogProps) {
  const t = useTranslate();
  const remove = useMutation(
    (client, classified_id: number) =>
      client.POST("/accounts/delete_classified/", { body: { classified_id } }),
    () => {
      onOpenChange(false);
      onDeleted?.();
    },
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        remove.reset();
        onOpenChange(next);
      }}
      title={t(strings.deleteClassified)}
      description={t(strings.deleteWarning, { title: classified.title })}
      confirmLabel={t(strings.remove)}
      busy={remove.isPending}
      error={remove.problem?.message}
      onConfirm={() => remove.run(classified.id)}
    />
  );
}
