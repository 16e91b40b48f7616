import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/** The accounts that ids, slugs and login addresses mean, in their order; undefined where there is none. */
export async function findAccounts(
  db: Connection,
  names: readonly (number | string)[],
): Promise<(number | undefined)[]> {
  const texts = names.map((name) => (typeof name === "number" ? "" : name.trim().toLowerCase()));
  const { rows } = await sql<{ id: number; name: string }>`
    select a.id, a.slug as name from accounts a where a.slug = any(${texts}::text[])
    union all
    select min(u.account_id), lower(u.email) from account_users u where u.role = 'owner' and lower(u.email) = any(${texts}::text[])
      group by lower(u.email)`.execute(db);
  const ids = names.filter((name) => typeof name === "number");
  const known = await db
    .selectFrom("accounts")
    .select("id")
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();
  const byId = new Set(known.map(({ id }) => id));
  const byName = new Map(rows.map(({ id, name }) => [name, id]));
  return names.map((name, index) => {
    if (typeof name === "number") return byId.has(name) ? name : undefined;
    return byName.get(texts[index] as string);
  });
}

/** For each product, the category under which most profiles list it. */
export async function readUsualCategories(
  db: Connection,
  nameKeys: readonly string[],
): Promise<Map<string, number>> {
  if (nameKeys.length === 0) return new Map();
  const { rows } = await sql<{ name_key: string; category: number }>`
    select distinct on (name_key) name_key, category from (
      select name_key, category, count(*) as listed from products
      where name_key = any(${[...nameKeys]}::text[]) group by name_key, category) counted
    order by name_key, listed desc, category`.execute(db);
  return new Map(rows.map(({ name_key, category }) => [name_key, category]));
}

export async function findSlug(db: Connection, accountId: number): Promise<string | undefined> {
  const row = await db.selectFrom("accounts").where("id", "=", accountId).select("slug").executeTakeFirst();
  return row?.slug;
}

/** The products of all roles, and the marks of chosen categories, as they are by now. */
export async function findProductsOf(trx: Connection, accountId: number) {
  return await trx
    .selectFrom("products")
    .innerJoin("roles", "roles.id", "products.role_id")
    .where("roles.account_id", "=", accountId)
    .select(["products.id", "products.name", "products.category"])
    .execute();
}

/** The language of mails to a business, and of the site after its login. */
export async function setLanguage(trx: Connection, accountId: number, language: string): Promise<void> {
  await sql`update users set language = ${language}
    where id = (select id from account_users where account_id = ${accountId} and role = 'owner' order by membership_id limit 1)`.execute(
    trx,
  );
}
