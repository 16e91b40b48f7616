import type { Side } from "./measure.ts";
import { type Estimate, medianOf, quantile, ratioOf } from "./statistics.ts";

/** Three figures that count, however small: a time that is not nothing never reads 0.00. */
export function number(value: number): string {
  if (value >= 100) return value.toFixed(0);
  if (value >= 10) return value.toFixed(1);
  if (value >= 1) return value.toFixed(2);
  return value.toPrecision(2);
}

const withInterval = ({ value, low, high }: Estimate) => `${number(value)} [${number(low)}–${number(high)}]`;

/** The 95th percentile of single calls, at least a step of the clock: what is below it the clock does not see. */
export function tailOf({ calls, step }: Side): { value: number; seen: boolean } {
  const value = quantile(calls, 0.95);
  return calls.length > 0 && value > step ? { value, seen: true } : { value: step, seen: false };
}

/** One line a side, and beside each its ratio to the first. */
export function rows(title: string, unit: string, sides: Record<string, Side>): string[] {
  const first = Object.values(sides)[0];
  const width = Math.max(...Object.keys(sides).map((name) => name.length));
  const lines = Object.entries(sides).map(([name, side]) => {
    const { value, seen } = tailOf(side);
    const tail = `${seen ? "" : "≤ "}${number(value)}`;
    const ratio =
      first === undefined || side === first
        ? ""
        : `   first = ${withInterval(ratioOf(first.batches, side.batches, first.run === side.run))} × this`;
    return `  ${name.padEnd(width)}  ${withInterval(medianOf(side.batches))}   ${tail}${ratio}`;
  });
  const head = `${title} (${unit}; median of the batches' means [95 % interval], 95th percentile of single calls)`;
  return ["", head, ...lines];
}

export function printRows(title: string, unit: string, sides: Record<string, Side>): void {
  for (const line of rows(title, unit, sides)) console.log(line);
}

/** Whether the 95th percentile keeps a goal, in milliseconds. */
export function goal(name: string, side: Side | undefined, p95: number): void {
  if (!side) throw new Error(`${name} was not measured.`);
  const { value } = tailOf(side);
  console.log(
    `  goal: p95 ≤ ${p95} ms; ${name} reached ${number(value)} ms${value <= p95 ? "" : ": MISSED"}`,
  );
}
