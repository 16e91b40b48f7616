import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/**
 * The ids of classifieds that were deleted: their pages say that they are gone, and not that they never were. Noted by the database itself,
 * since classifieds are also deleted with their accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    "create table deleted_classifieds (id integer primary key, account_id integer not null, deleted_at timestamptz not null default now())",
    `create function note_deleted_classifieds() returns trigger language plpgsql as $$
      begin
        insert into deleted_classifieds (id, account_id) select id, account_id from deleted on conflict do nothing;
        return null;
      end
    $$`,
    `create trigger note_deleted_classifieds after delete on classifieds referencing old table as deleted
      for each statement execute function note_deleted_classifieds()`,
  ]);
}
