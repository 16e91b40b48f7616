import { writeSync } from "node:fs";
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
  const stream = () => (fd === 1 ? process.stdout : process.stderr);
  if (mayBeTerminal(fd)) return stream();
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
    const { code } = error as NodeJS.ErrnoException;
    // `foodshed … | head` closes the pipe, which is not an error.
    if (code === "EPIPE") process.exit(0);
    if (code !== "EAGAIN") throw error;
    // A full non-blocking pipe: give its reader time.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    return 0;
  }
}
