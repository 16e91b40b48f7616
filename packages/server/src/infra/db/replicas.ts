import { sql } from "kysely";
import type { Log } from "../log/log.ts";
import { databaseReads } from "../metrics/process-metrics.ts";
import { changeFeedOf, TIMELINE } from "./change-feed.ts";
import type { Database } from "./connection.ts";
import { hasReplayed, Replica } from "./replica.ts";
import { primaryOf } from "./replica-reads.ts";

/** Between two probes, and two heartbeats of all processes together, in milliseconds. */
const PROBE_EVERY = 1_000;

export interface ReplicasOptions {
  urls: string[];
  /** Connections to each at most. */
  max: number;
  log: Log;
}

/** The servers that follow a database, and answer reads of public content in its place. */
export class Replicas {
  readonly all: readonly Replica[];
  readonly #db: Database;
  readonly #log: Log;
  #next = 0;
  #timer: NodeJS.Timeout | undefined;
  #probing: Promise<void> | undefined;

  constructor(db: Database, { urls, max, log }: ReplicasOptions) {
    this.#db = db;
    this.#log = log;
    this.all = urls.map((url) => new Replica(url, { max, log }));
  }

  /** Asks each replica how late it is, now and every second. */
  watch(): void {
    const probe = () => {
      this.#probing ??= this.probe().finally(() => {
        this.#probing = undefined;
      });
    };
    this.#timer = setInterval(probe, PROBE_EVERY);
    this.#timer.unref();
    probe();
  }

  async probe(): Promise<void> {
    await beat(this.#db).catch((error: Error) =>
      this.#log.debug({ reason: error.message }, "No heartbeat for the replicas"),
    );
    await Promise.all(this.all.map((replica) => replica.probe()));
  }

  /** One that may answer, each in turn; undefined where none may. */
  pick(): Replica | undefined {
    const usable = this.all.filter((replica) => replica.isUsable);
    this.#next += 1;
    return usable[this.#next % usable.length];
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#probing;
    await Promise.all(this.all.map((replica) => replica.close()));
  }
}

const known = new WeakMap<Database, Replicas>();

/** Lets replicas answer reads of a database, once they are watched. */
export function openReplicas(db: Database, options: ReplicasOptions): Replicas {
  const replicas = new Replicas(db, options);
  known.set(db, replicas);
  changeFeedOf(db).tracksPosition = true;
  return replicas;
}

/** The replicas of a database; undefined where it has none. */
export function replicasOf(db: Database): Replicas | undefined {
  return known.get(db);
}

/**
 * Reads public content from a replica that has everything of which the change feed knows, so that the result may be kept under the
 * feed's version; or else from the database itself. The version must have been asked for before. May run `work` twice.
 */
export async function readPublic<T>(given: Database, work: (db: Database) => Promise<T>): Promise<T> {
  const db = primaryOf(given);
  const replicas = known.get(db);
  if (!replicas) return work(given);
  const { position } = changeFeedOf(db);
  if (given !== db) return work(position && (await hasReplayed(given, position)) ? given : db);
  const replica = position && replicas.pick();
  if (!replica || db.isTransaction) {
    databaseReads.inc({ from: "primary", reason: "no replica" });
    return work(db);
  }
  const result = await replica.read(db, position, work);
  if (result.outcome === "read") {
    databaseReads.inc({ from: "replica", reason: "replayed" });
    return result.value;
  }
  databaseReads.inc({ from: "primary", reason: result.outcome });
  return work(db);
}

/** As `readPublic`, where nobody has asked for the version yet. */
export async function readNewestPublic<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  if (known.has(db)) await changeFeedOf(db).version();
  return readPublic(db, work);
}

/** Lets replicas tell how late they are, and whether they follow this primary. Of all processes one a second writes. */
async function beat(db: Database): Promise<void> {
  await sql`
    insert into replication_heartbeats as h (at, timeline) values (clock_timestamp(), ${TIMELINE})
    on conflict (id) do update set at = excluded.at, timeline = excluded.timeline
    where h.at < excluded.at - ${PROBE_EVERY * 0.9} * interval '1 millisecond' or h.timeline <> excluded.timeline`.execute(
    db,
  );
}
