import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { clusterAt, runAsOwner, startPostgres } from "../../../../scripts/lib/postgres.mjs";
import { tableNames } from "../infra/backup/tables.ts";
import type { Database } from "../infra/db/connection.ts";
import { openPostgres } from "../infra/db/database.ts";
import { migrate } from "../infra/db/migrate.ts";
import { freePort, killServers, serve } from "../testing/server-process.ts";
import { cluster } from "./support/network.ts";

const operations = readFileSync(
  join(import.meta.dirname, "..", "..", "..", "..", "docs", "operations.md"),
  "utf8",
);
/** The value of a setting of PostgreSQL as the recipe has it, with the archive of this test. */
function recipe(setting: string, archive: string): string {
  const value = new RegExp(`^${setting} = '(.*)'$`, "m").exec(operations)?.[1];
  if (!value) throw new Error(`docs/operations.md has no ${setting}.`);
  return value.replaceAll("/var/backups/foodshed-wal", archive);
}

const folder = mkdtempSync(join(tmpdir(), "foodshed-fault-pitr-"));
const ends: (() => unknown)[] = [];
afterEach(async () => {
  await killServers();
  for (const end of ends.splice(0)) await end();
  rmSync(folder, { recursive: true, force: true });
});

async function using<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openPostgres(url, { max: 1 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const register = (db: Database, slug: string) =>
  sql`insert into accounts (slug, business_name, published_at, claimed_at) values (${slug}, ${slug}, now(), now())`.execute(
    db,
  );

/** A hash of each table. */
async function contents(db: Database): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const name of await tableNames(db)) {
    const { rows } = await sql<{ hash: string }>`
      select count(*) || md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as hash from ${sql.table(name)} t`.execute(
      db,
    );
    found[name] = rows[0]?.hash;
  }
  return found;
}

const TIMEOUT = { timeout: 30_000, interval: 100 };

/** Whether the database takes writes. */
async function isRecovered(db: Database): Promise<boolean> {
  const { rows } = await sql<{ recovers: boolean }>`select pg_is_in_recovery() as recovers`.execute(db);
  return rows[0]?.recovers === false;
}

describe.skipIf(!cluster)("a database that is lost", () => {
  it("is as it was at a moment between two backups, from a base backup and the archive of its log", async () => {
    const archive = mkdtempSync(join(tmpdir(), "foodshed-fault-wal-"));
    chmodSync(archive, 0o777);
    ends.push(() => rmSync(archive, { recursive: true, force: true }));
    const started = await startPostgres({
      keepsCommits: true,
      settings: { archive_mode: "on", archive_command: recipe("archive_command", archive) },
    });
    if (!started) throw new Error("PostgreSQL was there a moment ago.");
    const { url, place } = started;
    ends.push(() => clusterAt(place).stop("immediate"));
    const { port, password } = new URL(url);
    const data = join(place.folder, "data");
    const base = join(place.folder, "base");
    const open = async <T>(work: (db: Database) => Promise<T>) => await using(url, work);

    await open(migrate);
    await open((db) => register(db, "before-the-base"));
    const address = ["-h", "127.0.0.1", "-p", port, "-U", "foodshed"];
    const options = ["--pgdata", base, "--checkpoint", "fast", ...address];
    const backedUp = await runAsOwner(place, "pg_basebackup", options, { PGPASSWORD: password });
    expect(backedUp.code, backedUp.output).toBe(0);
    await open((db) => register(db, "after-the-base"));
    const wanted = await open(contents);
    const moment = await open(async (db) => {
      const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(db);
      return rows[0]?.at as string;
    });
    await open(async (db) => {
      await register(db, "after-the-moment");
      await db.updateTable("accounts").set({ business_name: "A mistake" }).execute();
      const { rows: switched } = await sql<{ file: string }>`
        select pg_walfile_name(pg_switch_wal()) as file`.execute(db);
      const ended = switched[0]?.file;
      // The log is archived a moment after the next one was begun.
      await expect
        .poll(async () => {
          const { rows } = await sql<{
            last: string;
          }>`select last_archived_wal as last from pg_stat_archiver`.execute(db);
          return (rows[0]?.last ?? "") >= (ended ?? "?");
        }, TIMEOUT)
        .toBe(true);
    });

    await clusterAt(place).stop("immediate");
    rmSync(data, { recursive: true });
    renameSync(base, data);
    appendFileSync(
      join(data, "postgresql.conf"),
      `restore_command = '${recipe("restore_command", archive)}'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
    );
    writeFileSync(join(data, "recovery.signal"), "");
    await clusterAt(place).start();
    await expect.poll(() => open(isRecovered), TIMEOUT).toBe(true);
    expect(await open(contents)).toEqual(wanted);

    const PORT = String(await freePort());
    await serve({ DATABASE_URL: url, DATA_DIR: join(folder, "data"), PORT });
    const asked = ["after-the-base", "after-the-moment"].map(async (slug) => {
      const path = `/api/v1/accounts/profile_by_slug/?slug=${slug}`;
      return (await fetch(`http://127.0.0.1:${PORT}${path}`)).status;
    });
    expect(await Promise.all(asked)).toEqual([200, 404]);
  });
});
