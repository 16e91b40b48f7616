import { expect, type Page, test } from "@playwright/test";
import { demoPassword } from "./support/demo.ts";
import { newMember, openAs } from "./support/members.ts";

/** Opens a page whose scripts, or some of them, are still under way; answers what lets them come. */
async function openWithoutScripts(page: Page, path: string, scripts = "*") {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(`**/assets/${scripts}.js`, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return come;
}

test("a login sent before the page's scripts are there is a login once they are", {
  tag: "@any-size",
}, async ({ page }) => {
  const scriptsCome = await openWithoutScripts(page, "/login");
  await page.getByLabel("Email").fill("demo@foodshed.example");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toHaveValue("demo@foodshed.example");
  scriptsCome();
  await expect(page).toHaveURL(/\/profile-hub$/);
});

test("what is filled in before the page's scripts are there is not lost when they come", {
  tag: "@any-size",
}, async ({ page }) => {
  const scriptsCome = await openWithoutScripts(page, "/register");
  const role = page.getByRole("radio", { name: /^Processor/ });
  await role.check();
  await page.getByLabel("First name").fill("Odile");
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await page.getByRole("button", { name: "Register" }).click();
  scriptsCome();
  await expect(page.getByRole("alert")).toContainText("You must provide a last name.");
  await expect(page.getByRole("alert")).not.toContainText("You must provide a first name.");
  await expect(page.getByLabel("First name")).toHaveValue("Odile");
  await expect(role).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /I agree to the/ })).toBeChecked();
});

test("a menu pressed before the page's scripts are there opens when they come", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "desktop", "A desktop has the links in sight.");
  const scriptsCome = await openWithoutScripts(page, "/about-us");
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
  // Both headers are in the page until the style sheet hides one.
  await expect(menu).toHaveCount(1);
  await menu.click();
  scriptsCome();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
});

test("a role pressed before the page's scripts are there is shown when they come", {
  tag: "@any-size",
}, async ({ page }) => {
  const scriptsCome = await openWithoutScripts(page, "/profiles/saltlick-hill-creamery");
  const tab = page.getByRole("tab").nth(1);
  await tab.click();
  scriptsCome();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel").filter({ visible: true })).toHaveAccessibleName(
    (await tab.textContent()) ?? "",
  );
});

test("the chosen appearance is shown before the page's scripts are there", { tag: "@any-size" }, async ({
  page,
}) => {
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.setItem("color_scheme", "dark"));
  const scriptsCome = await openWithoutScripts(page, "/about-us");
  const dark = page.getByRole("group", { name: "Appearance" }).getByRole("radio", { name: "Dark" });
  await expect(dark).toBeChecked();
  scriptsCome();
  await hydrated(page);
  await expect(dark).toBeChecked();
});

/** The page itself has its scripts: nothing is recorded for later any more. */
async function hydrated(page: Page) {
  await page.waitForLoadState();
  await page.waitForFunction(() => !("foodshedPreHydration" in globalThis));
}

test("what is pressed and typed in a part whose script is still under way is done when it comes", async ({
  page,
}) => {
  const scriptsCome = await openWithoutScripts(
    page,
    "/profiles/grand-valley-local-food-network",
    "NetworkPart-*",
  );
  await hydrated(page);
  const members = page.getByRole("region", { name: "Membership" });
  const processors = members.getByRole("button", { name: /^Processors/ });
  await processors.click();
  await members.getByRole("searchbox", { name: "Find a member" }).fill("cheese");
  await expect(processors).toHaveAttribute("aria-pressed", "false");
  scriptsCome();
  await expect(processors).toHaveAttribute("aria-pressed", "true");
  const rows = members.getByRole("list", { name: "Members" });
  await expect(rows.getByRole("link", { name: "Saltlick Hill Creamery" })).toBeVisible();
  await expect(rows.getByRole("link", { name: "Andrade's Apples" })).toHaveCount(0);
});

test("more of a list, pressed before its script is there, is shown when it comes", {
  tag: "@any-size",
}, async ({ page }) => {
  const scriptsCome = await openWithoutScripts(page, "/profiles/saltlick-hill-creamery", "Tabs-*");
  await hydrated(page);
  const more = page.getByRole("button", { name: /^Show \d+ more.*Dairy and Eggs/ });
  await more.click();
  await expect(more).toBeVisible();
  scriptsCome();
  await expect(more).toBeHidden();
});

test("tabs whose code is under way keep their place on a member's screen, and can be pressed", {
  tag: "@any-size",
}, async ({ page }) => {
  const member = await newMember("Patient Orchard");
  await openAs(page, member.token, "/");
  const tabsCome = await openWithoutScripts(page, "/profiles/tangle-acres", "Tabs-*");
  const tab = (name: string, selected: boolean) => page.getByRole("tab", { name, selected });
  const footer = async () => (await page.getByRole("contentinfo").boundingBox())?.y;
  await expect(page.getByRole("button", { name: "Log Out" })).toBeVisible();
  await expect(tab("Seller", true)).toBeVisible();
  const before = await footer();
  await tab("Vendor", false).click();
  await expect(tab("Vendor", true)).toBeVisible();
  await tab("Seller", false).click();
  expect(await footer()).toBe(before);
  tabsCome();
  await expect(tab("Seller", true)).toHaveAttribute("aria-controls");
  await tab("Seller", true).press("ArrowRight");
  await expect(tab("Vendor", true)).toBeFocused();
  await tab("Seller", false).click();
  expect(await footer()).toBe(before);
});
