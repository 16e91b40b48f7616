import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: [process.env.MUTATED_TESTS ?? "src/**/*.test.{ts,tsx}"],
    // Commands are tested against the real server, over a fresh database for each file.
    globalSetup: ["../server/src/testing/global-setup.ts", "src/testing/bundle-folder.ts"],
    setupFiles: ["../server/src/testing/setup.ts"],
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
