// Builds and packs what is published, checks the tarballs as a stranger's tools would read them, and tries them: in a
// stranger's apps, and on an administrator's machine. `--keep <folder>` copies those that passed there.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { tryPackedApps } from "./lib/packed-apps.mjs";
import { tryPackedCli } from "./lib/packed-cli.mjs";
import { tryRecipes } from "./lib/recipes.mjs";
import { missingPapers, strayFiles } from "./lib/release/papers.mjs";
import { step } from "./lib/run.mjs";
import { fail, say } from "./lib/say.mjs";

const published = {
  sdk: { filter: "@foodshed/sdk", attw: [] },
  // Stylesheets have no types to resolve.
  widgets: { filter: "@foodshed/widgets", attw: ["--exclude-entrypoints", "./styles.css", "./global"] },
  // A program: nothing in it is imported.
  cli: { filter: "@foodshed/cli", attw: undefined },
};

const { values } = parseArgs({ options: { keep: { type: "string" } } });
const failed = [];
const tarballs = {};
const folder = mkdtempSync(join(tmpdir(), "foodshed-pack-"));
try {
  for (const [name, { filter, attw }] of Object.entries(published)) {
    const check = async (label, ...command) => {
      const { ok } = await step(`${filter}: ${label}`, "pnpm", command);
      if (!ok) failed.push(`${filter}: ${label}`);
      return ok;
    };
    if (!(await check("build", "--filter", filter, "run", "build"))) continue;
    const before = new Set(readdirSync(folder));
    if (!(await check("pack", "--filter", filter, "pack", "--pack-destination", folder))) continue;
    tarballs[name] = join(folder, readdirSync(folder).find((file) => !before.has(file)) ?? "");
    const papers = await missingPapers(name, tarballs[name]);
    if (papers.length > 0) failed.push(`${filter} lacks ${papers.join(", ")}`);
    const stray = await strayFiles(tarballs[name]);
    if (stray.length > 0)
      failed.push(`${filter} holds ${stray.length} files that are not published, such as ${stray[0]}`);
    await check("publint", "exec", "publint", tarballs[name], "--strict");
    if (attw) await check("types", "exec", "attw", tarballs[name], "--profile", "esm-only", ...attw);
  }
  if (tarballs.cli) failed.push(...(await tryPackedCli(tarballs.cli)));
  if (tarballs.sdk && tarballs.widgets) {
    const chromium = process.env.CHROMIUM_PATH;
    if (!chromium) say("! The packed apps are built, but not looked at: CHROMIUM_PATH names no Chromium.");
    failed.push(...(await tryPackedApps(tarballs, chromium)));
    // The other recipes weigh several hundred megabytes: pnpm test:recipes tries them.
    const { failed: recipes } = await tryRecipes(["node"], tarballs, { chromium, required: true });
    failed.push(...recipes.map((name) => `the recipe for ${name}`));
  }
  if (values.keep && failed.length === 0) {
    mkdirSync(values.keep, { recursive: true });
    cpSync(folder, values.keep, { recursive: true });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (failed.length > 0) fail(`What is published is not right: ${failed.join("; ")}.`);
