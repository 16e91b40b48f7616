import { sql } from "kysely";
import { singleFlight } from "../../core/single-flight.ts";
import type { Connection, Database } from "./connection.ts";

/** Notes of changes are kept for a day: a process that slept longer than this takes everything for changed. */
const MAX_SLEEP = 12 * 3_600_000;

/** Tells whether anything that visitors are shown was written, by whichever process. */
export class ChangeFeed {
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

  constructor(db: Database) {
    this.#db = db;
    this.version = singleFlight(() => this.#look());
  }

  async #look(): Promise<number> {
    const now = Date.now();
    if (this.#snapshot === undefined || now - this.#lookedAt > MAX_SLEEP) {
      await this.#startAnew();
    } else {
      const { snapshot, changed, rolledBack } = await changedSince(this.#db, this.#snapshot);
      if (rolledBack) {
        await this.#startAnew();
      } else {
        this.#snapshot = snapshot;
        if (changed) this.#version += 1;
      }
    }
    this.#lookedAt = now;
    return this.#version;
  }

  /** Takes everything for changed. */
  async #startAnew(): Promise<void> {
    await deleteForeignChanges(this.#db);
    this.#snapshot = await readSnapshot(this.#db);
    this.#version += 1;
  }
}

const known = new WeakMap<Database, ChangeFeed>();

/** What this process knows of a database's changes. */
export function changeFeedOf(db: Database): ChangeFeed {
  let changes = known.get(db);
  if (!changes) {
    changes = new ChangeFeed(db);
    known.set(db, changes);
  }
  return changes;
}

async function readSnapshot(connection: Connection): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    connection,
  );
  return rows[0]?.snapshot as string;
}

interface Look {
  snapshot: string;
  changed: boolean;
  /** The database was rolled back under this process: it gives out numbers again that it had given out. */
  rolledBack: boolean;
}

async function changedSince(connection: Connection, since: string): Promise<Look> {
  const { rows } = await sql<Look>`
    select pg_current_snapshot()::text as snapshot, exists (
      select from public_changes where changed >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(changed, ${since}::pg_snapshot)
    ) as changed,
    pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${since}::pg_snapshot) as "rolledBack"`.execute(
    connection,
  );
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
