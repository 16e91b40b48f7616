import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "../../scripts/lib/free-port.mjs";

export interface OwnServer {
  address: string;
  /** What its log has said so far, line by line. */
  log: () => string[];
  stop: () => Promise<void>;
}

/** Many servers are started: their sources are compiled once. */
const NODE_COMPILE_CACHE = join(tmpdir(), "foodshed-compiled");

const main = join(import.meta.dirname, "../../packages/server/src/main.ts");

/**
 * Starts a server with settings of its own and an empty network, and waits until it is ready.
 * @param administrator the one person that its network has from the beginning
 */
export async function startOwnServer(
  settings: Record<string, string>,
  administrator?: { email: string; password: string },
): Promise<OwnServer> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), "foodshed-own-server-"));
  if (administrator) createAdministrator(folder, administrator);
  let written = "";
  const server: ChildProcess = spawn(process.execPath, [main, "start"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      NODE_OPTIONS: "",
      NODE_COMPILE_CACHE,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: address,
      DATA_DIR: folder,
      DEMO: "off",
      RATE_LIMITS: "off",
      ...settings,
    },
  });
  server.stderr?.setEncoding("utf8").on("data", (text: string) => {
    written += text;
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await expect
      .poll(
        () =>
          fetch(`${address}/readyz`).then(
            ({ status }) => status,
            () => server.exitCode ?? 0,
          ),
        { message: "the server is ready", timeout: 300_000 },
      )
      .toBe(200);
  } catch (error) {
    await stop();
    throw new Error(`The server was not ready: ${written}`, { cause: error });
  }
  return { address, log: () => written.split("\n").filter(Boolean), stop };
}

function createAdministrator(folder: string, { email, password }: { email: string; password: string }): void {
  execFileSync(process.execPath, [main, "create-admin", "--email", email], {
    input: password,
    env: { ...process.env, NODE_OPTIONS: "", NODE_COMPILE_CACHE, DATA_DIR: folder, DEMO: "off" },
    stdio: ["pipe", "ignore", "inherit"],
  });
}
