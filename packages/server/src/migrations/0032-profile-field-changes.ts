import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/**
 * Who last changed which field of a profile, and with which version: updates from files leave what a business has changed
 * itself since. What was changed before is not known, and is in no update's way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create table profile_field_changes (
      account_id integer not null references accounts (id) on delete cascade,
      field text not null,
      version integer not null,
      changed_at timestamptz not null,
      by_account_id integer references accounts (id) on delete set null,
      by_owner boolean not null,
      primary key (account_id, field)
    )`,
    "create index profile_field_changes_by on profile_field_changes (by_account_id)",
  ]);
}
