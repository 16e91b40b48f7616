import { expect, test } from "@playwright/test";
import { eventsOf, foodshed, openPage, paste, script } from "./support/pasted-page.ts";
import { problemsOf } from "./support/widgets.ts";

// The manners of a widget on a page: keys, focus, history, and pages that swap their content.

test.slow();

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
    .poll(async () => (await eventsOf(page)).filter((word) => word.endsWith("ready")).sort())
    .toEqual(["asking ready", "box ready", "leading ready", "listing ready"]);
  const words = await eventsOf(page);
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
  // Turbo keeps a clone of the body, shows another, evaluates its scripts again, and brings the clone back with the Back button.
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
