// How fast profiles are updated from a file and set back, and what memory that takes, with the server on PostgreSQL.
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { type FilledServer, withFilledServer } from "../lib/filled-server.ts";
import { type Watched, watched } from "../lib/watched.ts";

const count = Number(process.env.BENCH_UPDATES ?? 20_000);
const cli = join(import.meta.dirname, "..", "..", "packages", "cli", "dist", "main.cjs");
const MOST_MB = 150;

await withFilledServer(count, measure);

async function measure({ base, token, folder }: FilledServer): Promise<void> {
  const file = join(folder, "changes.csv");
  const change = (_: unknown, n: number) =>
    `farm-${n + 1},519-555-${1000 + (n % 9000)},https://bench-${n}.example,Arthur\n`;
  writeFileSync(file, `slug,phone,website,city\n${Array.from({ length: count }, change).join("")}`);
  const env = {
    FOODSHED_SERVER: base,
    FOODSHED_TOKEN: token,
    FOODSHED_CONFIG_DIR: folder,
    NO_UPDATE_NOTIFIER: "1",
  };
  const run = (...args: string[]) => watched([cli, "accounts", ...args], env);
  const say = (what: string, { seconds, megabytes }: Watched) =>
    console.log(
      `  ${what}: ${seconds.toFixed(1)} s, ${(count / seconds).toFixed(0)} profiles a second, ${megabytes.toFixed(0)} MB${megabytes > MOST_MB ? `: more than ${MOST_MB}` : ""}; load ${loadavg()[0]?.toFixed(1)}`,
    );
  console.log(`\nUpdate of ${count.toLocaleString("en")} profiles from a file, three fields each`);
  say("dry run", await run("update", file, "--dry-run"));
  say("planned and changed", await run("update", file, "--yes"));
  say("the same file again, nothing to change", await run("update", file, "--yes"));
  say("set back", await run("undo", file, "--yes"));
}
