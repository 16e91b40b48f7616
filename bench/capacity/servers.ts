// Several processes of the server over one PostgreSQL with the demo network, all on one processor.
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { untilReady } from "../lib/demo-server.ts";
import { runServerCommand, settingsFor, startServer } from "../lib/filled-server.ts";
import { bindTo } from "../lib/one-cpu.ts";
import { postmasterOf } from "../lib/processor-time.ts";

export interface Servers {
  bases: string[];
  /** Their process numbers. */
  processes: number[];
  /** That of the database, whose other processes are its children. */
  database: number;
}

/** Runs something against so many processes, which are stopped and forgotten afterwards. */
export async function withServers(
  count: number,
  measure: (servers: Servers) => Promise<void>,
): Promise<boolean> {
  const cluster = await startPostgres();
  if (!cluster) return false;
  const database = postmasterOf(cluster.place);
  bindTo("server", database);
  const folder = mkdtempSync(join(tmpdir(), "foodshed-bench-"));
  const started: ChildProcess[] = [];
  const bases: string[] = [];
  const settings = settingsFor({ url: cluster.url, folder, port: await freePort() });
  try {
    runServerCommand(["migrate"], settings);
    runServerCommand(["demo"], settings);
    for (let index = 0; index < count; index += 1) {
      const port = await freePort();
      const base = `http://127.0.0.1:${port}`;
      started.push(startServer({ ...settings, PORT: String(port), PUBLIC_URL: base }));
      bases.push(base);
      await untilReady(base);
    }
    await measure({ bases, processes: started.map(({ pid = 0 }) => pid), database });
  } finally {
    for (const server of started) {
      server.kill("SIGTERM");
      await new Promise((gone) => server.once("exit", gone));
    }
    rmSync(folder, { recursive: true, force: true });
  }
  return true;
}
