import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** The message that a job failed with, by id and values, so that each administrator reads it in their language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, ["alter table job_runs add column error_text jsonb"]);
}
