import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Which process runs a job that one runs for all, until when, and when it last ran. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create table job_leases (
      job text primary key,
      holder text,
      held_until timestamptz,
      ran_at timestamptz
    )`,
  ]);
}
