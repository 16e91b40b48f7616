import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Every table that visitors are shown something of. One that is added later gets its trigger in its own migration. */
const SHOWN = [
  "accounts",
  "account_business_types",
  "addresses",
  "checklists",
  "classifieds",
  "connections",
  "contacts",
  "files",
  "gallery_photos",
  "images",
  "products",
  "role_details",
  "roles",
  "search_documents",
  "settings",
  "vendor_highlights",
];

/**
 * Which transactions wrote something that visitors are shown, noted by the database itself, so that no statement can
 * forget to. Each notes itself: a counter would make writers wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create table public_changes (
      changed xid8 primary key default pg_current_xact_id(),
      changed_at timestamptz not null default now()
    )`,
    `create function note_public_change() returns trigger language plpgsql as $$
      begin
        insert into public_changes default values on conflict do nothing;
        return null;
      end
    $$`,
    ...SHOWN.map(
      (table) => `create trigger note_public_change after insert or update or delete or truncate on ${table}
        for each statement execute function note_public_change()`,
    ),
  ]);
}
