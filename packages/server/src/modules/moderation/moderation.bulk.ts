import type { Insertable } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { AbuseReportsTable } from "../../infra/db/tables/abuse-reports.ts";
import type { ModerationCasesTable, ModerationDecisionsTable } from "../../infra/db/tables/moderation.ts";
import { readThing } from "./things.ts";
import { refreshUrgency } from "./urgency.ts";

/** A case as it came about: its reports, perhaps a decision that changed nothing in the database, and an appeal against it. */
export interface BulkCase extends Pick<ModerationCasesTable, "kind" | "target_id" | "account_id"> {
  reports: readonly {
    by: number | null;
    reason: AbuseReportsTable["reason"];
    details: string;
    at: Date;
  }[];
  decision?: {
    outcome: "dismiss" | "warn";
    reason: Insertable<ModerationDecisionsTable>["reason"];
    note: string;
    at: Date;
    appeal?: { words: string; at: Date };
  };
}

/** Writes a case. Nobody is told. */
export async function insertCase(trx: Connection, one: BulkCase): Promise<void> {
  const { kind, target_id, account_id, reports, decision } = one;
  const content = (await readThing(trx, kind, target_id))?.text.trim() ?? "";
  const opened_at = reports[0]?.at ?? new Date(0);
  const decided_at = decision?.at ?? null;
  const { id } = await trx
    .insertInto("moderation_cases")
    .values({ kind, target_id, account_id, content, opened_at, decided_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const { by, reason, details, at } of reports)
    await trx
      .insertInto("abuse_reports")
      .values({
        case_id: id,
        kind,
        target_id,
        account_id,
        reporter_account_id: by,
        reason,
        details,
        excerpt: [...content].slice(0, 500).join(""),
        created_at: at,
        decision: decision ? (decision.outcome === "dismiss" ? "dismissed" : "upheld") : null,
        decided_at,
        decided_by_user_id: null,
      })
      .execute();
  if (decision) {
    const made = await trx
      .insertInto("moderation_decisions")
      .values({
        case_id: id,
        account_id,
        outcome: decision.outcome,
        reason: decision.reason,
        note: decision.note,
        decided_at: decision.at,
        decided_by_user_id: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (decision.appeal)
      await trx
        .insertInto("moderation_appeals")
        .values({
          decision_id: made.id,
          account_id,
          user_id: null,
          words: decision.appeal.words,
          made_at: decision.appeal.at,
          decided_by_user_id: null,
        })
        .execute();
  }
  await refreshUrgency(trx, [id]);
}
