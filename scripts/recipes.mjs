// `pnpm test:recipes [name…]`: builds and packs the SDK and the widgets, and tries the recipes with them. Next.js and Astro weigh
// several hundred megabytes, so only the one for plain Node is part of `npm test`. RECIPE_TARBALLS names a folder that has both.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { recipes, tryRecipes } from "./lib/recipes.mjs";
import { step } from "./lib/run.mjs";
import { fail, say } from "./lib/say.mjs";

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in recipes));
if (unknown.length > 0)
  fail(`There is no recipe named ${unknown.join(", ")}: ${Object.keys(recipes).join(", ")}.`, 2);

const given = process.env.RECIPE_TARBALLS;
const folder = given ?? mkdtempSync(join(tmpdir(), "foodshed-recipes-"));
try {
  for (const name of given ? [] : ["@foodshed/sdk", "@foodshed/widgets"]) {
    const built = await step(`${name}: build`, "pnpm", ["--filter", name, "run", "build"]);
    const packed =
      built.ok &&
      (await step(`${name}: pack`, "pnpm", ["--filter", name, "pack", "--pack-destination", folder]));
    if (!packed?.ok) fail(`${name} cannot be packed.`);
  }
  const tarball = (name) =>
    join(folder, readdirSync(folder).find((file) => file.startsWith(`foodshed-${name}-`)) ?? "");
  const chromium = (await ensureChromium()) ?? undefined;
  const names = wanted.length > 0 ? wanted : Object.keys(recipes);
  const { passed, failed, skipped } = await tryRecipes(
    names,
    { sdk: tarball("sdk"), widgets: tarball("widgets") },
    { chromium },
  );
  say(`${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`);
  if (failed.length > 0) fail(`These recipes do not work: ${failed.join(", ")}.`);
} finally {
  if (!given) rmSync(folder, { recursive: true, force: true });
}
