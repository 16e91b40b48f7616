import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Lists look up a case's latest decision and whether a thing was reported, and read signals in their order, without reading all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    "create index moderation_decisions_case on moderation_decisions (case_id, id desc)",
    "drop index moderation_signals_weight",
    "create index moderation_signals_listed on moderation_signals (weight desc, id desc)",
    "create index moderation_cases_target on moderation_cases (kind, target_id)",
  ]);
}
