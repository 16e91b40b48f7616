import { sql } from "kysely";
import { minutes } from "../../core/clock.ts";
import type { Connection, Database } from "../db/connection.ts";
import type { EndedRun } from "./jobs.ts";

/** So many runs of each job are stored. */
export const RUNS_PER_JOB = 20;

/** Of runs without a failure one in this time is stored: some jobs run every few seconds. In milliseconds. */
const BETWEEN_GOOD_RUNS = minutes(1);

/** Characters of what a job said when it failed. */
const MAX_ERROR = 500;

/** Stores the last runs of each job: every failure, every first run after one, and of the others one a minute. */
export function createJobRunRecorder(): (context: { db: Database }, run: EndedRun) => Promise<void> {
  const last = new Map<string, { at: number; failed: boolean }>();
  return async ({ db }, { job, startedAt, milliseconds, error }) => {
    const before = last.get(job);
    const failed = error !== undefined;
    const at = startedAt.getTime();
    if (!failed && before && !before.failed && at - before.at < BETWEEN_GOOD_RUNS) return;
    await storeRun(db, {
      job,
      started_at: startedAt,
      milliseconds: Math.round(milliseconds),
      error: error?.slice(0, MAX_ERROR) ?? null,
    });
    last.set(job, { at, failed });
  };
}

interface StoredRun {
  job: string;
  started_at: Date;
  milliseconds: number;
  error: string | null;
}

async function storeRun(db: Connection, run: StoredRun): Promise<void> {
  await db.insertInto("job_runs").values(run).execute();
  await sql`delete from job_runs where job = ${run.job} and id <= (
    select id from job_runs where job = ${run.job} order by id desc offset ${RUNS_PER_JOB} limit 1)`.execute(
    db,
  );
}

/** The stored runs of all jobs, newest first. */
export function readJobRuns(db: Connection) {
  return db
    .selectFrom("job_runs")
    .select(["job", "started_at", "milliseconds", "error"])
    .orderBy("id", "desc")
    .execute();
}
