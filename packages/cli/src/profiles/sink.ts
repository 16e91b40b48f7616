import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { CliError, EXIT } from "../errors.ts";

/** Where an export goes. Writing blocks until there is room, so that nothing piles up in memory. */
export interface Sink {
  write(chunk: string | Uint8Array): void;
  /** Puts the finished file in its place. */
  finish(): void;
  /** Leaves nothing behind. */
  discard(): void;
}

/** A file that stands in its place whole or not at all. */
export function fileSink(path: string, force: boolean): Sink {
  if (existsSync(path) && !force) {
    throw new CliError(
      EXIT.input,
      `${path} is there already.`,
      "Name another file, or write over it with --force.",
    );
  }
  const draft = `${path}.${process.pid}.part`;
  let file: number;
  try {
    // Addresses and telephone numbers are in it.
    file = openSync(draft, "w", 0o600);
  } catch (error) {
    throw new CliError(
      EXIT.input,
      `${path} cannot be written: ${(error as Error).message}`,
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
