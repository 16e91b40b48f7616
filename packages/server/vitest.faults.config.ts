import { defineConfig } from "vitest/config";

/** Fault tests of the server's dependencies. They stop shared services, so they run one after the other. */
export default defineConfig({
  test: {
    include: ["src/faults/*.fault.test.ts"],
    globalSetup: ["src/testing/global-setup.ts", "src/faults/support/global-setup.ts"],
    fileParallelism: false,
    // A second try where other work may hold a test up.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
