/** The memory of a process over its life. */
export interface MemoryCurve {
  /** Bytes that were in use after a collection: the least of each window. */
  live: number[];
  /** Megabytes an hour, from a straight line through the windows after the first third. */
  growth: number;
  stop(): void;
}

/** Milliseconds between two looks. */
const LOOK_EVERY = 2000;

/** Watches the heap of a process by its metrics, in windows of so many milliseconds. */
export function watchMemory(metricsPort: string, window: number): MemoryCurve {
  let least = Number.POSITIVE_INFINITY;
  let begun = Date.now();
  async function look() {
    const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { signal: AbortSignal.timeout(5000) })
      .then((response) => response.text())
      .catch(() => "");
    const used = Number(/^foodshed_nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1]);
    if (used > 0) least = Math.min(least, used);
    if (Date.now() - begun < window) return;
    if (Number.isFinite(least)) curve.live.push(least);
    least = Number.POSITIVE_INFINITY;
    begun = Date.now();
  }
  const timer = setInterval(() => void look(), LOOK_EVERY);
  const curve: MemoryCurve = {
    live: [],
    get growth() {
      const windows = curve.live.slice(Math.floor(curve.live.length / 3));
      return (slopeOf(windows) / 1e6) * (3_600_000 / window);
    },
    stop: () => clearInterval(timer),
  };
  return curve;
}

/** How much a value grows from one to the next, by least squares; 0 of fewer than two. */
export function slopeOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let above = 0;
  let below = 0;
  for (const [at, value] of values.entries()) {
    above += (at - middle) * (value - mean);
    below += (at - middle) ** 2;
  }
  return above / below;
}
