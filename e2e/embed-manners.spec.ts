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

test("a script that comes as a module, by import(), or twice defines each element once", {
  tag: "@any-size",
}, async ({ page }) => {
  const problems = problemsOf(page);
  const list = '<foodshed-mailing-list id="list"></foodshed-mailing-list>';
  const address = `${foodshed}/embed/v1.js`;
  const ways = {
    module: `<script type="module" src="${address}"></script>`,
    import: `<script type="module">import ${JSON.stringify(address)}</script>`,
    later: `<script>import(${JSON.stringify(address)})</script>`,
    twice: `${script}${script}<script type="module" src="${address}"></script>`,
  };
  for (const [way, code] of Object.entries(ways)) {
    await page.goto(await paste(page, `script-${way}`, list + code));
    await expect(page.getByRole("button", { name: "Subscribe" }), way).toHaveCount(1);
  }
  expect(problems).toEqual([]);
});

test("the keyboard goes into a widget, through it and out in the page's order, and focus is never taken", {
  tag: "@any-size",
}, async ({ page }) => {
  await openPage(
    page,
    "focus",
    `<button id="before">Before</button><foodshed-mailing-list></foodshed-mailing-list>
     <foodshed-message-button slug="grand-valley-local-food-network"></foodshed-message-button>
     <button id="after">After</button>${script}`,
  );
  const button = page.getByRole("button", { name: "Write a message" });
  await expect(button).toBeVisible();
  await expect(page.getByRole("button", { name: "Subscribe" })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("body");
  const way = [
    page.locator("#before"),
    page.getByLabel("Email"),
    page.getByRole("button", { name: "Subscribe" }),
    button,
    page.locator("#after"),
  ];
  for (const next of way) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
  for (const last of way.toReversed().slice(1)) {
    await page.keyboard.press("Shift+Tab");
    await expect(last).toBeFocused();
  }
});

test("a widget adds nothing to the history, and listens to nothing that keeps a page out of the back/forward cache", {
  tag: "@any-size",
}, async ({ page }) => {
  // Chromium keeps no page in that cache while it is driven; embed-firefox.spec.ts goes through it.
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type: string, ...rest) {
      heard.push(type);
      return addEventListener.call(this, type, ...(rest as [EventListener]));
    };
  });
  await openPage(
    page,
    "history",
    `<foodshed-search results="inline"></foodshed-search><foodshed-classifieds></foodshed-classifieds>${script}`,
  );
  const before = await page.evaluate(() => history.length);
  const field = page.getByRole("combobox", { name: "Search" });
  await field.fill("cheese");
  await field.press("Enter");
  const board = page.locator("foodshed-classifieds");
  await board.getByRole("radio", { name: /^Wanted/ }).check();
  await expect(page.locator("foodshed-search").getByRole("article").first()).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before);
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  expect(heard).toContain("beforeprint");
  expect(heard.filter((type) => /^(before)?unload$/.test(type))).toEqual([]);
});

test("a widget holds in pages that Turbo swaps, and in View Transitions", { tag: "@any-size" }, async ({
  page,
}) => {
  const problems = problemsOf(page);
  await openPage(
    page,
    "swapped",
    `<main><foodshed-mailing-list id="list"></foodshed-mailing-list></main>${script}`,
  );
  const subscribe = page.getByRole("button", { name: "Subscribe" });
  await expect(subscribe).toHaveCount(1);
  // Turbo keeps a clone of the body, shows another, evaluates its scripts anew, and brings the clone back with the Back button.
  await page.evaluate((address) => {
    const snapshot = document.body.cloneNode(true) as HTMLBodyElement;
    const other = document.createElement("body");
    other.innerHTML = '<foodshed-message-button slug="north"></foodshed-message-button>';
    other.append(Object.assign(document.createElement("script"), { src: address }));
    document.body.replaceWith(other);
    Object.assign(globalThis, { snapshot });
  }, `${foodshed}/embed/v1.js`);
  await expect(page.getByRole("button", { name: "Write a message" })).toHaveCount(1);
  await expect(subscribe).toHaveCount(0);
  await page.evaluate(() => {
    document.body.replaceWith((globalThis as unknown as { snapshot: HTMLBodyElement }).snapshot);
  });
  await expect(subscribe).toHaveCount(1);

  await page.getByLabel("Email").fill("anna@");
  await page.evaluate(async () => {
    const list = document.querySelector("#list") as Element;
    const aside = document.createElement("aside");
    const change = () => {
      document.body.append(aside);
      aside.append(list);
    };
    await document.startViewTransition(change).finished;
  });
  await expect(page.locator("aside").getByLabel("Email")).toHaveValue("anna@");
  await subscribe.click();
  await expect(page.getByLabel("Email")).toBeFocused();
  expect(problems).toEqual([]);
});

test("where no window may open, the address is offered", { tag: "@any-size" }, async ({ page, context }) => {
  await openPage(
    page,
    "blocked",
    `<foodshed-search></foodshed-search>${script}<script>globalThis.open = () => null</script>
     <iframe sandbox="allow-scripts allow-same-origin allow-forms" title="Card" width="600" height="700"
       src="${foodshed}/embed/profile-card?slug=grand-valley-local-food-network"></iframe>`,
  );
  const field = page.getByRole("combobox", { name: "Search" });
  await field.fill("cheese");
  await field.press("Enter");
  const offer = page.getByRole("alert");
  await expect(offer).toContainText("The window was blocked. Open this address instead:");
  await expect(offer.getByRole("link")).toHaveAttribute("href", `${foodshed}/search/cheese`);
  // A link that opens no window does nothing in a sandbox: its address can be copied.
  const card = page.frameLocator("iframe");
  await card.getByRole("link", { name: "Open on Foodshed" }).click();
  await expect(card.getByRole("alert").getByRole("link")).toHaveText(
    `${foodshed}/profiles/grand-valley-local-food-network`,
  );
  expect(context.pages()).toHaveLength(1);
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
    '<foodshed-shipping style="display:block;min-height:max(520px,min((780px - 100vw)*99,1000px))"></foodshed-shipping>',
    "button",
  ],
  "mailing list": [
    '<foodshed-mailing-list style="display:block;min-height:max(240px,min((600px - 100vw)*99,286px),min((430px - 100vw)*99,336px),min((350px - 100vw)*99,420px))"></foodshed-mailing-list>',
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
