import { expect, type Page, test } from "@playwright/test";
import { password } from "./support/accounts.ts";
import { press, tabTo } from "./support/keyboard.ts";
import { newMember, openAs, tokenOf } from "./support/members.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** The search that was last asked for has its answer. */
const settled = (page: Page) => expect(page.locator("[aria-busy]")).toHaveAttribute("aria-busy", "false");
/** How many the page says that it found. */
const found = async (page: Page) => Number(((await heading(page).textContent()) ?? "").replaceAll(/\D/g, ""));
const results = (page: Page) => page.getByRole("main").getByRole("article");

/** Below 411 px the filters are a sheet that is closed until it is asked for; long lists stay closed below 768 px. */
async function openFilters(page: Page, list?: string) {
  const filters = page.getByRole("button", { name: /^Filters/ });
  const types = page.getByRole("radio", { name: /^Suppliers/ });
  // Until the page is awake the style sheet decides, and a press changes nothing.
  await expect(async () => {
    if (!(await types.isVisible())) await filters.click();
    await expect(types).toBeVisible({ timeout: 1_000 });
  }).toPass();
  if (!list) return;
  const title = page.getByRole("button", { name: list, exact: true });
  if ((await title.getAttribute("aria-expanded")) === "false") await title.click();
}

/** On a small phone the filters are above the results until their last row is pressed. */
async function showResults(page: Page) {
  const sheet = page.getByRole("dialog", { name: "Filters" });
  if (await sheet.isVisible()) await sheet.getByRole("button", { name: /^Show [\d,]+ results?$/ }).click();
  await expect(sheet).toBeHidden();
}

test("a search narrowed by filters has an address that can be sent to a friend, and is come back to", async ({
  page,
  context,
}) => {
  await page.goto("/search");
  const everything = await found(page);
  await openFilters(page);
  await page.getByRole("radio", { name: /^Suppliers/ }).check();
  await expect(page).toHaveURL("/search?profile_type=SELLS");
  await openFilters(page, "Product Categories");
  await page.getByRole("checkbox", { name: /^Dairy and Eggs/ }).check();
  await expect(page).toHaveURL("/search?profile_type=SELLS&product_category=2");
  await expect.poll(() => found(page)).toBeLessThan(everything);
  await settled(page);
  await showResults(page);
  const narrowed = (await heading(page).textContent()) ?? "";

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(heading(friend)).toHaveText(narrowed);
  await expect(friend.getByRole("radio", { name: /^Suppliers/, includeHidden: true })).toBeChecked();
  await friend.close();

  const first = results(page).first().getByRole("link").first();
  const name = (await first.textContent()) ?? "";
  await first.click();
  await expect(heading(page)).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL("/search?profile_type=SELLS&product_category=2");
  await expect(heading(page)).toHaveText(narrowed);

  // An address that says nothing takes up the last search of the visit.
  await page.goto("/about-us");
  await page.goto("/search");
  await expect(page).toHaveURL("/search?profile_type=SELLS&product_category=2");
  await expect(heading(page)).toHaveText(narrowed);

  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/search");
  // Others may have signed up meanwhile.
  await expect.poll(() => found(page)).toBeGreaterThanOrEqual(everything);
  await expect(page.getByRole("radio", { name: /^All Profiles/, includeHidden: true })).toBeChecked();
});

test("Back leads from one submitted search to the one before, as it was left", { tag: "@any-size" }, async ({
  page,
}) => {
  const box = page.getByRole("main").getByRole("combobox", { name: "Search" });
  await page.goto("/about-us");
  await page.goto("/search");
  await settled(page);
  await openFilters(page);
  await page.getByRole("radio", { name: /^Suppliers/ }).check();
  await expect(page).toHaveURL("/search?profile_type=SELLS");
  await settled(page);
  await showResults(page);
  await page.getByRole("button", { name: "Load More Profiles" }).click();
  await expect(results(page)).toHaveCount(48);
  // Not by number: other journeys add businesses meanwhile.
  const before = /^[\d,]+ Profile Results$/;
  const cheese = /^[\d,]+ Profile Results for "cheese"$/;
  await expect(heading(page)).toHaveText(before);

  // Its results come while one types; the address follows, and Back does not undo letters.
  await box.pressSequentially("cheese");
  await expect(page).toHaveURL("/search/cheese?profile_type=SELLS");
  await expect(heading(page)).toContainText('for "cheese"');
  await box.press("Enter");
  await settled(page);
  await box.fill("apples");
  await box.press("Enter");
  await expect(heading(page)).toContainText('for "apples"');
  await settled(page);

  await page.goBack();
  await expect(page).toHaveURL("/search/cheese?profile_type=SELLS");
  await expect(heading(page)).toHaveText(cheese);
  await expect(box).toHaveValue("cheese");
  await page.goBack();
  await expect(page).toHaveURL("/search?profile_type=SELLS");
  await expect(heading(page)).toHaveText(before);
  await expect(box).toHaveValue("");
  await expect(results(page)).toHaveCount(48);
  await page.goForward();
  await expect(heading(page)).toHaveText(cheese);
  await page.goBack();
  await expect(heading(page)).toHaveText(before);
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
});

test("filters in an address are understood by their labels, and unknown ones are named", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/search?services_needed=Cold%20Storage&category=Astronaut");
  await expect(page.getByRole("checkbox", { name: /^Cold Storage/ }).last()).toBeChecked();
  await expect(
    page.getByText('We do not know the filter "category: Astronaut", so it is left out.'),
  ).toBeVisible();
  await openFilters(page);
  await page.getByRole("radio", { name: /^Suppliers/ }).check();
  await expect(page).toHaveURL("/search?profile_type=SELLS&services_needed=cold_storage");
  await expect(page.getByText("We do not know the filter")).toBeHidden();
});

test("results keep their place while a visitor's page is hydrated, and a press meanwhile counts", async ({
  page,
  context,
}) => {
  const connection = await context.newCDPSession(page);
  await connection.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.addInitScript(() => {
    const heights = new Set<string>();
    Object.defineProperty(globalThis, "heights", { get: () => [...heights] });
    const measure = () => {
      const rows = document.querySelectorAll<HTMLElement>("main article");
      // The last row is still arriving while the document is read.
      if (rows.length === 24 && document.readyState !== "loading")
        heights.add([...rows].map((row) => row.offsetHeight).join(" "));
      requestAnimationFrame(measure);
    };
    measure();
  });
  await page.goto("/search");
  await page.getByRole("button", { name: "Load More Profiles" }).click();
  await expect(results(page)).toHaveCount(48);
  expect(await page.evaluate(() => (globalThis as unknown as { heights: string[] }).heights)).toHaveLength(1);
});

test("a member's press for more counts while their own answer is on its way", { tag: "@any-size" }, async ({
  page,
  context,
}) => {
  const connection = await context.newCDPSession(page);
  await connection.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await openAs(page, await tokenOf("demo@foodshed.example"), "/search");
  // By keyboard: their own business has nothing to press, so the rows below it move up.
  await page.getByRole("button", { name: "Load More Profiles" }).press("Enter");
  await expect(results(page)).toHaveCount(48);
});

test("24 results grow by 24, and going back from one restores them and the scroll position", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/search");
  await expect(results(page)).toHaveCount(24);
  await page.getByRole("button", { name: "Load More Profiles" }).click();
  await expect(results(page)).toHaveCount(48);
  const link = results(page).nth(40).getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await page.goBack();
  await expect(results(page)).toHaveCount(48);
  await expect(results(page).nth(40).getByRole("link").first()).toBeInViewport();
});

test("classifieds are a mode of the search with filters of their own", async ({ page }) => {
  await page.goto("/search");
  await openFilters(page);
  await page.getByRole("radio", { name: /^Classifieds/ }).check();
  await expect(page).toHaveURL("/search/classifieds");
  await expect(heading(page)).toHaveText(/^\d+ Classifieds$/);
  const all = (await heading(page).textContent()) ?? "";
  await page.getByRole("radio", { name: /^Wanted/ }).check();
  await expect(page).toHaveURL("/search/classifieds?looking_for=true");
  await expect(heading(page)).not.toHaveText(all);
  for (const notice of await results(page).allTextContents()) expect(notice).toContain("Wanted");
  await page.getByRole("checkbox", { name: "View classifieds ending soon" }).check();
  await expect(page).toHaveURL("/search/classifieds?looking_for=true&ending_soon=true");
  await expect(page.getByRole("link", { name: "Post a Classified" })).toHaveAttribute("href", "/register");
  await expect(results(page).getByRole("link", { name: "Log In to Message" }).first()).toHaveAttribute(
    "href",
    /^\/login\?message&next=%2Fsearch%2Fclassifieds/,
  );
});

test("the filters are closed below 411 px, and beside the results on a wide window", async ({ page }) => {
  await page.goto("/search/cheese");
  const narrow = (page.viewportSize()?.width ?? 0) < 411;
  const types = page.getByRole("radio", { name: /^Suppliers/ });
  await expect(types).toBeVisible({ visible: !narrow });
  if (!narrow) return;
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(types).toBeVisible();
  // Choosing a type brings the results into view, and they stay there as the address and the answer follow.
  await types.check();
  await expect(page).toHaveURL("/search/cheese?profile_type=SELLS");
  await settled(page);
  await showResults(page);
  await expect(heading(page)).toBeInViewport();
  await expect(heading(page)).toBeFocused();
});

test("every page leads visitors to classifieds, categories and networks by its foot", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/privacy-policy");
  const explore = page.getByRole("navigation", { name: "Explore" });
  await explore.getByRole("link", { name: "Local food networks" }).click();
  await expect(page).toHaveURL("/search?profile_type=ORG");
  await expect(results(page).first()).toBeVisible();
  await explore.getByRole("link", { name: "Ads of members" }).click();
  await expect(heading(page)).toHaveText(/^\d+ Classifieds$/);
  await explore.getByRole("link", { name: "Browse by category" }).click();
  await expect(page.getByRole("link", { name: "Grower/Producer" })).toBeInViewport();
});

test("ticking a box leaves the page where it was scrolled to", async ({ page }) => {
  await page.goto("/search");
  await openFilters(page, "Product Categories");
  const box = page.getByRole("checkbox", { name: /^Dairy and Eggs/ });
  await box.check();
  // In the sheet of a small phone it is the sheet that scrolls.
  const isSheet = await page.getByRole("dialog", { name: "Filters" }).isVisible();
  if (!isSheet) expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page).toHaveURL("/search?product_category=2");
  await settled(page);
  await expect(box).toBeInViewport();
});

test("nothing found greets with examples that find something", { tag: "@any-size" }, async ({ page }) => {
  await page.goto("/search/zzyzxqwv");
  await expect(heading(page)).toHaveText('0 Profile Results for "zzyzxqwv"');
  await expect(page.getByText("What can we help you find today?")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "beef" }).click();
  await expect(page).toHaveURL("/search/beef");
  await expect(results(page).first()).toContainText(/(Sells|Makes) \S/);
});

test("nothing found leads to a search that finds something, and to a wanted ad after the login", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/search/cheese?profile_type=ORG");
  const without = page.getByRole("listitem").filter({ hasText: "Search without the filters" });
  const count = Number((await without.textContent())?.replaceAll(/\D/g, ""));
  await without.getByRole("link").click();
  await expect(page).toHaveURL("/search/cheese");
  await expect.poll(() => found(page)).toBe(count);

  const { email } = await newMember("Wanted Bakery");
  await page.goto("/search/zzyzxqwv");
  await page.getByRole("link", { name: "Post a Wanted Ad" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("dialog").getByLabel("Title")).toHaveValue("zzyzxqwv");
  await expect(page).toHaveURL("/search/zzyzxqwv");
});

test("a place is taken out of a search with the keyboard", { tag: "@any-size" }, async ({ page }) => {
  await page.goto("/search/cheese%20near%20Guelph");
  await settled(page);
  await press(page, page.getByRole("link", { name: "Remove Guelph" }));
  await expect(page).toHaveURL("/search/cheese");
  await expect(page.getByRole("main").getByRole("combobox", { name: "Search" })).toHaveValue("cheese");
  await expect(heading(page)).toBeFocused();
});

test("a visitor searches, narrows and reads a profile with the keyboard alone", { tag: "@any-size" }, async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");

  const box = page.getByRole("main").getByRole("combobox", { name: "Search" });
  await tabTo(page, box);
  await page.keyboard.type("chee");
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const suggestion = (await options.first().textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/search/${encodeURIComponent(suggestion)}`);
  await expect(heading(page)).toContainText(`for "${suggestion}"`);

  const filters = page.getByRole("button", { name: /^Filters/ });
  if (await filters.isVisible()) await press(page, filters);
  await tabTo(page, page.getByRole("radio", { name: /^All Profiles/ }));
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/profile_type=SELLS/);
  await settled(page);

  const first = results(page).first().getByRole("link").first();
  const name = (await first.textContent()) ?? "";
  await press(page, first);
  await expect(heading(page)).toHaveText(name);
  await press(page, page.getByRole("main").getByRole("link", { name: "Contact", exact: true }));
  await expect(page).toHaveURL(/\/contact$/);
});

test("a link followed right after typing opens, also when its page loads slowly", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/search");
  await settled(page);
  await page.route(/\/profiles\/[^/]+\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  const link = results(page).first().getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  const box = await page.getByRole("main").getByRole("combobox", { name: "Search" }).elementHandle();
  // At once, however busy the machine: a moment later the results would be others.
  await link.evaluate((link, box) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, "no such thing");
    box?.dispatchEvent(new Event("input", { bubbles: true }));
    (link as HTMLAnchorElement).click();
  }, box);
  await expect(heading(page)).toHaveText(name);
  await expect(page).toHaveURL(/\/profiles\//);
});
