import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { DocumentRow } from "./indexed-document.ts";

export type DocumentType = DocumentRow["kind"];

/** The format of the stored texts. Raise it with every change of what `indexed-document.ts` writes. */
export const FORMAT = 12;

/** Removed documents are remembered for seven days: an index that is older than this is read again as a whole. */
export const MAX_CATCH_UP_AGE_MS = 6 * 86_400_000;

/** Whether documents are stored in an older format. */
export async function hasOutdatedDocuments(connection: Connection): Promise<boolean> {
  const row = await connection
    .selectFrom("search_documents")
    .where("format", "<>", FORMAT)
    .where("removed", "=", false)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeDocuments(connection: Connection, rows: DocumentRow[]): Promise<void> {
  if (rows.length === 0) return;
  await connection
    .insertInto("search_documents")
    .values(rows.map((row) => ({ ...row, format: FORMAT })))
    .onConflict((conflict) =>
      conflict.columns(["kind", "id"]).doUpdateSet((eb) => ({
        changed: sql<string>`pg_current_xact_id()`,
        changed_at: sql<Date>`now()`,
        removed: eb.ref("excluded.removed"),
        format: eb.ref("excluded.format"),
        name_words: eb.ref("excluded.name_words"),
        product_words: eb.ref("excluded.product_words"),
        other_words: eb.ref("excluded.other_words"),
        phrases: eb.ref("excluded.phrases"),
        facets: eb.ref("excluded.facets"),
        quality: eb.ref("excluded.quality"),
        latitude: eb.ref("excluded.latitude"),
        longitude: eb.ref("excluded.longitude"),
        ends_at: eb.ref("excluded.ends_at"),
        since: eb.ref("excluded.since"),
        sort_name: eb.ref("excluded.sort_name"),
        display: eb.ref("excluded.display"),
      })),
    )
    .execute();
}

/** Empties documents and says so to every server process. */
export async function removeDocuments(
  connection: Connection,
  type: DocumentType,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  await connection
    .updateTable("search_documents")
    .where("kind", "=", type)
    .where("id", "in", ids)
    .where("removed", "=", false)
    .set({
      removed: true,
      changed: sql<string>`pg_current_xact_id()`,
      changed_at: sql<Date>`now()`,
      name_words: "",
      product_words: "",
      other_words: "",
      phrases: "",
      facets: "",
      sort_name: "",
      display: "{}",
    })
    .execute();
}

/** Documents that an account has in the search. */
export async function listDocuments(
  connection: Connection,
  type: DocumentType,
  accountId: number,
): Promise<number[]> {
  const rows = await connection
    .selectFrom("search_documents")
    .where("kind", "=", type)
    .where("removed", "=", false)
    .where("id", "in", (eb) => eb.selectFrom("classifieds").where("account_id", "=", accountId).select("id"))
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets rows of documents that are long gone. */
export async function purgeRemovedDocuments(connection: Connection, before: Date): Promise<void> {
  await connection
    .deleteFrom("search_documents")
    .where("removed", "=", true)
    .where("changed_at", "<", before)
    .execute();
}

/** Empties every document that this transaction has not written. */
export async function deleteUnwrittenDocuments(connection: Connection): Promise<void> {
  const { rows } = await sql<{ kind: DocumentType; id: number }>`
    select kind, id from search_documents where not removed and changed <> pg_current_xact_id()`.execute(
    connection,
  );
  for (const type of ["profile", "classified"] as const) {
    const ids = rows.filter(({ kind }) => kind === type).map(({ id }) => id);
    for (let at = 0; at < ids.length; at += 5000)
      await removeDocuments(connection, type, ids.slice(at, at + 5000));
  }
}

const columns = [
  "kind",
  "id",
  "removed",
  "name_words",
  "product_words",
  "other_words",
  "phrases",
  "facets",
  "quality",
  "latitude",
  "longitude",
  "ends_at",
  "since",
  "sort_name",
] as const;

export type StoredDocument = Omit<DocumentRow, "display">;

/** The next documents of a type after an id. */
export async function readDocuments(
  connection: Connection,
  type: DocumentType,
  after: number,
  limit: number,
): Promise<StoredDocument[]> {
  return await connection
    .selectFrom("search_documents")
    .where("kind", "=", type)
    .where("id", ">", after)
    .where("removed", "=", false)
    .orderBy("id")
    .limit(limit)
    .select(columns)
    .execute();
}

/** Which transactions have ended by now, as PostgreSQL writes it. */
export async function readSnapshot(connection: Connection): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    connection,
  );
  return rows[0]?.snapshot as string;
}

/** Whether a snapshot knows of transactions that this cluster has yet to give out. */
export async function isAhead(connection: Connection, snapshot: string): Promise<boolean> {
  const { rows } = await sql<{ ahead: boolean }>`
    select pg_snapshot_xmax(${snapshot}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as ahead`.execute(
    connection,
  );
  return rows[0]?.ahead === true;
}

/** Rows of one statement: the limit on a statement's time holds for each alone. */
const ADOPTED_AT_ONCE = 5000;

/** Brings rows that came from another cluster, with younger numbers than this one has given out, into its own count. */
export async function adoptDocuments(connection: Connection): Promise<void> {
  let adopted: bigint;
  do {
    const { numAffectedRows } = await sql`update search_documents d set changed = pg_current_xact_id()
      from (select kind, id from search_documents where changed > pg_snapshot_xmax(pg_current_snapshot())
        order by changed limit ${ADOPTED_AT_ONCE} for update) foreign_rows
      where d.kind = foreign_rows.kind and d.id = foreign_rows.id`.execute(connection);
    adopted = numAffectedRows ?? 0n;
  } while (adopted > 0n);
}

/** What was committed after a snapshot, and the snapshot of now. */
export async function readChanges(
  connection: Connection,
  since: string,
  limit: number,
): Promise<{ snapshot: string; changes: { kind: DocumentType; id: number }[] }> {
  const { rows } = await sql<{ snapshot: string; kind: DocumentType | null; id: number }>`
    select now.snapshot::text as snapshot, d.kind, d.id
    from (select pg_current_snapshot() as snapshot) now
    left join lateral (
      select kind, id from search_documents
      where changed >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(changed, ${since}::pg_snapshot)
      order by changed limit ${limit}
    ) d on true`.execute(connection);
  return {
    snapshot: rows[0]?.snapshot as string,
    changes: rows.flatMap(({ kind, id }) => (kind === null ? [] : [{ kind, id }])),
  };
}

export async function readDocumentsById(
  connection: Connection,
  type: DocumentType,
  ids: number[],
): Promise<StoredDocument[]> {
  if (ids.length === 0) return [];
  return await connection
    .selectFrom("search_documents")
    .where("kind", "=", type)
    .where("id", "in", ids)
    .select(columns)
    .execute();
}

/** What hits show, by id. Documents that are gone are left out. */
export async function readHits<Hit>(
  connection: Connection,
  type: DocumentType,
  ids: number[],
): Promise<Map<number, Hit>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; display: Hit }>`
    select id, display from search_documents
    where kind = ${type} and id = any(${ids}::int[]) and not removed`.execute(connection);
  return new Map(rows.map(({ id, display }) => [id, display]));
}
