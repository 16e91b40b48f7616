// What a start takes until searches are answered, with everything read from the database and with a saved index, and how long
// anything holds the event loop meanwhile.
//   BENCH_DATABASE_URL   a PostgreSQL server where databases may be created; without it one is started where it is installed
//   BENCH_PROFILES       how many profiles, 200000 unless said otherwise
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { openPostgres } from "../../packages/server/src/infra/db/database.ts";
import { migrate } from "../../packages/server/src/infra/db/migrate.ts";
import { createLog } from "../../packages/server/src/infra/log/log.ts";
import { SearchMemory } from "../../packages/server/src/modules/search/search.memory.ts";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { fill } from "../search/harness.ts";

const profiles = Number(process.env.BENCH_PROFILES ?? 200_000);
/** A part of all documents that is edited at once, so that large segments are merged. */
const EDITED = 4;

const url = process.env.BENCH_DATABASE_URL ?? (await startPostgres())?.url;
if (!url) console.log("PostgreSQL is not installed: nothing is measured.");
else await measure(url);

async function measure(server: string): Promise<void> {
  const name = "foodshed_bench_start";
  const administration = await openPostgres(server, { max: 1 });
  await sql.raw(`drop database if exists ${name}`).execute(administration.db);
  await sql.raw(`create database ${name}`).execute(administration.db);
  const database = await openPostgres(Object.assign(new URL(server), { pathname: name }).href);
  const folder = mkdtempSync(join(tmpdir(), "foodshed-bench-start-"));
  const path = join(folder, "search-index");
  try {
    await migrate(database.db);
    await fill(database, profiles, () => {});
    const cold = new SearchMemory(database.db);
    cold.keepSnapshot(path, createLog({ logLevel: "error" }));
    const coldSeconds = await timed(`read ${profiles} profiles from the database, and save them`, () =>
      cold.load(),
    );
    console.log(`  ${(statSync(path).size / 1_048_576).toFixed(0)} MB are saved`);
    const warm = new SearchMemory(database.db);
    warm.keepSnapshot(path, createLog({ logLevel: "error" }));
    const warmSeconds = await timed("read what was saved, and what has changed since", () => warm.load());
    console.log(`  ${(warmSeconds / coldSeconds).toFixed(3)} × everything`);
    await sql`update search_documents set changed = pg_current_xact_id() where id % ${EDITED} = 0`.execute(
      database.db,
    );
    await sql`insert into public_changes default values`.execute(database.db);
    await timed(`take in that one of ${EDITED} was edited, and merge it`, async () => {
      await warm.catchUp();
      while (warm.profiles.segments.length > 3) await wait(50);
    });
  } finally {
    rmSync(folder, { recursive: true });
    await database.close();
    await sql.raw(`drop database ${name}`).execute(administration.db);
    await administration.close();
  }
}

/** @returns seconds */
async function timed(what: string, work: () => Promise<void>): Promise<number> {
  const memory = () => {
    globalThis.gc?.();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1_048_576;
  };
  const before = memory();
  const delays = monitorEventLoopDelay({ resolution: 5 });
  const [started, processor] = [performance.now(), process.cpuUsage()];
  delays.enable();
  await work();
  delays.disable();
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(processor);
  const [longest, usual] = [delays.max, delays.percentile(99)].map((delay) => (delay / 1e6).toFixed(0));
  console.log(
    `  ${what}: ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of processor, ${(memory() - before).toFixed(0)} MB more; the event loop waits ${longest} ms at most, ${usual} ms at the 99th percentile`,
  );
  return seconds;
}
