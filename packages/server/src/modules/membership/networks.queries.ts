import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
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
  select distinct a.id, a.name_key from roles r join accounts a on a.id = r.account_id
  where r.code = ${ORGANIZATION} and a.published_at is not null`;

/** Published members of the network of a row `n`. */
const MEMBERS = sql`
  connections c join accounts a on a.id = c.account_id
  where c.organization_id = n.id and c.state = 'accepted' and a.published_at is not null`;

/** Those with the most members first. Members are picked only for the networks of the page. */
export async function readNetworks(
  connection: Connection,
  { from, size }: { from: number; size: number },
): Promise<NetworkRow[]> {
  const { rows } = await sql<NetworkRow>`
    with networks as materialized (${PUBLISHED}),
    counted as materialized (
      select n.id, n.name_key, (select count(*)::int from ${MEMBERS}) as members from networks n
      order by members desc, n.name_key, n.id offset ${from} limit ${size})
    select n.id, n.members, array(
      select a.id from ${MEMBERS} order by a.photo_key is null, c.created_at desc, a.id limit ${SOME}) as some_members
    from counted n order by n.members desc, n.name_key, n.id`.execute(connection);
  return rows;
}

export async function countNetworks(connection: Connection): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from (${PUBLISHED}) n`.execute(connection);
  return Number(rows[0]?.count ?? 0);
}
