import { existsSync } from "node:fs";
import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

// A Chromium that is already there, else the one that Playwright installed.
const chromium = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((path) => path && existsSync(path));

// CSS pixels; stories hold at any width, so another one can be tried: `STORIES_WIDTH=320 pnpm test:stories`.
const width = Number(process.env.STORIES_WIDTH ?? 1024);

export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, "../../.storybook") })],
  test: {
    name: "stories",
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width, height: 800 },
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
