// `pnpm bench` runs every benchmark; `pnpm bench search cli-start` runs the named ones.
import { existsSync, readdirSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { bindTo } from "./lib/one-cpu.ts";

const here = import.meta.dirname;
const all = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(here, entry.name, "index.ts")))
  .map((entry) => entry.name);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark named ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
  process.exit(2);
}
const cpu = bindTo("benchmark");
console.log(
  `Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}${cpu === undefined ? "" : `, bound to number ${cpu}`}`,
);
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n== ${name} ==`);
  await import(`./${name}/index.ts`);
}
