// An export of every profile by the command line over HTTP, beside a bare COPY of the same columns from PostgreSQL.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type FilledServer, runProgram, withFilledServer } from "../lib/filled-server.ts";
import { inTurn } from "../lib/measure.ts";
import { printRows } from "../lib/report.ts";
import { medianOf, ratioOf } from "../lib/statistics.ts";
import { COPY, FIELDS } from "./copy.ts";

const count = Number(process.env.BENCH_PROFILES ?? 100_000);
const cli = join(import.meta.dirname, "..", "..", "packages", "cli", "dist", "main.cjs");

await withFilledServer(count, measure);

async function measure({ base, token, url, psql, folder }: FilledServer): Promise<void> {
  const file = (name: string) => join(folder, name);
  let peak = 0;
  const watch = `data:text/javascript,${encodeURIComponent(
    'import { writeFileSync } from "node:fs"; let most = 0; const look = () => { most = Math.max(most, process.memoryUsage.rss()); };' +
      `setInterval(look, 20).unref(); process.on("exit", () => { look(); writeFileSync(${JSON.stringify(file("peak"))}, String(most)); });`,
  )}`;
  const ours = () => {
    const args = [
      "profiles",
      "export",
      "--all",
      "--fields",
      FIELDS.join(","),
      "--output",
      file("ours.csv"),
      "--force",
    ];
    runProgram(process.execPath, ["--import", watch, cli, ...args], {
      FOODSHED_SERVER: base,
      FOODSHED_TOKEN: token,
      FOODSHED_CONFIG_DIR: folder,
    });
    peak = Math.max(peak, Number(readFileSync(file("peak"), "utf8")) / 1024 ** 2);
  };
  const copy = () => runProgram(psql, [url, "-qc", COPY, "-o", file("copy.csv")], {});

  ours();
  copy();
  const rows = agree(readFileSync(file("ours.csv"), "utf8"), readFileSync(file("copy.csv"), "utf8"));
  console.log(`\n${rows.toLocaleString("en")} profiles in ${FIELDS.length} columns: both files say the same`);
  const sides = await inTurn({ "foodshed profiles export": ours, "COPY by psql": copy }, { batches: 7 });
  printRows("Export of every profile to a CSV file", "ms, whole process", sides);
  const { "foodshed profiles export": left, "COPY by psql": right } = sides;
  if (left && right) {
    const speed = 1 / ratioOf(left.batches, right.batches, true).value;
    console.log(
      `  goal: ≥ 0.5 × the speed of COPY; reached ${speed.toFixed(2)} ×${speed < 0.5 ? ": MISSED" : ""}`,
    );
    console.log(
      `  ${Math.round((rows / medianOf(left.batches).value) * 1000).toLocaleString("en")} profiles a second`,
    );
  }
  console.log(
    `  goal: ≤ 150 MB of memory; the command line reached ${Math.round(peak)} MB${peak > 150 ? ": MISSED" : ""}`,
  );
}

/** Both files hold the same, apart from how they quote and end lines. */
function agree(ours: string, copy: string): number {
  const bare = (text: string) =>
    text
      .replace("\ufeff", "")
      .replaceAll(/["\r]/g, "")
      // Spreadsheets take what begins with a minus for a formula.
      .replaceAll(",'-", ",-")
      .replaceAll(/(?<=,)(t|f)(?=,)/g, (sign) => (sign === "t" ? "true" : "false"))
      .trimEnd()
      .split("\n");
  const left = bare(ours);
  const right = bare(copy);
  const at = left.findIndex((line, index) => line !== right[index]);
  if (at >= 0 || left.length !== right.length)
    throw new Error(`The files differ in line ${at + 1}:\n${left[at]}\n${right[at]}`);
  return left.length - 1;
}
