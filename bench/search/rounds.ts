import { figures, inTurn, printRows } from "../lib/measure.ts";

export const ROUNDS = 96;
export const WARM_UP = 24;

/** What the processor is busy with a call, client and server together: says more than the clock on a busy machine. */
export async function processorTime(name: string, call: () => Promise<unknown>): Promise<void> {
  const samples: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    if (round >= 0) samples.push((user + system) / 1000);
  }
  printRows(`${name}, processor time of this process`, "ms", { "client and server": samples });
}

/**
 * Ours and naive PostgreSQL in turn, then MiniSearch by itself: the garbage that it makes would otherwise be collected
 * in the time of whoever comes next.
 */
export async function beside(
  title: string,
  sides: Record<string, () => Promise<unknown>>,
  mini: (() => unknown) | undefined,
): Promise<Record<string, number[]>> {
  const samples = await inTurn(ROUNDS, sides, WARM_UP);
  if (mini) Object.assign(samples, await inTurn(ROUNDS, { MiniSearch: mini }, WARM_UP));
  printRows(title, "ms", samples);
  return samples;
}

export function goal(name: string, samples: number[], p95: number): void {
  const reached = figures(samples).p95;
  console.log(
    `  goal: p95 ≤ ${p95} ms; ${name} reached ${reached.toFixed(2)} ms${reached <= p95 ? "" : ": MISSED"}`,
  );
}
