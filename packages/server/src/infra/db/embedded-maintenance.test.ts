import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PGliteDialect, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "./database.ts";
import { maintain } from "./embedded-maintenance.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

const MB = 1024 * 1024;
let directory: string;
let database: Awaited<ReturnType<typeof openEmbedded>>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "foodshed-upkeep-"));
  database = await openEmbedded({ directory });
  await migrate(database.db);
  await sql`insert into accounts (slug, business_name, description, published_at)
    select 'farm-' || n, 'Farm ' || n, repeat('We grow. ', 40), now() from generate_series(1, 2000) n`.execute(
    database.db,
  );
}, 60_000);
afterAll(async () => {
  await database?.close();
  await rm(directory, { recursive: true, force: true });
});

async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
const log = () => bytesBelow(join(directory, "pg_wal"));
const tables = () => bytesBelow(join(directory, "base"));

/** Saves every account six times. */
async function save() {
  for (let round = 0; round < 6; round += 1)
    await sql`update accounts set description = repeat(md5(random()::text), 15), updated_at = now()`.execute(
      database.db,
    );
}

test("files and log stay bounded, however often rows are written", async () => {
  await save();
  await maintain(database.db);
  const first = await tables();
  for (let more = 0; more < 3; more += 1) {
    await save();
    await maintain(database.db);
    expect((await log()) / MB).toBeLessThanOrEqual(96);
  }
  expect((await tables()) / first).toBeLessThan(1.5);
}, 120_000);

test("the planner knows what is there, also after rows have only been added", async () => {
  await sql`insert into classifieds (account_id, title, description, looking_for, category, needed_by)
    select 1, 'Boxes ' || n, '', false, 1, now() from generate_series(1, 1000) n`.execute(database.db);
  const known = async () =>
    (
      await sql<{
        rows: number;
      }>`select reltuples::int as rows from pg_class where relname = 'classifieds'`.execute(database.db)
    ).rows[0]?.rows;
  expect(await known()).toBeLessThan(1000);
  // It looks at what was written once a second at most.
  await sql`select pg_stat_force_next_flush()`.execute(database.db);
  await maintain(database.db);
  expect(await known()).toBe(1000);
});

test("while the disk is full nothing is vacuumed, and the log is recycled", async () => {
  const { db } = database;
  const state = async () =>
    (
      await sql<{ vacuums: number; redo: string }>`select sum(vacuum_count)::int as vacuums,
        (select redo_lsn::text from pg_control_checkpoint()) as redo from pg_stat_user_tables`.execute(db)
    ).rows[0];
  await save();
  await sql`select pg_stat_force_next_flush()`.execute(db);
  await sql`set default_transaction_read_only = on`.execute(db);
  const before = await state();
  await maintain(db);
  const full = await state();
  expect(full?.vacuums).toBe(before?.vacuums);
  expect(full?.redo).not.toBe(before?.redo);
  await sql`set default_transaction_read_only = off`.execute(db);
  await maintain(db);
  await sql`select pg_stat_force_next_flush()`.execute(db);
  expect((await state())?.vacuums).toBeGreaterThan(full?.vacuums ?? 0);
});

test("the log is looked at after each table", async () => {
  const recorded: string[] = [];
  const { db } = database;
  const watched = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite: database.pglite }),
    log: ({ query }) => void recorded.push(query.sql),
  });
  await save();
  await sql`insert into classifieds (account_id, title, description, looking_for, category, needed_by)
    select 1, 'More boxes ' || n, '', false, 1, now() from generate_series(1, 3000) n`.execute(db);
  await sql`select pg_stat_force_next_flush()`.execute(db);
  await maintain(watched);
  const steps = recorded.filter((statement) => /^vacuum|pg_wal_lsn_diff/.test(statement));
  const vacuums = steps.filter((statement) => statement.startsWith("vacuum"));
  expect(vacuums.length).toBeGreaterThan(1);
  for (const [index, statement] of steps.entries())
    if (statement.startsWith("vacuum")) expect(steps[index + 1]).toMatch(/pg_wal_lsn_diff/);
});
