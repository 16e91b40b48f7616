import { existsSync } from "node:fs";
import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

// A Chromium that is already there, else the one that Playwright installed.
const chromium = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((path) => path && existsSync(path));

export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, "../../.storybook") })],
  test: {
    name: "stories",
    // On a machine that does other things as well, a story may be too late once.
    retry: process.env.CI ? 1 : 0,
    setupFiles: ["src/testing/everyWidth.ts"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        // What fades in would be judged while it is still pale.
        contextOptions: { reducedMotion: "reduce" },
        launchOptions: {
          ...(chromium ? { executablePath: chromium } : {}),
          args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
          ],
        },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
