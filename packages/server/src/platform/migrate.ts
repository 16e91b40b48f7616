import { Migrator } from "kysely/migration";
import { migrationProvider } from "../migrations/migrations.ts";
import type { Database } from "./context.ts";

/**
 * Brings the tables up to date, or to the state after the migration `last`, under a lock that lets one of several
 * starting processes do it.
 * @returns the names of the migrations that ran
 */
export async function migrate(db: Database, last?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: migrationProvider });
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
  return (results ?? [])
    .filter((result) => result.status === "Success")
    .map((result) => result.migrationName);
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
