import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { sumsOf } from "../../infra/db/running-counts.ts";
import { ORGANIZATION } from "../accounts/organizations.ts";

export interface NetworkRow {
  id: number;
  members: number;
  /** Ids of members to show. */
  some_members: number[];
}

/** How many members stand for all of them. */
const SOME = 5;

const PUBLISHED = sql`
  select a.id, a.name_key from roles r join accounts a on a.id = r.account_id
  where r.code = ${ORGANIZATION} and a.published_at is not null`;

/** Those with the most published members first. */
export async function readNetworks(
  connection: Connection,
  { from, size }: { from: number; size: number },
): Promise<NetworkRow[]> {
  const { rows } = await sql<NetworkRow>`
    select page.id, page.members, array(
      select c.account_id from connections c where c.organization_id = page.id and c.is_shown
      order by c.is_pictured desc, c.created_at desc, c.account_id limit ${SOME}) as some_members
    from (
      select n.id, n.name_key, coalesce(counted.amount, 0) as members
      from (${PUBLISHED}) n left join (${sumsOf("shown members")}) counted on counted.key = n.id
      order by members desc, n.name_key, n.id offset ${from} limit ${size}
    ) page order by page.members desc, page.name_key, page.id`.execute(connection);
  return rows;
}

export async function countNetworks(connection: Connection): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from (${PUBLISHED}) n`.execute(connection);
  return Number(rows[0]?.count ?? 0);
}
