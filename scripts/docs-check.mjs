// Checks the architecture decision records, their index, and every reference to a page of the documentation.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { docsMistakes } from "./lib/docs.mjs";
import { root } from "./lib/run.mjs";
import { fail } from "./lib/say.mjs";

const SKIPPED = new Set([
  ".git",
  "node_modules",
  "dist",
  "build",
  ".react-router",
  "coverage",
  "test-results",
  "playwright-report",
]);
/** The server's database and files, when it runs from here. */
const DATA_DIR = "data";
/** Holds references that lead nowhere on purpose. */
const OWN_TEST = "scripts/lib/docs.test.mjs";
const TEXT = /\.(?:md|[cm]?[jt]sx?|ya?ml|json|sh|css|html|conf|service)$/;

function* textFiles(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (SKIPPED.has(entry.name) || path === DATA_DIR || entry.name.startsWith("storybook-static")) continue;
    if (entry.isDirectory()) yield* textFiles(path);
    else if (entry.isFile() && TEXT.test(entry.name) && ![OWN_TEST, "pnpm-lock.yaml"].includes(path))
      yield path;
  }
}

const files = new Map([...textFiles("")].map((path) => [path, readFileSync(join(root, path), "utf8")]));
const mistakes = docsMistakes(files, (path) => existsSync(join(root, path)));
if (mistakes.length > 0) fail(`The documentation needs a correction:\n  ${mistakes.join("\n  ")}`);
