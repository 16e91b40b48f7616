import { expect, test } from "@playwright/test";
import { eventsOf, foodshed, openPage, script } from "./support/pasted-page.ts";
import { problemsOf } from "./support/widgets.ts";

// What a widget shows when something fails: windows, code, searches and input.

test.slow();

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
  await page.route(/\/embed\/(html\/|(core|classifieds)-[\w-]{8}\.js)/, (route) => route.abort());
  await openPage(page, "reload", `<foodshed-classifieds id="board"></foodshed-classifieds>${script}`);
  const board = page.locator("foodshed-classifieds");
  await expect(board.getByRole("alert")).toContainText("This could not be loaded.");
  const reload = () => board.evaluate((element) => (element as unknown as { reload(): void }).reload());
  await reload();
  await expect
    .poll(async () => (await eventsOf(page)).filter((word) => word === "board error").length)
    .toBe(2);
  await page.unrouteAll();
  await reload();
  await expect(board.getByRole("article").first()).toBeVisible();
  await expect(board.getByRole("alert")).toHaveCount(0);
  // The rest of a long list may follow its first entries.
  await expect.poll(() => eventsOf(page)).toContain("board ready");
});

test("results whose code did not come are a failure with a way to try again, not nothing", {
  tag: "@any-size",
}, async ({ page }) => {
  const problems = problemsOf(page);
  await page.route(/InlineResults|\/embed\/html\//, (route) => route.abort());
  await openPage(
    page,
    "results",
    `<foodshed-search id="search" results="inline" text="cheese"></foodshed-search>${script}`,
  );
  const search = page.locator("foodshed-search");
  await expect(search.getByRole("alert")).toContainText("The server could not be reached.");
  expect(await eventsOf(page)).toContain("search error");
  await page.unrouteAll();
  await search.getByRole("button", { name: "Try again" }).click();
  await expect(search.getByRole("article").first()).toBeVisible();
  await expect(search.getByRole("alert")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("a search that failed does not look like one that found nothing", { tag: "@any-size" }, async ({
  page,
}) => {
  await page.route(/\/(api\/v1\/search\/profiles\/\?|embed\/html\/)/, (route) => route.abort());
  await openPage(
    page,
    "failed",
    `<foodshed-search results="inline" text="cheese"></foodshed-search>${script}`,
  );
  const search = page.locator("foodshed-search");
  await expect(search.getByRole("alert")).toBeVisible();
  await expect(search.getByRole("heading")).toHaveText('0 Profile Results for "cheese"');
  await expect(search.getByText("No Results")).toHaveCount(0);
  await page.unrouteAll();
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
  expect(await eventsOf(page)).toEqual(expect.not.arrayContaining(["list open", "parcel open"]));
  expect(context.pages()).toHaveLength(1);
});
