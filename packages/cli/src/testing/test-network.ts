import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buildTestServer, type TestServer } from "@foodshed/server/testing";
import type { ExitCode } from "../errors.ts";
import { httpFetch } from "../requests/http/http-fetch.ts";
import { run } from "../run.ts";

export interface Ran {
  exitCode: ExitCode;
  stdout: string;
  stderr: string;
}

export interface RunOptions {
  env?: Record<string, string>;
  /** What is piped in. */
  stdin?: string;
  fetch?: (request: Request) => Promise<Response>;
  signal?: AbortSignal;
}

export interface TestNetwork {
  server: TestServer;
  /** Where the server listens. */
  url: string;
  /** A folder of its own, which commands start from; removed at the end. */
  folder: string;
  /** Runs a command line without a terminal, as a script would. */
  foodshed(args: string[], options?: RunOptions): Promise<Ran>;
  close(): Promise<void>;
}

/** The real server on a port of its own, and the command line to talk to it. */
export async function startTestNetwork(): Promise<TestNetwork> {
  const server = await buildTestServer();
  const url = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const folder = mkdtempSync(join(tmpdir(), "foodshed-cli-"));
  return {
    server,
    url,
    folder,
    foodshed: (args, options) =>
      runHere(args, { ...options, env: environment(folder, url, options?.env), cwd: folder }),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function environment(
  folder: string,
  url: string,
  more: Record<string, string> = {},
): Record<string, string> {
  return { FOODSHED_SERVER: url, FOODSHED_CONFIG_DIR: join(folder, "config"), ...more };
}

/** Runs a command line in this process, without a terminal. */
export async function runHere(
  args: string[],
  {
    env = {},
    stdin = "",
    fetch = httpFetch,
    signal = new AbortController().signal,
    cwd = "/",
  }: RunOptions & { cwd?: string },
): Promise<Ran> {
  const out = { stdout: "", stderr: "" };
  const stream = (name: "stdout" | "stderr") => ({
    write(text: string) {
      out[name] += text;
      return true;
    },
  });
  const exitCode = await run(args, {
    stdin: () => Readable.from([Buffer.from(stdin)]) as unknown as NodeJS.ReadStream,
    stdout: stream("stdout"),
    stderr: stream("stderr"),
    env,
    cwd,
    signal,
    version: "0.0.0-test",
    fetch,
  });
  return { exitCode, ...out };
}
