import { expect, test } from "@playwright/test";
import { everyWidgetRenders, looks, overhanging, problemsOf, tags } from "./support/widgets.ts";

const partner = `${process.env.E2E_PARTNER_URL ?? ""}/hostile`;

test.describe("All six widgets on a hostile page", { tag: "@any-size" }, () => {
  // Six widgets one after the other, on a machine that does other things too.
  test.slow();

  test("hold against resets with !important, and let nothing of theirs out", async ({ page }) => {
    const problems = problemsOf(page);
    await page.goto(`${partner}/plain.html`);
    await everyWidgetRenders(page);
    const plain = await looks(page);
    await page.goto(`${partner}/resets.html`);
    const words = page.locator("#own");
    const own = () => words.evaluate((element) => ({ ...getComputedStyle(element) }));
    const before = await own();
    await everyWidgetRenders(page);
    expect(await looks(page)).toEqual(plain);
    expect(await own()).toEqual(before);
    expect(problems).toEqual([]);
  });

  test("have their size under a root of 62.5 %", async ({ page }) => {
    await page.goto(`${partner}/plain.html`);
    await everyWidgetRenders(page);
    const plain = await looks(page);
    await page.goto(`${partner}/small-root.html`);
    await everyWidgetRenders(page);
    expect(await looks(page)).toEqual(plain);
  });

  test("go from right to left where the page does", async ({ page }) => {
    await page.goto(`${partner}/right-to-left.html`);
    await everyWidgetRenders(page);
    for (const tag of tags) expect(await overhanging(page.locator(tag)), tag).toEqual([]);
    const search = page.locator("foodshed-search");
    const field = await search.getByRole("combobox").boundingBox();
    const button = await search.getByRole("button", { name: "Search" }).boundingBox();
    expect(button?.x).toBeLessThan(field?.x ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  test("fit a column of 280 pixels", async ({ page }) => {
    await page.goto(`${partner}/narrow.html`);
    await everyWidgetRenders(page);
    for (const tag of tags) expect(await overhanging(page.locator(tag)), tag).toEqual([]);
    expect(await page.locator("#column").evaluate((column) => column.scrollWidth)).toBeLessThanOrEqual(280);
  });

  test("need nothing that a strict policy with Trusted Types forbids", async ({ page }) => {
    const problems = problemsOf(page);
    await page.goto(`${partner}/strict-policy.html`);
    await everyWidgetRenders(page);
    const board = page.locator("foodshed-classifieds");
    await board.getByRole("radio", { name: /^Wanted/ }).check();
    await expect(board.getByRole("heading", { level: 2 })).toContainText("Classifieds");
    const search = page.locator("foodshed-search");
    await search.getByRole("combobox").fill("che");
    await expect(search.getByRole("option").first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("work beside Prototype 1.6 and jQuery 1.4, and leave them as they were", async ({ page, request }) => {
    const problems = problemsOf(page);
    await page.goto(`${partner}/old-libraries.html`);
    // The page is as hostile as it says: old libraries that speak another JSON, and another reduce().
    expect(
      await page.evaluate(
        "[Prototype.Version, jQuery.fn.jquery, [1, 2].reduce() + '', JSON.stringify([1])].join()",
      ),
    ).toBe('1.6.0.3,1.4.4pre,1,2,"[1]"');
    await everyWidgetRenders(page);
    const board = page.locator("foodshed-classifieds");
    const { hits } = await (
      await request.post("/api/v1/search/classifieds/", {
        data: { network: "grand-valley-local-food-network", list_filters: { category: [4] } },
      })
    ).json();
    // A category is sent as a list, which these pages would make a text of.
    await board.getByRole("checkbox", { name: /^Fruit/ }).check();
    await expect(board.getByRole("heading", { level: 2 })).toHaveText(
      `${hits.total} ${hits.total === 1 ? "Classified" : "Classifieds"}`,
    );
    await expect(board.getByRole("alert")).toHaveCount(0);

    const results = page.locator("foodshed-search");
    const shown = await results.getByRole("article").count();
    await results.getByRole("button", { name: "Load More Profiles" }).click();
    await expect.poll(() => results.getByRole("article").count()).toBeGreaterThan(shown);

    expect(await page.evaluate("$('own').hasClassName('x') + jQuery('#own').text()")).toBe(
      "falseThe page's own words",
    );
    expect(problems).toEqual([]);
  });

  test("work where every native is frozen", async ({ page }) => {
    const problems = problemsOf(page);
    await page.goto(`${partner}/frozen.html`);
    expect(
      await page.evaluate("Object.isFrozen(Array.prototype) && Object.isFrozen(HTMLElement.prototype)"),
    ).toBe(true);
    await everyWidgetRenders(page);
    const search = page.locator("foodshed-search");
    await search.getByRole("combobox").fill("apples");
    await search.getByRole("button", { name: "Search" }).click();
    await expect(search.getByRole("heading", { level: 2 })).toContainText('for "apples"');
    expect(problems).toEqual([]);
  });

  test("of two versions side by side are there once", async ({ page }) => {
    const problems = problemsOf(page);
    await page.goto(`${partner}/two-versions.html`);
    await everyWidgetRenders(page);
    for (const tag of ["foodshed-classifieds", "foodshed-profile-card"]) {
      expect(await page.locator(tag).evaluate((element) => element.shadowRoot?.children.length)).toBe(1);
    }
    expect(problems).toEqual([]);
  });
});

test.describe("A pinned script", { tag: "@any-size" }, () => {
  test("is one file that runs by itself", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(`${partner}/pinned.html`);
    await everyWidgetRenders(page);
    expect(scripts).toEqual([expect.stringMatching(/^\/embed\/foodshed-\d+\.\d+\.\d+-[\da-f]+\.js$/)]);
  });

  test("does not run when it is not what was pinned", async ({ page }) => {
    await page.goto(`${partner}/tampered.html`);
    expect(await page.evaluate(() => customElements.get("foodshed-classifieds"))).toBeUndefined();
  });
});
