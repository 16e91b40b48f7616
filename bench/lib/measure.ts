// What every benchmark here shares: calls timed in batches that the clock can tell apart, and the sides in turn.
import { type Clock, stepOf } from "./clock.ts";

/** What was measured of one side, in milliseconds. */
export interface Side {
  /** The mean of a call in each batch, in the order in which they ran. */
  batches: number[];
  /** Each call by itself, as the clock told it; none where one takes less than its step. */
  calls: number[];
  /** How far the clock goes on at once. */
  step: number;
  /** The same for sides whose batches ran in turn. */
  run: object;
}

export interface Plan {
  /** How many batches of each side count. */
  batches?: number;
  /** A side's calls repeat after so many, as the questions that they ask do; each batch holds whole rounds of them. */
  round?: number;
  clock?: Clock;
}

/** A batch takes so many steps of the clock, so that reading it twice is wrong by at most two in a hundred … */
const STEPS = 100;
/** … and so many milliseconds, so that an interruption of the machine does not make the whole of it. */
const LEAST = 20;

/**
 * Runs the sides' batches in turn, A B A B …, so that a drift of the machine's speed meets them alike. How many calls a batch
 * has is tried out before, which warms the sides up as well.
 */
export async function inTurn(
  sides: Record<string, () => Promise<unknown> | unknown>,
  { batches = 15, round = 1, clock = () => performance.now() }: Plan = {},
): Promise<Record<string, Side>> {
  const run = {};
  const step = stepOf(clock);
  const least = Math.max(STEPS * step, LEAST);
  const plans: Array<Batch & { call: () => Promise<unknown> | unknown; side: Side }> = [];
  const found: Record<string, Side> = {};
  for (const [name, call] of Object.entries(sides)) {
    const side: Side = { batches: [], calls: [], step, run };
    plans.push({ ...(await batchOf(call, round, least, clock)), call, side });
    found[name] = side;
  }
  for (let batch = 0; batch < batches; batch += 1) {
    for (const { call, size, mean, side } of plans) {
      const taken = await time(call, size, clock, mean > step ? side.calls : undefined);
      side.batches.push(Math.max(taken, step) / size);
    }
  }
  return found;
}

interface Batch {
  /** How many calls it has: whole rounds. */
  size: number;
  /** About what one takes. */
  mean: number;
}

/** Finds how many calls take at least so long. */
async function batchOf(
  call: () => Promise<unknown> | unknown,
  round: number,
  least: number,
  clock: Clock,
): Promise<Batch> {
  await time(call, round, clock);
  for (let size = round; ; size *= 2) {
    const taken = await time(call, size, clock);
    if (taken >= least) return { size, mean: taken / size };
    // Near enough to be reckoned: doubling on would end far above.
    if (taken >= least / 8)
      return { size: Math.ceil((size * least * 1.1) / taken / round) * round, mean: taken / size };
  }
}

async function time(
  call: () => Promise<unknown> | unknown,
  size: number,
  clock: Clock,
  calls?: number[],
): Promise<number> {
  const started = clock();
  let before = started;
  for (let done = 0; done < size; done += 1) {
    const called = call();
    if (called instanceof Promise) await called;
    if (!calls) continue;
    const now = clock();
    calls.push(now - before);
    before = now;
  }
  return clock() - started;
}

/** A side of single calls that came by themselves, one after the other, as many to a batch in the same order. */
export function fromCalls(calls: number[], step: number, batches = 10): Side {
  const size = Math.floor(calls.length / batches);
  const means = Array.from({ length: batches }, (_, batch) => {
    const own = calls.slice(batch * size, batch === batches - 1 ? undefined : (batch + 1) * size);
    return (
      Math.max(
        own.reduce((sum, taken) => sum + taken, 0),
        step,
      ) / own.length
    );
  });
  return { batches: means, calls, step, run: {} };
}
