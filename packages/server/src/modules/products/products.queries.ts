import type { Insertable, Updateable } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { ProductsTable } from "../../infra/db/tables/profiles.ts";
import { AVAILABILITY_COLUMNS } from "./availability.ts";

const COLUMNS = [
  "id",
  "role_id",
  "category",
  "name",
  "name_translation",
  "parent_id",
  "category_order",
  ...AVAILABILITY_COLUMNS,
] as const;

export async function findProduct(trx: Connection, id: number) {
  return await trx.selectFrom("products").where("id", "=", id).select(COLUMNS).executeTakeFirst();
}

/** Undefined when the category has a product of this name already. */
export async function insertProduct(trx: Connection, row: Insertable<ProductsTable>) {
  return await trx
    .insertInto("products")
    .values(row)
    .onConflict((conflict) => conflict.columns(["role_id", "category", "name_key"]).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** @returns how many of them were new to their category */
export async function insertProducts(trx: Connection, rows: Insertable<ProductsTable>[]): Promise<number> {
  const inserted = await trx
    .insertInto("products")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["role_id", "category", "name_key"]).doNothing())
    .returning("id")
    .execute();
  return inserted.length;
}

/** Whether a category has another product of this name. */
export async function isNameTaken(
  trx: Connection,
  { role_id, category, name_key, id }: { role_id: number; category: number; name_key: string; id: number },
): Promise<boolean> {
  const row = await trx
    .selectFrom("products")
    .where("role_id", "=", role_id)
    .where("category", "=", category)
    .where("name_key", "=", name_key)
    .where("id", "<>", id)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateProduct(
  trx: Connection,
  id: number,
  fields: Updateable<ProductsTable>,
): Promise<void> {
  await trx.updateTable("products").where("id", "=", id).set(fields).execute();
}

export async function deleteProduct(trx: Connection, id: number): Promise<void> {
  await trx.deleteFrom("products").where("id", "=", id).execute();
}

/** Deletes a role's whole category. */
export async function deleteCategory(trx: Connection, roleId: number, category: number): Promise<void> {
  await trx.deleteFrom("products").where("role_id", "=", roleId).where("category", "=", category).execute();
}

/** The place of a category among those of a role: its own, or the one after the last. */
export async function placeOfCategory(trx: Connection, roleId: number, category: number): Promise<number> {
  const places = await trx
    .selectFrom("products")
    .where("role_id", "=", roleId)
    .groupBy("category")
    .select((eb) => ["category", eb.fn.max("category_order").as("place")])
    .execute();
  const own = places.find((one) => one.category === category);
  return own?.place ?? Math.max(-1, ...places.map(({ place }) => place)) + 1;
}
