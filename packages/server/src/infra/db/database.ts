import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresAdapter, PostgresDialect, sql } from "kysely";
import { currentTracing } from "../tracing/tracing.ts";
import type { Database } from "./connection.ts";
import { withCopy } from "./copy.ts";
import { connectionMistake, isParameterRefused, withoutLimits } from "./database-errors.ts";
import { openInFolder } from "./embedded-database.ts";
import { createPool, type PoolState } from "./postgres-pool.ts";
import { postgresUrls } from "./postgres-url.ts";
import type { Tables } from "./tables.ts";
import { traceStatement } from "./trace-statements.ts";

export interface OpenDatabase {
  db: Database;
  kind: "embedded" | "postgres";
  close(): Promise<void>;
}

/**
 * Opens an embedded database: in `directory`, or in memory from an optional snapshot of another.
 * @throws SetupError when there is no room on the disk
 */
export async function openEmbedded(options: {
  directory?: string;
  snapshot?: Blob;
  /** Told when the disk is full, from when on the database only lets itself be read, and when there is room again. */
  onDisk?: (state: "full" | "room") => void;
}): Promise<OpenDatabase & { pglite: PGlite }> {
  const { directory, snapshot, onDisk = () => {} } = options;
  const pglite = directory ? await openInFolder(directory, onDisk) : await openInMemory(snapshot);
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: withCopy(pglite) }), ...tracing() });
  return {
    db,
    pglite,
    kind: "embedded",
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}

async function openInMemory(snapshot: Blob | undefined): Promise<PGlite> {
  const { PGlite: Embedded } = await import("@electric-sql/pglite");
  return Embedded.create({ ...(snapshot && { loadDataDir: snapshot }) });
}

/** Statements are timed only where they are traced. */
const tracing = () => currentTracing() && { log: traceStatement };

const pools = new WeakMap<Database, () => PoolState>();

/** The connections of a database; undefined for the embedded one, which has none. */
export function poolStateOf(db: Database): PoolState | undefined {
  return pools.get(db)?.();
}

export interface PostgresOptions {
  /** Connections at most. */
  max?: number;
  /** The setting that has the address, for what is said about it. */
  setting?: string;
}

/**
 * Opens a pool on a PostgreSQL server and checks that it answers. Of several hosts in the address the one is used that takes writes.
 * Behind PgBouncer, which does not let a connection ask for limits, the role must have them.
 * @throws SetupError with what to put right
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<OpenDatabase> {
  try {
    return await openLimited(url, options, true);
  } catch (error) {
    if (!isParameterRefused(error)) throw connectionMistake(url, error, options.setting);
  }
  return openLimited(url, options, false).catch((error) => {
    throw connectionMistake(url, error, options.setting);
  });
}

async function openLimited(
  url: string,
  { max = 10 }: PostgresOptions,
  asksForLimits: boolean,
): Promise<OpenDatabase> {
  const { pool, state } = createPool(postgresUrls(url) ?? [url], { max, asksForLimits });
  const db = new Kysely<Tables>({ dialect: new Postgres({ pool }), ...tracing() });
  pools.set(db, state);
  try {
    const { rows } = await sql<{ role: string; limit: string; idle: string }>`
      select quote_ident(current_user) as role, current_setting('statement_timeout') as limit,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
    const [{ role, limit, idle } = { role: "", limit: "0", idle: "0" }] = rows;
    if (limit === "0" || idle === "0") throw withoutLimits(role);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, kind: "postgres", close: () => db.destroy() };
}

/** Nothing that lives as long as a session: behind PgBouncer the next statement may be another session's. */
class Postgres extends PostgresDialect {
  override createAdapter() {
    return new AdapterWithoutSessionLocks();
  }
}

/** `migrate` holds a lock of its own, until the end of its transaction. */
class AdapterWithoutSessionLocks extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
