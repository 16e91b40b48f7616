// `pnpm bench` runs every benchmark; `pnpm bench search cli-start` runs the named ones.
import { existsSync, readdirSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { bindTo } from "./lib/one-cpu.ts";

const here = import.meta.dirname;
const all = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(here, entry.name, "index.ts")))
  .map((entry) => entry.name);
// Options with a value; what other options there are a benchmark says itself.
const withValue = ["--only", "--log"];
const wanted = process.argv
  .slice(2)
  .filter((argument, at, given) => !argument.startsWith("-") && !withValue.includes(given[at - 1] ?? ""));
const log = process.argv.includes("--json") ? console.error : console.log;
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark named ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
  process.exit(2);
}
const cpu = bindTo("benchmark");
log(
  `Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}${cpu === undefined ? "" : `, bound to number ${cpu}`}`,
);
for (const name of wanted.length > 0 ? wanted : all) {
  log(`\n== ${name} ==`);
  await import(`./${name}/index.ts`);
}
