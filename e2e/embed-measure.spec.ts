import { expect, type Page, test } from "@playwright/test";
import { overhanging } from "./support/widgets.ts";

// How much room lists take on a partner's page.

const partner = process.env.E2E_PARTNER_URL ?? "";
const foodshed = process.env.E2E_BASE_URL ?? "";
const script = `<script src="${foodshed}/embed/v1.js" async></script>`;

test.slow();

async function openPage(page: Page, code: string) {
  const address = `${partner}/pasted/measure`;
  await page.request.put(address, { data: code, headers: { "content-type": "text/html" } });
  await page.goto(address);
}

/** Excerpts as attributes, in columns of one width or another. */
const excerpts = [
  'limit="3"',
  'limit="3" lang="fr"',
  'limit="5" layout="compact"',
  'limit="2" more="none" size="20px"',
  'limit="4" columns="2"',
  'limit="3" layout="cards"',
  'limit="6" network="grand-valley-local-food-network"',
  'limit="2" keywords="nothing-has-such-a-word"',
];

for (const width of [280, 328, 700, 1100])
  test(`an excerpt has the room that it needs before it comes, in a column of ${width} pixels`, {
    tag: "@any-size",
  }, async ({ page }) => {
    await page.addInitScript(() => {
      let shifted = 0;
      Object.defineProperty(globalThis, "shifted", { get: () => shifted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.setViewportSize({ width: Math.max(width + 32, 320), height: 6000 });
    // The code comes when all stand there, so that their first height can be read.
    let go = () => {};
    const gone = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(/\/embed\/(core|classifieds)-/, async (route) => {
      await gone;
      await route.continue();
    });
    const boards = excerpts.map(
      (attributes) => `<foodshed-classifieds ${attributes}></foodshed-classifieds><p>Ours</p>`,
    );
    await openPage(page, `<div style="width:${width}px">${boards.join("")}</div>${script}`);
    const board = page.locator("foodshed-classifieds");
    await expect(page.locator("foodshed-classifieds[aria-busy]")).toHaveCount(excerpts.length);
    const heights = () =>
      board.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
    const reserved = await heights();
    const shifted = () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
    // Without the snippet's style the room comes with the loader.
    const before = await shifted();
    go();
    for (const [at] of excerpts.entries())
      await expect(
        board
          .nth(at)
          .getByRole("article")
          .or(board.nth(at).getByRole("heading", { level: 3 }))
          .first(),
      ).toBeVisible();
    await page.waitForLoadState("networkidle");
    // Parts of a pixel are rounded up.
    for (const [at, height] of (await heights()).entries())
      expect(Math.abs(height - (reserved[at] ?? 0)), excerpts[at]).toBeLessThanOrEqual(1);
    expect(await shifted()).toBe(before);
    for (const [at] of excerpts.entries()) expect(await overhanging(board.nth(at)), excerpts[at]).toEqual([]);
  });

test("a whole board and its results fit a phone", { tag: "@any-size" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(
    page,
    `<meta name="viewport" content="width=device-width"><foodshed-classifieds></foodshed-classifieds>
     <foodshed-search results="inline" text="cheese"></foodshed-search>${script}`,
  );
  for (const tag of ["foodshed-classifieds", "foodshed-search"]) {
    const list = page.locator(tag);
    await list.scrollIntoViewIfNeeded();
    await expect(list.getByRole("article").nth(5)).toBeVisible();
    const entries = await list.getByRole("article").count();
    const { height } = (await list.boundingBox()) ?? { height: 0 };
    expect(height / entries, `${tag}, by entry`).toBeLessThan(200);
    expect(await overhanging(list), tag).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
