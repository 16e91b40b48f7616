import type { Schema } from "@foodshed/sdk";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";

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
  const t = useTranslate();
  const { notify } = useNotices();
  const refresh = useInvalidateQueries();
  const remove = useMutation(
    (client, id: number) => client.DELETE("/accounts/connection/{id}/", { params: { path: { id } } }),
    () => {
      notify(t(strings.removed, { name: connection.business_name }));
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
      title={t(strings.removeConnection)}
      description={t(strings.removalQuestion, { company: connection.business_name })}
      confirmLabel={t(strings.removeIt)}
      busy={remove.isPending}
      error={remove.problem?.message}
      onConfirm={() => remove.run(connection.connection_id)}
    />
  );
}
