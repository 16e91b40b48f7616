import { expect, type Page, test } from "@playwright/test";
import { logIn } from "./support/accounts.ts";
import { demoPassword } from "./support/demo.ts";
import { openAs, tokenOf } from "./support/members.ts";

const main = (page: Page) => page.getByRole("main");
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("another page begins at its top, with focus there; going back leads to where one was", async ({
  page,
}) => {
  await page.goto("/");
  const link = main(page).getByRole("link", { name: "Meet our partners" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveURL("/about-us/meet-our-partners");
  await expect(main(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await expect(page).toHaveTitle("Meet our partners · Foodshed");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrolled(page)).toBe(before);
});

test("focus goes along from one business to another, and stays where one reads another part of it", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/profiles/saltlick-hill-creamery");
  const title = main(page).getByRole("heading", { level: 1 });
  const member = (await title.textContent()) ?? "";
  await main(page).getByRole("region", { name: "Membership" }).getByRole("link").first().click();
  await expect(title).not.toHaveText(member);
  await expect(main(page)).toBeFocused();
  const photos = main(page).getByRole("link", { name: "Photos", exact: true });
  await photos.click();
  await expect(page).toHaveURL(/\/photos$/);
  await expect(photos).toBeFocused();
});

test("the about pages lead to each other", { tag: "@any-size" }, async ({ page }) => {
  await page.goto("/about-us");
  const menu = main(page).getByRole("navigation", { name: "About" });
  for (const [name, path] of [
    ["Meet our partners", "/about-us/meet-our-partners"],
    ["About the fund", "/about-the-fund"],
    ["About us", "/about-us"],
  ] as const) {
    await menu.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(main(page).getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(menu.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }
});

test("a members' page asks for a login, and opens after it with its whole address", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/shipping?parcel=a%26b&from=N0B");
  await expect(page).toHaveURL("/login?next=%2Fshipping%3Fparcel%3Da%2526b%26from%3DN0B");
  await expect(page.getByRole("heading", { level: 1, name: "Log In" })).toBeVisible();
  await logIn(page, "demo@foodshed.example", demoPassword);
  await expect(page).toHaveURL("/shipping?parcel=a%26b&from=N0B");
});

test("a logout in one tab closes members' pages in the others", { tag: "@any-size" }, async ({
  page,
  context,
}) => {
  const token = await tokenOf("demo@foodshed.example");
  await openAs(page, token, "/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Change Your Settings" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/dashboard");
  const menu = other.getByRole("button", { name: /^Menu/ });
  const logOut = other.getByRole("button", { name: "Log Out" });
  await expect(menu.or(logOut).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await logOut.click();
  await expect(other).toHaveURL("/login");
  await expect(page).toHaveURL("/login?next=%2Fsettings");
});

test("a login leads to paths of this site only, with the other parts of its query", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/login?message&next=/search/classifieds&looking_for=true");
  await expect(page.getByRole("heading", { level: 1, name: "Log In to Message" })).toBeVisible();
  await logIn(page, "demo@foodshed.example", demoPassword);
  await expect(page).toHaveURL("/search/classifieds?looking_for=true");

  // Signed-in members are redirected at once: here to the hub, never to another site.
  for (const elsewhere of ["https://evil.example/", "//evil.example/", "/\\evil.example"]) {
    await page.goto(`/login?next=${encodeURIComponent(elsewhere)}`);
    await expect(page).toHaveURL("/profile-hub");
  }
});

test("every page of the table says what it is", { tag: "@any-size" }, async ({ request }) => {
  const titles = {
    "/": "Foodshed · Ontario’s local food network",
    "/search": "Search · Foodshed",
    "/search/cheese": "“cheese” · Foodshed",
    "/search/classifieds": "Classifieds · Foodshed",
    "/login": "Log In · Foodshed",
    "/messages/login": "Log In · Foodshed",
    "/dashboard/login": "Log In · Foodshed",
    "/settings/login": "Log In · Foodshed",
    "/register": "Register Your Business · Foodshed",
    "/confirm": "Confirm your email · Foodshed",
    "/forgot": "Reset your password · Foodshed",
    "/forgot/t0ken": "Reset your password · Foodshed",
    "/activate/t0ken": "Account activation · Foodshed",
    "/claim": "Claim Your Profile · Foodshed",
    "/about-us": "About us · Foodshed",
    "/about-us/meet-our-partners": "Meet our partners · Foodshed",
    "/key-features": "Key features · Foodshed",
    "/contact-us": "Contact us · Foodshed",
    "/terms-use": "Terms of Use · Foodshed",
    "/privacy-policy": "Privacy Policy · Foodshed",
    "/dashboard": null,
    "/messages": null,
    "/shipping": null,
    "/settings": null,
    "/profile": null,
    "/viewProfile": null,
    "/profile-hub": null,
    "/profile-manager": null,
    "/reports/nobody": null,
  };
  for (const [path, title] of Object.entries(titles)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const source = (await response.text()).replaceAll("&amp;", "&");
    const found = /<title>([^<]+)<\/title>/.exec(source)?.[1];
    if (title) expect.soft(found, path).toBe(title);
    else expect.soft(found, path).toMatch(/ · Foodshed$/);
    // What only members see, or holds a one-time token, is nothing for search engines.
    const closed = title === null || /^\/(login|\w+\/login|confirm|forgot|activate|claim)/.test(path);
    expect.soft(source.includes('name="robots" content="noindex"'), `${path} noindex`).toBe(closed);
    expect.soft(source.includes('rel="canonical"'), `${path} canonical`).toBe(!closed);
    expect.soft(source, path).toContain('property="og:image"');
  }
  for (const path of ["/profiles/nobody-has-this-name", "/no/such/page", "/profiles/a/b/c"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain("This page is not here");
  }
});

test("scripts are fetched after what a page is read by", { tag: "@any-size" }, async ({ request }) => {
  const source = await (await request.get("/search/cheese")).text();
  const preloads = source.match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? [];
  expect(preloads.length).toBeGreaterThan(2);
  expect(preloads.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
});

test("the sheet that everything builds on is linked before those of single pages", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/search/cheese");
  // Parts that load later must not link it once more behind them.
  await page.getByRole("combobox", { name: "Search" }).fill("goa");
  await expect(page.getByRole("option").first()).toBeVisible();
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href?.replace(/.*\/|-[\w-]{8}\.css.*/g, "") ?? ""),
  );
  const own = sheets.filter((name) => name !== "root");
  expect(own[0]).toBe("styles");
  expect(own.filter((name) => name === "styles")).toHaveLength(1);
});
