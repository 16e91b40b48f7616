import { existsSync, readFileSync } from "node:fs";
import { run, step } from "./run.mjs";
import { say } from "./say.mjs";
import { installSystemPackage } from "./system-packages.mjs";

// The one without a window comes first: it takes some 40 % less of a processor for the same journeys.
const usualPlaces = JSON.parse(readFileSync(new URL("chromium-places.json", import.meta.url), "utf8"));

async function found() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const place = usualPlaces.find((path) => existsSync(path));
  if (place) return place;
  const playwrights = await run("pnpm", [
    "--filter",
    "@foodshed/e2e",
    "exec",
    "node",
    "-e",
    "process.stdout.write(require('@playwright/test').chromium.executablePath())",
  ]);
  const path = playwrights.output.trim().split("\n").at(-1) ?? "";
  return playwrights.code === 0 && existsSync(path) ? path : undefined;
}

/**
 * The path of a Chromium for the browser tests: one that is here, else Playwright's own, else Debian's package where
 * this user may install it. Beside one with a window the package without one is installed too, where that may be.
 * @returns {Promise<string | undefined>} undefined when there is none and none can be had.
 */
export async function ensureChromium() {
  const here = await found();
  if (here && !usualPlaces.slice(1).includes(here)) return here;
  // Older systems have no package of the one without a window.
  if (
    (await installSystemPackage("Installing Chromium", "chromium-headless-shell", { quiet: true })) ||
    (!here && (await installSystemPackage("Installing Chromium", "chromium")))
  ) {
    const installed = await found();
    if (installed) return installed;
  }
  if (here) return here;
  await step(
    "Downloading Playwright's Chromium",
    "pnpm",
    ["--filter", "@foodshed/e2e", "exec", "playwright", "install", "chromium"],
    { quiet: true },
  );
  const downloaded = await found();
  if (!downloaded) say("No Chromium was found. Install one, or set CHROMIUM_PATH to its program.");
  return downloaded;
}
