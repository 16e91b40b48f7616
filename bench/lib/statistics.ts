/** A figure, and where it lies with 95 % confidence. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** Fewer give no interval of 95 %. */
export const FEWEST_BATCHES = 6;

/** The mean; 0 of nothing. */
export function mean(samples: readonly number[]): number {
  return samples.reduce((sum, sample) => sum + sample, 0) / (samples.length || 1);
}

export function quantile(samples: readonly number[], q: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

/**
 * The median, with an interval from the order of the samples alone: how they are distributed need not be known.
 * A sample lies below the median as often as a coin shows heads, so the binomial distribution says which two enclose it.
 */
export function medianOf(samples: readonly number[]): Estimate {
  if (samples.length < FEWEST_BATCHES) {
    throw new Error(`${samples.length} samples give no interval of 95 %: at least ${FEWEST_BATCHES} do.`);
  }
  const sorted = [...samples].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const left = sorted[Math.ceil(half) - 1] as number;
  const right = sorted[Math.floor(half)] as number;
  const outside = samplesOutside(sorted.length);
  return {
    value: (left + right) / 2,
    low: sorted[outside] as number,
    high: sorted[sorted.length - 1 - outside] as number,
  };
}

/** How many samples at each end may be left out, so that the others enclose the median with 95 % confidence. */
function samplesOutside(count: number): number {
  let chance = 0.5 ** count;
  let below = chance;
  let outside = 0;
  while (2 * below <= 0.05) {
    chance *= (count - outside) / (outside + 1);
    if (2 * (below + chance) > 0.05) break;
    below += chance;
    outside += 1;
  }
  return outside;
}

/**
 * How many times the other one the first took. Batches that ran side by side are compared each with its neighbour, so that the
 * machine's drift is in neither; of others the intervals are divided, which widens the outcome.
 */
export function ratioOf(first: readonly number[], other: readonly number[], sideBySide: boolean): Estimate {
  if (sideBySide) return medianOf(first.map((value, index) => value / (other[index] as number)));
  const [above, below] = [medianOf(first), medianOf(other)];
  return { value: above.value / below.value, low: above.low / below.high, high: above.high / below.low };
}
