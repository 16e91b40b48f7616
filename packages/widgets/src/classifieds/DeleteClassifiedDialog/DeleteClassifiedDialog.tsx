import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import type { ClassifiedSummary } from "../classifiedSummary.ts";
import * as strings from "../generated/strings.ts";

export interface DeleteClassifiedDialogProps {
  classified: ClassifiedSummary;
  open: boolean;
  onOpenChange: (open: boolean) => void;
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
