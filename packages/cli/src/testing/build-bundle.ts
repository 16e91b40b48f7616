import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/** Bundles the command line as it is published, into a folder of its own. @returns the folder; its program is `main.cjs` */
export function buildBundle(): string {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-bundle-"));
  const tsup = join(
    dirname(createRequire(import.meta.url).resolve("tsup/package.json")),
    "dist",
    "cli-default.js",
  );
  const built = spawnSync(process.execPath, [tsup, "--out-dir", folder, "--silent"], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env.PATH },
  });
  if (built.status !== 0) throw new Error(built.stderr);
  return folder;
}
