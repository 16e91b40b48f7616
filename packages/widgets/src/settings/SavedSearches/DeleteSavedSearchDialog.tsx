import type { Schema } from "@foodshed/sdk";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import * as strings from "../generated/strings.ts";

export interface DeleteSavedSearchDialogProps {
  search: Schema<"SavedSearch">;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a saved search is gone for good. */
export function DeleteSavedSearchDialog({ search, onClose, onDeleted }: DeleteSavedSearchDialogProps) {
  const t = useTranslate();
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
      title={t(strings.deleteSavedSearch)}
      description={t(strings.deleteSavedSearchAbout, { name: search.name })}
      confirmLabel={t(strings.deleteIt)}
      busy={remove.isPending}
      error={remove.problem?.message}
      onConfirm={() => remove.run(search.id)}
    />
  );
}
