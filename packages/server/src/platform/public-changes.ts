import { sql } from "kysely";
import type { Connection, Database } from "./context.ts";
import { sharedRuns } from "./shared-runs.ts";

/** Notes of changes are kept for a day: a process that slept longer than this takes everything for changed. */
const LONGEST_SLEEP = 12 * 3_600_000;

/** Tells whether anything that visitors are shown was written, by whichever process. */
export class PublicChanges {
  /**
   * A number that grows with what was committed before the call. What is read after it is known may be used again for as long
   * as later calls give the same number.
   */
  readonly edition: () => Promise<number>;
  readonly #db: Database;
  /** Which transactions had ended when this process last looked. */
  #snapshot: string | undefined;
  #lookedAt = 0;
  #edition = 0;

  constructor(db: Database) {
    this.#db = db;
    this.edition = sharedRuns(() => this.#look());
  }

  async #look(): Promise<number> {
    const now = Date.now();
    if (this.#snapshot === undefined || now - this.#lookedAt > LONGEST_SLEEP) {
      await this.#startAnew();
    } else {
      const { snapshot, changed, setBack } = await changedSince(this.#db, this.#snapshot);
      if (setBack) {
        await this.#startAnew();
      } else {
        this.#snapshot = snapshot;
        if (changed) this.#edition += 1;
      }
    }
    this.#lookedAt = now;
    return this.#edition;
  }

  /** Takes everything for changed. */
  async #startAnew(): Promise<void> {
    await forgetStrangers(this.#db);
    this.#snapshot = await readSnapshot(this.#db);
    this.#edition += 1;
  }
}

const known = new WeakMap<Database, PublicChanges>();

/** What this process knows of a database's changes. */
export function publicChangesOf(db: Database): PublicChanges {
  let changes = known.get(db);
  if (!changes) {
    changes = new PublicChanges(db);
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
  /** The database was set back in time under this process: it gives out numbers again that it had given out. */
  setBack: boolean;
}

async function changedSince(connection: Connection, since: string): Promise<Look> {
  const { rows } = await sql<Look>`
    select pg_current_snapshot()::text as snapshot, exists (
      select from public_changes where changed >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(changed, ${since}::pg_snapshot)
    ) as changed,
    pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${since}::pg_snapshot) as "setBack"`.execute(
    connection,
  );
  return rows[0] as Look;
}

/** Takes out what came with a copy of another cluster, whose transactions have numbers that this one has yet to give out. */
async function forgetStrangers(connection: Connection): Promise<void> {
  await sql`delete from public_changes where changed >= pg_snapshot_xmax(pg_current_snapshot())`.execute(
    connection,
  );
}

/** Forgets what every process has heard of. */
export async function forgetOldChanges(connection: Connection): Promise<void> {
  await connection
    .deleteFrom("public_changes")
    .where("changed_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}
