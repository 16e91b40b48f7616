import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { freePort } from "../scripts/lib/free-port.mjs";
import journeys from "./playwright.config.ts";

// As in the journeys' own configuration: the same for all workers.
process.env.E2E_WORDPRESS_DIR ??= mkdtempSync(join(tmpdir(), "foodshed-wordpress-"));
process.env.E2E_WORDPRESS_URL ??= `http://localhost:${await freePort()}`;

const [foodshed] = [journeys.webServer].flat();
const [desktop] = journeys.projects ?? [];

/** The plugin in a real WordPress; `pnpm test:wordpress` runs it. */
export default defineConfig({
  ...journeys,
  testDir: "wordpress",
  testIgnore: [],
  // There is one WordPress, and tests change its theme and its language.
  workers: 1,
  use: { ...journeys.use, baseURL: process.env.E2E_WORDPRESS_URL },
  projects: desktop ? [{ ...desktop, testDir: "wordpress" }] : [],
  webServer: [
    ...(foodshed ? [foodshed] : []),
    {
      name: "wordpress",
      command: "node wordpress/support/start.ts",
      url: `${process.env.E2E_WORDPRESS_URL}/wp-login.php`,
      timeout: 120_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        E2E_WORDPRESS_DIR: process.env.E2E_WORDPRESS_DIR,
        E2E_WORDPRESS_URL: process.env.E2E_WORDPRESS_URL,
        E2E_BASE_URL: process.env.E2E_BASE_URL ?? "",
      },
    },
  ],
});
