import { expect, type Page, test } from "@playwright/test";
import { logIn } from "./support/accounts.ts";
import { expectAccessible } from "./support/axe.ts";
import { demoPassword } from "./support/demo.ts";

const account = ["/register", "/register?flow=guided", "/confirm", "/forgot", "/login"];
const withTokens = [
  "/activate",
  "/activate/not-a-token-anybody-has",
  "/claim",
  "/claim?act_token=not-a-token-anybody-has&pw_token=nor-is-this-one",
  "/forgot/not-a-token-anybody-has",
  "/login?message&next=/search",
  "/hijack/1#code=not-a-code-anybody-has",
];
const reading = [
  "/about-us",
  "/about-us/meet-our-partners",
  "/about-the-fund",
  "/key-features",
  "/contact-us",
  "/embed",
  "/mailing-list",
  "/terms-use",
  "/privacy-policy",
  "/no/such/page",
];
const searching = [
  "/",
  "/search",
  "/search/cheese?near=N0B",
  "/search/zzyzxqwv",
  "/search/classifieds",
  "/search/classifieds?looking_for=true&ending_soon=true",
];
const forMembers = [
  "/dashboard",
  "/messages",
  "/shipping",
  "/settings",
  "/profile-hub",
  "/profile-hub?open=general-business-information,location-details,website-and-social-media,delivery-details,business-type",
  "/profile",
  "/profile/contact",
  "/profile/photos",
  "/profile/classifieds",
  "/viewProfile",
  // Not theirs: they are told so.
  "/profile-manager",
];

/** Opens each page in the same tab and holds it against axe; what the policy or React complains of counts too. */
async function expectAllAccessible(page: Page, paths: readonly string[]) {
  const broken: string[] = [];
  const listen = (message: { text: () => string }) => {
    if (/Content Security Policy|hydrat|Minified React error/i.test(message.text()))
      broken.push(message.text());
  };
  page.on("console", listen);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
    });
  }
  page.off("console", listen);
  expect(broken).toEqual([]);
}

async function aProfile(page: Page): Promise<string> {
  const response = await page.request.get("/api/v1/search/featured_profiles/?size=1");
  const { hits } = await response.json();
  return hits.hits[0]._source.slug;
}

test.beforeEach(() => {
  // Many pages in one tab: opening them one by one in tabs of their own would take far longer.
  test.setTimeout(240_000);
});

for (const [what, paths] of Object.entries({ account, withTokens, reading, searching })) {
  test(`axe finds nothing on the pages of visitors: ${what}`, ({ page }) => expectAllAccessible(page, paths));
}

test("axe finds nothing on a public profile, its tabs and a vendor's page", async ({ page }) => {
  const slug = await aProfile(page);
  const tabs = ["", "/contact", "/photos", "/classifieds"].map((tab) => `/profiles/${slug}${tab}`);
  await expectAllAccessible(page, [...tabs, "/profiles/nobody-has-this-name"]);
});

test("axe finds nothing in the dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const slug = await aProfile(page);
  await expectAllAccessible(page, [
    "/",
    "/search/cheese",
    "/search/classifieds",
    `/profiles/${slug}`,
    "/register",
  ]);
});

test("axe finds nothing in forms that were refused, menus and dialogs of visitors", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("alert")).toContainText("You must provide a first name.");
  await expectAccessible(page);

  await page.goto("/login");
  await logIn(page, "nobody@foodshed.example", "Wrong#2026aa");
  await expect(page.getByRole("alert")).toContainText("Failure to login due to:");
  await expectAccessible(page);

  await page.goto("/");
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) {
    await menu.click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Join our mailing list" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.route("**/api/v1/search/**", (route) => route.abort());
  await page.goto("/search/cheese");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing on the members' pages", async ({ page }) => {
  await page.goto("/login");
  await logIn(page, "demo@foodshed.example", demoPassword);
  await expect(page).toHaveURL(/\/profile-hub$/);
  await expectAllAccessible(page, forMembers);
});

test("axe finds nothing on the pages of a network's manager", async ({ page }) => {
  await page.goto("/login?next=/profile-manager");
  await logIn(page, "network@foodshed.example", demoPassword);
  await expect(page).toHaveURL(/\/profile-manager$/);
  await expectAllAccessible(page, ["/profile-manager", "/reports/grand-valley-local-food-network"]);
});
