import { formatCount } from "@foodshed/sdk/vocabulary";

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  /** Says what is being done, and that `done` of `total` are done. */
  report(step: string, done: number, total: number): void;
  /** Leaves the line, so that the next text starts on its own. */
  end(): void;
}

/** Milliseconds between two lines of a step where there is no terminal. */
const LINE_EVERY = 30_000;

/** Milliseconds after which a step has shown how fast it is. */
const PACE_AFTER = 10_000;

/**
 * One line that is written over on a terminal; elsewhere one line when a step begins, and then every half minute. A long step also says
 * how many it does in a second, and how long the rest will take at that.
 */
export function createProgress(output: Output = process.stdout, now: () => number = Date.now): Progress {
  let current = "";
  let shownAt = 0;
  let begun = { at: 0, done: 0 };
  const pace = (done: number, total: number) => {
    const took = now() - begun.at;
    const each = took / (done - begun.done);
    if (took < PACE_AFTER || done <= begun.done || done >= total) return "";
    const rate = each < 1000 ? `, ${formatCount(Math.round(1000 / each))} a second` : "";
    return `${rate}, ${duration(each * (total - done))} left`;
  };
  return {
    report(step, done, total) {
      const begins = step !== current;
      if (begins) begun = { at: now(), done };
      if (!output.isTTY) {
        if (begins) output.write(`${step} …\n`);
        else if (now() - shownAt < LINE_EVERY) return;
        else output.write(`${step} ${formatCount(done)} of ${formatCount(total)}${pace(done, total)}\n`);
        current = step;
        shownAt = now();
        return;
      }
      if (!begins && done < total && now() - shownAt < 100) return;
      if (begins && current !== "") output.write("\n");
      output.write(`\r${step} ${formatCount(done)} of ${formatCount(total)}${pace(done, total)}\u001b[K`);
      current = step;
      shownAt = now();
    },
    end() {
      if (output.isTTY && current !== "") output.write("\n");
      current = "";
    },
  };
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
