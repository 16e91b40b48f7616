import { expect, test } from "@playwright/test";

const partner = process.env.E2E_PARTNER_URL ?? "";
const foodshed = process.env.E2E_BASE_URL ?? "";

test.describe("A partner network's own page", () => {
  test("shows the classifieds of the network inside the element's shadow root", { tag: "@any-size" }, async ({
    page,
  }) => {
    await page.goto(`${partner}/`);
    const board = page.locator("foodshed-classifieds");
    await expect(board.getByRole("article").first()).toBeVisible();
    expect(await board.getByRole("article").count()).toBeGreaterThan(3);
    expect(await board.evaluate((element) => element.shadowRoot !== null)).toBe(true);
  });

  test("shows only the classifieds of the network that it names", { tag: "@any-size" }, async ({
    page,
    request,
  }) => {
    const response = await request.post("/api/v1/search/classifieds/", {
      data: { network: "grand-valley-local-food-network" },
    });
    const { hits } = await response.json();
    expect(hits.total).toBeGreaterThan(0);
    await page.goto(`${partner}/network.html`);
    const board = page.locator("foodshed-classifieds");
    await expect(board.getByRole("article").first()).toBeVisible();
    await expect(board.getByRole("article")).toHaveCount(Math.min(hits.total, 24));
    const all = await (await request.post("/api/v1/search/classifieds/", { data: {} })).json();
    expect(hits.total).toBeLessThan(all.hits.total);
  });

  test("filters the board by wanted classifieds", async ({ page }) => {
    await page.goto(`${partner}/`);
    const board = page.locator("foodshed-classifieds");
    await expect(board.getByRole("article").first()).toBeVisible();
    const filters = board.getByRole("button", { name: "Filter classifieds" });
    if (await filters.isVisible()) await filters.click();
    await board.getByRole("radio", { name: /^Wanted/ }).check();
    await expect(board.getByRole("article").first()).toBeVisible();
    await expect(board.getByText("For Sale", { exact: true }).locator("visible=true")).toHaveCount(1);
  });

  test("leads a search to the site", { tag: "@any-size" }, async ({ page }) => {
    await page.goto(`${partner}/`);
    // The board above pushes the search down when it comes: not between pressing and letting go.
    await expect(page.locator("foodshed-classifieds").getByRole("article").first()).toBeVisible();
    const search = page.locator("foodshed-search");
    await search.getByRole("combobox").fill("cheese");
    const [request] = await Promise.all([
      page
        .context()
        .waitForEvent(
          "request",
          (candidate) => candidate.url().startsWith(`${foodshed}/`) && candidate.url().includes("cheese"),
        ),
      search.getByRole("button", { name: "Search" }).click(),
    ]);
    expect(request.url()).toContain("cheese");
  });

  test("keeps no token, sends no credentials and leaves one global at most", { tag: "@any-size" }, async ({
    page,
  }) => {
    const authorizations: string[] = [];
    page.on("request", (request) => {
      const header = request.headers().authorization;
      if (header) authorizations.push(header);
    });
    // The same page without our script: another page's window has other names of its own.
    await page.route("**/embed/**", (route) => route.abort());
    await page.goto(`${partner}/`);
    const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
    await page.unroute("**/embed/**");
    await page.goto(`${partner}/`);
    await expect(page.locator("foodshed-classifieds").getByRole("article").first()).toBeVisible();
    const added = await page.evaluate(
      (known) => Object.getOwnPropertyNames(window).filter((name) => !known.includes(name)),
      before,
    );
    expect(added.filter((name) => !/^\d+$/.test(name)).length).toBeLessThanOrEqual(1);
    expect(authorizations).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      "",
    ]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test("stays unchanged when the script is included twice", { tag: "@any-size" }, async ({ page }) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    await page.goto(`${partner}/`);
    await page.addScriptTag({ url: `${foodshed}/embed/v1.js` });
    await expect(page.locator("foodshed-classifieds").getByRole("article").first()).toBeVisible();
    expect(problems).toEqual([]);
  });

  test("says what is wrong and gives a plain link when the network cannot be reached", {
    tag: "@any-size",
  }, async ({ page }) => {
    await page.route(/\/(api\/v1|embed\/html)\//, (route) => route.abort());
    await page.goto(`${partner}/`);
    const board = page.locator("foodshed-classifieds");
    await expect(board.getByRole("alert")).toBeVisible();
    await expect(board.getByRole("link").first()).toHaveAttribute("href", new RegExp(`^${foodshed}/`));
  });
});
