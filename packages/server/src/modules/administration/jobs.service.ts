import { localized, type Translate, toEnglish, translateText } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { minutes } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { readJobRuns } from "../../infra/jobs/job-runs.ts";
import type { ScheduledJob } from "../../infra/jobs/jobs.ts";
import { changeRuntime, readRuntime } from "../../infra/settings/runtime-settings.ts";
import type { StoredRuntime } from "../../infra/settings/stored-runtime.ts";
import { recordAdministration } from "../audit/audit.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";

type Job = ResponseBody<"runJob">;
/** What lateness is measured from. */
type Since = { now: Date; startedAt: Date };
type Run = Awaited<ReturnType<typeof readJobRuns>>[number];

/** A job may begin so much later than its interval says before it is late; in milliseconds. */
const TOLERANCE = minutes(3);

/** A job that waits for longer than this is failing: what it needs does not come back by itself. In milliseconds. */
const LONGEST_WAIT = minutes(10);

/** The jobs of the process that answers, with the last runs in any process. */
export async function listJobs(
  services: Services,
  actor: Actor,
  translate: Translate,
): Promise<ResponseBody<"listJobs">> {
  administratorOnly(actor);
  return { results: await readJobs(services, translate) };
}

/** How many jobs are late or failed at their last run. */
export async function countUnhealthyJobs(services: Services): Promise<number> {
  return (await readJobs(services)).filter(({ state }) => state === "late" || state === "failing").length;
}

/** Responses to changes may be replayed for another language, so their errors are English. */
async function readJobs(
  { db, jobs, clock, startedAt }: Services,
  translate: Translate = toEnglish,
): Promise<Job[]> {
  const scheduled = jobs.list();
  const runs = Map.groupBy(await readJobRuns(db), ({ job }) => job);
  const stored = await readRuntime(db);
  const since = { now: clock.now(), startedAt };
  return scheduled.map((job) => toJob(job, runs.get(job.name) ?? [], { stored, since, translate }));
}

/** Runs a job soon. */
export async function runJob(
  services: Services,
  actor: Actor,
  { name }: Body<"runJob">,
): Promise<ResponseBody<"runJob">> {
  const by = administratorOnly(actor);
  const job = await findJob(services, name);
  if (job.paused_at) throw DomainError.conflict(localized(strings.jobPaused));
  await recordAdministration(services.db, services.clock, by, "runJob", { details: { job: name } });
  services.jobs.wake(name);
  return { ...job, next_run_at: job.state === "running" ? null : services.clock.now().toISOString() };
}

/** Pauses a job in every process, or lets it go on. */
export async function pauseJob(
  services: Services,
  actor: Actor,
  { name, paused }: Body<"pauseJob">,
): Promise<ResponseBody<"pauseJob">> {
  const { db, clock, settings } = services;
  const by = administratorOnly(actor);
  const { pausable } = await findJob(services, name);
  if (paused && !pausable) throw DomainError.conflict(localized(strings.jobEssential));
  await inTransaction(db, async (trx) => {
    const changed = await changeRuntime(trx, (stored) => {
      const { [name]: since, ...others } = stored.paused_jobs;
      if (paused === (since !== undefined)) return undefined;
      return { ...stored, paused_jobs: paused ? { ...others, [name]: clock.now().toISOString() } : others };
    });
    if (changed) await recordAdministration(trx, clock, by, "pauseJob", { details: { job: name, paused } });
  });
  await settings.refresh();
  return findJob(services, name);
}

async function findJob(services: Services, name: string): Promise<Job> {
  const job = (await readJobs(services)).find((one) => one.name === name);
  if (!job) throw DomainError.notFound();
  return job;
}

function toJob(
  job: ScheduledJob,
  runs: Run[],
  { stored, since, translate }: { stored: StoredRuntime; since: Since; translate: Translate },
): Job {
  const pausedAt = job.essential ? undefined : stored.paused_jobs[job.name];
  const written = runs.map((run) => toRun(run, translate));
  return {
    name: job.name,
    every_seconds: Math.max(1, Math.round(job.every / 1000)),
    state: stateOf(job, runs, pausedAt, since),
    pausable: !job.essential,
    paused_at: pausedAt ?? null,
    next_run_at: pausedAt ? null : (job.nextRunAt?.toISOString() ?? null),
    last_run: written[0] ?? null,
    runs: written,
  };
}

function stateOf(
  job: ScheduledJob,
  runs: Run[],
  pausedAt: string | undefined,
  { now, startedAt }: Since,
): Job["state"] {
  if (pausedAt) return "paused";
  if (job.running) return "running";
  const last = runs[0];
  // A process that was away runs everything after its start.
  const expected = Math.max(last?.started_at.getTime() ?? 0, startedAt.getTime()) + job.every + TOLERANCE;
  if (now.getTime() > expected) return "late";
  if (!last) return "unknown";
  if (last.error === null) return "good";
  const other = runs.findIndex(({ waited }) => !waited);
  const waits = other === -1 ? runs : runs.slice(0, other);
  const waitsSince = Math.max(waits.at(-1)?.started_at.getTime() ?? 0, startedAt.getTime());
  return last.waited && now.getTime() - waitsSince <= LONGEST_WAIT ? "waiting" : "failing";
}

const toRun = (run: Run, translate: Translate): Job["runs"][number] => ({
  started_at: run.started_at.toISOString(),
  milliseconds: run.milliseconds,
  outcome: run.error === null ? "done" : run.waited ? "waited" : "failed",
  ...errorOf(run, translate),
});

function errorOf({ error, error_text }: Run, translate: Translate) {
  if (error === null) return { error, error_language: null };
  if (!error_text || translate.locale === "en-CA") return { error, error_language: "en-CA" as const };
  const { id, values } = error_text;
  return {
    error: translateText(translate, { string: { id, english: error }, values }),
    error_language: translate.locale,
  };
}
