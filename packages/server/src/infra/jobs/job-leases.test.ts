import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { hours } from "../../core/clock.ts";
import { openTestDatabase } from "../../testing/database.ts";
import type { Database } from "../db/connection.ts";
import type { OpenDatabase } from "../db/database.ts";
import { createLog, type Log } from "../log/log.ts";
import { createJobLeases } from "./job-leases.ts";
import { createJobs, type RecurringJob, type RunningJobs } from "./jobs.ts";

interface Context {
  db: Database;
  log: Log;
}

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  return () => database.close();
});
beforeEach(() => database.db.deleteFrom("job_leases").execute());

const running: RunningJobs<Context>[] = [];
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
});

/** A process that runs one job. */
function startProcess(job: RecurringJob<Context>): RunningJobs<Context> {
  const jobs = createJobs<Context>({ leases: createJobLeases() });
  jobs.start({ db: database.db, log: createLog({ logLevel: "silent" }) }, [job]);
  running.push(jobs);
  return jobs;
}

const exclusive = (run: RecurringJob<Context>["run"], every = hours(1)): RecurringJob<Context> => ({
  name: "sweeping",
  every,
  exclusive: true,
  run,
});

/** A run that lasts until it is told to end, and counts how many there are at once. */
function lasting() {
  const state = { begun: 0, atOnce: 0, most: 0, end: () => {} };
  const ended = new Promise<void>((resolve) => {
    state.end = resolve;
  });
  const run = async (_context: Context, stopping?: AbortSignal) => {
    state.begun += 1;
    state.atOnce += 1;
    state.most = Math.max(state.most, state.atOnce);
    await Promise.race([
      ended,
      new Promise<void>((resolve) => stopping?.addEventListener("abort", () => resolve())),
    ]);
    state.atOnce -= 1;
  };
  return { state, run };
}

const lease = () => database.db.selectFrom("job_leases").selectAll().executeTakeFirst();

describe("a job that one process runs for all", () => {
  it("runs once in an interval, however many processes there are", async () => {
    const run = vi.fn(async () => {});
    for (let n = 0; n < 4; n += 1) startProcess(exclusive(run));
    await vi.waitFor(async () => expect((await lease())?.ran_at).toBeTruthy());
    await wait(200);
    expect(run).toHaveBeenCalledTimes(1);
    // One that starts later waits for the next interval.
    startProcess(exclusive(run));
    await wait(200);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["runs not where another process ended it while this one waited for the row", "1 second", 0],
    ["runs where a clock that was wrong dated its last run", "1 day", 1],
  ])("%s", async (_, ahead, times) => {
    await sql`insert into job_leases (job, ran_at) values ('sweeping', now() + ${ahead}::interval)`.execute(
      database.db,
    );
    const run = vi.fn(async () => {});
    startProcess(exclusive(run));
    await wait(300);
    expect(run).toHaveBeenCalledTimes(times);
  });

  it("runs again in each interval, in whichever process is first", async () => {
    const run = vi.fn(async () => {});
    for (let n = 0; n < 3; n += 1) startProcess(exclusive(run, 100));
    await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(3), { timeout: 10_000 });
  });

  it("is woken in any process, and still runs in one at a time", async () => {
    const { state, run } = lasting();
    const processes = [startProcess(exclusive(run)), startProcess(exclusive(run))];
    await vi.waitFor(() => expect(state.begun).toBe(1));
    for (const jobs of processes) jobs.wake("sweeping");
    await wait(300);
    expect(state.begun).toBe(1);
    state.end();
    await vi.waitFor(() => expect(state.begun).toBeGreaterThan(1), { timeout: 10_000 });
    expect(state.most).toBe(1);
  });

  it("is taken over by another process when its own stops in its midst", async () => {
    const { state, run } = lasting();
    const first = startProcess(exclusive(run));
    await vi.waitFor(() => expect(state.begun).toBe(1));
    await first.stop();
    expect(await lease()).toMatchObject({ holder: null, held_until: null, ran_at: null });
    startProcess(exclusive(run));
    await vi.waitFor(() => expect(state.begun).toBe(2));
  });

  it("is taken over when its process was killed, once its lease is over", async () => {
    const run = vi.fn(async () => {});
    const held = { job: "sweeping", holder: "killed", held_until: new Date(Date.now() + hours(1)) };
    await database.db.insertInto("job_leases").values(held).execute();
    startProcess(exclusive(run, 100));
    await wait(300);
    expect(run).not.toHaveBeenCalled();
    await database.db
      .updateTable("job_leases")
      .set({ held_until: new Date(Date.now() - 1_000) })
      .execute();
    await vi.waitFor(() => expect(run).toHaveBeenCalled());
  });

  it("counts as run when it failed, and not when it only waited for the database", async () => {
    startProcess(
      exclusive(async () => {
        throw Object.assign(new Error("The database is starting up"), { code: "57P03" });
      }),
    );
    await vi.waitFor(async () => expect(await lease()).toMatchObject({ holder: null, ran_at: null }));
    const failing = vi.fn(async () => {
      throw new Error("A mistake");
    });
    startProcess(exclusive(failing));
    await vi.waitFor(async () => expect((await lease())?.ran_at).toBeTruthy());
    expect(failing).toHaveBeenCalledTimes(1);
  });
});
