import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** What a picture takes up in all its sizes. Unknown for those stored before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, ["alter table images add column stored_bytes integer"]);
}
