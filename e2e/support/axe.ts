import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Page } from "@playwright/test";
import { resizeTo, windows } from "./windows.ts";

// The minified file: it is sent to every page that is checked, and parsed there.
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** axe finds nothing in the state that the page is in, and nothing overflows it horizontally. */
export async function expectAccessible(page: Page): Promise<void> {
  await Promise.all(page.frames().map(bringAxe));
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as typeof globalThis & { axe: typeof import("axe-core") };
    const found = await axe.run({
      rules: { "target-size": { enabled: true } },
      resultTypes: ["violations"],
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
  });
  expect(violations).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, "the page scrolls sideways").toBeLessThanOrEqual(0);
}

/**
 * Checks the page in its window and in the other one, and leaves the other one open. A page whose layout follows the width
 * alone needs to be opened once for both.
 */
export async function expectAccessibleAtBothSizes(page: Page): Promise<void> {
  await expectAccessible(page);
  const isSmall = page.viewportSize()?.width === windows.phone.width;
  await resizeTo(page, isSmall ? windows.desktop : windows.phone);
  await expectAccessible(page);
}

/** The same in the middle of a journey, which goes on in the window that it had. */
export async function expectAccessibleInBothWindows(page: Page): Promise<void> {
  const own = page.viewportSize();
  await expectAccessibleAtBothSizes(page);
  if (own) await resizeTo(page, own);
}

/** Frames of another origin are looked into as well: they are ours, on a partner's page. */
async function bringAxe(frame: Frame) {
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(source);
}
