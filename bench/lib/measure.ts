// What every benchmark here shares: figures that can be compared, and the noise they were measured in.

export interface Figures {
  median: number;
  p95: number;
  min: number;
  max: number;
  count: number;
}

function quantile(sorted: number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

export function figures(samples: number[]): Figures {
  const sorted = [...samples].sort((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    min: sorted[0] ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
    count: sorted.length,
  };
}

/**
 * Runs two sides in turn, A B A B …, so that a drift of the machine's speed meets both alike.
 * @returns the samples in milliseconds, after `warmup` rounds that do not count.
 */
export async function inTurn(
  rounds: number,
  sides: Record<string, () => Promise<unknown> | unknown>,
  warmup = 2,
): Promise<Record<string, number[]>> {
  const samples: Record<string, number[]> = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = -warmup; round < rounds; round += 1) {
    for (const [name, side] of Object.entries(sides)) {
      const started = performance.now();
      await side();
      if (round >= 0) samples[name]?.push(performance.now() - started);
    }
  }
  return samples;
}

const number = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** Prints one row a side, and beside each its ratio to the first. */
export function printRows(title: string, unit: string, sides: Record<string, number[]>): void {
  console.log(`\n${title} (${unit}; median / 95th percentile, min–max)`);
  const rows = Object.entries(sides).map(([name, samples]) => ({ name, ...figures(samples) }));
  const base = rows[0]?.median ?? Number.NaN;
  const width = Math.max(...rows.map((row) => row.name.length));
  for (const row of rows) {
    const spread = `${number(row.min)}–${number(row.max)}`;
    const ratio = row === rows[0] ? "" : `   first = ${number(base / row.median)} × this`;
    console.log(
      `  ${row.name.padEnd(width)}  ${number(row.median)} / ${number(row.p95)}   ${spread}${ratio}`,
    );
  }
}
