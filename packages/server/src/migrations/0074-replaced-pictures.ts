import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Pictures that were taken off a profile: for some days a member can put them back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create table replaced_pictures (
      key text primary key,
      account_id integer not null references accounts (id) on delete cascade,
      width integer not null,
      height integer not null,
      color text,
      bytes integer,
      stored_bytes integer,
      created_at timestamptz not null,
      replaced_at timestamptz not null
    )`,
    "create index replaced_pictures_account on replaced_pictures (account_id)",
    "create index replaced_pictures_at on replaced_pictures (replaced_at)",
  ]);
}
