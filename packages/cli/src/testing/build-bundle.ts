import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inject } from "vitest";

const root = join(import.meta.dirname, "..", "..");

/**
 * Bundles the command line as it is published, once for all files of a test process.
 * @returns the folder; its program is `main.cjs`
 */
export function buildBundle(): string {
  const folder = join(inject("bundles"), String(process.pid));
  if (existsSync(join(folder, "main.cjs"))) return folder;
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
