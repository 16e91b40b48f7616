import { expect, type Page, test } from "@playwright/test";
import { countShifts, shiftsOf } from "./support/layout-shifts.ts";
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

const network = "grand-valley-local-food-network";
const board = (attributes: string) => `<foodshed-classifieds ${attributes}></foodshed-classifieds>`;
const results = (attributes: string) => `<foodshed-search results="inline" ${attributes}></foodshed-search>`;

/** Excerpts, in columns of one width or another. */
const excerpts = [
  board('limit="3"'),
  board('limit="3" lang="fr"'),
  board('limit="5" layout="compact"'),
  board('limit="2" more="none" size="20px"'),
  board('limit="4" columns="2"'),
  board('limit="3" layout="cards"'),
  board(`limit="6" network="${network}"`),
  board('limit="1" keywords="nothing-has-such-a-word"'),
  results('text="cheese" limit="3"'),
  results('text="fromage" limit="3" lang="fr" density="compact"'),
  results('text="cheese" limit="5" layout="compact"'),
  results('text="cheese" limit="2" more="none" size="20px"'),
  results('text="cheese" limit="4" columns="2"'),
  results('text="cheese" limit="3" layout="cards"'),
  // Misspelt, of an unknown network, and not found at all: what is said about it takes no more height.
  results('text="chese" limit="2" near="N0B"'),
  results('text="qqzzxxq" limit="1"'),
];

for (const width of [280, 328, 700, 1100])
  test(`an excerpt has the room that it needs before it comes, in a column of ${width} pixels`, {
    tag: "@any-size",
  }, async ({ page }) => {
    await countShifts(page);
    await page.setViewportSize({ width: Math.max(width + 32, 320), height: 12_000 });
    // The content comes when all stand there, so that their first height can be read.
    let go = () => {};
    const gone = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(/\/embed\/html\//, async (route) => {
      await gone;
      await route.continue();
    });
    const lists = excerpts.map((code) => `${code}<p>Ours</p>`);
    await openPage(page, `<div style="width:${width}px">${lists.join("")}</div>${script}`);
    const list = page.locator("foodshed-classifieds, foodshed-search");
    await expect(page.locator("[aria-busy]")).toHaveCount(excerpts.length);
    const heights = () =>
      list.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
    const reserved = await heights();
    // Without the snippet's style the space is reserved when the loader comes.
    const before = await shiftsOf(page);
    go();
    for (const [at] of excerpts.entries())
      await expect(
        list
          .nth(at)
          .getByRole("article")
          .or(list.nth(at).getByRole("heading", { level: 3 }))
          .or(list.nth(at).getByText("Nothing found for"))
          .first(),
      ).toBeVisible();
    await expect(list.getByText("Showing results for cheese.")).toBeVisible();
    await page.waitForLoadState("networkidle");
    // Parts of a pixel are rounded up.
    for (const [at, height] of (await heights()).entries())
      expect(Math.abs(height - (reserved[at] ?? 0)), excerpts[at]).toBeLessThanOrEqual(1);
    expect(await shiftsOf(page)).toBe(before);
    for (const [at] of excerpts.entries()) expect(await overhanging(list.nth(at)), excerpts[at]).toEqual([]);
  });

const reserved = 'style="display:block;min-height:max(840px,min(100vh,1600px))"';

for (const height of [700, 1400])
  test(`a whole list moves nothing and leaves no blank space behind, in a window of ${height} pixels`, {
    tag: "@any-size",
  }, async ({ page }) => {
    await countShifts(page);
    await page.addInitScript(() =>
      addEventListener("foodshed:ready", ({ target }) => (target as Element).toggleAttribute("data-ready")),
    );
    await page.setViewportSize({ width: 1000, height });
    const lists = [
      board(`${reserved} keywords="nothing-has-such-a-word"`),
      board(`${reserved} network="${network}" keywords="eggs"`),
      results(`${reserved} text="cheese" network="${network}"`),
      board(reserved),
    ];
    await openPage(
      page,
      `${lists.map((code) => `${code}<p style="height:400px">Ours</p>`).join("")}<p style="height:1600px">Below</p>${script}`,
    );
    const list = page.locator("foodshed-classifieds, foodshed-search");
    const blank = (at: number) =>
      list.nth(at).evaluate((host) => {
        const content = host.shadowRoot?.querySelector("div > *")?.getBoundingClientRect().bottom ?? 0;
        return Math.round(host.getBoundingClientRect().bottom - content);
      });
    await expect(list.first().getByRole("heading", { level: 2 })).toHaveText("0 Classifieds");
    // A visitor who reads: nobody is faster than the lists that come near the window.
    const isNearby = () =>
      [...document.querySelectorAll("foodshed-classifieds, foodshed-search")].every(
        (near) => near.getBoundingClientRect().top > innerHeight + 300 || near.hasAttribute("data-ready"),
      );
    const atTheEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    while (!(await page.evaluate(atTheEnd))) {
      // Not by the wheel, which the page follows later on a busy machine: two turns at once would outrun the
      // lists, and how far one turn went can't be told once a list above the window got shorter.
      await page.evaluate(() => scrollBy({ top: 250, behavior: "instant" }));
      await page.waitForFunction(isNearby);
    }
    await expect(list.last().getByRole("article").first()).toBeAttached();
    for (const [at, code] of lists.entries()) await expect.poll(() => blank(at), code).toBeLessThanOrEqual(1);
    expect(await shiftsOf(page)).toBe(0);
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
