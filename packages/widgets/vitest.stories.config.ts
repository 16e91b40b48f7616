import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineConfig } from "vitest/config";
import { inChromium } from "./vitest.chromium.ts";

export default defineConfig({
  plugins: [
    storybookTest({
      configDir: join(import.meta.dirname, "../../.storybook"),
      initialGlobals: { viewport: { value: "desktop" } },
    }),
  ],
  test: {
    name: "stories",
    // Two pages, and one document in each for all its files.
    maxWorkers: 2,
    isolate: false,
    // Retries a story that other work on the machine may delay.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ["src/testing/everyWidth.ts"],
    browser: inChromium({ width: 1280, height: 800 }),
  },
});
