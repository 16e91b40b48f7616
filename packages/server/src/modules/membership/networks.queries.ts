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

/** Networks whose members are counted by one statement at least. */
const COUNTED_AT_ONCE = 24;

interface Candidate {
  id: number;
  /** Its place by name. */
  place: number;
  /** Connections, whether their members are published or not: it has no more members than these. */
  most: number;
}

/**
 * Those with the most members first. Members are counted only of networks that may be on the page, and picked only for those that are:
 * connections are counted from an index alone, but whether a member is published stands with its account.
 */
export async function readNetworks(
  connection: Connection,
  { from, size }: { from: number; size: number },
): Promise<NetworkRow[]> {
  const candidates = await readCandidates(connection);
  const counted: (Candidate & { members: number })[] = [];
  while (counted.length < candidates.length) {
    const { most = 0 } = candidates[counted.length] ?? {};
    const last = counted[from + size - 1];
    if (last && last.members > most) break;
    const next = candidates.slice(counted.length, counted.length + Math.max(from + size, COUNTED_AT_ONCE));
    const members = await countMembers(
      connection,
      next.map(({ id }) => id),
    );
    counted.push(...next.map((one) => ({ ...one, members: members.get(one.id) ?? 0 })));
    counted.sort((a, b) => b.members - a.members || a.place - b.place);
  }
  const page = counted.slice(from, from + size);
  const some = await pickMembers(
    connection,
    page.map(({ id }) => id),
  );
  return page.map(({ id, members }) => ({ id, members, some_members: some.get(id) ?? [] }));
}

async function readCandidates(connection: Connection): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with networks as materialized (${PUBLISHED})
    select n.id, (row_number() over (order by n.name_key, n.id))::int as place,
      (select count(*)::int from connections c where c.organization_id = n.id and c.state = 'accepted') as most
    from networks n order by most desc, place`.execute(connection);
  return rows;
}

async function countMembers(connection: Connection, ids: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; members: number }>`
    select n.id, (select count(*)::int from ${MEMBERS}) as members from unnest(${ids}::int[]) n (id)`.execute(
    connection,
  );
  return new Map(rows.map(({ id, members }) => [id, members]));
}

async function pickMembers(connection: Connection, ids: number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; some_members: number[] }>`
    select n.id, array(
      select a.id from ${MEMBERS} order by a.photo_key is null, c.created_at desc, a.id limit ${SOME}) as some_members
    from unnest(${ids}::int[]) n (id)`.execute(connection);
  return new Map(rows.map(({ id, some_members }) => [id, some_members]));
}

export async function countNetworks(connection: Connection): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from (${PUBLISHED}) n`.execute(connection);
  return Number(rows[0]?.count ?? 0);
}
