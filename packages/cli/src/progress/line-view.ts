import type { Output } from "../output.ts";
import { formatCount } from "../text/format.ts";
import { type ProgressView, paceOf } from "./progress.ts";

const EVERY_MS = 5_000;

/** Prints progress lines at intervals, for logs, screen readers and dumb terminals. */
export function lineView(output: Output): ProgressView {
  let last = 0;
  let title = "";
  let waiting: number | undefined;
  let start = { startedAt: 0, doneBefore: 0 };
  return {
    show(progress) {
      const { done, total, tallies = [], waitingUntil } = progress;
      const now = Date.now();
      if (waitingUntil !== undefined && waitingUntil !== waiting) {
        output.note(`The server asks to wait ${Math.ceil((waitingUntil - now) / 1000)} s.`);
      }
      waiting = waitingUntil;
      const first = title !== progress.title;
      if (!first && now - last < EVERY_MS && done !== total) return;
      if (first) start = { startedAt: now, doneBefore: done };
      title = progress.title;
      last = now;
      const counts = tallies
        .filter(({ count }) => count > 0)
        .map(({ count, label }) => `${formatCount(count)} ${label}`);
      const far = total === undefined ? formatCount(done) : `${formatCount(done)} of ${formatCount(total)}`;
      const pace = paceOf(progress, start, now);
      const left = pace ? `; ${pace.rate}, ${pace.left}` : "";
      output.note(`${title}: ${[far, ...counts].join(", ")}${left}.`);
    },
    close: async () => {},
  };
}
