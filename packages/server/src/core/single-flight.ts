import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Lets calls that come at once share one run of `work`. Each gets a run that began after its call: those that come while one
 * is under way share the next.
 */
export function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running
      .catch(() => {})
      // What one page asks comes within a moment, and is one question.
      .then(() => nextTurn())
      .then(() => {
        next = undefined;
        const run = work();
        running = run;
        return run;
      });
    return next;
  };
}
