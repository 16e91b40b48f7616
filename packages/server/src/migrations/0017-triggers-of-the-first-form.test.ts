import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../infra/db/database.ts";
import { openTestDatabase } from "../testing/database.ts";
import { up } from "./0017-triggers-of-the-first-form.ts";
import { run } from "./statements.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function triggers() {
  const { rows } = await sql<{ table: string; rule: string }>`
    select tgrelid::regclass::text as table, pg_get_triggerdef(oid) as rule from pg_trigger
    where tgname like 'note_public%' order by 1, 2`.execute(database.db);
  return rows;
}
const body = async () =>
  (
    await sql<{ text: string }>`
      select regexp_replace(prosrc, '\\s+', ' ', 'g') as text from pg_proc where proname = 'note_public_change'`.execute(
      database.db,
    )
  ).rows;

it("gives a database that ran the first form of migration 0013 what others have, and leaves others alone", async () => {
  const asOthersHave = { triggers: await triggers(), body: await body() };
  expect(asOthersHave.triggers.length).toBeGreaterThan(60);
  const tables = [...new Set(asOthersHave.triggers.map(({ table }) => table))];
  const db = database.db as unknown as Kysely<unknown>;
  await run(db, [
    ...tables.flatMap((table) =>
      ["insert", "update", "delete", "truncate"].map(
        (event) => `drop trigger note_public_${event} on ${table}`,
      ),
    ),
    `create or replace function note_public_change() returns trigger language plpgsql as $$
      begin
        insert into public_changes default values on conflict do nothing;
        return null;
      end
    $$`,
    ...tables.map(
      (table) => `create trigger note_public_change after insert or update or delete or truncate on ${table}
        for each statement execute function note_public_change()`,
    ),
  ]);
  await db.transaction().execute(up);
  expect({ triggers: await triggers(), body: await body() }).toEqual(asOthersHave);
  await db.transaction().execute(up);
  expect({ triggers: await triggers(), body: await body() }).toEqual(asOthersHave);
});
