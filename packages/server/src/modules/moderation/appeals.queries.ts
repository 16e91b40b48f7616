import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

export function findAppeal(db: Connection, id: number) {
  return db
    .selectFrom("moderation_appeals as p")
    .innerJoin("moderation_decisions as d", "d.id", "p.decision_id")
    .where("p.id", "=", id)
    .select(["p.id", "p.decision_id", "d.case_id", "d.account_id"])
    .executeTakeFirst();
}

export async function setOutcome(
  trx: Connection,
  id: number,
  outcome: { outcome: "upheld" | "reversed"; note: string; decided_at: Date; decided_by_user_id: number },
): Promise<void> {
  await trx.updateTable("moderation_appeals").set(outcome).where("id", "=", id).execute();
}

/** @returns false when the decision was appealed before */
export async function insertAppeal(
  trx: Connection,
  appeal: { decision_id: number; account_id: number; user_id: number | null; words: string; made_at: Date },
): Promise<boolean> {
  const inserted = await trx
    .insertInto("moderation_appeals")
    .values({ ...appeal, decided_by_user_id: null })
    .onConflict((conflict) => conflict.column("decision_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export function readOwnReports(db: Connection, accountId: number) {
  return db
    .selectFrom("abuse_reports")
    .where("reporter_account_id", "=", accountId)
    .orderBy("id", "desc")
    .limit(50)
    .select(["id", "kind", "reason", "created_at", "decision", "decided_at"])
    .select(sql<boolean>`decision is null`.as("waits"))
    .execute();
}
