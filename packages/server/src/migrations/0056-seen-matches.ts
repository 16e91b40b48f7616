import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** When an account looked last at the new ads that meet its own ads and products. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create table seen_matches (
      account_id integer primary key references accounts (id) on delete cascade,
      seen_at timestamptz not null
    )`,
  ]);
}
