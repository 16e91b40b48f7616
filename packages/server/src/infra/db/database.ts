import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect, sql } from "kysely";
import { currentTracing } from "../tracing/tracing.ts";
import type { Database } from "./connection.ts";
import { connectionMistake } from "./database-errors.ts";
import { openInFolder } from "./embedded-database.ts";
import { createPool, type PoolState } from "./postgres-pool.ts";
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
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), ...tracing() });
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

/** Opens a pool on a PostgreSQL server and checks that it answers. @throws SetupError with what to put right. */
export async function openPostgres(url: string, options: { max?: number } = {}): Promise<OpenDatabase> {
  const { pool, state } = createPool(url, options.max ?? 10);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...tracing() });
  pools.set(db, state);
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw connectionMistake(url, error);
  }
  return { db, kind: "postgres", close: () => db.destroy() };
}
