import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** How long a picture's JPEG is: feeds have to say so. Unknown for those stored before, until they are asked about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, ["alter table images add column bytes integer"]);
}
