import { createHash } from "node:crypto";
import type { Actor } from "../../core/actor.ts";
import { days } from "../../core/clock.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Query, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as queries from "./audit-chain.queries.ts";

const PAGE = 2_000;
/** Ontario's ultimate times for claims about a business's records end before. */
const RETENTION_DAYS = 7 * 365;
/** Old entries go together once a month, as each deletion leaves an entry of its own. */
const TOGETHER_DAYS = 30;
const DELETION = "deleteOldAuditEntries";

export type ChainCheck = ResponseBody<"checkAuditChain">;
type Fault = NonNullable<ChainCheck["fault"]>;

/** Whether every audit entry is what was recorded, for administrators; and the hash of an entry that they remember. */
export async function checkAuditChain(
  { db }: Services,
  actor: Actor,
  { seq }: Query<"checkAuditChain">,
): Promise<ChainCheck> {
  administratorOnly(actor);
  return { ...(await verifyChain(db)), remembered_hash: seq ? await queries.hashAt(db, seq) : null };
}

/** Computes every hash again, in pages. Entries that are added meanwhile are left to the next check. */
export async function verifyChain(db: Connection): Promise<Omit<ChainCheck, "remembered_hash">> {
  const ends = await queries.readEnds(db);
  const unchained = await queries.firstUnchained(db);
  const found = await walk(db, ends);
  // Old entries were deleted while they were read.
  if (found.fault && (await queries.readEnds(db))?.deleted_seq !== ends?.deleted_seq) return verifyChain(db);
  const fault =
    found.fault ?? (unchained ? { seq: null, id: unchained, reason: "unchained" as const } : null);
  return {
    entries: found.entries,
    last_seq: Number(ends?.last_seq ?? 0),
    last_hash: ends?.last_hash || null,
    deleted_seq: Number(ends?.deleted_seq ?? 0),
    fault,
  };
}

async function walk(
  db: Connection,
  ends: queries.ChainEnds | undefined,
): Promise<{ entries: number; fault: Fault | null }> {
  const last = BigInt(ends?.last_seq ?? 0);
  const first = BigInt(ends?.deleted_seq ?? 0);
  let [seq, hash, entries] = [first, ends?.deleted_hash ?? "", 0];
  const faultAt = (at: bigint, id: number | null, reason: Fault["reason"]) => ({
    entries,
    fault: { seq: Number(at), id, reason },
  });
  if (ends && first > 0n && !(await queries.isDeletionRecorded(db, DELETION, ends))) {
    return faultAt(first + 1n, null, "beginning_missing");
  }
  while (true) {
    const page = await queries.readChain(db, String(seq), PAGE);
    for (const entry of page) {
      if (BigInt(entry.seq) > last && ends) break;
      if (BigInt(entry.seq) !== seq + 1n) return faultAt(seq + 1n, null, "missing");
      if (!ends || entry.hash !== sha256(hash + entry.content)) {
        return faultAt(seq + 1n, entry.id, "changed");
      }
      if (entry.details === null ? entry.has_account : sha256(entry.details) !== entry.details_digest) {
        return faultAt(seq + 1n, entry.id, "details_changed");
      }
      [seq, hash] = [seq + 1n, entry.hash];
      entries += 1;
    }
    if (page.length < PAGE || seq >= last) break;
  }
  if (seq < last) return faultAt(seq + 1n, null, "end_missing");
  if (ends && hash !== ends.last_hash) return faultAt(seq, null, "end_changed");
  return { entries, fault: null };
}

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

/** Deletes entries of more than seven years, a portion at a time; what the chain then begins after is an entry itself. */
export async function deleteOldAuditEntries({ db, clock }: Services): Promise<void> {
  const oldest = await queries.oldestAt(db);
  const limit = new Date(clock.now().getTime() - days(RETENTION_DAYS));
  if (!oldest || oldest.getTime() >= limit.getTime() - days(TOGETHER_DAYS)) return;
  while (true) {
    const last = await queries.lastBefore(db, limit, PAGE);
    if (!last) return;
    await inTransaction(db, async (trx) => {
      await queries.deleteUpTo(trx, last);
      await trx
        .insertInto("audit_entries")
        .values({ at: clock.now(), operation: DELETION, details: JSON.stringify(last) })
        .execute();
    });
  }
}
