import { type Insertable, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { ProductsTable } from "../../infra/db/tables/profiles.ts";

/** All that a role lists, the marks of its categories too, in the order in which its profile shows it. */
export async function listRoleProducts(trx: Connection, roleId: number) {
  return await trx
    .selectFrom("products")
    .where("role_id", "=", roleId)
    .orderBy("category_order")
    .orderBy("position")
    .orderBy("id")
    .select([
      "id",
      "category",
      "name",
      "name_key",
      "name_translation",
      "parent_id",
      "category_order",
      "position",
    ])
    .execute();
}

export type ListedProduct = Awaited<ReturnType<typeof listRoleProducts>>[number];

/** Those of the products that other accounts list. */
export async function countOfOthers(trx: Connection, ids: readonly number[], accountId: number) {
  const { count } = await trx
    .selectFrom("products")
    .innerJoin("roles", "roles.id", "products.role_id")
    .where(sql<boolean>`products.id = any(${[...ids]}::int[])`)
    .where("roles.account_id", "<>", accountId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteProducts(trx: Connection, ids: readonly number[]): Promise<void> {
  await trx
    .deleteFrom("products")
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute();
}

/** Writes what changed of products, each whole. */
export async function rewriteProducts(trx: Connection, products: readonly ListedProduct[]): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ id }) => id);
  // Names may go round among products: for a moment each has a key that no name can have.
  await sql`update products set name_key = chr(1) || id where id = any(${ids}::int[])`.execute(trx);
  await sql`update products p set category = n.category, name = n.name, name_key = n.name_key,
      name_translation = n.name_translation, parent_id = n.parent_id, category_order = n.category_order, position = n.position
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as n (id integer, category smallint, name text, name_key text,
      name_translation text, parent_id integer, category_order integer, position integer)
    where p.id = n.id`.execute(trx);
}

export async function addProducts(trx: Connection, rows: Insertable<ProductsTable>[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto("products").values(rows).execute();
}
