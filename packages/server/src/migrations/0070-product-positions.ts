import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** The order of a category's products. Null, as all are at first, comes after the others, by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, ["alter table products add column position integer check (position >= 0)"]);
}
