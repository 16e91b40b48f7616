import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useRequest } from "../../provider/useRequest.ts";
import type { Ad } from "../ad.ts";

export interface DeleteClassifiedDialogProps {
  ad: Ad;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted?: () => void;
}

/** Asks before an ad is gone for good. */
export function DeleteClassifiedDialog({ ad, open, onOpenChange, onDeleted }: DeleteClassifiedDialogProps) {
  const remove = useRequest(
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
      description={`“${ad.title}” will be deleted. This cannot be undone.`}
      confirmLabel="Delete"
      busy={remove.isRequesting}
      error={remove.problem?.message}
      onConfirm={() => remove.run(ad.id)}
    />
  );
}
