import { processRuntime } from "./process-runtime.ts";
import { httpFetch } from "./requests/http/http-fetch.ts";
import { run } from "./run.ts";

/** Runs a command line as a process: streams, signals, exit code. */
export async function start(argv: readonly string[], version: string): Promise<void> {
  process.exitCode = await run(argv, { ...processRuntime(version), fetch: httpFetch });
}
