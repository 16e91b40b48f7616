import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { usageError, writingFault } from "../errors.ts";

/** The output of an export. Writes block, so that nothing accumulates in memory. */
export interface Sink {
  write(chunk: string | Uint8Array): void;
  /** Renames the finished file to its target. */
  finish(): void;
  /** Removes the temporary file. */
  discard(): void;
}

/** Writes a temporary file and renames it, so the target is complete or absent. */
export function fileSink(path: string, force: boolean): Sink {
  if (existsSync(path) && !force) {
    throw usageError(`${path} is there already.`, "Name another file, or write over it with --force.");
  }
  const draft = `${path}.${process.pid}.part`;
  let file: number;
  try {
    // The file holds personal data.
    file = openSync(draft, "w", 0o600);
  } catch (error) {
    throw usageError(
      `${path} cannot be written: ${writingFault(error as Error)}.`,
      "Name another place with --output.",
    );
  }
  return {
    write(chunk) {
      for (let rest = Buffer.from(chunk as Uint8Array); rest.length > 0; )
        rest = rest.subarray(writeSync(file, rest));
    },
    finish() {
      fsyncSync(file);
      closeSync(file);
      renameSync(draft, path);
    },
    discard() {
      closeSync(file);
      rmSync(draft, { force: true });
    },
  };
}
