import { setImmediate as nextTurn } from "node:timers/promises";

/** Work that can be interrupted wherever it yields. */
export type Sliced<Result> = Generator<undefined, Result, undefined>;

/** Milliseconds of work between two turns of the event loop. */
const SLICE = 8;

/** Does long work in short slices, so that requests are answered meanwhile. */
export async function inSlices<Result>(work: Sliced<Result>): Promise<Result> {
  let until = performance.now() + SLICE;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + SLICE;
  }
}

/** Does the same work without a pause. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
