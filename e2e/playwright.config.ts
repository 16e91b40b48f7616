import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, defineConfig, devices } from "@playwright/test";
import { freePort } from "../scripts/lib/free-port.mjs";
import { windows } from "./support/windows.ts";

// The configuration is read again by every worker; folder and addresses must be the same for all of them.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-journeys-"));
  process.env.E2E_DATA_DIR = folder;
  // The servers have ended by then.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
process.env.E2E_BASE_URL ??= `http://localhost:${await freePort()}`;
process.env.E2E_PARTNER_URL ??= `http://127.0.0.1:${await freePort()}`;

process.env.CHROMIUM_PATH ??= chromium.executablePath();

const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  // The plugin in a real WordPress has a configuration of its own.
  testIgnore: "wordpress/**",
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // More tries where other work may hold a journey up; those that needed one are named.
  retries: process.env.CI ? 2 : 0,
  // Only what fails waits this long: journeys share their machine with servers, browsers and other suites.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: "test-results",
  use: {
    baseURL: process.env.E2E_BASE_URL,
    // Recording every step costs as much as taking it.
    trace: process.env.CI ? "on-first-retry" : "off",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    locale: "en-CA",
    timezoneId: "America/Toronto",
    launchOptions: {
      executablePath:
        process.platform === "linux"
          ? join(import.meta.dirname, "../scripts/lib/chromium-on-one-cpu.sh")
          : process.env.CHROMIUM_PATH,
      args: chromiumFlags,
    },
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: windows.desktop } },
    {
      name: "phone",
      // What a small window shows no other way is gone through once.
      grepInvert: /@any-size/,
      // At a phone's own density most of the time would go into drawing.
      use: { ...devices["Pixel 7"], viewport: windows.phone, deviceScaleFactor: 1 },
    },
  ],
  webServer: [
    {
      name: "foodshed",
      command: "node ../packages/server/src/main.ts start",
      url: `${process.env.E2E_BASE_URL}/readyz`,
      timeout: 300_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        PORT: new URL(process.env.E2E_BASE_URL).port,
        HOST: "127.0.0.1",
        PUBLIC_URL: process.env.E2E_BASE_URL,
        DATA_DIR: process.env.E2E_DATA_DIR,
        NODE_ENV: "production",
        // A line for each request costs as much as a small answer.
        LOG_LEVEL: "warn",
        // All these people sign up from one address, and within minutes.
        RATE_LIMITS: "off",
        NODE_COMPILE_CACHE: join(tmpdir(), "foodshed-compiled"),
      },
    },
    {
      name: "partner",
      command: "node support/partner-server.ts",
      url: `${process.env.E2E_PARTNER_URL}/`,
      reuseExistingServer: false,
      env: { PORT: new URL(process.env.E2E_PARTNER_URL).port, FOODSHED_URL: process.env.E2E_BASE_URL },
    },
  ],
});
