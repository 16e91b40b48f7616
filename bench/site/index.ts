// Server-rendered pages under a steady load of 50 requests a second, beside the smallest JSON answer of the same process.
// Needs a built site; makes a demo network in a temporary folder.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";

const root = join(import.meta.dirname, "..", "..");
const folder = mkdtempSync(join(tmpdir(), "foodshed-bench-"));
const port = Number(process.env.BENCH_PORT ?? 4790);
const base = `http://127.0.0.1:${port}`;

const server = spawn(process.execPath, [join(root, "packages/server/src/main.ts"), "start"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: base,
    DATA_DIR: folder,
    NODE_ENV: "production",
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
  },
});

async function untilReady(): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    const ready = await fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((wait) => setTimeout(wait, 500));
  }
  throw new Error("The server was not ready within three minutes.");
}

try {
  await untilReady();
  const answer = await fetch(`${base}/api/v1/search/featured_profiles/?size=3`);
  const featured = (await answer.json()) as { hits: { hits: Array<{ _source: { slug: string } }> } };
  const slug = featured.hits.hits[0]?._source.slug;
  const paths = {
    "smallest JSON answer": "/healthz",
    "public profile": `/profiles/${slug}`,
    search: "/search/cheese?near=N0B",
    home: "/",
  };
  for (const path of Object.values(paths)) {
    await autocannon({ url: base + path, connections: 2, amount: 50 });
  }
  let smallest = Number.NaN;
  for (const [name, path] of Object.entries(paths)) {
    const result = await autocannon({ url: base + path, connections: 10, overallRate: 50, duration: 10 });
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(
        `${name}: ${result.non2xx} answers were no success and ${result.errors} requests broke off.`,
      );
    }
    const { p50, p97_5 } = result.latency;
    if (Number.isNaN(smallest)) smallest = Math.max(p50, 1);
    console.log(
      `${name.padEnd(22)} median ${p50} ms, 97.5th percentile ${p97_5} ms, ${(p50 / smallest).toFixed(1)} × the smallest answer`,
    );
  }
} finally {
  if (server.exitCode === null) {
    server.kill("SIGTERM");
    await new Promise((gone) => server.once("exit", gone));
  }
  rmSync(folder, { recursive: true, force: true });
}
