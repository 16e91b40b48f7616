import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Lists of all accounts, hidden ones included, are read by name from one place to the next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, ["create index accounts_by_name on accounts (name_key, id)"]);
}
