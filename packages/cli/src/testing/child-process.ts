import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface Ended {
  code: number | null;
  signal: string | null;
  stdout: string;
  stderr: string;
}

export interface Child {
  process: ChildProcess;
  ended: Promise<Ended>;
}

interface ChildOptions {
  cwd: string;
  env: Record<string, string>;
  /** A file that gets the most memory that the process held, in bytes. */
  memoryFile?: string;
  /** Reads what is printed instead of keeping it. */
  onStdout?: (chunk: Buffer) => void;
}

const program = fileURLToPath(new URL("start-process.ts", import.meta.url));

/** Runs the command line as a process of its own, which can be killed and measured. */
export function spawnFoodshed(args: string[], { cwd, env, memoryFile, onStdout }: ChildOptions): Child {
  // The system's peak includes memory of the forking process.
  const measuring = memoryFile
    ? `data:text/javascript,${encodeURIComponent(
        `import { writeFileSync } from "node:fs";
         let most = 0;
         const look = () => { most = Math.max(most, process.memoryUsage.rss()); };
         setInterval(look, 20).unref();
         process.on("exit", () => { look(); writeFileSync(${JSON.stringify(memoryFile)}, String(most)); });`,
      )}`
    : undefined;
  const child = spawn(process.execPath, [...(measuring ? ["--import", measuring] : []), program, ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? "", ...env },
  });
  const out = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    if (onStdout) onStdout(chunk);
    else out.stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    out.stderr += chunk;
  });
  child.stdin.end();
  const ended = new Promise<Ended>((resolve) =>
    child.on("close", (code, signal) => resolve({ code, signal, ...out })),
  );
  return { process: child, ended };
}

/** The most memory that a measured process held, in megabytes. */
export function peakMemory(folder: string, file: string): number {
  return Number(readFileSync(join(folder, file), "utf8")) / 1024 ** 2;
}
