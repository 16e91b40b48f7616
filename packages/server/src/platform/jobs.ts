import type { Services } from "./context.ts";

/** Work that runs by itself at intervals. It must be safe to run twice at once and to be killed at any moment. */
export interface RecurringJob {
  name: string;
  /** Milliseconds between two runs; the first comes right after the start. */
  every: number;
  run(services: Services): Promise<void>;
}

export interface Jobs {
  /** Runs the named job soon instead of at its next interval. Does nothing where no jobs run. */
  wake(name: string): void;
}

export interface RunningJobs extends Jobs {
  start(services: Services, jobs: RecurringJob[]): void;
  /** Starts no more runs and waits for those at work. */
  stop(): Promise<void>;
}

interface Entry {
  job: RecurringJob;
  timer?: NodeJS.Timeout;
  running?: Promise<void>;
  again: boolean;
}

/** Runs jobs one after another in this process. What must happen once among several processes is claimed in the database. */
export function createJobs(): RunningJobs {
  const entries = new Map<string, Entry>();
  let services: Services | undefined;
  let stopped = false;

  function schedule(entry: Entry, delay: number) {
    clearTimeout(entry.timer);
    if (stopped) return;
    entry.timer = setTimeout(() => {
      entry.running = run(entry);
    }, delay);
    entry.timer.unref();
  }

  async function run(entry: Entry) {
    if (!services) return;
    entry.again = false;
    try {
      await entry.job.run(services);
    } catch (error) {
      if (!stopped)
        services.log.error({ err: error, job: entry.job.name }, "A job failed and will run again");
    } finally {
      entry.running = undefined;
      schedule(entry, entry.again ? 0 : entry.job.every);
    }
  }

  return {
    start(given, jobs) {
      services = given;
      for (const job of jobs) {
        const entry: Entry = { job, again: false };
        entries.set(job.name, entry);
        schedule(entry, 0);
      }
    },
    wake(name) {
      const entry = entries.get(name);
      if (!entry) return;
      // A short wait, because the cause may still be in an open transaction.
      if (entry.running) entry.again = true;
      else schedule(entry, 100);
    },
    async stop() {
      stopped = true;
      for (const entry of entries.values()) clearTimeout(entry.timer);
      await Promise.all([...entries.values()].map((entry) => entry.running));
    },
  };
}
