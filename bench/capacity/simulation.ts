// A queueing model of the servers: requests arrive by themselves, wait for a process, a processor and the database, and are answered.
import TinyQueue from "tinyqueue";
import { mean } from "../lib/statistics.ts";

/** What a request of one kind costs, in milliseconds of a processor. Of several values each is as likely as the others. */
export interface Cost {
  /** In the process that answers; while it computes, its event loop does nothing else. */
  process: readonly number[];
  /** In the database, between two halves of the work in the process. */
  database: readonly number[];
}

export interface Machines {
  /** How many processes share the requests. */
  processes: number;
  /** How many processors they have. */
  processors: number;
  /** How many the database has; undefined where it runs on those of the processes. */
  databaseProcessors?: number;
}

export interface Simulated {
  /** How long each request took from its arrival to its answer, in milliseconds, by kind. */
  times: Record<string, number[]>;
  /** Which part of the time the processors of the processes were in use: 0 to 1. */
  busy: number;
}

export interface Plan {
  /** Requests a second of each kind. */
  perSecond: Record<string, number>;
  seconds: number;
  random: () => number;
}

interface Request {
  kind: string;
  arrived: number;
  process: Process;
}

interface Process {
  /** Work that waits for the event loop. */
  waiting: { takes: number; then: () => void }[];
  running: boolean;
  open: number;
}

/** Processors that whoever waits longest gets next. */
class Processors {
  #free: number;
  #waiting: (() => void)[] = [];
  used = 0;

  constructor(count: number) {
    this.#free = count;
  }

  take(start: () => void): void {
    if (this.#free === 0) this.#waiting.push(start);
    else {
      this.#free -= 1;
      start();
    }
  }

  release(after: number): void {
    this.used += after;
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

/**
 * Lets requests arrive at random moments, as people do who know nothing of each other, and follows each to its answer. The process
 * with the fewest open requests gets the next one. The first tenth of the time is left out, because the queues are empty at first.
 */
export function simulate(
  costs: Record<string, Cost>,
  { processes, processors, databaseProcessors }: Machines,
  { perSecond, seconds, random }: Plan,
): Simulated {
  const agenda = new TinyQueue<{ at: number; happen: () => void }>([], (a, b) => a.at - b.at);
  const ends = seconds * 1000;
  const own = new Processors(processors);
  const database = databaseProcessors === undefined ? own : new Processors(databaseProcessors);
  const all = Array.from({ length: processes }, (): Process => ({ waiting: [], running: false, open: 0 }));
  const times: Record<string, number[]> = Object.fromEntries(
    Object.keys(perSecond).map((kind) => [kind, []]),
  );
  let now = 0;

  const later = (after: number, happen: () => void) => agenda.push({ at: now + after, happen });
  const oneOf = (values: readonly number[]) => values[Math.floor(random() * values.length)] ?? 0;
  /** Until the next arrival: exponentially distributed. */
  const pause = (rate: number) => (-Math.log(1 - random()) * 1000) / rate;

  function compute(pool: Processors, takes: number, then: () => void): void {
    pool.take(() =>
      later(takes, () => {
        pool.release(takes);
        then();
      }),
    );
  }

  function runNext(process: Process): void {
    const next = process.running ? undefined : process.waiting.shift();
    if (!next) return;
    process.running = true;
    compute(own, next.takes, () => {
      process.running = false;
      next.then();
      runNext(process);
    });
  }

  function inProcess({ process }: Request, takes: number, then: () => void): void {
    process.waiting.push({ takes, then });
    runNext(process);
  }

  function answered(request: Request): void {
    request.process.open -= 1;
    if (request.arrived > ends / 10) times[request.kind]?.push(now - request.arrived);
  }

  function arrive(kind: string, cost: Cost): void {
    const process = all.reduce((least, one) => (one.open < least.open ? one : least));
    process.open += 1;
    const inside = oneOf(cost.process);
    const asked = oneOf(cost.database);
    const request: Request = { kind, arrived: now, process };
    if (asked === 0) inProcess(request, inside, () => answered(request));
    else
      inProcess(request, inside / 2, () =>
        compute(database, asked, () => inProcess(request, inside / 2, () => answered(request))),
      );
  }

  for (const [kind, rate] of Object.entries(perSecond)) {
    const cost = costs[kind];
    if (!cost) throw new Error(`What “${kind}” costs is not known.`);
    const next = () => {
      if (now > ends) return;
      arrive(kind, cost);
      later(pause(rate), next);
    };
    if (rate > 0) later(pause(rate), next);
  }
  for (let event = agenda.pop(); event; event = agenda.pop()) {
    now = event.at;
    event.happen();
  }
  return { times, busy: own.used / (now * processors) };
}

/** Requests a second, in the given shares, at which the busiest part of the machines has nothing left. */
export function capacity(
  costs: Record<string, Cost>,
  shares: Record<string, number>,
  { processes, processors, databaseProcessors }: Machines,
): number {
  const whole = Object.values(shares).reduce((sum, share) => sum + share, 0);
  let inside = 0;
  let asked = 0;
  for (const [kind, share] of Object.entries(shares)) {
    inside += ((costs[kind] ? mean(costs[kind].process) : 0) * share) / whole / 1000;
    asked += ((costs[kind] ? mean(costs[kind].database) : 0) * share) / whole / 1000;
  }
  if (databaseProcessors === undefined) return Math.min(processes / inside, processors / (inside + asked));
  return Math.min(Math.min(processes, processors) / inside, databaseProcessors / asked);
}
