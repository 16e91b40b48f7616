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
  select a.id from roles r join accounts a on a.id = r.account_id
  where r.code = ${ORGANIZATION} and a.published_at is not null`;

/** Further networks that are looked at because some with more members may be hidden. */
const SPARE = 12;

/** Those with the most published members first. */
export async function readNetworks(
  connection: Connection,
  { from, size }: { from: number; size: number },
): Promise<NetworkRow[]> {
  const last = from + size;
  const first = await readBest(connection, last + SPARE);
  const all = first.isAll || first.rows.length >= last ? first : await readBest(connection);
  const page = all.rows.slice(from, last);
  const some = await pickMembers(
    connection,
    page.map(({ id }) => id),
  );
  return page.map(({ id, members }) => ({ id, members, some_members: some.get(id) ?? [] }));
}

interface Best {
  rows: { id: number; members: number }[];
  /** Whether there are no others. */
  isAll: boolean;
}

/**
 * The published ones among the networks with the most members, those with as many as the last of them included. The accounts of
 * others are not looked at.
 */
async function readBest(connection: Connection, most?: number): Promise<Best> {
  const { rows } = await sql<{ id: number | null; members: number; all: number; looked: number }>`
    with networks as materialized (
      select r.account_id as id, coalesce(counted.amount, 0) as members,
        rank() over (order by coalesce(counted.amount, 0) desc) as place
      from roles r left join (${sumsOf("shown members")}) counted on counted.key = r.account_id
      where r.code = ${ORGANIZATION}
    ), best as materialized (
      select id, members from networks ${most === undefined ? sql`` : sql`where place <= ${most}`}
    )
    select a.id, best.members, (select count(*)::int from networks) as all, (select count(*)::int from best) as looked
    from best left join accounts a on a.id = best.id and a.published_at is not null
    order by best.members desc, a.name_key, a.id`.execute(connection);
  return {
    rows: rows.flatMap(({ id, members }) => (id === null ? [] : [{ id, members }])),
    isAll: rows.length === 0 || rows[0]?.all === rows[0]?.looked,
  };
}

async function pickMembers(connection: Connection, ids: number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; some_members: number[] }>`
    select n.id, array(
      select c.account_id from connections c where c.organization_id = n.id and c.is_shown
      order by c.is_pictured desc, c.created_at desc, c.account_id limit ${SOME}) as some_members
    from unnest(${ids}::int[]) n (id)`.execute(connection);
  return new Map(rows.map(({ id, some_members }) => [id, some_members]));
}

export async function countNetworks(connection: Connection): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from (${PUBLISHED}) n`.execute(connection);
  return Number(rows[0]?.count ?? 0);
}
