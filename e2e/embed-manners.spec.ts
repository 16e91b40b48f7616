import { expect, type Page, test } from "@playwright/test";
import { problemsOf } from "./support/widgets.ts";

// How a widget behaves towards the page around it: its keys, its dialogs, its layout, its own failures.

const partner = process.env.E2E_PARTNER_URL ?? "";
const foodshed = process.env.E2E_BASE_URL ?? "";
const script = `<script src="${foodshed}/embed/v1.js" async></script>`;

test.slow();

/** A page of the partner's with this code on it. */
async function openPage(page: Page, name: string, code: string) {
  const address = `${partner}/pasted/${name}`;
  await page.request.put(address, { data: code, headers: { "content-type": "text/html" } });
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    for (const event of ["ready", "results", "error", "open"])
      addEventListener(`foodshed:${event}`, ({ target }) => told.push(`${(target as Element).id} ${event}`));
  });
  await page.goto(address);
}
const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);

test("a search box is ready as soon as it is rendered, and one with results when they are loaded", {
  tag: "@any-size",
}, async ({ page }) => {
  await openPage(
    page,
    "ready",
    `<foodshed-search id="box"></foodshed-search><foodshed-search id="leading" text="cheese"></foodshed-search>
     <foodshed-search id="listing" results="inline" text="cheese"></foodshed-search>
     <foodshed-search id="asking" results="inline" text=""></foodshed-search>${script}`,
  );
  await expect
    .poll(async () => (await told(page)).filter((word) => word.endsWith("ready")).sort())
    .toEqual(["asking ready", "box ready", "leading ready", "listing ready"]);
  const words = await told(page);
  expect(words.indexOf("listing ready")).toBeGreaterThan(words.indexOf("listing results"));
});

test("Escape closes the suggestions first, and the partner's dialog with the next press", {
  tag: "@any-size",
}, async ({ page }) => {
  await openPage(
    page,
    "dialog",
    `<dialog><foodshed-search></foodshed-search></dialog>${script}
     <script>document.querySelector("dialog").showModal()</script>`,
  );
  const dialog = page.locator("dialog");
  const field = page.getByRole("combobox", { name: "Search" });
  await field.pressSequentially("chee");
  await expect(page.getByRole("option").first()).toBeVisible();
  await field.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(dialog).toHaveAttribute("open");
  await expect(field).toHaveValue("chee");
  await field.press("Escape");
  await expect(dialog).not.toHaveAttribute("open");
});

test("a page's hotkeys are inactive while a visitor types into a widget, and work elsewhere", {
  tag: "@any-size",
}, async ({ page }) => {
  await openPage(
    page,
    "hotkeys",
    `<foodshed-search></foodshed-search><foodshed-mailing-list></foodshed-mailing-list>
     <button id="own">Ours</button>${script}
     <script>
       globalThis.pressed = [];
       for (const place of [document, window]) for (const type of ["keydown", "keypress", "keyup"])
         place.addEventListener(type, ({ key, target }) => {
           if (!/INPUT|TEXTAREA|SELECT/.test(target.tagName)) pressed.push(key);
         });
     </script>`,
  );
  const pressed = () => page.evaluate(() => (globalThis as unknown as { pressed: string[] }).pressed);
  const field = page.getByRole("combobox", { name: "Search" });
  await field.pressSequentially("s/j? 7");
  await page.getByLabel("Email").pressSequentially("anna@greenacres.example");
  await page.getByLabel("Email").press("ControlOrMeta+a");
  await page.getByLabel("Email").press("Backspace");
  expect((await pressed()).filter((key) => !/^(Control|Meta|Shift)$/.test(key))).toEqual([]);
  await page.locator("#own").press("j");
  expect(await pressed()).toContain("j");
});

test("code that did not come is fetched by reload()", { tag: "@any-size" }, async ({ page }) => {
  await page.route(/\/embed\/(core|classifieds)-[\w-]{8}\.js/, (route) => route.abort());
  await openPage(page, "reload", `<foodshed-classifieds id="board"></foodshed-classifieds>${script}`);
  const board = page.locator("foodshed-classifieds");
  await expect(board.getByRole("alert")).toContainText("This could not be loaded.");
  const reload = () => board.evaluate((element) => (element as unknown as { reload(): void }).reload());
  await reload();
  await expect.poll(async () => (await told(page)).filter((word) => word === "board error").length).toBe(2);
  await page.unroute(/\/embed\/(core|classifieds)-[\w-]{8}\.js/);
  await reload();
  await expect(board.getByRole("article").first()).toBeVisible();
  await expect(board.getByRole("alert")).toHaveCount(0);
  expect(await told(page)).toContain("board ready");
});

test("results whose code did not come are a failure with a way to try again, not nothing", {
  tag: "@any-size",
}, async ({ page }) => {
  const problems = problemsOf(page);
  await page.route(/InlineResults/, (route) => route.abort());
  await openPage(
    page,
    "results",
    `<foodshed-search id="search" results="inline" text="cheese"></foodshed-search>${script}`,
  );
  const search = page.locator("foodshed-search");
  await expect(search.getByRole("alert")).toContainText("The server could not be reached.");
  expect(await told(page)).toContain("search error");
  await page.unroute(/InlineResults/);
  await search.getByRole("button", { name: "Try again" }).click();
  await expect(search.getByRole("article").first()).toBeVisible();
  await expect(search.getByRole("alert")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("a search that failed does not look like one that found nothing", { tag: "@any-size" }, async ({
  page,
}) => {
  await page.route("**/api/v1/search/profiles/", (route) => route.abort());
  await openPage(
    page,
    "failed",
    `<foodshed-search results="inline" text="cheese"></foodshed-search>${script}`,
  );
  const search = page.locator("foodshed-search");
  await expect(search.getByRole("alert")).toBeVisible();
  await expect(search.getByRole("heading")).toHaveText('Profile Results for "cheese"');
  await expect(search.getByText(/No Results|\b0 /)).toHaveCount(0);
  await page.unroute("**/api/v1/search/profiles/");
  await search.getByRole("button", { name: "Try again" }).click();
  await expect(search.getByRole("article").first()).toBeVisible();
});

test("what is wrong is said before a window opens", { tag: "@any-size" }, async ({ page, context }) => {
  await openPage(
    page,
    "invalid",
    `<foodshed-mailing-list id="list"></foodshed-mailing-list><foodshed-shipping id="parcel"></foodshed-shipping>${script}`,
  );
  const list = page.locator("foodshed-mailing-list");
  await list.getByLabel("Email").fill("anna@green acres");
  await list.getByRole("button", { name: "Subscribe" }).click();
  await expect(list.getByLabel("Email")).toHaveAccessibleDescription(
    "You must provide a valid email address.",
  );
  const parcel = page.locator("foodshed-shipping");
  await parcel.getByLabel("Weight (lb)").fill("0");
  await parcel.getByRole("button", { name: "Get Shipping Rates" }).click();
  await expect(parcel.getByLabel("Weight (lb)")).toHaveAccessibleDescription("Minimum 0.01");
  await expect(parcel.getByLabel("Street address").first()).toBeFocused();
  expect(await told(page)).toEqual(expect.not.arrayContaining(["list open", "parcel open"]));
  expect(context.pages()).toHaveLength(1);
});

/** As the builder writes them, with what shows that they stand. */
const snippets: Record<string, [code: string, there: string]> = {
  board: ['<foodshed-classifieds style="display:block;min-height:840px"></foodshed-classifieds>', "article"],
  "small board": [
    '<foodshed-classifieds network="grand-valley-local-food-network" style="display:block;min-height:840px"></foodshed-classifieds>',
    "article",
  ],
  "search with text": [
    '<foodshed-search results="inline" text="cheese" style="display:block;min-height:840px"></foodshed-search>',
    "article",
  ],
  "search box": ['<foodshed-search style="display:block;min-height:90px"></foodshed-search>', "input"],
  card: [
    '<foodshed-profile-card slug="grand-valley-local-food-network" style="display:block;min-height:540px"></foodshed-profile-card>',
    "article",
  ],
  shipping: [
    '<foodshed-shipping style="display:block;min-height:clamp(520px,(780px - 100vw)*99,1000px)"></foodshed-shipping>',
    "button",
  ],
  "mailing list": [
    '<foodshed-mailing-list style="display:block;min-height:clamp(210px,(480px - 100vw)*99,260px)"></foodshed-mailing-list>',
    "button",
  ],
};

for (const [name, [code, there]] of Object.entries(snippets)) {
  test(`nothing on the page moves while the ${name} comes, in windows of any width`, {
    tag: "@any-size",
  }, async ({ page }) => {
    await page.addInitScript(() => {
      let shifted = 0;
      Object.defineProperty(globalThis, "shifted", { get: () => shifted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const width of [1280, 768, 430, 360, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const words = `<h2>What follows</h2><p>${"Some words of the page. ".repeat(40)}</p>`;
      await openPage(
        page,
        "layout",
        `<meta name="viewport" content="width=device-width">${code}${words}${script}`,
      );
      const widget = page.locator(
        ":is(foodshed-classifieds,foodshed-search,foodshed-profile-card,foodshed-shipping,foodshed-mailing-list)",
      );
      await expect(widget.locator(there).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
      expect(shifted, `at ${width} px`).toBe(0);
    }
  });
}
