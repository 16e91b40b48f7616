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

/** One line that is written over on a terminal; elsewhere one line when a step begins, and then every half minute. */
export function createProgress(output: Output = process.stdout, now: () => number = Date.now): Progress {
  let current = "";
  let shownAt = 0;
  return {
    report(step, done, total) {
      const begins = step !== current;
      if (!output.isTTY) {
        if (begins) output.write(`${step} …\n`);
        else if (now() - shownAt < LINE_EVERY) return;
        else output.write(`${step} ${formatCount(done)} of ${formatCount(total)}\n`);
        current = step;
        shownAt = now();
        return;
      }
      if (!begins && done < total && now() - shownAt < 100) return;
      if (begins && current !== "") output.write("\n");
      output.write(`\r${step} ${formatCount(done)} of ${formatCount(total)}\u001b[K`);
      current = step;
      shownAt = now();
    },
    end() {
      if (output.isTTY && current !== "") output.write("\n");
      current = "";
    },
  };
}
