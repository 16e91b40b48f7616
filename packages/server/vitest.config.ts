import { configDefaults, defineConfig } from "vitest/config";

/** These touch no database, or start servers of their own over the embedded one: a second kind of database is nothing to them. */
const withoutDatabase = [
  "src/main.test.ts",
  "src/binding.test.ts",
  "src/commands/progress.test.ts",
  "src/demo/network.test.ts",
  "src/demo/pictures/draw.test.ts",
  "src/modules/search/engine/engine.test.ts",
  "src/platform/{config,geocoding,images,json-file}.test.ts",
];

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...(process.env.TEST_DATABASE_URL ? withoutDatabase : [])],
    globalSetup: ["src/testing/global-setup.ts"],
    // An embedded database takes some hundred megabytes: few at a time.
    maxWorkers: 2,
    // Files of one worker share the contract, its compiled schemas and the embedded database's engine.
    isolate: false,
    // A second try where other work may hold a test up.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
