import type { Schema } from "@foodshed/sdk";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useMutation } from "../../provider/useMutation.ts";

export interface DeleteSavedSearchDialogProps {
  search: Schema<"SavedSearch">;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a saved search is gone for good. */
export function DeleteSavedSearchDialog({ search, onClose, onDeleted }: DeleteSavedSearchDialogProps) {
  const remove = useMutation(
    (client, id: number) => client.DELETE("/saved_searches/{id}/", { params: { path: { id } } }),
    () => {
      onClose();
      onDeleted();
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => next || onClose()}
      title="Delete Saved Search"
      description={`“${search.name}” and its alerts will be deleted. This cannot be undone.`}
      confirmLabel="Delete"
      busy={remove.isPending}
      error={remove.problem?.message}
      onConfirm={() => remove.run(search.id)}
    />
  );
}
