import { sql } from "kysely";
import { singleFlight } from "../../core/single-flight.ts";
import type { Connection, Database } from "./connection.ts";
import { primaryOf } from "./replica-reads.ts";

/** Notes of changes are kept for a day: a process that slept longer than this takes everything for changed. */
const MAX_SLEEP = 12 * 3_600_000;

/** A place in the write-ahead log of the primary, and of which history of it: each promotion begins another. */
export interface WalPosition {
  lsn: string;
  timeline: string;
}

/** The timeline of a primary, as the names of its log files begin with it. */
export const TIMELINE = sql<string>`substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8)`;

/** Tells whether anything that visitors are shown was written, by whichever process. */
export class ChangeFeed {
  /** Whether each look also asks for the position of what it sees. */
  tracksPosition = false;
  /**
   * A number that grows with what was committed before the call. What is read after it is known may be used again for as long
   * as later calls give the same number.
   */
  readonly version: () => Promise<number>;
  readonly #db: Database;
  /** Which transactions had ended when this process last looked. */
  #snapshot: string | undefined;
  #lookedAt = 0;
  #version = 0;
  #position: WalPosition | undefined;

  constructor(db: Database) {
    this.#db = db;
    this.version = singleFlight(() => this.#look());
  }

  /**
   * A position of the primary's log at which everything was committed that belongs to the last version that was asked for. It moves on only
   * with the version, so that other writes leave a replica good. Undefined unless it is tracked.
   */
  get position(): WalPosition | undefined {
    return this.#position;
  }

  async #look(): Promise<number> {
    const now = Date.now();
    if (this.#snapshot === undefined || now - this.#lookedAt > MAX_SLEEP) {
      await this.#startAnew();
    } else {
      const look = await changedSince(this.#db, this.#snapshot, this.tracksPosition);
      if (look.rolledBack) {
        await this.#startAnew();
      } else {
        this.#snapshot = look.snapshot;
        if (look.changed || look.timeline !== this.#position?.timeline) this.#position = positionIn(look);
        if (look.changed) this.#version += 1;
      }
    }
    this.#lookedAt = now;
    return this.#version;
  }

  /** Takes everything for changed. */
  async #startAnew(): Promise<void> {
    await deleteForeignChanges(this.#db);
    const look = await readSnapshot(this.#db, this.tracksPosition);
    this.#snapshot = look.snapshot;
    this.#position = positionIn(look);
    this.#version += 1;
  }
}

const known = new WeakMap<Database, ChangeFeed>();

/** What this process knows of a database's changes. */
export function changeFeedOf(given: Database): ChangeFeed {
  const db = primaryOf(given);
  let changes = known.get(db);
  if (!changes) {
    changes = new ChangeFeed(db);
    known.set(db, changes);
  }
  return changes;
}

interface Seen {
  snapshot: string;
  /** Where the log ends, which is after everything that the snapshot sees; absent on a copy, which has no end of its own. */
  lsn?: string | null;
  timeline?: string | null;
}

function positionIn({ lsn, timeline }: Seen): WalPosition | undefined {
  return lsn && timeline ? { lsn, timeline } : undefined;
}

/** What was visible before is committed before the end of the log: the functions are called after the snapshot is taken. */
const POSITION = sql`, case when not pg_is_in_recovery() then pg_current_wal_insert_lsn()::text end as lsn,
  case when not pg_is_in_recovery() then ${TIMELINE} end as timeline`;

async function readSnapshot(connection: Connection, withPosition: boolean): Promise<Seen> {
  const { rows } = await sql<Seen>`
    select pg_current_snapshot()::text as snapshot ${withPosition ? POSITION : sql``}`.execute(connection);
  return rows[0] as Seen;
}

interface Look extends Seen {
  changed: boolean;
  /** The database was rolled back under this process: it gives out numbers again that it had given out. */
  rolledBack: boolean;
}

async function changedSince(connection: Connection, since: string, withPosition: boolean): Promise<Look> {
  const { rows } = await sql<Look>`
    select pg_current_snapshot()::text as snapshot, exists (
      select from public_changes where changed >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(changed, ${since}::pg_snapshot)
    ) as changed,
    pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${since}::pg_snapshot) as "rolledBack"
    ${withPosition ? POSITION : sql``}`.execute(connection);
  return rows[0] as Look;
}

/** Takes out what came with a copy of another cluster, whose transactions have numbers that this one has yet to give out. */
async function deleteForeignChanges(connection: Connection): Promise<void> {
  await sql`delete from public_changes where changed >= pg_snapshot_xmax(pg_current_snapshot())`.execute(
    connection,
  );
}

/** Forgets what every process has heard of. */
export async function deleteOldChanges(connection: Connection): Promise<void> {
  await connection
    .deleteFrom("public_changes")
    .where("changed_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}
