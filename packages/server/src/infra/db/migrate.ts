import { sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import { SetupError } from "../../core/setup-error.ts";
import { EXPANDING_SINCE, migrationProvider, migrations } from "../../migrations/migrations.ts";
import { disableTimeouts } from "./bulk.ts";
import type { Database } from "./connection.ts";

/** A migration holds this advisory lock until its commit: the ASCII codes of "foodshed". */
const LOCK = sql.lit(BigInt("0x666f6f6473686564"));

/**
 * Brings the tables up to date, or to the state after the migration `last`: all in one transaction, which may take as long
 * as it needs, and under a lock that lets one of several starting processes do it while the others wait.
 * @returns the names of the migrations that ran
 * @throws SetupError when a newer version of Foodshed changed them
 */
export async function migrate(db: Database, last?: string): Promise<string[]> {
  if (db.isTransaction) return runMigrations(db, last);
  return db.transaction().execute(async (trx) => {
    await disableTimeouts(trx);
    return runMigrations(trx, last);
  });
}

async function runMigrations(trx: Database, last: string | undefined): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
  if (await areNewer(trx)) return [];
  const failures: unknown[] = [];
  const migrator = new Migrator({ db: trx, provider: noting(failures) });
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw failures[0] ?? error;
  const ran = (results ?? [])
    .filter((result) => result.status === "Success")
    .map((result) => result.migrationName);
  if (ran.length > 0) await noteTables(trx);
  return ran;
}

/** Keeps why a migration failed: the migrator then says only that the transaction did. */
function noting(failures: unknown[]): MigrationProvider {
  const watched = ({ up }: Migration): Migration => ({
    async up(db) {
      try {
        await up(db);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    },
  });
  return {
    async getMigrations() {
      const all = Object.entries(await migrationProvider.getMigrations());
      return Object.fromEntries(all.map(([name, migration]) => [name, watched(migration)]));
    },
  };
}

/**
 * Notes which versions run on the tables as they are now, for those who come back to an earlier one: in a comment, which belongs to
 * the tables and to no row.
 */
async function noteTables(trx: Database): Promise<void> {
  const done = await doneMigrations(trx);
  const needs = done.findLast((name) => name <= EXPANDING_SINCE || migrations[name]?.contracts !== undefined);
  const note: Note = { last: done.at(-1) as string, needs: needs as string };
  await sql`comment on table kysely_migration is ${sql.lit(JSON.stringify(note))}`.execute(trx);
}

/** The tables as the migration `last` left them: versions that know the migration `needs` run on them. */
interface Note {
  last: string;
  needs: string;
}

async function readNote(db: Database): Promise<Note | undefined> {
  const { rows } = await sql<{ note: string | null }>`
    select obj_description('kysely_migration'::regclass) as note`.execute(db);
  return rows[0]?.note ? JSON.parse(rows[0].note) : undefined;
}

/** The names of the migrations that have run. */
export async function doneMigrations(db: Database): Promise<string[]> {
  const all = await new Migrator({ db, provider: migrationProvider }).getMigrations();
  return all.filter((migration) => migration.executedAt).map((migration) => migration.name);
}

/** The names of the migrations that have not run yet. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const all = await new Migrator({ db, provider: migrationProvider }).getMigrations();
  return all.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}

/**
 * Whether a newer version changed the tables, in ways that this one runs with: it only added to them.
 * @throws SetupError where this version does not run on them
 */
export async function areNewer(db: Database): Promise<boolean> {
  const unknown = await unknownMigrations(db);
  if (unknown.length === 0) return false;
  const note = await readNote(db);
  const isKnown = note?.last === unknown.at(-1) && Object.hasOwn(migrations, note?.needs ?? "");
  if (!isKnown || (await pendingMigrations(db)).length > 0) throw newerTables(unknown);
  return true;
}

/**
 * A backup holds what its version knows, so it is not made of tables that a newer one changed.
 * @throws SetupError that says so
 */
export async function refuseNewerTables(db: Database): Promise<void> {
  const unknown = await unknownMigrations(db);
  if (unknown.length > 0) throw newerTables(unknown);
}

async function unknownMigrations(db: Database): Promise<string[]> {
  const { rows: found } = await sql`
    select from information_schema.tables where table_schema = current_schema() and table_name = 'kysely_migration'`.execute(
    db,
  );
  if (found.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
}

function newerTables(unknown: string[]): SetupError {
  return new SetupError([
    `This database was brought up to date by a newer version of Foodshed (${unknown.at(-1)}): run that version or a later one, or restore a backup of before into an empty database.`,
  ]);
}
