import { sql } from "kysely";
import type { Log } from "../log/log.ts";
import type { WalPosition } from "./change-feed.ts";
import type { Database } from "./connection.ts";
import { type OpenDatabase, openPostgres } from "./database.ts";
import { isDatabaseUnavailable } from "./database-errors.ts";
import { isPoolBusy } from "./postgres-pool.ts";
import { markReplicaRead } from "./replica-reads.ts";

/** A replica that is later than this answers nothing until it has caught up, in milliseconds. */
const MAX_LAG = 10_000;

/** What keeps a replica from answering; undefined where nothing does. */
export type ReplicaTrouble = "away" | "late" | "no replica";

/** What a read on a replica came to. */
export type ReplicaRead<T> = { outcome: "read"; value: T } | { outcome: "behind" } | { outcome: "failed" };

/** One server that follows the primary. */
export class Replica {
  /** Its host, for logs and metrics. */
  readonly name: string;
  readonly #url: string;
  readonly #max: number;
  readonly #log: Log;
  #database: OpenDatabase | undefined;
  #trouble: ReplicaTrouble | undefined = "away";
  #lag: number | undefined;

  constructor(url: string, { max, log }: { max: number; log: Log }) {
    this.name = new URL(url).host;
    this.#url = url;
    this.#max = max;
    this.#log = log;
  }

  get isUsable(): boolean {
    return this.#database !== undefined && this.#trouble === undefined;
  }

  /** Milliseconds by which it was later than the primary when it was last asked; undefined while it is away. */
  get lag(): number | undefined {
    return this.#trouble === "away" ? undefined : this.#lag;
  }

  get trouble(): ReplicaTrouble | undefined {
    return this.#trouble;
  }

  /** Asks how late it is, and lets it answer or not from now on. Never throws. */
  async probe(): Promise<void> {
    try {
      this.#database ??= await openPostgres(this.#url, { max: this.#max, setting: "DATABASE_REPLICA_URL" });
      const { rows } = await sql<{ follows: boolean; lag: number | null }>`
        select pg_is_in_recovery() as follows,
          (select (extract(epoch from clock_timestamp() - at) * 1000)::float8 from replication_heartbeats) as lag`.execute(
        this.#database.db,
      );
      const { follows, lag } = rows[0] as { follows: boolean; lag: number | null };
      this.#lag = lag === null ? undefined : Math.max(0, lag);
      this.#note(!follows ? "no replica" : lag === null || lag > MAX_LAG ? "late" : undefined);
    } catch (error) {
      if (!isPoolBusy(error)) this.#note("away", (error as Error).message);
    }
  }

  /**
   * Reads in a transaction on the replica, if that has replayed everything up to `position`. What is read is as new as that or newer.
   * @throws what `work` throws, unless the database is the reason
   */
  async read<T>(
    primary: Database,
    position: WalPosition,
    work: (db: Database) => Promise<T>,
  ): Promise<ReplicaRead<T>> {
    const db = this.#database?.db;
    if (!db) return { outcome: "failed" };
    try {
      // Each statement sees what is replayed when it begins, so all of them see what the first one asked for.
      return await db
        .transaction()
        .setAccessMode("read only")
        .execute(async (trx): Promise<ReplicaRead<T>> => {
          if (!(await hasReplayed(trx, position))) return { outcome: "behind" };
          markReplicaRead(trx, primary);
          return { outcome: "read", value: await work(trx) };
        });
    } catch (error) {
      // Only the database's errors and the drivers' have no status: the primary may do what the replica could not.
      if (typeof (error as { status?: unknown }).status === "number") throw error;
      if (isDatabaseUnavailable(error) && !isPoolBusy(error)) this.#note("away", (error as Error).message);
      return { outcome: "failed" };
    }
  }

  async close(): Promise<void> {
    await this.#database?.close();
  }

  #note(trouble: ReplicaTrouble | undefined, reason?: string): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    const replica = this.name;
    if (trouble) this.#log.warn({ replica, trouble, reason }, "A replica answers nothing: the primary does");
    else this.#log.info({ replica }, "A replica answers reads");
  }
}

/**
 * Whether a connection sees everything that the primary had committed at a position. A replica that follows another history, because
 * another server was promoted, never gets a heartbeat of the primary's timeline.
 */
export async function hasReplayed(connection: Database, { lsn, timeline }: WalPosition): Promise<boolean> {
  const { rows } = await sql<{ replayed: boolean | null }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn
      and (select h.timeline from replication_heartbeats h) = ${timeline} as replayed`.execute(connection);
  return rows[0]?.replayed === true;
}
