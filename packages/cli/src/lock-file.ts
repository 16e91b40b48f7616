import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { CliError, EXIT, writingFault } from "./errors.ts";

/** Locks a file for this process; two writers of one journal would repeat work. Takes over the lock of a dead process. */
export function acquireLock(path: string): void {
  const lock = lockOf(path);
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
        const next = "Name a place that can be written with --journal.";
        throw new CliError(
          EXIT.failed,
          `The journal ${path} cannot be written: ${writingFault(error as Error)}.`,
          next,
        );
      }
    }
    const owner = Number(readFileSync(lock, "utf8"));
    if (isRunning(owner)) {
      throw new CliError(
        EXIT.failed,
        `Another process (${owner}) works with this journal.`,
        "Wait until it has finished.",
      );
    }
    // Its owner was killed.
    rmSync(lock, { force: true });
  }
  throw new CliError(EXIT.failed, `The journal ${path} is in use.`, "Wait until the other run has finished.");
}

export function releaseLock(path: string): void {
  rmSync(lockOf(path), { force: true });
}

const lockOf = (path: string) => `${path}.lock`;

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
