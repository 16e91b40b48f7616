import { writeSync } from "node:fs";
import type { Stream } from "./output.ts";
import { run } from "./run.ts";
import { mayBeTerminal } from "./terminal.ts";

/** Runs a command line as a process: streams, signals, exit code. */
export async function start(argv: readonly string[], version: string): Promise<void> {
  const interrupt = new AbortController();
  process.on("SIGINT", () => {
    // Asked twice, do not finish what is under way.
    if (interrupt.signal.aborted) process.exit(130);
    interrupt.abort();
  });
  process.on("SIGTERM", () => interrupt.abort());
  process.exitCode = await run(argv, {
    stdin: () => process.stdin,
    stdout: streamOf(1),
    stderr: streamOf(2),
    env: process.env,
    cwd: process.cwd(),
    signal: interrupt.signal,
    version,
  });
}

/**
 * The terminal's stream, or for files and pipes one that writes at once: setting up Node's own takes longer than most commands
 * need in all.
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

/** Writes what there is room for. */
function writeSome(fd: 1 | 2, bytes: Buffer): number {
  try {
    return writeSync(fd, bytes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // `foodshed … | head` closes the pipe: that is no failure.
    if (code === "EPIPE") process.exit(0);
    if (code !== "EAGAIN") throw error;
    // A pipe that does not block is full: its reader is given time.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    return 0;
  }
}
