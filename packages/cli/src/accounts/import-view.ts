import type { Output } from "../output.ts";
import type { Progress } from "./import.ts";
import { countsText } from "./report.ts";

/** What a person sees while an import runs. */
export interface ImportView {
  progress(progress: Progress): void;
  close(): Promise<void>;
}

const EVERY_MS = 5_000;

/** A line now and then, for logs and for terminals that cannot be drawn on. */
export function lineView(output: Output): ImportView {
  let last = 0;
  return {
    progress({ total, done, created, exists, failed, waitingUntil }) {
      const now = Date.now();
      if (waitingUntil) output.note(`The server asks to wait ${Math.ceil((waitingUntil - now) / 1000)} s.`);
      if (now - last < EVERY_MS && done < total) return;
      last = now;
      output.note(`${done} of ${total}: ${countsText({ created, exists, failed })}`);
    },
    close: async () => {},
  };
}
