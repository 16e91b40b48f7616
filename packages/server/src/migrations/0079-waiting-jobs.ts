import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Tells runs that waited for the database or the search index from those that failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, ["alter table job_runs add column waited boolean not null default false"]);
}
