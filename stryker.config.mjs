// Plants faults in one part of the sources, and runs the part's tests against each. `pnpm mutants` names the part.
import { MIN_NOTICED, mutatedParts, resultsOf } from "./scripts/lib/mutated.mjs";

const parts = mutatedParts();
const part = parts.find(({ folder }) => folder === process.env.MUTATED_FOLDER) ?? parts[0];
const results = resultsOf(part);

export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: part.mutate,
  // Only the part's own tests: faults that others would notice by chance count as unnoticed.
  vitest: { configFile: part.vitest, related: false },
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.MUTANTS_WORKERS ?? 1),
  // A fault may make a loop endless; a busy machine is no fault.
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 15,
  cleanTempDir: "always",
  thresholds: { high: 95, low: MIN_NOTICED, break: MIN_NOTICED },
  incremental: true,
  incrementalFile: `${results}.incremental.json`,
  reporters: ["json", "html"],
  jsonReporter: { fileName: `${results}.json` },
  htmlReporter: { fileName: `${results}.html` },
  // The sandbox holds what tests of the packages read, and nothing that was built.
  ignorePatterns: [
    "/*",
    "!/packages",
    "!/contract",
    "!/openapi.yaml",
    "!/tsconfig.base.json",
    "/packages/app",
    "/packages/*/pictures",
    "dist",
    "build",
    "storybook-static*",
    "*.md",
  ],
};
