import type { Schema } from "@foodshed/sdk";
import { Button } from "../../primitives/Button/Button.tsx";
import { useClient } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ManagedProfilesTable.css.ts";

type Group = Schema<"RecipientGroup">;

/** Deletes a saved group, whose notice brings it back. Its members stay what they are. */
export function DeleteGroup({ group, onDeleted }: { group: Group; onDeleted: () => void }) {
  const t = useTranslate();
  const client = useClient();
  const { notify } = useNotices();
  const refresh = useInvalidateQueries();
  async function bringBack({ name, where, accounts }: Group): Promise<void> {
    const { error } = await client.POST("/recipient_groups/", {
      body: { name, ...(where === null ? { accounts } : { where }) },
    });
    notify(error ? error.message : t(strings.groupSaved, { name }), error ? "error" : "success");
    void refresh("listRecipientGroups");
  }
  function finish(): void {
    notify(t(strings.groupDeleted, { name: group.name }), "success", {
      label: t(strings.undo),
      run: () => void bringBack(group),
    });
    void refresh("listRecipientGroups");
    onDeleted();
  }
  const remove = useMutation(async (_client, { id }: Group) => {
    const result = await client.DELETE("/recipient_groups/{id}/", { params: { path: { id } } });
    // Another manager of the network may have deleted it already.
    if (result.error && result.error.status !== 404) notify(result.error.message, "error");
    else finish();
    return result;
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      className={css.deleteGroup}
      busy={remove.isPending}
      onClick={() => remove.run(group)}
    >
      {t(strings.deleteGroup, { name: group.name })}
    </Button>
  );
}
