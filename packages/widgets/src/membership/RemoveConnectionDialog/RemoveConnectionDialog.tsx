import type { Schema } from "@foodshed/sdk";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import { removalQuestion } from "../membershipMessages.ts";

export interface RemoveConnectionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  connection: Pick<Schema<"ConnectedBusiness">, "connection_id" | "business_name">;
  onRemoved: () => void;
}

/** Asks once more, then ends a connection. */
export function RemoveConnectionDialog({
  open,
  onOpenChange,
  connection,
  onRemoved,
}: RemoveConnectionDialogProps) {
  const { notify } = useNotices();
  const refresh = useInvalidateQueries();
  const remove = useMutation(
    (client, id: number) => client.DELETE("/accounts/connection/{id}/", { params: { path: { id } } }),
    () => {
      notify(`Your connection with ${connection.business_name} has been removed.`);
      onOpenChange(false);
      void refresh("listManagedProfiles");
      onRemoved();
    },
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        remove.reset();
        onOpenChange(next);
      }}
      title="Remove connection"
      description={removalQuestion(connection.business_name)}
      confirmLabel="Remove"
      busy={remove.isPending}
      error={remove.problem?.message}
      onConfirm={() => remove.run(connection.connection_id)}
    />
  );
}
