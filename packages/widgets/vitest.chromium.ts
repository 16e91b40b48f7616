import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { chromium as bundled } from "playwright";
import usualPlaces from "../../scripts/lib/chromium-places.json" with { type: "json" };

// The Chromium of `CHROMIUM_PATH`, else the one that Playwright installed.
const path = [process.env.CHROMIUM_PATH, ...usualPlaces, bundled.executablePath()].find(
  (path) => path && existsSync(path),
);

/** After a crash the suite runs again on one processor, as the script itself says why. */
function programToStart(): string | undefined {
  if (!path || !process.env.CHROMIUM_ON_ONE_CPU || process.platform !== "linux") return path;
  process.env.CHROMIUM_PATH = path;
  return join(import.meta.dirname, "../../scripts/lib/chromium-on-one-cpu.sh");
}

/** The major version of Chromium; undefined without one. */
export function chromiumMajor(): number | undefined {
  if (!path) return undefined;
  const version = execFileSync(path, ["--version"], { encoding: "utf8" }).match(/(\d+)\./)?.[1];
  return version === undefined ? undefined : Number(version);
}

/** A headless Chromium for stories; sizes in CSS pixels. */
export function inChromium(viewport: { width: number; height: number }) {
  const executablePath = programToStart();
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport,
    provider: playwright({
      contextOptions: {
        // axe would measure too little contrast during a fade-in.
        reducedMotion: "reduce" as const,
        locale: "en-CA",
        timezoneId: "America/Toronto",
      },
      launchOptions: {
        ...(executablePath ? { executablePath } : {}),
        args: [
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          // Fonts are rendered the same on every machine.
          "--font-render-hinting=none",
          "--disable-lcd-text",
          "--force-color-profile=srgb",
        ],
      },
    }),
    instances: [{ browser: "chromium" as const }],
  };
}
