import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Which format a search document is stored in: the server rebuilds those of another one than its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, ["alter table search_documents add column format integer not null default 0"]);
}
