import { roleCode } from "@foodshed/sdk/vocabulary";
import { sql } from "kysely";
import type { Connection } from "../../platform/context.ts";
import { ORGANIZATION } from "../../platform/organizations.ts";

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
  const rank = partner ? sql`a.partner_rank` : sql`a.featured_rank`;
  const organization = sql`exists (select 1 from roles r where r.account_id = a.id and r.code = ${ORGANIZATION})`;
  const place = partner ? sql`-extract(epoch from a.published_at)::float8` : sql`-d.quality`;
  const { rows } = await sql<{ id: number }>`
    (select a.id, 0 as step, ${rank} as place from accounts a
      where a.published_at is not null and ${rank} is not null and ${partner ? organization : sql`true`}
      order by ${rank}, a.id limit ${size})
    union all
    (select d.id, 1 as step, ${place} as place from search_documents d join accounts a on a.id = d.id
      where d.kind = 'profile' and not d.removed and a.published_at is not null and ${rank} is null
      and ${partner ? organization : sql`not ${organization} and a.photo_key is not null`}
      order by place, d.id limit ${size})
    order by step, place, id limit ${size}`.execute(connection);
  return rows.map(({ id }) => id);
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
