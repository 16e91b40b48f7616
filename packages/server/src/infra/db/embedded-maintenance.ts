import { sql } from "kysely";
import { seconds } from "../../core/clock.ts";
import type { RecurringJob } from "../jobs/jobs.ts";
import type { InfraServices } from "../services.ts";
import type { Database } from "./connection.ts";

/** Rows of a table that may be dead, new or changed before it is looked after, and the part of its rows besides. */
const ROWS = 500;
const PART = 0.1;
/** Bytes of the write-ahead log after which a checkpoint recycles it. */
const LOG_BYTES = 32 * 1024 * 1024;

/**
 * Does for the embedded database what PostgreSQL's own processes do: nothing else vacuums it, counts its rows for the planner or shortens its
 * log. Asking is cheap; each statement holds the one connection up for a moment only.
 */
export const embeddedMaintenanceJob: RecurringJob<Pick<InfraServices, "config" | "db">> = {
  name: "embedded-maintenance",
  essential: true,
  every: seconds(10),
  async run({ db, config }) {
    if (!config.databaseUrl) await maintain(db);
  },
};

/**
 * Vacuums and counts the tables that have changed much, and writes a checkpoint whenever the log has grown. While the disk
 * is full, vacuuming would only fill the log, and a checkpoint is what makes room.
 */
export async function maintain(db: Database): Promise<void> {
  if (await isDiskFull(db)) {
    await sql`checkpoint`.execute(db);
    return;
  }
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_stat_user_tables
    where greatest(n_dead_tup, n_mod_since_analyze, n_ins_since_vacuum) > ${sql.lit(ROWS)} + ${sql.lit(PART)} * n_live_tup
    order by relname`.execute(db);
  await shortenLog(db);
  for (const { name } of tables) {
    // It may have filled up meanwhile.
    if (await isDiskFull(db)) break;
    await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
    await shortenLog(db);
  }
}

/** The database only lets itself be read then. */
async function isDiskFull(db: Database): Promise<boolean> {
  const { rows } = await sql<{ full: boolean }>`select
    current_setting('default_transaction_read_only') = 'on' as full`.execute(db);
  return rows[0]?.full ?? false;
}

async function shortenLog(db: Database): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`select
    pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`.execute(
    db,
  );
  if ((rows[0]?.bytes ?? 0) > LOG_BYTES) await sql`checkpoint`.execute(db);
}
