import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, step } from "./run.mjs";

const typescript = join(root, "node_modules", "typescript-native", "bin", "tsc");
const packages = [
  "packages/sdk",
  "packages/demo",
  "packages/embed-check",
  "packages/server",
  "packages/widgets",
  "packages/cli",
  "packages/app",
  "e2e",
  "bench",
];

/** Every check that needs no browser and no database, in the order in which they are cheapest to fail. */
export const checks = [
  ["The contract lints clean", "pnpm", ["exec", "redocly", "lint", "openapi.yaml"]],
  ["What is generated matches the contract", "node", ["scripts/generate.mjs", "--check"]],
  ["Format and lint", "pnpm", ["exec", "biome", "ci", "--colors=off", "."]],
  [
    "The scripts' and benchmarks' own tests",
    "node",
    ["--test", "scripts/lib/**/*.test.mjs", "bench/{capacity,lib,relevance}/*.test.ts"],
  ],
  [
    "Words are the field's and the glossary's",
    "pnpm",
    [
      "exec",
      "cspell",
      "--no-progress",
      "--no-summary",
      "--cache",
      "--cache-location",
      "node_modules/.cache/cspell",
      "**",
    ],
  ],
  ["Every security requirement has its answer", "node", ["scripts/security-doc.mjs"]],
  [
    "Decision records are complete, and references to docs lead somewhere",
    "node",
    ["scripts/docs-check.mjs"],
  ],
  ["Route types", "pnpm", ["--filter", "@foodshed/app", "run", "typegen"]],
  ...packages
    .filter((folder) => existsSync(join(root, folder, "tsconfig.json")))
    .map((folder) => [`Types of ${folder}`, "node", [typescript, "-p", folder]]),
  ["What is published is reported, described and announced", "node", ["scripts/api-report.mjs", "--check"]],
  [
    "Imports keep to the rules, without a cycle",
    "pnpm",
    ["exec", "depcruise", "--config", ".dependency-cruiser.cjs", "packages", "e2e", "bench"],
  ],
  ["Nothing is left unused", "pnpm", ["exec", "knip"]],
];

/**
 * Runs every check and goes on after a failure, so that one run shows all that is wrong.
 * @returns {Promise<Array<{ label: string, ok: boolean, milliseconds: number }>>}
 */
export async function runChecks() {
  const results = [];
  for (const [label, command, args] of checks) {
    const { ok, milliseconds } = await step(label, command, args);
    results.push({ label, ok, milliseconds });
  }
  return results;
}
