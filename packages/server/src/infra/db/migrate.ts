import { sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import { SetupError } from "../../core/setup-error.ts";
import { migrationProvider, migrations } from "../../migrations/migrations.ts";
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
  await refuseNewerTables(trx);
  const failures: unknown[] = [];
  const migrator = new Migrator({ db: trx, provider: noting(failures) });
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw failures[0] ?? error;
  return (results ?? [])
    .filter((result) => result.status === "Success")
    .map((result) => result.migrationName);
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
 * Migrations go forwards only, so tables that a newer version changed are not for this one.
 * @throws SetupError that says so
 */
export async function refuseNewerTables(db: Database): Promise<void> {
  const { rows: found } = await sql`
    select from information_schema.tables where table_schema = current_schema() and table_name = 'kysely_migration'`.execute(
    db,
  );
  if (found.length === 0) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new SetupError([
      `This database was brought up to date by a newer version of Foodshed (${unknown.at(-1)}): run that version or a later one, or restore a backup of before into an empty database.`,
    ]);
}
