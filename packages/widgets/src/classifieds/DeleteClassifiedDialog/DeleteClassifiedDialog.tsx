import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import type { ClassifiedSummary } from "../classifiedSummary.ts";

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
      title="Delete Classified"
      description={`“${classified.title}” will be deleted. This cannot be undone.`}
      confirmLabel="Delete"
      busy={remove.isPending}
      error={remove.problem?.message}
      onConfirm={() => remove.run(classified.id)}
    />
  );
}
