import type { Schema } from "@foodshed/sdk";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useRefresh } from "../../provider/useQuery.ts";
import { useRequest } from "../../provider/useRequest.ts";
import { removalQuestion } from "../membershipWords.ts";

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
  const refresh = useRefresh();
  const remove = useRequest(
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
      busy={remove.isRequesting}
      error={remove.problem?.message}
      onConfirm={() => remove.run(connection.connection_id)}
    />
  );
}
