import { expect, type Frame, type Page } from "@playwright/test";
import axe from "axe-core";

/** axe finds nothing in the state that the page is in, and nothing stands out of it sideways. */
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

/** Frames of another origin are looked into as well: they are ours, on a partner's page. */
async function bringAxe(frame: Frame) {
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axe.source);
}
