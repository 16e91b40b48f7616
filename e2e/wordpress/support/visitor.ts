import { type Browser, expect, type Page } from "@playwright/test";

/** Looks at a page as somebody who is not logged in. */
export async function asVisitor(
  browser: Browser,
  address: string,
  look: (page: Page) => Promise<void>,
  { script = true } = {},
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: script });
  try {
    const page = await context.newPage();
    await countShifts(page);
    // The fonts of a theme come late and move everything, widgets or not.
    await page.route(/\.(woff2?|ttf)$/, (route) => route.abort());
    await page.goto(address);
    await look(page);
  } finally {
    await context.close();
  }
}

async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shifted = 0;
    Object.defineProperty(globalThis, "shifted", { get: () => shifted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Nothing on the page has moved since it was opened. */
export async function expectNoShift(page: Page): Promise<void> {
  expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBe(0);
}
