import { configDefaults, defineConfig } from "vitest/config";
import { sameOverPostgres } from "./src/testing/same-over-postgres.ts";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: [process.env.MUTATED_TESTS ?? "src/**/*.test.ts"],
    exclude: [
      ...configDefaults.exclude,
      "src/faults/**",
      ...(process.env.TEST_DATABASE_URL ? sameOverPostgres() : []),
    ],
    globalSetup: ["src/testing/global-setup.ts"],
    setupFiles: ["src/testing/setup.ts"],
    // An embedded database takes some hundred megabytes: few at a time.
    maxWorkers: 2,
    // Files of one worker share the contract, its compiled schemas and the embedded database's engine.
    // Where faults are planted, each of them meets modules of its own.
    isolate: process.env.MUTATED_TESTS !== undefined,
    // A second try where other work may hold a test up.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
