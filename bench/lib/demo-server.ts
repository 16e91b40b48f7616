// A server with a fresh demo network in a temporary folder, for what is measured from outside.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { bindTo } from "./one-cpu.ts";

const root = join(import.meta.dirname, "..", "..");

export async function untilReady(base: string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    const ready = await fetch(`${base}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((wait) => setTimeout(wait, 500));
  }
  throw new Error("The server was not ready within three minutes.");
}

/** Runs something against the server, which is stopped and forgotten afterwards. The site must be built. */
export async function withDemoServer(measure: (base: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-bench-"));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(root, "packages/server/src/main.ts"), "start"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: base,
      DATA_DIR: folder,
      NODE_ENV: "production",
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
    },
  });
  try {
    await untilReady(base);
    if (server.pid) bindTo("server", server.pid);
    await measure(base);
  } finally {
    if (server.exitCode === null) {
      server.kill("SIGTERM");
      await new Promise((gone) => server.once("exit", gone));
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The addresses of many businesses' pages. */
export async function profilePaths(base: string, count: number): Promise<string[]> {
  const paths: string[] = [];
  while (paths.length < count) {
    const response = await fetch(`${base}/api/v1/search/profiles/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ from: paths.length, size: 100 }),
    });
    const { hits } = (await response.json()) as { hits: { hits: Array<{ _source: { slug: string } }> } };
    if (hits.hits.length === 0) break;
    paths.push(...hits.hits.map(({ _source }) => `/profiles/${_source.slug}`));
  }
  return paths;
}

/** The address of a featured business's page. */
export async function featuredProfilePath(base: string): Promise<string> {
  const response = await fetch(`${base}/api/v1/search/featured_profiles/?size=3`);
  const featured = (await response.json()) as { hits: { hits: Array<{ _source: { slug: string } }> } };
  return `/profiles/${featured.hits.hits[0]?._source.slug}`;
}
