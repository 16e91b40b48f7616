import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./run.mjs";

const passedOver = new Set([
  "node_modules",
  "dist",
  "build",
  ".react-router",
  "storybook-static",
  "test-results",
  "coverage",
]);

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (passedOver.has(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(child);
    else if (entry.isFile()) yield child;
  }
}

/** A fingerprint of the content of files and folders, given relative to the project's root. */
export function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      hash.update(file.slice(root.length));
      hash.update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

const stampFile = (name) => join(root, "node_modules", ".foodshed", `${name}.stamp`);

/** Whether `name` was last made from exactly this fingerprint. */
export function isFresh(name, print) {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, "utf8") === print;
}

export function markFresh(name, print) {
  const file = stampFile(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
}
