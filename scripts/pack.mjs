// Builds and packs what is published, and checks the tarballs as a stranger's tools would read them.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { step } from "./lib/run.mjs";
import { fail } from "./lib/say.mjs";

const published = [
  { filter: "@foodshed/sdk", attw: [] },
  // Stylesheets have no types to resolve.
  { filter: "@foodshed/widgets", attw: ["--exclude-entrypoints", "./styles.css", "./global"] },
];

const failed = [];
for (const { filter, attw } of published) {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-pack-"));
  const check = async (label, ...command) => {
    const { ok } = await step(`${filter}: ${label}`, "pnpm", command);
    if (!ok) failed.push(`${filter}: ${label}`);
    return ok;
  };
  try {
    if (!(await check("build", "--filter", filter, "run", "build"))) continue;
    if (!(await check("pack", "--filter", filter, "pack", "--pack-destination", folder))) continue;
    const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "");
    await check("publint", "exec", "publint", tarball, "--strict");
    await check("types", "exec", "attw", tarball, "--profile", "esm-only", ...attw);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (failed.length > 0) fail(`What is published is not right: ${failed.join("; ")}.`);
