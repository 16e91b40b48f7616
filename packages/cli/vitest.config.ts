import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    // Commands are tested against the real server, over a fresh database for each file.
    globalSetup: ["../server/src/testing/global-setup.ts"],
    maxWorkers: 2,
    // A second try on a shared machine.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
