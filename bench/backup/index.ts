// A backup of many businesses beside pg_dump of the same database: whole programs, in turn; then its restore.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { fill } from "../lib/fill.ts";
import { runProgram, runServerCommand, settingsFor } from "../lib/filled-server.ts";
import { inTurn, type Side } from "../lib/measure.ts";
import { bindTo } from "../lib/one-cpu.ts";
import { postmasterOf, processorTime } from "../lib/processor-time.ts";
import { printRows } from "../lib/report.ts";
import { ratioOf } from "../lib/statistics.ts";

/** A hash of every row of the largest tables. */
const CONTENTS = ["accounts", "roles", "products"]
  .map((table) => `select md5(string_agg(md5(t::text), '' order by id)) from ${table} t;`)
  .join(" ");

const count = Number(process.env.BENCH_PROFILES ?? 400_000);
const cluster = await startPostgres();
if (cluster) await measure(cluster);
else console.log("PostgreSQL is not installed: nothing is measured.");

async function measure({ url, place }: NonNullable<typeof cluster>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-bench-"));
  const postmaster = postmasterOf(place);
  bindTo("server", postmaster);
  const psql = (statement: string) => runProgram(join(place.binaries, "psql"), [url, "-qc", statement], {});
  const named = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  const settings = (database: string) =>
    settingsFor({ url: database, folder: join(folder, "data"), port: 4660 });
  const [ours, dump] = [join(folder, "backup"), join(folder, "dump")];
  try {
    runServerCommand(["migrate"], settings(url));
    await fill(url, count);
    const sides = {
      backup() {
        rmSync(ours, { recursive: true, force: true });
        runServerCommand(["backup", ours], settings(url));
      },
      pg_dump: () =>
        runProgram(join(place.binaries, "pg_dump"), ["--format=custom", "--file", dump, url], {}),
    };
    // Of both what they and the database use of processors, so that other work on the machine is in neither.
    const clock = () => processorTime(process.pid) + processorTime(postmaster);
    const unit = "ms of processors, program and database";
    speed("Backup", await inTurn(sides, { batches: 7, clock }), 0.5);
    speed("Backup by the clock", await inTurn(sides, { batches: 7 }), 0.5);
    const sizes = [sizeOf(ours), sizeOf(dump)].map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`);
    console.log(`\nOn the disk ${sizes[0]}, and ${sizes[1]} of pg_dump`);
    psql("create database restored");
    const before = clock();
    runServerCommand(["restore", ours], settings(named("restored")));
    console.log(`\nRestored in ${((clock() - before) / 1000).toFixed(1)} s of processors`);
    const contents = [url, named("restored")].map((database, at) => {
      const file = join(folder, `contents${at}`);
      runProgram(join(place.binaries, "psql"), [database, "-qAtc", CONTENTS, "-o", file], {});
      return readFileSync(file, "utf8");
    });
    console.log(`What was restored is ${contents[0] === contents[1] ? "" : "NOT "}the same`);

    function speed(title: string, found: Record<string, Side>, least?: number) {
      printRows(title, title.includes("clock") ? "ms, whole programs" : unit, found);
      const [own, peer] = Object.values(found);
      if (!own || !peer) return;
      const reached = 1 / ratioOf(own.batches, peer.batches, true).value;
      const goal = least ? `  goal: ≥ ${least} × the speed of the peer; ` : "  ";
      console.log(`${goal}reached ${reached.toFixed(2)} ×${least && reached < least ? ": MISSED" : ""}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of a file, or of all files below a folder. */
function sizeOf(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
