import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { Copy, copyOverConnection } from "./copy.ts";
import { isDatabaseUnavailable } from "./database-errors.ts";

/** A statement that takes longer is ended by the server, in milliseconds. */
const STATEMENT_LIMIT = 20_000;
/** A transaction in which nothing happens for so long is ended by the server, in milliseconds. */
const IDLE_LIMIT = 30_000;
/** A server that says nothing for so long is taken for lost, in milliseconds: it should have ended the statement itself. */
const SILENCE_LIMIT = STATEMENT_LIMIT + 5_000;
/** What takes no writes is left at most once in this time, in milliseconds: where all hosts refuse them nothing is gained. */
const BETWEEN_DEPARTURES = 1_000;

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

export interface PoolOptions {
  max: number;
  /** Whether connections ask for the limits when they are opened. PgBouncer refuses that: the role must have them. */
  asksForLimits: boolean;
}

/**
 * Connections to PostgreSQL that neither end the process nor outlast a request's timeout: one that breaks fails the statement
 * that uses it, one that falls silent is given up, and the next statement opens another. Of several addresses the one is used
 * that takes writes; when it takes none any more, all of its connections are given up.
 */
export function createPool(
  urls: string[],
  { max, asksForLimits }: PoolOptions,
): { pool: PostgresPool; state(): PoolState } {
  const hosts = createHosts(urls);
  const pool = new pg.Pool({
    Client: hosts.Client,
    max,
    application_name: "foodshed",
    connectionTimeoutMillis: 5_000,
    ...(asksForLimits && {
      idle_in_transaction_session_timeout: IDLE_LIMIT,
      statement_timeout: STATEMENT_LIMIT,
    }),
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

  /** @returns undefined where what was found is no good any more */
  async function tryToConnect(): Promise<PostgresPoolClient | undefined> {
    const client = await pool.connect();
    if (!hosts.isCurrent(client)) {
      client.release(true);
      return undefined;
    }
    const known = watched.get(client);
    if (known) return known;
    if (urls.length > 1 && !(await takesWrites(client))) {
      client.release(true);
      throw Object.assign(new Error("none of them takes writes now"), { code: "57P03" });
    }
    const own = watch(client, hosts);
    watched.set(client, own);
    return own;
  }

  const own: PostgresPool = {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      let failures = 0;
      for (;;) {
        const { url } = hosts;
        try {
          const client = await tryToConnect();
          if (client) return client;
        } catch (error) {
          failures += 1;
          if (!isDatabaseUnavailable(error) || isPoolBusy(error)) throw error;
          hosts.moveOn(url);
          if (failures >= urls.length) throw error;
        }
      }
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

interface Hosts {
  /** The address that new connections go to. */
  readonly url: string;
  readonly Client: typeof pg.Client;
  /** Whether a connection was opened after the last departure. */
  isCurrent(client: pg.ClientBase): boolean;
  /** Goes on to the next address, unless another statement did so already. */
  moveOn(from: string): void;
  /** Gives all connections up: the server takes no writes any more, or does not answer. */
  leave(): void;
}

function createHosts(urls: string[]): Hosts {
  let at = 0;
  let departures = 0;
  let leftAt = 0;
  const url = () => urls[at % urls.length] as string;
  class Client extends pg.Client {
    readonly departures = departures;
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionString: url() });
    }
  }
  return {
    get url() {
      return url();
    },
    Client,
    isCurrent: (client) => (client as Client).departures === departures,
    moveOn(from) {
      if (from === url()) at += 1;
    },
    leave() {
      if (Date.now() - leftAt < BETWEEN_DEPARTURES) return;
      leftAt = Date.now();
      departures += 1;
    },
  };
}

/** The pool's word for "all connections are in use", which says nothing of the host. */
export const isPoolBusy = (error: unknown) =>
  (error as Error).message.includes("timeout exceeded when trying to connect");

async function takesWrites(client: pg.PoolClient): Promise<boolean> {
  try {
    const { rows } = await client.query<{ copy: boolean }>("select pg_is_in_recovery() as copy");
    return rows[0]?.copy === false;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const NOTHING: PostgresQueryResult<never> = { command: "SELECT", rowCount: 0, rows: [] };

/** Gives a connection up that does not answer in time. The server's own limit does not help when the server is what hangs. */
function watch(client: pg.PoolClient, hosts: Hosts): PostgresPoolClient {
  let limited = true;
  function giveUp() {
    hosts.leave();
    // With a statement under way this closes the connection, and the statement fails.
    void (client as pg.PoolClient & pg.Client).end();
  }
  async function run(statement: string, parameters: unknown[]) {
    if (statement === "begin" || statement === "commit" || statement === "rollback") limited = true;
    if (statement === LIFT_STATEMENT_LIMIT) limited = false;
    const timer = limited && setTimeout(giveUp, SILENCE_LIMIT);
    try {
      if (!(parameters[0] instanceof Copy)) return await client.query(statement, parameters);
      await copyOverConnection(client, statement, parameters[0]);
      return NOTHING;
    } catch (error) {
      // A server that was a primary and is a copy now: its connections would go on reading what is old.
      if ((error as { code?: string }).code === "25006") hosts.leave();
      throw error;
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
  return { query, release: (destroy) => client.release(destroy || !hosts.isCurrent(client)) };
}

/** Counts and sums fit a JavaScript number here; the embedded database reads them as numbers too. */
const getTypeParser = ((oid: number, format?: "text" | "binary") =>
  oid === 20 ? Number : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser;
