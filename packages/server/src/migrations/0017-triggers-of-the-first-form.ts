import { type Kysely, sql } from "kysely";
import { noteChangesOf } from "./0013-public-changes.ts";
import { run } from "./statements.ts";

/**
 * Databases that ran the first form of migration 0013 have one trigger per table, which takes every statement for a change.
 * They get the present ones. Others have nothing to change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string }>`
    select c.relname as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'note_public_change' and not t.tgisinternal
      and c.relnamespace = current_schema()::regnamespace
    order by c.relname`.execute(db);
  if (rows.length === 0) return;
  const tables = rows.map(({ table }) => table);
  await run(db, [
    // In this order: the function reads rows that the triggers of the first form do not hand over.
    ...tables.map((table) => `drop trigger note_public_change on ${table}`),
    `create or replace function note_public_change() returns trigger language plpgsql as $$
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
    ...tables.flatMap(noteChangesOf),
  ]);
}
