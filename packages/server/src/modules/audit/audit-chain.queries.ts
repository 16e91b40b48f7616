import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

export interface ChainEnds {
  last_seq: string;
  last_hash: string;
  deleted_seq: string;
  deleted_hash: string;
}

/** The end of the chain, and what it begins after; undefined as long as nothing was recorded. */
export async function readEnds(db: Connection): Promise<ChainEnds | undefined> {
  return await db
    .selectFrom("audit_chain")
    .select(["last_seq", "last_hash", "deleted_seq", "deleted_hash"])
    .executeTakeFirst();
}

export interface ChainedEntry {
  seq: string;
  id: number;
  hash: string | null;
  /** What the hash covers beside the hash before it, as `audit_content` of the database puts it. */
  content: string;
  details_digest: string | null;
  /** Salt and details; null once they are erased. */
  details: string | null;
  /** Whether the account of the entry is there still, so that nothing had to be erased. */
  has_account: boolean;
}

/** The next entries in the order of the chain. The text is put together here, not by the database's own function. */
export async function readChain(db: Connection, after: string, limit: number): Promise<ChainedEntry[]> {
  const { rows } = await sql<ChainedEntry>`
    select e.seq::text as seq, e.id, e.hash, e.details_digest, e.details_salt || e.details::text as details,
      exists (select from accounts a where a.id = e.account_id and a.erased_at is null) as has_account,
      json_build_array(e.seq, e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.operation, e.account_id,
        e.actor_user_id, e.hijacked_by_user_id, e.session_id, e.request_id, e.details_digest)::text as content
    from audit_entries e where e.seq > ${after}::bigint order by e.seq limit ${limit}`.execute(db);
  return rows;
}

/** The first entry that is in no chain: it was written around the database's rules. */
export async function firstUnchained(db: Connection): Promise<number | undefined> {
  const row = await db
    .selectFrom("audit_entries")
    .where("seq", "is", null)
    .orderBy("id")
    .limit(1)
    .select("id")
    .executeTakeFirst();
  return row?.id;
}

export async function hashAt(db: Connection, seq: number): Promise<string | null> {
  const row = await db
    .selectFrom("audit_entries")
    .where(sql<boolean>`seq = ${seq}::bigint`)
    .select("hash")
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** Whether an entry of the chain says that everything up to this one was deleted. */
export async function isDeletionRecorded(
  db: Connection,
  operation: string,
  ends: ChainEnds,
): Promise<boolean> {
  const { rows } =
    await sql`select from audit_entries e where e.operation = ${operation} and e.seq > ${ends.deleted_seq}::bigint
    and e.details ->> 'seq' = ${ends.deleted_seq} and e.details ->> 'hash' = ${ends.deleted_hash} limit 1`.execute(
      db,
    );
  return rows.length > 0;
}

/** When the oldest entry was made. */
export async function oldestAt(db: Connection): Promise<Date | undefined> {
  const row = await db
    .selectFrom("audit_entries")
    .where("seq", "is not", null)
    .orderBy("seq")
    .limit(1)
    .select("at")
    .executeTakeFirst();
  return row?.at;
}

/** The last of the oldest entries, at most `limit`, that are all older than this. */
export async function lastBefore(db: Connection, before: Date, limit: number) {
  const { rows } = await sql<{ seq: string; hash: string }>`
    with oldest as (select seq, hash, at from audit_entries where seq is not null order by seq limit ${limit})
    select seq::text as seq, hash from oldest where at < ${before}
      and not exists (select from oldest o where o.seq < oldest.seq and o.at >= ${before})
    order by oldest.seq desc limit 1`.execute(db);
  return rows[0];
}

/** Deletes what the chain begins with, and moves its beginning. */
export async function deleteUpTo(trx: Connection, last: { seq: string; hash: string }): Promise<void> {
  await sql`select from audit_chain for update`.execute(trx);
  await trx.deleteFrom("audit_entries").where("seq", "<=", last.seq).execute();
  await trx.updateTable("audit_chain").set({ deleted_seq: last.seq, deleted_hash: last.hash }).execute();
}
