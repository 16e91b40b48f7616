import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database } from "./context.ts";
import { SetupError } from "./setup-error.ts";
import type { Tables } from "./tables.ts";

export interface OpenDatabase {
  db: Database;
  kind: "embedded" | "postgres";
  close(): Promise<void>;
}

/** Opens an embedded database: in `directory`, or in memory from an optional snapshot of another. */
export async function openEmbedded(options: {
  directory?: string;
  snapshot?: Blob;
}): Promise<OpenDatabase & { pglite: PGlite }> {
  const { PGlite: Embedded } = await import("@electric-sql/pglite");
  const pglite = await Embedded.create({
    ...(options.directory && { dataDir: options.directory }),
    ...(options.snapshot && { loadDataDir: options.snapshot }),
  });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
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

/** Opens a pool on a PostgreSQL server and checks that it answers. @throws SetupError with what to put right. */
export async function openPostgres(url: string, options: { max?: number } = {}): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: "foodshed",
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: 20_000,
    types: { getTypeParser },
  });
  // An idle connection that breaks must not end the process: the next query opens another.
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw connectionMistake(url, error);
  }
  return { db, kind: "postgres", close: () => db.destroy() };
}

/** Counts and sums fit a JavaScript number here; the embedded database reads them as numbers too. */
const getTypeParser = ((oid: number, format?: "text" | "binary") =>
  oid === 20 ? Number : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser;

function connectionMistake(url: string, error: unknown): SetupError {
  const { host, pathname, username } = new URL(url);
  const code = (error as { code?: string }).code;
  const at = host || "this machine";
  const sentence =
    code === "28P01" || code === "28000"
      ? `PostgreSQL at ${at} refused the user "${username}" of DATABASE_URL: check user and password.`
      : code === "3D000"
        ? `PostgreSQL at ${at} has no database "${pathname.slice(1)}": create it, or correct DATABASE_URL.`
        : code === "ENOTFOUND" || code === "EAI_AGAIN"
          ? `The host "${at}" of DATABASE_URL is not known.`
          : code === "ECONNREFUSED"
            ? `Nothing listens at ${at}: start PostgreSQL there, or correct DATABASE_URL.`
            : `PostgreSQL at ${at} (DATABASE_URL) cannot be used: ${(error as Error).message || code}.`;
  return new SetupError([sentence], { cause: error });
}

/** Whether an error means that the database is away or overloaded, not that the statement was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (typeof code === "string") {
    if (
      [
        "ECONNREFUSED",
        "ECONNRESET",
        "EPIPE",
        "ENOTFOUND",
        "ETIMEDOUT",
        "57P01",
        "57P02",
        "57P03",
        "57014",
        "53300",
      ].includes(code)
    )
      return true;
    if (/^08...$/.test(code)) return true;
  }
  return /timeout exceeded when trying to connect|Connection terminated|driver has already been destroyed|PGlite is closed/i.test(
    message ?? "",
  );
}
