import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** What the results of a search can be ordered by: when a document came, and its name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    "alter table search_documents add column since timestamptz",
    "alter table search_documents add column sort_name text not null default ''",
  ]);
}
