import type { LocalizedText } from "@foodshed/sdk/locale";
import { sql } from "kysely";
import { minutes } from "../../core/clock.ts";
import { DomainError, VERBATIM } from "../../core/domain-error.ts";
import type { Connection, Database } from "../db/connection.ts";
import type { EndedRun, JobOutcome } from "./jobs.ts";

/** So many runs of each job are stored. */
export const RUNS_PER_JOB = 20;

/** Of equal runs without a failure one in this time is stored: some jobs run every few seconds. In milliseconds. */
const BETWEEN_EQUAL_RUNS = minutes(1);

/** Characters of what a job said when it failed. */
const MAX_ERROR = 500;

/** Stores the last runs of each job: every failure, every first run with another outcome, and of the others one a minute. */
export function createJobRunRecorder(): (context: { db: Database }, run: EndedRun) => Promise<void> {
  const last = new Map<string, { at: number; outcome: JobOutcome }>();
  return async ({ db }, { job, startedAt, milliseconds, outcome, error }) => {
    const before = last.get(job);
    const at = startedAt.getTime();
    const again = before?.outcome === outcome && at - before.at < BETWEEN_EQUAL_RUNS;
    if (again && outcome !== "failure") return;
    await storeRun(db, {
      job,
      started_at: startedAt,
      milliseconds: Math.round(milliseconds),
      error: error?.message.slice(0, MAX_ERROR) ?? null,
      error_text: error instanceof DomainError ? storedText(error.text) : null,
      waited: outcome === "waiting",
    });
    last.set(job, { at, outcome });
  };
}

interface StoredRun {
  job: string;
  started_at: Date;
  milliseconds: number;
  error: string | null;
  /** Which of our messages `error` is, as JSON. */
  error_text: string | null;
  waited: boolean;
}

/** A provider's own words have no translation. */
const storedText = ({ string: { id }, values }: LocalizedText) =>
  id === VERBATIM ? null : JSON.stringify({ id, values });

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
    .select(["job", "started_at", "milliseconds", "error", "error_text", "waited"])
    .orderBy("id", "desc")
    .execute();
}
