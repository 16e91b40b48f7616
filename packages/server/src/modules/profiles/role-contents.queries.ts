import type { Updateable } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { RoleDetailsTable, VendorHighlightsTable } from "../../infra/db/tables/profiles.ts";

export async function findChecklist(trx: Connection, id: number) {
  return await trx
    .selectFrom("checklists")
    .where("id", "=", id)
    .select(["id", "kind", "keys"])
    .executeTakeFirst();
}

export async function setChecklist(trx: Connection, id: number, keys: string[]): Promise<void> {
  await trx.updateTable("checklists").where("id", "=", id).set({ keys }).execute();
}

export async function setRoleDetails(
  trx: Connection,
  roleId: number,
  details: Updateable<RoleDetailsTable>,
): Promise<void> {
  await trx.updateTable("role_details").where("role_id", "=", roleId).set(details).execute();
}

export async function findHighlight(trx: Connection, id: number) {
  return await trx
    .selectFrom("vendor_highlights")
    .where("id", "=", id)
    .select(["id", "icons"])
    .executeTakeFirst();
}

export async function setHighlight(
  trx: Connection,
  id: number,
  fields: Updateable<VendorHighlightsTable>,
): Promise<void> {
  await trx.updateTable("vendor_highlights").where("id", "=", id).set(fields).execute();
}
