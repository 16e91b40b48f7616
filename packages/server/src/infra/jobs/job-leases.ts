import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { minutes } from "../../core/clock.ts";
import type { Database } from "../db/connection.ts";

/** A process that says nothing for so long has been killed, in milliseconds: another one takes the job. */
const LEASE = minutes(3);
const RENEWAL = LEASE / 3;
/** A job that another process runs is looked at again after this, in milliseconds, if not earlier: that process may stop in its midst. */
const LOOK_AGAIN = minutes(1);
/**
 * A run that ended later than this from now was dated by a clock that was wrong, in milliseconds. One that ended a moment from now was
 * under way when a statement that waited for it began.
 */
const CLOCK_TOLERANCE = minutes(1);

/** The lease of a job, while this process runs it. */
export interface JobLease {
  /** Gives the job back. @param isDone whether it is done until its next interval; another process goes on with it at once where not */
  end(isDone: boolean): Promise<void>;
}

export interface JobLeases<Context> {
  /**
   * Takes a job for this process, unless another one runs it, or did within the interval.
   * @param isWoken whether it is to run although its interval is not over
   * @returns the lease, or the milliseconds after which to look again
   */
  take(context: Context, job: string, every: number, isWoken: boolean): Promise<JobLease | number>;
}

/** Leases in the database, by its clock. */
export function createJobLeases(): JobLeases<{ db: Database }> {
  const holder = randomUUID();
  const until = sql<Date>`now() + ${LEASE} * interval '1 millisecond'`;
  return {
    async take({ db }, job, every, isWoken) {
      const { rows } = await sql`
        insert into job_leases as l (job, holder, held_until) values (${job}, ${holder}, ${until})
        on conflict (job) do update set holder = excluded.holder, held_until = excluded.held_until
        where (l.held_until is null or l.held_until < now())
          and (${isWoken} or l.ran_at is null or l.ran_at > now() + ${CLOCK_TOLERANCE} * interval '1 millisecond'
            or l.ran_at <= now() - ${every} * interval '1 millisecond')
        returning job`.execute(db);
      if (rows.length === 0) return await nextLook(db, job, every);
      const own = () => db.updateTable("job_leases").where("job", "=", job).where("holder", "=", holder);
      const renewing = setInterval(() => {
        own()
          .set({ held_until: until })
          .execute()
          .catch(() => {});
      }, RENEWAL);
      renewing.unref();
      return {
        async end(isDone) {
          clearInterval(renewing);
          await own()
            .set({ holder: null, held_until: null, ...(isDone && { ran_at: sql<Date>`now()` }) })
            .execute();
        },
      };
    },
  };
}

/** Until the next interval begins, or the process that runs the job may have stopped. */
async function nextLook(db: Database, job: string, every: number): Promise<number> {
  const { rows } = await sql<{ held: boolean; due: number | null }>`
    select coalesce(held_until >= now(), false) as held,
      (extract(epoch from ran_at - now()) * 1000 + ${every})::float8 as due
    from job_leases where job = ${job}`.execute(db);
  const [{ held, due } = { held: false, due: null }] = rows;
  const wait = held || due === null ? LOOK_AGAIN : Math.max(0, due);
  return Math.min(every, wait);
}
