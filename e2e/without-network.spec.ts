import { expect, type Page, test } from "@playwright/test";
import { newAddress, password } from "./support/accounts.ts";
import { demoPassword } from "./support/demo.ts";
import { openAs, tokenOf } from "./support/members.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Holds calls back until they are let go. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test("without a network a page stays, with what was typed, and goes on when there is one again", {
  tag: "@any-size",
}, async ({ page, context }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("demo@foodshed.example");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  // All of the page has come, and is awake.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await expect(page.getByText("You are offline. This page stays as it is")).toBeInViewport();

  await page
    .getByRole("main")
    .getByRole("link", { name: /Register/ })
    .first()
    .click();
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByRole("alert")).toContainText(
    "You are offline. Please try again when you are connected.",
  );
  await expect(page.getByLabel("Email")).toHaveValue("demo@foodshed.example");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(demoPassword);

  await context.setOffline(false);
  await expect(page.getByText("You are connected again.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/profile-hub");
});

test("logging out without a network closes what only members see, and shows the login", {
  tag: "@any-size",
}, async ({ page, context }) => {
  await openAs(page, await tokenOf("demo@foodshed.example"), "/settings");
  await expect(heading(page)).toHaveText("Change Your Settings");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const menu = page.getByRole("button", { name: /^Menu/ });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  await expect(heading(page)).toHaveText("Log In");
  expect(await page.evaluate(() => localStorage.getItem("jwt"))).toBeNull();
});

test("while a search is slow the last results stay in sight, and one that fails says so, and tries again", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/search/cheese");
  const results = page.locator("[aria-busy]");
  await expect(results).toHaveAttribute("aria-busy", "false");
  const { open, opened } = gate();
  await page.route("**/api/v1/search/profiles/", async (route) => {
    await opened;
    await route.continue();
  });
  await page.getByRole("combobox", { name: "Search" }).fill("honey");
  await expect(results).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  open();
  await expect(heading(page)).toHaveText(/for "honey"$/);
  await expect(results).toHaveAttribute("aria-busy", "false");

  const box = page.getByRole("combobox", { name: "Search" });
  await page.route("**/api/v1/search/**", (route) => route.abort());
  await box.fill("apples");
  // The map beside the results says so of itself.
  const failures = page.getByRole("main").getByRole("alert");
  await expect(
    failures.filter({ hasText: "The server could not be reached. Please try again." }),
  ).toBeVisible();
  await expect(heading(page)).toHaveText('0 Profile Results for "apples"');
  await page.unroute("**/api/v1/search/**");
  // The map beside the results says that it failed, too.
  await page.getByRole("main").getByRole("button", { name: "Try again" }).first().click();
  await expect(heading(page)).toHaveText(/^[1-9][\d,]* Profile Results for "apples"$/);
  await expect(box).toHaveValue("apples");
});

test("a page that cannot be read says so, and offers to try again", { tag: "@any-size" }, async ({
  page,
}) => {
  await page.goto("/search/cheese");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().hover();
  await page.route(/profile_by_slug|\/profiles\/[^/]+\.data/, (route) => route.abort());
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "This page cannot be shown" })).toBeVisible();
  await page.unroute(/profile_by_slug|\/profiles\/[^/]+\.data/);
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "All Profiles" })).toBeVisible();
});

test("a login is sent once, however often its button is pressed", { tag: "@any-size" }, async ({ page }) => {
  await page.goto("/login");
  let sent = 0;
  const { open, opened } = gate();
  await page.route("**/api/v1/accounts/login/", async (route) => {
    sent += 1;
    await opened;
    await route.continue();
  });
  await page.getByLabel("Email").fill("demo@foodshed.example");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  const button = page.getByRole("main").getByRole("button", { name: "Log In" });
  await button.dblclick();
  await page.getByLabel("Email").press("Enter");
  await expect.poll(() => sent).toBe(1);
  open();
  await expect(page).toHaveURL("/profile-hub");
  expect(sent).toBe(1);
});

test("a sign-up whose answer is lost keeps the form, and makes one account when it is sent again", {
  tag: "@any-size",
}, async ({ page }) => {
  const email = newAddress("lost");
  await page.goto("/register");
  await page.getByRole("radio", { name: /^Seller/ }).check();
  for (const [label, text] of Object.entries({
    "First name": "Ada",
    "Last name": "Okafor",
    "Job title": "Owner",
    "Business name": "Lost Answer Farm",
  })) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();

  // The server acts, and its answer gets lost on the way.
  const keys: (string | undefined)[] = [];
  await page.route("**/api/v1/accounts/signup/", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Business name")).toHaveValue("Lost Answer Farm");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(
    page.getByRole("heading", { name: "You're almost set! Please confirm your email." }),
  ).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});
