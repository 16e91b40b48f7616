import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Addresses to log in with that wait for their link to be opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create table email_changes (
      user_id integer primary key references users (id) on delete cascade,
      email text not null,
      session_id text not null,
      requested_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    "create index email_changes_expiry on email_changes (expires_at)",
  ]);
}
