import { type Clock, seconds } from "../../core/clock.ts";
import type { Log } from "../../infra/log/log.ts";
import { sharedCountFailures } from "../../infra/metrics/process-metrics.ts";
import type { WindowCounts } from "../../infra/window-counts/window-counts.ts";

/** The share of a limit that a process counts by itself before it adds it to what all have counted. */
const SHARE_BY_ITSELF = 1 / 20;

/** For so long a store that failed is not asked again, in milliseconds: each request would wait for it. */
const WITHOUT_STORE = seconds(5);

/** Milliseconds that a request waits for what others have counted. */
const DEADLINE = 500;

interface Window {
  endsAt: number;
  /** What this process has counted. */
  own: number;
  /** What of it the others do not know yet. */
  unshared: number;
  /** What all processes have counted, when this one last heard of it. */
  shared: number;
}

export interface ShortWindows {
  /**
   * Counts a request. Alone it counts exactly. With a store each process adds up a twentieth of the limit before it tells the
   * others, so that an ordinary caller costs nothing but memory, and a busy one a statement for each twentieth; together `n`
   * processes let through at most `n` twentieths more than the limit.
   * @returns the seconds to wait where the limit is reached, or else undefined
   */
  take(key: string, limit: number, windowSeconds: number): Promise<number | undefined>;
}

export function createShortWindows(clock: Clock, log: Log, counts?: WindowCounts): ShortWindows {
  const windows = new Map<string, Window>();
  let storeAwayUntil = 0;

  function openWindow(key: string, length: number): Window {
    const now = clock.now().getTime();
    const open = windows.get(key);
    // A window that ends later than one that begins now was dated by a clock that was wrong.
    if (open && open.endsAt > now && open.endsAt <= now + length) return open;
    // The map holds one window of callers at most: start over when it grows beyond any honest number.
    if (windows.size > 100_000) windows.clear();
    const window = { endsAt: now + length, own: 0, unshared: 0, shared: 0 };
    windows.set(key, window);
    return window;
  }

  /** @returns what all processes have counted, this request included; undefined where the store does not say */
  async function share(store: WindowCounts, key: string, window: Window, length: number) {
    const hits = window.unshared;
    window.unshared = 0;
    try {
      const { count, remaining } = await inTime(store.add(key, hits, length));
      window.shared = Math.max(window.shared, count);
      window.endsAt = clock.now().getTime() + Math.min(remaining, length);
      return count;
    } catch (error) {
      sharedCountFailures.inc();
      if (Date.now() >= storeAwayUntil)
        log.warn(
          { reason: (error as Error).message },
          "The store of rate limits is away: this process counts by itself",
        );
      storeAwayUntil = Date.now() + WITHOUT_STORE;
      return undefined;
    }
  }

  return {
    async take(key, limit, windowSeconds) {
      const length = seconds(windowSeconds);
      const window = openWindow(key, length);
      window.own += 1;
      window.unshared += 1;
      const wait = () => (window.endsAt - clock.now().getTime()) / 1000;
      if (window.own > limit || window.shared > limit) return wait();
      const portion = Math.max(1, Math.floor(limit * SHARE_BY_ITSELF));
      if (!counts || window.unshared < portion || Date.now() < storeAwayUntil) return undefined;
      const count = await share(counts, key, window, length);
      // Without the store a process goes by what it has counted itself.
      return count !== undefined && count > limit ? wait() : undefined;
    },
  };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("No answer in time")), DEADLINE);
  });
  // What is given up may still fail.
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
