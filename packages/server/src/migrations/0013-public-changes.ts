import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Every table that visitors are shown something of. One that is added later gets its triggers in its own migration. */
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
 * forget to. Each notes itself: a counter would make writers wait for each other. A statement that meets no row, as most of
 * what is done every few minutes, is no change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create table public_changes (
      changed xid8 primary key default pg_current_xact_id(),
      changed_at timestamptz not null default now()
    )`,
    `create function note_public_change() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'TRUNCATE' then
          if not exists (select from changed) then
            return null;
          end if;
        end if;
        insert into public_changes default values on conflict do nothing;
        return null;
      end
    $$`,
    ...SHOWN.flatMap(noteChangesOf),
  ]);
}

/** The triggers of a table that visitors are shown something of. One that sees the rows is for one kind of statement. */
export function noteChangesOf(table: string): string[] {
  const trigger = (event: string, rows: string) =>
    `create trigger note_public_${event} after ${event} on ${table} ${rows}
      for each statement execute function note_public_change()`;
  return [
    trigger("insert", "referencing new table as changed"),
    trigger("update", "referencing new table as changed"),
    trigger("delete", "referencing old table as changed"),
    trigger("truncate", ""),
  ];
}
