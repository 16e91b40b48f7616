import { sql } from "kysely";
import type { Connection } from "../../../infra/db/connection.ts";
import type { StoredDocument } from "../search.index.queries.ts";

/** A document with the transaction that wrote it. */
export type ChangedDocument = StoredDocument & { changed: string };

const columns = sql`kind, id, removed, name_words, product_words, other_words, phrases, facets, quality, latitude,
  longitude, ends_at, since, sort_name, changed::text as changed`;

export interface Cursor {
  changed: string;
  kind: string;
  id: number;
}

/** The next documents that were written after a snapshot, the oldest first. */
export async function readChangedAfter(
  connection: Connection,
  since: string,
  after: Cursor | undefined,
  limit: number,
): Promise<ChangedDocument[]> {
  const next = after
    ? sql`and (changed, kind, id) > (${after.changed}::xid8, ${after.kind}, ${after.id}::int)`
    : sql``;
  const { rows } = await sql<ChangedDocument>`
    select ${columns} from search_documents
    where changed >= pg_snapshot_xmin(${since}::pg_snapshot)
      and not pg_visible_in_snapshot(changed, ${since}::pg_snapshot) ${next}
    order by changed, kind, id limit ${limit}`.execute(connection);
  return rows;
}

/** The latest documents that were written after a snapshot, the newest first. */
export async function readLatestChanged(
  connection: Connection,
  since: string,
  limit: number,
): Promise<ChangedDocument[]> {
  const { rows } = await sql<ChangedDocument>`
    select ${columns} from search_documents
    where changed >= pg_snapshot_xmin(${since}::pg_snapshot)
      and not pg_visible_in_snapshot(changed, ${since}::pg_snapshot)
    order by changed desc, kind, id limit ${limit}`.execute(connection);
  return rows;
}

/** The next documents of a kind, with the transactions that wrote them. */
export async function readAllAfter(
  connection: Connection,
  kind: "profile" | "classified",
  after: number,
  limit: number,
): Promise<ChangedDocument[]> {
  const { rows } = await sql<ChangedDocument>`
    select ${columns} from search_documents
    where kind = ${kind} and id > ${after} and not removed order by id limit ${limit}`.execute(connection);
  return rows;
}

/** Which transactions have ended by now. */
export async function readSnapshot(connection: Connection): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    connection,
  );
  return rows[0]?.snapshot as string;
}

/** How many documents were written after a snapshot, up to a limit. */
export async function countChangedAfter(
  connection: Connection,
  since: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    select count(*)::int as changes from (
      select from search_documents
      where changed >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(changed, ${since}::pg_snapshot) limit ${limit}
    ) waiting`.execute(connection);
  return rows[0]?.changes ?? 0;
}
