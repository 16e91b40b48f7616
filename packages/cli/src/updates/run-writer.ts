import { closeSync, fsyncSync, ftruncateSync, openSync, writeSync } from "node:fs";
import { CliError, EXIT } from "../errors.ts";
import { acquireLock, releaseLock } from "../lock-file.ts";
import { note, type RunHead, type RunLine, type RunRow, type UpdateRun } from "./run-file.ts";
import type { FieldUpdate } from "./update-plan.ts";

/** Lines of a plan that are written at once. */
const AT_ONCE = 500;

/** Writes down what a run is about to do, before the first request, and then what became of it, profile by profile. */
export class RunWriter {
  readonly run: UpdateRun;
  readonly #file: number;
  #position: number;

  private constructor(run: UpdateRun, file: number, position: number) {
    this.run = run;
    this.#file = file;
    this.#position = position;
  }

  /** Begins a run: its whole plan is on disk when this returns. */
  static begin(path: string, head: RunHead, rows: RunRow[]): RunWriter {
    return locked(path, () => {
      const file = openNew(path);
      const run = { path, head, rows, done: new Map(), undone: new Map(), finished: false, bytes: 0 };
      const writer = new RunWriter(run, file, 0);
      writer.#append(head);
      for (let from = 0; from < rows.length; from += AT_ONCE)
        writer.#append(...rows.slice(from, from + AT_ONCE).map((plan) => ({ plan })));
      writer.#append({ planned: rows.length });
      fsyncSync(file);
      return writer;
    });
  }

  /** Goes on with a run, or takes it back. Fails when another process has it. */
  static resume(run: UpdateRun): RunWriter {
    return locked(run.path, () => {
      const file = openSync(run.path, "r+");
      ftruncateSync(file, run.bytes);
      return new RunWriter(run, file, run.bytes);
    });
  }

  recordDone(account: number, changes: FieldUpdate[]): void {
    this.#append({ done: account, changes });
    note(this.run.done, account, changes);
  }

  recordUndone(account: number, changes: FieldUpdate[]): void {
    this.#append({ undone: account, changes });
    note(this.run.undone, account, changes);
  }

  recordFinished(): void {
    this.#append({ finished: true });
    this.run.finished = true;
  }

  close(): void {
    fsyncSync(this.#file);
    closeSync(this.#file);
    releaseLock(this.run.path);
  }

  #append(...lines: RunLine[]): void {
    const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    for (let rest = bytes; rest.length > 0; ) {
      const written = writeSync(this.#file, rest, 0, rest.length, this.#position);
      this.#position += written;
      rest = rest.subarray(written);
    }
  }
}

/** Another process may have begun, and even finished, a run since this one looked. */
function openNew(path: string): number {
  try {
    return openSync(path, "wx", 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new CliError(
      EXIT.failed,
      `Another process has updated profiles from this file just now. Nothing was changed.`,
      "Run the same command again: it compares again.",
    );
  }
}

function locked(path: string, open: () => RunWriter): RunWriter {
  acquireLock(path);
  try {
    return open();
  } catch (error) {
    releaseLock(path);
    throw error;
  }
}
