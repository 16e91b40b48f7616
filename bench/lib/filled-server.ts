// A server on PostgreSQL with many businesses, for what is measured from outside.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { untilReady } from "./demo-server.ts";
import { fill } from "./fill.ts";
import { bindTo } from "./one-cpu.ts";

/** The program of the server. */
export const SERVER = join(import.meta.dirname, "..", "..", "packages", "server", "src", "main.ts");
const admin = { username: "admin@bench.example", password: "harvest#2026" };

export interface FilledServer {
  base: string;
  /** An administrator's. */
  token: string;
  /** The database. */
  url: string;
  psql: string;
  /** A folder that is removed in the end. */
  folder: string;
}

/** Runs something against a server with so many businesses, which is stopped and forgotten afterwards. */
export async function withFilledServer(
  count: number,
  measure: (server: FilledServer) => Promise<void>,
): Promise<void> {
  const cluster = await startPostgres();
  if (!cluster) {
    console.log("PostgreSQL is not installed: nothing is measured.");
    return;
  }
  const { url, place } = cluster;
  const folder = mkdtempSync(join(tmpdir(), "foodshed-bench-"));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const settings = settingsFor({ url, folder, port });
  runServerCommand(["migrate"], settings);
  runServerCommand(["create-admin", "--email", admin.username], settings, admin.password);
  await fill(url, count);
  const server = startServer(settings);
  try {
    await untilReady(base);
    await measure({ base, token: await logIn(base), url, psql: join(place.binaries, "psql"), folder });
  } finally {
    server.kill("SIGTERM");
    await new Promise((gone) => server.once("exit", gone));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Settings of a server over a PostgreSQL database. */
export function settingsFor({ url, folder, port }: { url: string; folder: string; port: number }) {
  return {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: folder,
    DEMO: "off",
    HOST: "127.0.0.1",
    LOG_LEVEL: "error",
    NODE_ENV: "production",
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    RATE_LIMITS: "off",
    SESSION_SECRET: randomBytes(32).toString("hex"),
    STORYBOOK: "off",
  };
}

/** Runs a command of the server to its end. Fails with what it said where it did. */
export function runServerCommand(args: string[], env: Record<string, string | undefined>, input = ""): void {
  runProgram(process.execPath, [SERVER, ...args], env, input);
}

/** Starts a process of the server, on the processor that servers are measured on. */
export function startServer(env: Record<string, string | undefined>): ChildProcess {
  // As the service units start it.
  const server = spawn(process.execPath, ["--max-semi-space-size=8", SERVER, "start"], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
  if (server.pid) bindTo("server", server.pid);
  return server;
}

async function logIn(base: string): Promise<string> {
  const response = await fetch(`${base}/api/v1/accounts/login/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Runs a program to its end. Fails with what it said where it did. */
export function runProgram(
  command: string,
  args: string[],
  env: Record<string, string | undefined>,
  input = "",
): void {
  const { status, stderr } = spawnSync(command, args, {
    input,
    encoding: "utf8",
    env: { PATH: process.env.PATH ?? "", ...env },
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
}
