import type { Insertable, Updateable } from "kysely";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type {
  ChecklistType,
  ProductsTable,
  RoleDetailsTable,
  VendorHighlightsTable,
} from "../../infra/db/tables/profiles.ts";

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

export async function findRoleId(
  trx: Connection,
  accountId: number,
  code: number,
): Promise<number | undefined> {
  const role = await trx
    .selectFrom("roles")
    .select("id")
    .where("account_id", "=", accountId)
    .where("code", "=", code)
    .executeTakeFirst();
  return role?.id;
}

export async function setHighlightOfRole(
  trx: Connection,
  roleId: number,
  fields: Updateable<VendorHighlightsTable>,
): Promise<void> {
  await trx.updateTable("vendor_highlights").where("role_id", "=", roleId).set(fields).execute();
}

export async function setChecklistOfRole(
  trx: Connection,
  roleId: number,
  kind: ChecklistType,
  keys: string[],
): Promise<void> {
  await trx
    .updateTable("checklists")
    .where("role_id", "=", roleId)
    .where("kind", "=", kind)
    .set({ keys })
    .execute();
}

/** What a product says beside its name: what is not given is emptied. */
const NO_DETAILS = {
  name_translation: "",
  available_from: null,
  available_to: null,
  quantity: null,
  quantity_unit: null,
  smallest_order: null,
  smallest_order_unit: null,
  price_min_cents: null,
  price_max_cents: null,
  price_unit: null,
  delivery_days: [],
} satisfies Updateable<ProductsTable>;

/** @returns whether the profile has the product */
export async function setProductDetails(
  trx: Connection,
  accountId: number,
  { code, category, name_key }: { code: number; category: number; name_key: string },
  details: Updateable<ProductsTable>,
): Promise<boolean> {
  const roleId = await findRoleId(trx, accountId, code);
  if (roleId === undefined) return false;
  const { numUpdatedRows } = await trx
    .updateTable("products")
    .where("role_id", "=", roleId)
    .where("category", "=", category)
    .where("name_key", "=", name_key)
    .set({ ...NO_DETAILS, ...details })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A role with all that hung on it, as the history has it. */
export interface RoleContents {
  code: number;
  details?: Updateable<RoleDetailsTable> | null;
  highlights?: Updateable<VendorHighlightsTable> | null;
  checklists?: Partial<Record<ChecklistType, string[]>> | null;
  products?: Omit<Insertable<ProductsTable>, "role_id">[] | null;
}

/** Gives a role that was added again what it had. */
export async function restoreRole(
  trx: Connection,
  accountId: number,
  { code, details, highlights, checklists, products }: RoleContents,
): Promise<void> {
  const roleId = await findRoleId(trx, accountId, code);
  // That of an organization waits for an administrator.
  if (roleId === undefined) return;
  if (details) await setRoleDetails(trx, roleId, details);
  if (highlights) await setHighlightOfRole(trx, roleId, highlights);
  for (const [kind, keys] of Object.entries(checklists ?? {}))
    await setChecklistOfRole(trx, roleId, kind as ChecklistType, keys);
  for (const batch of inBatches(products ?? []))
    await trx
      .insertInto("products")
      .values(batch.map((product) => ({ ...product, role_id: roleId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
