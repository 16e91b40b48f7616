import { expect, type Page, test } from "@playwright/test";
import { problemsOf, tags } from "./support/widgets.ts";

// The effects of a widget on the page around it: keys, dialogs, layout and failures.

const partner = process.env.E2E_PARTNER_URL ?? "";
const foodshed = process.env.E2E_BASE_URL ?? "";
const script = `<script src="${foodshed}/embed/v1.js" async></script>`;

test.slow();

/** Stores a partner's page with this code. @returns its address */
async function paste(page: Page, name: string, code: string): Promise<string> {
  const address = `${partner}/pasted/${name}`;
  await page.request.put(address, { data: code, headers: { "content-type": "text/html" } });
  return address;
}

/** Opens a partner's page with this code, and records the events of its widgets. */
async function openPage(page: Page, name: string, code: string) {
  const address = await paste(page, name, code);
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
  await page.route(/\/api\/v1\/search\/profiles\/\?/, (route) => route.abort());
  await openPage(
    page,
    "failed",
    `<foodshed-search results="inline" text="cheese"></foodshed-search>${script}`,
  );
  const search = page.locator("foodshed-search");
  await expect(search.getByRole("alert")).toBeVisible();
  await expect(search.getByRole("heading")).toHaveText('Profile Results for "cheese"');
  await expect(search.getByText(/No Results|\b0 /)).toHaveCount(0);
  await page.unroute(/\/api\/v1\/search\/profiles\/\?/);
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

/** Code as the builder writes it, with selectors of the content that is rendered last. */
const snippets: Record<string, [code: string, ...content: string[]]> = {
  board: [
    '<foodshed-classifieds style="display:block;min-height:840px"></foodshed-classifieds>',
    "article",
    "[type=radio]",
  ],
  "small board": [
    '<foodshed-classifieds network="grand-valley-local-food-network" style="display:block;min-height:840px"></foodshed-classifieds>',
    "article",
    "[type=radio]",
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
    '<foodshed-mailing-list style="display:block;min-height:clamp(210px,(480px - 100vw)*99,280px)"></foodshed-mailing-list>',
    "button",
  ],
};

/** Widths of windows in CSS pixels. Each is the width of an iframe, so that one page checks all of them at once. */
const widths = [1280, 768, 430, 360, 320];

/** Resolves when the page has loaded nothing for half a second. */
const quiet = () =>
  new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 500);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 500);
    }).observe({ type: "resource" });
  });

for (const [name, [code, ...content]] of Object.entries(snippets)) {
  test(`nothing on the page moves while the ${name} loads, in windows of any width`, {
    tag: "@any-size",
  }, async ({ page }) => {
    await page.addInitScript(() => {
      let shifted = 0;
      Object.defineProperty(globalThis, "shifted", { get: () => shifted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const text = `<h2>What follows</h2><p>${"Some words of the page. ".repeat(40)}</p>`;
    const slug = name.replaceAll(" ", "-");
    const address = await paste(
      page,
      `layout-${slug}`,
      `<meta name="viewport" content="width=device-width">${code}${text}${script}`,
    );
    const frames = widths
      .map((width) => `<iframe src="${address}?${width}" width="${width}" height="900"></iframe>`)
      .join("");
    await page.setViewportSize({ width: widths.reduce((sum, width) => sum + width), height: 900 });
    await page.goto(
      await paste(
        page,
        `windows-${slug}`,
        `<style>body { margin: 0; display: flex } h1 { display: none } iframe { border: 0; flex: none }</style>${frames}`,
      ),
    );
    await Promise.all(
      widths.map(async (width) => {
        const frame = page.frameLocator(`[width="${width}"]`);
        for (const selector of content)
          await expect(frame.locator(`:is(${tags}) ${selector}`).first()).toBeAttached();
        await frame.locator("html").evaluate(quiet);
      }),
    );
    for (const width of widths) {
      const window = page.frameLocator(`[width="${width}"]`).locator("html");
      const { inner, shifted } = await window.evaluate(() => ({
        inner: innerWidth,
        shifted: (globalThis as unknown as { shifted: number }).shifted,
      }));
      expect(inner).toBe(width);
      expect(shifted, `at ${width} px`).toBe(0);
    }
  });
}
