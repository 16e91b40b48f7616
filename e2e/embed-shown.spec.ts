import { expect, type Page, test } from "@playwright/test";
import { eventsOf, foodshed, openPage, script } from "./support/pasted-page.ts";
import { problemsOf } from "./support/widgets.ts";

// Widgets that are shown without their code, which comes when somebody is about to use them.

test.slow();

const code = /\/embed\/core-[\w-]{8}\.js/;
const search = `<foodshed-search id="search" results="inline" text="cheese"></foodshed-search>${script}`;
const board = `<foodshed-classifieds id="board" network="grand-valley-local-food-network"></foodshed-classifieds>${script}`;

/** The files of the widgets' code that the page asks for. */
function codeOf(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    if (code.test(request.url())) files.push(request.url());
  });
  return files;
}

/** Holds the code back until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("a list is shown without the widget's code; what is typed and sent before that is there is not lost", {
  tag: "@any-size",
}, async ({ page }) => {
  const problems = problemsOf(page);
  const files = codeOf(page);
  const release = await holdCode(page);
  await openPage(page, "shown", search);
  const widget = page.locator("foodshed-search");
  await expect(widget.getByRole("article").first()).toBeVisible();
  await expect.poll(() => eventsOf(page)).toEqual(["search results", "search ready"]);
  await page.waitForLoadState("networkidle");
  expect(files).toEqual([]);
  const field = widget.getByRole("combobox");
  await field.fill("bread");
  await field.press("Enter");
  await expect.poll(() => files.length).toBe(1);
  await expect(widget.getByRole("heading", { name: /cheese/ })).toBeVisible();
  release();
  await expect(widget.getByRole("heading", { name: /bread/ })).toBeVisible();
  await expect(field).toHaveValue("bread");
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/pasted\/shown/);
  expect(problems).toEqual([]);
});

test("content of another release than the scripts is rendered again", { tag: "@any-size" }, async ({
  page,
}) => {
  // As after a release: the partner's copy names its elements in the former way.
  await page.route(/\/embed\/html\//, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const former = body
      .replace(/"build":"[^"]+"/, '"build":"former"')
      .replaceAll('class="', 'class="former ');
    expect(former).not.toBe(body);
    await route.fulfill({ response, body: former });
  });
  await openPage(page, "former-release", board);
  const widget = page.locator("foodshed-classifieds");
  const wanted = widget.getByRole("radio", { name: /Wanted/ });
  await expect(widget.locator(".former").first()).toBeVisible();
  await wanted.check();
  await expect(widget.locator(".former")).toHaveCount(0);
  await expect(wanted).toBeChecked();
});

test("a choice made before the code is there is answered when it is", { tag: "@any-size" }, async ({
  page,
}) => {
  const release = await holdCode(page);
  await openPage(page, "chosen", board);
  const widget = page.locator("foodshed-classifieds");
  const wanted = widget.getByRole("radio", { name: /Wanted/ });
  const all = await widget.getByRole("heading").first().textContent();
  await wanted.check();
  release();
  await expect(widget.getByRole("heading").first()).not.toHaveText(String(all));
  await expect(wanted).toBeChecked();
});

test("a finger that scrolls past fetches no code, one that presses does", { tag: "@any-size" }, async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  const files = codeOf(page);
  await openPage(page, "touched", board);
  const widget = page.locator("foodshed-classifieds");
  const heading = widget.getByRole("heading").first();
  await expect(heading).toBeVisible();
  await heading.dispatchEvent("pointerover", { pointerType: "touch", bubbles: true, composed: true });
  await page.waitForLoadState("networkidle");
  expect(files).toEqual([]);
  await widget.getByRole("radio", { name: /Wanted/ }).tap();
  await expect.poll(() => files.length).toBe(1);
  await context.close();
});

test("a page can keep a window shut before the code is there", { tag: "@any-size" }, async ({
  page,
  context,
}) => {
  await holdCode(page);
  await openPage(
    page,
    "kept-shut",
    `${board}<script>addEventListener("foodshed:open", (event) => event.preventDefault())</script>`,
  );
  const link = page.locator("foodshed-classifieds").getByRole("link").first();
  await link.click();
  await expect.poll(() => eventsOf(page)).toContain("board open");
  expect(context.pages()).toHaveLength(1);
});

test("content whose code does not come stays and says so, and the next press tries again", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.route(code, (route) => route.abort());
  await openPage(page, "no-code", board);
  const widget = page.locator("foodshed-classifieds");
  const wanted = widget.getByRole("radio", { name: /Wanted/ });
  await wanted.check();
  await expect(widget.getByRole("alert")).toContainText("This could not be loaded.");
  await expect(widget.getByRole("article").first()).toBeVisible();
  await page.unrouteAll();
  await widget.getByRole("radio", { name: /For Sale/ }).check();
  await expect(widget.getByRole("alert")).toHaveCount(0);
  await expect(widget.getByRole("radio", { name: /For Sale/ })).toBeChecked();
});

test("where the site renders nothing, the code does", { tag: "@any-size" }, async ({ page }) => {
  await page.route(/\/embed\/html\//, (route) => route.abort());
  await openPage(page, "code-only", board);
  await expect(page.locator("foodshed-classifieds").getByRole("article").first()).toBeVisible();
});

test("content that has changed since is rendered again with the code", { tag: "@any-size" }, async ({
  page,
}) => {
  let first = true;
  await page.route(/\/embed\/html\//, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: first
        ? body.replaceAll("Whey for pig farmers", "Sold by now").replace(/"hash":"[^"]+"/, '"hash":"former"')
        : body,
    });
    first = false;
  });
  await openPage(page, "changed", board);
  const widget = page.locator("foodshed-classifieds");
  await expect(widget.getByText("Sold by now")).toBeVisible();
  await widget.getByRole("link").first().focus();
  await expect(widget.getByText("Whey for pig farmers")).toBeVisible();
  await expect(widget.getByText("Sold by now")).toHaveCount(0);
});

test("content that the page asks for ahead of the script is not asked for again, nor far below", {
  tag: "@any-size",
}, async ({ page }) => {
  const problems = problemsOf(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/embed/html/")) asked.push(request.url());
  });
  const address = `${foodshed}/embed/html/classifieds?network=grand-valley-local-food-network`;
  const link = `<link rel="preload" as="fetch" crossorigin href="${address}">`;
  const widget = page.locator("foodshed-classifieds");
  for (const room of ["", '<div style="height:9000px"></div>']) {
    asked.length = 0;
    await openPage(page, "asked-ahead", `${room}${link}${board}`);
    await page.waitForLoadState("networkidle");
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.getByRole("article").first()).toBeVisible();
    expect(asked).toEqual([address]);
  }
  expect(problems).toEqual([]);
});
