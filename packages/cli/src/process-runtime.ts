import { writeSync } from "node:fs";
import { EXIT, writingFault } from "./errors.ts";
import type { Runtime } from "./run.ts";
import type { Stream } from "./stream.ts";
import { mayBeTerminal } from "./terminal.ts";

/** The streams, the environment and the interrupts of this process. */
export function processRuntime(version: string): Runtime {
  const interrupt = new AbortController();
  process.on("SIGINT", () => {
    // A second interrupt does not wait for running calls.
    if (interrupt.signal.aborted) process.exit(130);
    interrupt.abort();
  });
  process.on("SIGTERM", () => interrupt.abort());
  return {
    stdin: () => process.stdin,
    stdout: streamOf(1),
    stderr: streamOf(2),
    env: process.env,
    cwd: process.cwd(),
    signal: interrupt.signal,
    version,
  };
}

/**
 * Node's stream for a terminal. Files and pipes get synchronous writes, because setting up Node's streams takes longer than most
 * commands.
 */
function streamOf(fd: 1 | 2): Stream {
  if (mayBeTerminal(fd)) return (fd === 1 ? process.stdout : process.stderr).on("error", endUnwritten);
  return {
    write(chunk) {
      for (let rest = Buffer.from(chunk as Uint8Array); rest.length > 0; )
        rest = rest.subarray(writeSome(fd, rest));
    },
  };
}

/** Writes as much as the pipe accepts. */
function writeSome(fd: 1 | 2, bytes: Buffer): number {
  try {
    return writeSync(fd, bytes);
  } catch (error) {
    const fault = error as NodeJS.ErrnoException;
    if (fault.code !== "EAGAIN") endUnwritten(fault);
    // A full non-blocking pipe: give its reader time.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    return 0;
  }
}

/** Ends the process where nobody can be told anything more. */
function endUnwritten(fault: NodeJS.ErrnoException): never {
  // `foodshed … | head` closes the pipe, which is not an error.
  if (fault.code === "EPIPE") process.exit(0);
  try {
    writeSync(2, `Error: The output could not be written: ${writingFault(fault)}.\n`);
  } catch {
    // Nor can this.
  }
  process.exit(EXIT.failed);
}
