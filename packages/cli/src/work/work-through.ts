import { setTimeout as sleep } from "node:timers/promises";
import PQueue from "p-queue";
import { CliError, EXIT } from "../errors.ts";
import type { Patience } from "./patience.ts";

export interface Work {
  /** How many items are worked on at a time. */
  concurrency: number;
  /** Ends the work; what is under way is finished. */
  signal: AbortSignal;
  /** Attempts per call when the server cannot be reached or is busy. */
  attempts?: number;
  /** Told until when the server has asked to wait, in milliseconds since 1970; undefined when it goes on. */
  onWait?: (until: number | undefined) => void;
}

/**
 * Works through the items, several at a time. One item that is told to wait makes all wait: the limit is the server's, not the
 * item's.
 *
 * @param task answers why going on makes no sense, or nothing
 * @returns why the work ended before its last item
 */
export async function workThrough<Item>(
  items: Iterable<Item>,
  { concurrency, signal, attempts = 6, onWait = () => {} }: Work,
  task: (item: Item, patience: Patience) => Promise<CliError | undefined>,
): Promise<CliError | undefined> {
  const queue = new PQueue({ concurrency });
  const stop = new AbortController();
  const ended = AbortSignal.any([signal, stop.signal]);
  let stopped: CliError | undefined;
  let fault: { error: unknown } | undefined;
  let gate: Promise<void> | undefined;

  const pause: Patience["pause"] = (milliseconds, { retryAfter }) => {
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
