import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";

/** A statement that takes longer is ended by the server, in milliseconds. */
const STATEMENT_LIMIT = 20_000;
/** A server that says nothing for so long is taken for lost, in milliseconds: it should have ended the statement itself. */
const SILENCE_LIMIT = STATEMENT_LIMIT + 5_000;

/** What the connections are doing. */
export interface PoolState {
  max: number;
  busy: number;
  idle: number;
  /** Statements that wait for a connection. */
  waiting: number;
}

/** Lifts both limits until the end of the transaction. */
export const LIFT_STATEMENT_LIMIT = "set local statement_timeout = 0";

/**
 * Connections to PostgreSQL that neither end the process nor outlast a request's timeout: one that breaks fails the statement
 * that uses it, one that falls silent is given up, and the next statement opens another.
 */
export function createPool(
  connectionString: string,
  max: number,
): { pool: PostgresPool; state(): PoolState } {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: "foodshed",
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: STATEMENT_LIMIT,
    // A peer that is gone without a word is noticed also while nothing is sent.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
  });
  // The pool hears of idle connections that break, and opens others.
  pool.on("error", () => {});
  // Connections in use report the error through their statement; an error event without a listener ends the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  const watched = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const own: PostgresPool = {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = watched.get(client) ?? watch(client);
      watched.set(client, known);
      return known;
    },
  };
  return {
    pool: own,
    state: () => ({
      max,
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      // A statement waits for a moment also where a connection is free, or another may be opened.
      waiting: pool.idleCount > 0 || pool.totalCount < max ? 0 : pool.waitingCount,
    }),
  };
}

/** Gives a connection up that does not answer in time. The server's own limit does not help when the server is what hangs. */
function watch(client: pg.PoolClient): PostgresPoolClient {
  let limited = true;
  async function run(statement: string, parameters: unknown[]) {
    if (statement === "begin" || statement === "commit" || statement === "rollback") limited = true;
    if (statement === LIFT_STATEMENT_LIMIT) limited = false;
    // With a statement under way this closes the connection, and the statement fails.
    const timer =
      limited && setTimeout(() => void (client as pg.PoolClient & pg.Client).end(), SILENCE_LIMIT);
    try {
      return await client.query(statement, parameters);
    } finally {
      if (timer) clearTimeout(timer);
    }
  }
  function query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, parameters?: readonly unknown[]): unknown {
    if (typeof statement !== "string") throw new Error("Cursors are not watched.");
    return run(statement, [...(parameters ?? [])]);
  }
  return { query, release: (destroy) => client.release(destroy) };
}

/** Counts and sums fit a JavaScript number here; the embedded database reads them as numbers too. */
const getTypeParser = ((oid: number, format?: "text" | "binary") =>
  oid === 20 ? Number : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser;
