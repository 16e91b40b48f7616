// `pnpm api`: writes what the published packages offer (exports, props, elements, tokens, commands) into packages/*/api. With --check
// it says instead whether the reports are up to date, whether every prop has a description, and whether a changeset announces
// what changed since the last version.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sinceLastVersion } from "./lib/api/last-version.mjs";
import { apiReports, published } from "./lib/api/reports.mjs";
import { bumpFor, pendingBump, reaches } from "./lib/api/semver.mjs";
import { root } from "./lib/run.mjs";
import { fail, say } from "./lib/say.mjs";

const { files, undocumented } = await apiReports();
const textOf = (lines) => `${lines.join("\n")}\n`;
const stored = published.flatMap((name) => {
  const folder = `packages/${name}/api`;
  return filesIn(folder).map((file) => `${folder}/${file}`);
});

function filesIn(folder) {
  try {
    return readdirSync(join(root, folder));
  } catch {
    return [];
  }
}

function readStored(path) {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return undefined;
  }
}

if (!process.argv.includes("--check")) {
  for (const path of stored) if (!files.has(path)) rmSync(join(root, path));
  for (const [path, lines] of files) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), textOf(lines));
  }
  say(`${files.size} reports of what is published.`);
} else {
  const mistakes = undocumented.map((prop) => `${prop} has no description: write a comment above it.`);
  const drifted = [...files]
    .filter(([path, lines]) => readStored(path) !== textOf(lines))
    .map(([path]) => path);
  drifted.push(...stored.filter((path) => !files.has(path)));
  if (drifted.length > 0) mistakes.push(`Run pnpm api: not up to date are ${drifted.join(", ")}.`);

  const changesets = filesIn(".changeset")
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .map((file) => readFileSync(join(root, ".changeset", file), "utf8"));
  for (const name of published) {
    const last = await sinceLastVersion(name);
    const after = [...files]
      .filter(([path]) => path.startsWith(`packages/${name}/`))
      .flatMap(([, lines]) => lines);
    const { bump, breaking } = bumpFor(last.lines, after, last.version);
    const given = pendingBump(changesets, `@foodshed/${name}`);
    if (reaches(given, bump)) continue;
    const why =
      breaking.length > 0 ? ` Somebody's code breaks by:\n    ${breaking.slice(0, 10).join("\n    ")}` : "";
    mistakes.push(
      `@foodshed/${name} changed since ${last.version}: run pnpm changeset and choose ${bump} (it has ${given}).${why}`,
    );
  }
  if (mistakes.length > 0) fail(`What is published needs a word:\n  ${mistakes.join("\n  ")}`);
}
