import { roleCode } from "@foodshed/sdk/vocabulary";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { ORGANIZATION } from "../accounts/organizations.ts";

export async function findLocation(
  connection: Connection,
  accountId: number,
): Promise<{ latitude: number; longitude: number } | undefined> {
  const row = await connection
    .selectFrom("accounts")
    .where("id", "=", accountId)
    .select(["latitude", "longitude"])
    .executeTakeFirst();
  if (row?.latitude == null || row.longitude == null) return undefined;
  return { latitude: row.latitude, longitude: row.longitude };
}

/** Roles under which a business offers products. */
const SELLING = [roleCode("seller"), roleCode("processor"), roleCode("vendor")];

/** The product categories that an account sells and buys in, and whom it is connected to or has asked. */
export async function readTrade(
  connection: Connection,
  accountId: number,
): Promise<{ sells: number[]; buys: number[]; connected: number[] }> {
  const { rows } = await sql<{ sells: number[]; buys: number[]; connected: number[] }>`
    select
      array(select distinct p.category::int from products p join roles r on r.id = p.role_id
        where r.account_id = ${accountId} and r.code in (${sql.join(SELLING)})) as sells,
      array(select distinct p.category::int from products p join roles r on r.id = p.role_id
        where r.account_id = ${accountId} and r.code = ${roleCode("buyer")}) as buys,
      array(select case when organization_id = ${accountId} then account_id else organization_id end from connections
        where (organization_id = ${accountId} or account_id = ${accountId}) and state <> 'denied') as connected`.execute(
    connection,
  );
  return rows[0] as { sells: number[]; buys: number[]; connected: number[] };
}

/**
 * Whom the front page shows: an operator's choice first, then complete businesses with a picture; of partners, the newest
 * networks.
 */
export async function listFeatured(
  connection: Connection,
  size: number,
  partner: boolean,
): Promise<number[]> {
  const { rows } = await (partner ? partners(size) : featuredBusinesses(size)).execute(connection);
  return rows.map(({ id }) => id);
}

/**
 * Networks are few among the accounts: they are found by their role, and the newest follow those that have a place. Whether one can be
 * found is looked up in that order, until there are enough.
 */
function partners(size: number) {
  return sql<{ id: number }>`
    with networks as materialized (select account_id from roles where code = ${ORGANIZATION})
    select a.id from (
      select a.id, a.partner_rank, a.published_at from networks n join accounts a on a.id = n.account_id
      where a.published_at is not null
      order by a.partner_rank asc nulls last, a.published_at desc, a.id
    ) a where a.partner_rank is not null
      or exists (select 1 from search_documents d where d.id = a.id and d.kind = 'profile' and not d.removed)
    order by a.partner_rank asc nulls last, a.published_at desc, a.id limit ${size}`;
}

/** Read from the best end of an index of those with a picture, whatever the size of the network. */
function featuredBusinesses(size: number) {
  const business = sql`not exists (select 1 from roles r where r.account_id = a.id and r.code = ${ORGANIZATION})`;
  return sql<{ id: number }>`
    (select a.id, 0 as step, a.featured_rank as place from accounts a
      where a.published_at is not null and a.featured_rank is not null
      order by a.featured_rank, a.id limit ${size})
    union all
    (select d.id, 1 as step, -d.quality as place from search_documents d join accounts a on a.id = d.id
      where d.kind = 'profile' and not d.removed and d.display ->> 'photo' is not null
      and a.published_at is not null and a.featured_rank is null and ${business} and a.photo_key is not null
      order by d.quality desc, d.id limit ${size})
    order by step, place, id limit ${size}`;
}

export async function listNewest(connection: Connection, size: number): Promise<number[]> {
  const rows = await connection
    .selectFrom("accounts")
    .where("published_at", "is not", null)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}
