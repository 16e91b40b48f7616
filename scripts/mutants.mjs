// `pnpm mutants [folder]`: plants faults in the sources that decide something, and says how many the tests notice.
// Of a second run only what changed since the first is done again; `--force` does all again, `--list` names the parts.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { MIN_NOTICED, mutatedParts, resultsOf } from "./lib/mutated.mjs";
import { root, run } from "./lib/run.mjs";
import { duration, fail, say } from "./lib/say.mjs";

const NOTICED = new Set(["Killed", "Timeout"]);
const LIVED = new Set(["Survived", "NoCoverage"]);
const args = process.argv.slice(2);
const wanted = args.find((arg) => !arg.startsWith("--"))?.replace(/\/$/, "");
const parts = mutatedParts().filter(
  ({ folder }) => !wanted || folder === wanted || folder.startsWith(`${wanted}/`),
);
if (parts.length === 0) fail(`No part is in ${wanted}. \`pnpm mutants --list\` names them.`);

if (args.includes("--list")) {
  for (const { folder } of parts) process.stdout.write(`${folder}\n`);
} else {
  const below = [];
  for (const part of parts) if (!(await plant(part))) below.push(part.folder);
  if (below.length > 0) fail(`Fewer than ${MIN_NOTICED} % were noticed in ${below.join(", ")}.`);
}

/** @returns whether enough was noticed */
async function plant(part) {
  const began = Date.now();
  const report = join(root, `${resultsOf(part)}.json`);
  rmSync(report, { force: true });
  const { code, output } = await run(
    "stryker",
    ["run", "stryker.config.mjs", ...(args.includes("--force") ? ["--force"] : [])],
    { env: { MUTATED_FOLDER: part.folder, MUTATED_TESTS: part.tests } },
  );
  if (!existsSync(report)) {
    say(output.split("\n").slice(-40).join("\n"));
    say(`✗ ${part.folder}: no faults could be planted (exit code ${code}).`);
    return false;
  }
  const { files } = JSON.parse(readFileSync(report, "utf8"));
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  say(`\n${part.folder} (${duration(Date.now() - began)})`);
  for (const [folder, mutants] of byFolder(files)) say(`  ${line(folder, mutants)}`);
  for (const [file, { mutants }] of Object.entries(files)) {
    for (const { status, location, mutatorName, replacement } of mutants) {
      if (!LIVED.has(status)) continue;
      const [what] = (replacement ?? mutatorName).split("\n");
      say(`    ${file}:${location.start.line}:${location.start.column} ${status}: ${what.slice(0, 70)}`);
    }
  }
  return share(all) >= MIN_NOTICED;
}

function byFolder(files) {
  const folders = new Map();
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = dirname(file);
    folders.set(folder, [...(folders.get(folder) ?? []), ...mutants]);
  }
  return folders;
}

function line(folder, mutants) {
  const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length;
  const lived = mutants.filter(({ status }) => LIVED.has(status)).length;
  return `${share(mutants).toFixed(1).padStart(5)} %  ${folder}: ${noticed} of ${noticed + lived} noticed`;
}

/** In percent, of the faults that could be tried. */
function share(mutants) {
  const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length;
  const lived = mutants.filter(({ status }) => LIVED.has(status)).length;
  return noticed + lived === 0 ? 100 : (noticed / (noticed + lived)) * 100;
}
