import { setTimeout as wait } from "node:timers/promises";
import { seconds } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import { isDatabaseReadOnly, isDatabaseTrouble } from "../db/database-errors.ts";
import type { Log } from "../log/log.ts";
import { jobDurations, jobLateness, jobRuns, jobSuccesses } from "../metrics/process-metrics.ts";
import { inSpan } from "../tracing/tracing.ts";
import type { JobLease, JobLeases } from "./job-leases.ts";

/** A job that found no database to work with is tried again after this, in milliseconds. */
const RETRY_WITHOUT_DATABASE = seconds(30);

/**
 * Work that runs by itself at intervals. It must be safe to run twice at once and to be killed at any moment. One that may
 * take longer than some seconds ends early when `stopping` is aborted.
 */
export interface RecurringJob<Context> {
  name: string;
  /** Milliseconds between two runs; the first comes right after the start. */
  every: number;
  run(context: Context, stopping?: AbortSignal): Promise<void>;
  /** What the server itself needs: it cannot be paused. */
  essential?: boolean;
  /** One process runs it for all, once in an interval. Any other job runs in each process, and shares its work in the database itself. */
  exclusive?: boolean;
}

/** A run that has ended. */
export interface EndedRun {
  job: string;
  startedAt: Date;
  milliseconds: number;
  outcome: JobOutcome;
  /** Why it failed, or what it waits for; undefined for a success. */
  error?: Error;
}

/** `waiting`: something that the job needs, the database or the search index, was away. It is tried again soon. */
export type JobOutcome = "success" | "waiting" | "failure";

/** What is known of a job in this process. */
export interface ScheduledJob {
  name: string;
  /** Milliseconds between two runs. */
  every: number;
  essential: boolean;
  running: boolean;
  /** When it runs next here; undefined while it runs. */
  nextRunAt?: Date;
}

export interface JobsOptions<Context> {
  /** Notes a run; what it throws is logged. */
  onEnd?(context: Context, run: EndedRun): Promise<void>;
  /** Where several processes may run: which of them runs an exclusive job. */
  leases?: JobLeases<Context>;
  /** A paused job is skipped, and looked at again at its next interval. */
  isPaused?(context: Context, job: string): boolean;
}

export interface Jobs {
  /** Runs the named job soon instead of at its next interval. Does nothing where no jobs run. */
  wake(name: string): void;
  /** The jobs of this process, by name; none where no jobs run. */
  list(): ScheduledJob[];
}

export interface RunningJobs<Context> extends Jobs {
  start(context: Context, jobs: RecurringJob<Context>[]): void;
  /** Starts no more runs, tells those at work to end, and waits some seconds for them. */
  stop(): Promise<void>;
}

function countRun(name: string, startedAt: Date, outcome: JobOutcome): void {
  const now = Date.now();
  jobRuns.inc({ name, outcome });
  jobDurations.observe({ name }, Math.max(0, now - startedAt.getTime()) / 1000);
  if (outcome === "success") jobSuccesses.set({ name }, now / 1000);
}

/** A woken job that another process runs is looked at again after this, in milliseconds. */
const WOKEN_AGAIN = seconds(5);

/** A stop takes less than ten seconds as a whole; in milliseconds. */
const STOP_TIMEOUT = seconds(5);

interface Entry<Context> {
  job: RecurringJob<Context>;
  timer?: NodeJS.Timeout;
  nextRunAt?: Date;
  running?: Promise<void>;
  again: boolean;
  /** It was woken, and has not run since. */
  woken: boolean;
}

/** Runs jobs one after another in this process. What must happen once among several processes is claimed in the database. */
export function createJobs<Context extends { log: Log }>({
  onEnd,
  isPaused,
  leases,
}: JobsOptions<Context> = {}): RunningJobs<Context> {
  const entries = new Map<string, Entry<Context>>();
  let context: Context | undefined;
  const stopping = new AbortController();

  function schedule(entry: Entry<Context>, delay: number) {
    clearTimeout(entry.timer);
    if (stopping.signal.aborted) return;
    entry.nextRunAt = new Date(Date.now() + delay);
    entry.timer = setTimeout(() => {
      const { name, every, essential } = entry.job;
      if (!essential && context && isPaused?.(context, name)) schedule(entry, every);
      else entry.running = run(entry);
    }, delay);
    entry.timer.unref();
  }

  async function run(entry: Entry<Context>) {
    if (!context) return;
    const lease = await takeLease(context, entry);
    if (typeof lease !== "number") return perform(context, entry, lease);
    entry.running = undefined;
    // What was woken runs soon, here or where it is running.
    schedule(entry, entry.woken ? Math.min(lease, WOKEN_AGAIN) : lease);
  }

  /** @returns nothing where none is needed; or the milliseconds after which to look again */
  async function takeLease(
    given: Context,
    { job, woken }: Entry<Context>,
  ): Promise<JobLease | number | undefined> {
    if (!leases || !job.exclusive) return undefined;
    try {
      return await leases.take(given, job.name, job.every, woken);
    } catch (error) {
      if (!stopping.signal.aborted)
        given.log.warn({ job: job.name, reason: (error as Error).message }, "A job waits for the database");
      return Math.min(job.every, RETRY_WITHOUT_DATABASE);
    }
  }

  async function perform(given: Context, entry: Entry<Context>, lease: JobLease | undefined) {
    entry.again = false;
    entry.woken = false;
    let pause = entry.job.every;
    const startedAt = new Date();
    const late = Math.max(0, startedAt.getTime() - (entry.nextRunAt?.getTime() ?? startedAt.getTime()));
    jobLateness.set({ name: entry.job.name }, late / 1000);
    let failure: Error | undefined;
    let outcome: JobOutcome = "success";
    try {
      await inSpan(`job ${entry.job.name}`, {}, () => entry.job.run(given, stopping.signal));
    } catch (error) {
      const job = entry.job.name;
      failure = error instanceof Error ? error : new Error(String(error));
      if (isDatabaseTrouble(error) || isDatabaseReadOnly(error)) {
        outcome = "waiting";
        // What runs once an hour need not wait for one.
        pause = Math.min(pause, RETRY_WITHOUT_DATABASE);
        if (!stopping.signal.aborted)
          given.log.warn({ job, reason: (error as Error).message }, "A job waits for the database");
      } else if (error instanceof DomainError && error.status === 503) {
        outcome = "waiting";
        pause = Math.min(pause, RETRY_WITHOUT_DATABASE);
        if (!stopping.signal.aborted)
          given.log.info({ job, reason: error.message }, "A job waits for what it needs");
      } else {
        outcome = "failure";
        if (!stopping.signal.aborted) given.log.error({ err: error, job }, "A job failed and will run again");
      }
    }
    const isDone = outcome !== "waiting" && !stopping.signal.aborted;
    await lease
      ?.end(isDone)
      .catch((err) => given.log.warn({ err, job: entry.job.name }, "A lease was not given back"));
    countRun(entry.job.name, startedAt, outcome);
    await noteRun(given, entry.job.name, startedAt, outcome, failure);
    entry.running = undefined;
    schedule(entry, entry.again ? 0 : pause);
  }

  async function noteRun(
    given: Context,
    job: string,
    startedAt: Date,
    outcome: JobOutcome,
    error: Error | undefined,
  ) {
    if (!onEnd || stopping.signal.aborted) return;
    const milliseconds = Math.max(0, Date.now() - startedAt.getTime());
    try {
      await onEnd(given, { job, startedAt, milliseconds, outcome, ...(error && { error }) });
    } catch (err) {
      given.log.warn({ err, job }, "A job's run could not be noted");
    }
  }

  return {
    list: () =>
      [...entries.values()]
        .map(({ job, running, nextRunAt }) => ({
          name: job.name,
          every: job.every,
          essential: job.essential ?? false,
          running: running !== undefined,
          ...(running === undefined && nextRunAt && { nextRunAt }),
        }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    start(given, jobs) {
      context = given;
      for (const job of jobs) {
        const entry: Entry<Context> = { job, again: false, woken: false };
        entries.set(job.name, entry);
        schedule(entry, 0);
      }
    },
    wake(name) {
      const entry = entries.get(name);
      if (!entry) return;
      entry.woken = true;
      // A short wait, because the cause may still be in an open transaction.
      if (entry.running) entry.again = true;
      else schedule(entry, 100);
    },
    async stop() {
      stopping.abort();
      for (const entry of entries.values()) clearTimeout(entry.timer);
      const running = Promise.all([...entries.values()].map((entry) => entry.running));
      await Promise.race([running, wait(STOP_TIMEOUT, undefined, { ref: false })]);
    },
  };
}
