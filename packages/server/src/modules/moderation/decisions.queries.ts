import type { Insertable } from "kysely";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { ModerationDecisionsTable, ModerationUndo } from "../../infra/db/tables/moderation.ts";
import { nameOfUser } from "./cases.queries.ts";
import type { Kind } from "./things.ts";

export interface DecisionRow {
  id: number;
  case_id: number;
  account_id: number;
  kind: Kind;
  target_id: number;
  content: string;
  outcome: ModerationDecisionsTable["outcome"];
  reason: ModerationDecisionsTable["reason"];
  note: string;
  until: Date | null;
  undo: ModerationUndo;
  decided_at: Date;
  decided_by_user_id: number | null;
  decided_by: string | null;
  ended_at: Date | null;
  appeal_id: number | null;
  appeal_words: string | null;
  appeal_made_at: Date | null;
  appeal_outcome: "upheld" | "reversed" | null;
  appeal_note: string | null;
  appeal_decided_at: Date | null;
  appeal_decided_by: string | null;
}

/** Decisions with their cases and appeals. */
function rows(db: Connection) {
  return db
    .selectFrom("moderation_decisions as d")
    .innerJoin("moderation_cases as c", "c.id", "d.case_id")
    .leftJoin("moderation_appeals as p", "p.decision_id", "d.id")
    .select([
      "d.id",
      "d.case_id",
      "d.account_id",
      "c.kind",
      "c.target_id",
      "c.content",
      "d.outcome",
      "d.reason",
    ])
    .select(["d.note", "d.until", "d.undo", "d.decided_at", "d.decided_by_user_id", "d.ended_at"])
    .select(["p.id as appeal_id", "p.words as appeal_words", "p.made_at as appeal_made_at"])
    .select(["p.outcome as appeal_outcome", "p.note as appeal_note", "p.decided_at as appeal_decided_at"])
    .select([
      nameOfUser("d.decided_by_user_id").as("decided_by"),
      nameOfUser("p.decided_by_user_id").as("appeal_decided_by"),
    ])
    .orderBy("d.id", "desc")
    .$castTo<DecisionRow>();
}

export function readDecisionsOf(db: Connection, caseId: number): Promise<DecisionRow[]> {
  return rows(db).where("d.case_id", "=", caseId).execute();
}

export function readDecision(db: Connection, id: number): Promise<DecisionRow | undefined> {
  return rows(db).where("d.id", "=", id).executeTakeFirst();
}

export function readDecisionOfLink(db: Connection, tokenHash: string): Promise<DecisionRow | undefined> {
  return rows(db).where("d.appeal_token_hash", "=", tokenHash).executeTakeFirst();
}

/** The latest about one author in other cases. */
export function readEarlierOf(db: Connection, accountId: number, caseId: number): Promise<DecisionRow[]> {
  return rows(db).where("d.account_id", "=", accountId).where("d.case_id", "<>", caseId).limit(20).execute();
}

/** What an account is told of: not what was dismissed, nor what was decided without telling. */
export function readToldTo(db: Connection, accountId: number): Promise<DecisionRow[]> {
  return rows(db)
    .where("d.account_id", "=", accountId)
    .where("d.outcome", "not in", ["dismiss", "apart"])
    .limit(50)
    .execute();
}

/** Locks the case, so that of two decisions at once one is the first. */
export function lockCase(trx: Connection, id: number) {
  return trx.selectFrom("moderation_cases").where("id", "=", id).selectAll().forUpdate().executeTakeFirst();
}

/** The decision of a case that stands. */
export function readStanding(trx: Connection, caseId: number): Promise<DecisionRow | undefined> {
  return rows(trx).where("d.case_id", "=", caseId).where("d.ended_at", "is", null).executeTakeFirst();
}

export async function insertDecision(
  trx: Connection,
  decision: Omit<Insertable<ModerationDecisionsTable>, "undo"> & { undo: ModerationUndo },
): Promise<number> {
  const { id } = await trx
    .insertInto("moderation_decisions")
    .values({ ...decision, undo: JSON.stringify(decision.undo) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function endDecision(trx: Connection, id: number, at: Date): Promise<void> {
  await trx.updateTable("moderation_decisions").set({ ended_at: at }).where("id", "=", id).execute();
}

export async function setDecided(trx: Connection, caseId: number, at: Date): Promise<void> {
  await trx.updateTable("moderation_cases").set({ decided_at: at }).where("id", "=", caseId).execute();
}

export async function setReopened(
  trx: Connection,
  caseId: number,
  reopened: { at: Date; userId: number; reason: string },
): Promise<void> {
  await trx
    .updateTable("moderation_cases")
    .set({
      decided_at: null,
      reopened_at: reopened.at,
      reopened_by_user_id: reopened.userId,
      reopen_reason: reopened.reason,
    })
    .where("id", "=", caseId)
    .execute();
}

/** Whether a newer case about the same thing waits. */
export async function hasNewerOpen(
  trx: Connection,
  one: { kind: Kind; target_id: number },
): Promise<boolean> {
  const row = await trx
    .selectFrom("moderation_cases")
    .where("kind", "=", one.kind)
    .where("target_id", "=", one.target_id)
    .where("decided_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Decides the reports of a case with it. */
export async function decideReports(
  trx: Connection,
  caseId: number,
  decided: { decision: "upheld" | "dismissed"; note: string; decided_at: Date; decided_by_user_id: number },
): Promise<void> {
  await trx.updateTable("abuse_reports").set(decided).where("case_id", "=", caseId).execute();
}

/** The accounts that reported, each once. */
export async function readReporters(trx: Connection, caseId: number): Promise<number[]> {
  const found = await trx
    .selectFrom("abuse_reports")
    .where("case_id", "=", caseId)
    .where("reporter_account_id", "is not", null)
    .select(sql<number>`distinct reporter_account_id`.as("id"))
    .execute();
  return found.map(({ id }) => id);
}

/** Deletes cases that were decided before a time, unless what was done still holds. */
export async function deleteDecidedBefore(db: Connection, before: Date): Promise<void> {
  await sql`delete from moderation_cases c where c.decided_at < ${before} and not exists (
    select from moderation_decisions d where d.case_id = c.id and d.ended_at is null and (
      d.outcome in ('hide_profile', 'disable_account')
      or (d.outcome = 'hide_classified' and exists (select from classifieds t where t.id = c.target_id))
      or (d.outcome = 'remove_message' and exists (select from messages t where t.id = c.target_id))
      or d.until > ${before}))`.execute(db);
  // Of what holds longer, who reported it is forgotten all the same.
  await db.deleteFrom("abuse_reports").where("decided_at", "<", before).execute();
}
