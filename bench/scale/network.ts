// A demo network of a size on a PostgreSQL of its own, with a server over it.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { LEXICON } from "../../packages/sdk/src/lexicon/index.ts";
import { indexFormat } from "../../packages/server/src/modules/search/opensearch/format.ts";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { clusterAt, startPostgres } from "../../scripts/lib/postgres.mjs";
import { CLUSTER, nodesTime, removeIndexes } from "../lib/cluster.ts";
import { runServerCommand, SERVER, settingsFor, startServer } from "../lib/filled-server.ts";
import { postmasterOf, processorTime } from "../lib/processor-time.ts";
import { number } from "../lib/report.ts";

/** Networks up to here are searched in the process where no cluster is named. */
const MOST_IN_PROCESS = 200_000;
/** A folder that filled databases stay in, for further runs. */
const NETWORKS_FOLDER = process.env.BENCH_NETWORKS;

export interface Network {
  size: number;
  base: string;
  settings: Record<string, string | undefined>;
  /** A folder that is removed in the end. */
  folder: string;
  /** Milliseconds of processors that server, database, OpenSearch and this process with what it started have used so far. */
  processor(): Promise<number>;
  close(): Promise<void>;
}

/** @returns undefined where the size cannot be had on this machine */
export async function openNetwork(size: number): Promise<Network | undefined> {
  if (size > MOST_IN_PROCESS && !CLUSTER) {
    console.log("  OPENSEARCH_URL names no cluster: larger networks than 200,000 are not measured.");
    return undefined;
  }
  const persistIn = NETWORKS_FOLDER && join(NETWORKS_FOLDER, String(size));
  /** There once the database is filled; says which indexes are built. */
  const filled = persistIn && join(persistIn, "filled");
  const cluster = await startPostgres({
    settings: { max_wal_size: "4GB", shared_buffers: "512MB" },
    ...(persistIn && { persistIn }),
  });
  if (!cluster) {
    console.log("  PostgreSQL is not installed: nothing is measured.");
    return undefined;
  }
  const database = postmasterOf(cluster.place);
  const folder = mkdtempSync(join(tmpdir(), "foodshed-bench-"));
  const port = await freePort();
  const prefix = `bench${size}`;
  const settings = {
    ...settingsFor({ url: cluster.url, folder: join(folder, "data"), port }),
    // On a busy machine what takes long is measured, not refused.
    ...(CLUSTER && { SEARCH_URL: CLUSTER, SEARCH_PREFIX: prefix, SEARCH_TIMEOUT: "60000" }),
  };
  let server: ChildProcess | undefined;
  const close = async () => {
    if (server) {
      server.kill("SIGTERM");
      await new Promise((gone) => server?.once("exit", gone));
    }
    rmSync(folder, { recursive: true, force: true });
    if (NETWORKS_FOLDER) await clusterAt(cluster.place).stop();
    else {
      if (CLUSTER) await removeIndexes(prefix);
      clusterAt(cluster.place).remove();
    }
  };
  try {
    const isFilled = filled !== undefined && existsSync(filled);
    if (!isFilled) {
      runServerCommand(["migrate"], settings);
      await fill(size, settings, database);
    }
    const format = CLUSTER ? indexFormat(LEXICON.entries()) : "";
    if (CLUSTER && !(isFilled && readFileSync(filled, "utf8") === format)) {
      const [started, used] = [performance.now(), processorTime(process.pid) + (await nodesTime())];
      runServerCommand(["search-rebuild"], settings);
      const seconds = number((performance.now() - started) / 1000);
      const spent = number((processorTime(process.pid) + (await nodesTime()) - used) / 1000);
      console.log(`  indexes built in ${seconds} s, ${spent} s of processors`);
    }
    if (filled) writeFileSync(filled, format);
    const started = performance.now();
    server = startServer(settings);
    const pid = server.pid as number;
    const base = `http://127.0.0.1:${port}`;
    await untilReady(base);
    const used = processorTime(pid);
    const seconds = number((performance.now() - started) / 1000);
    await wait(1000);
    console.log(`  ready after ${seconds} s, ${number(used / 1000)} s of processor, ${megabytes(pid)} MB`);
    const processor = async () =>
      processorTime(pid) + processorTime(database) + (CLUSTER ? await nodesTime() : 0);
    return {
      size,
      base,
      settings,
      folder,
      processor,
      async close() {
        console.log(`  the server of ${size} holds ${megabytes(pid)} MB in the end`);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Fills the database, and says how much memory that takes as it goes. */
async function fill(size: number, settings: Network["settings"], database: number): Promise<void> {
  const processor = () => processorTime(process.pid) + processorTime(database);
  const [started, used] = [performance.now(), processor()];
  const program = spawn(process.execPath, [SERVER, "demo", "--businesses", String(size)], {
    stdio: ["ignore", "ignore", "inherit"],
    env: settings,
  });
  const pid = program.pid as number;
  const held: number[] = [];
  const looking = setInterval(() => held.push(megabytes(pid)), 500);
  const code = await new Promise((ended) => program.once("exit", ended));
  clearInterval(looking);
  if (code !== 0) throw new Error(`The demo network of ${size} businesses was not written: ${code}`);
  const quarters = [1, 2, 3, 4].map((quarter) =>
    Math.max(...held.slice(((quarter - 1) * held.length) / 4, (quarter * held.length) / 4)),
  );
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `  written in ${number(seconds)} s, ${number((processor() - used) / 1000)} s of processors; memory in each quarter of that ${quarters.join(", ")} MB`,
  );
}

async function untilReady(base: string): Promise<void> {
  const isReady = () =>
    fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await wait(50);
}

/** What a process holds now; 0 once it has ended. */
function megabytes(pid: number): number {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Math.round(Number(stdout) / 1024);
}
