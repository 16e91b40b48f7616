import { setTimeout as sleep } from "node:timers/promises";
import PQueue from "p-queue";
import { CliError, EXIT } from "../errors.ts";
import type { RetryPolicy } from "./retry.ts";

export interface WorkerPoolOptions {
  /** How many items are worked on at a time. */
  concurrency: number;
  /** Stops the pool after the running tasks. */
  signal: AbortSignal;
  /** Attempts per call when the server cannot be reached or is busy. */
  attempts?: number;
  /** Called with the end of a wait that the server asked for, in milliseconds since 1970; undefined when work continues. */
  onWait?: (until: number | undefined) => void;
}

/**
 * Runs the task for every item, `concurrency` at a time, and takes an item only shortly before. A rate limit of one item pauses the whole pool, because the server's limit
 * applies to all.
 *
 * @param task returns the reason to stop the pool, or undefined
 * @returns why the pool stopped early; undefined when all items ran
 */
export async function runWorkerPool<Item>(
  items: Iterable<Item>,
  { concurrency, signal, attempts = 6, onWait = () => {} }: WorkerPoolOptions,
  task: (item: Item, policy: RetryPolicy) => Promise<CliError | undefined>,
): Promise<CliError | undefined> {
  const queue = new PQueue({ concurrency });
  const stop = new AbortController();
  const ended = AbortSignal.any([signal, stop.signal]);
  let stopped: CliError | undefined;
  let fault: { error: unknown } | undefined;
  let gate: Promise<void> | undefined;

  const pause: RetryPolicy["pause"] = (milliseconds, { retryAfter }) => {
    const wait = sleep(milliseconds, undefined, { signal: ended }).catch(() => {});
    if (retryAfter === undefined) return wait;
    if (!gate) {
      queue.pause();
      onWait(Date.now() + milliseconds);
      gate = wait.then(() => {
        gate = undefined;
        onWait(undefined);
        queue.start();
      });
    }
    return gate;
  };

  for (const item of items) {
    // Taken as they are needed: batches of a long list are made only then, and are not kept.
    await queue.onSizeLessThan(concurrency);
    if (ended.aborted) break;
    const work = async () => {
      if (ended.aborted) return;
      const reason = await task(item, { signal: ended, attempts, pause });
      if (!reason) return;
      stopped ??= reason;
      stop.abort();
    };
    queue.add(work).catch((error) => {
      fault ??= { error };
      stop.abort();
    });
  }
  await queue.onIdle();
  if (fault) throw fault.error;
  return signal.aborted ? new CliError(EXIT.interrupted, "Interrupted.") : stopped;
}
