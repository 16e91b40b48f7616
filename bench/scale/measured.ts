// How long what is asked takes in each network, asked in turn: a drift of the machine meets all of them.
import { quantile } from "../lib/statistics.ts";
import type { Asked } from "./asked.ts";
import type { Visit } from "./visit.ts";

/** Milliseconds. */
export interface Figure {
  median: number;
  tail: number;
  /** Of server, database and OpenSearch. */
  processor: number;
}

/** Times that each network is asked before it is the next one's turn. */
const TURN = 5;

/** @returns a figure for each network */
export async function measure(
  { prepare, ask, times }: Asked,
  visits: readonly Visit[],
  rounds: number,
): Promise<Figure[]> {
  const asked = times(rounds);
  const sides = visits.map((visit) => ({ visit, taken: [] as number[], used: 0 }));
  for (const { visit } of sides) await prepare?.(visit);
  for (let from = 0; from < asked; from += TURN)
    for (const side of sides) {
      const { visit, taken } = side;
      const used = await visit.network.processor();
      for (let at = from; at < Math.min(asked, from + TURN); at++) {
        const started = performance.now();
        await ask(visit, at);
        taken.push(performance.now() - started);
      }
      side.used += (await visit.network.processor()) - used;
    }
  return sides.map(({ taken, used }) => ({
    median: quantile(taken, 0.5),
    tail: quantile(taken, 0.95),
    // The kernel counts hundredths of a second: what is quicker counts as one.
    processor: Math.max(10, used) / asked,
  }));
}
