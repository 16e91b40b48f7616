import { expect, type Page, test } from "@playwright/test";
import { logIn } from "./support/accounts.ts";
import { expectAccessible, expectAccessibleAtBothSizes } from "./support/axe.ts";
import { signInAs, tokenOf } from "./support/members.ts";
import { windows } from "./support/windows.ts";

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
  // Another account's page: shows a refusal.
  "/profile-manager",
];

/**
 * Opens each page once in the same tab and holds it against axe as on a desktop and as on a phone; what the policy or React
 * complains of counts too. The window keeps the size of the last look, so that every other page is opened on a phone.
 */
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
      await expectAccessibleAtBothSizes(page);
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
  test(`axe finds nothing on the pages of visitors: ${what}`, { tag: "@any-size" }, ({ page }) =>
    expectAllAccessible(page, paths),
  );
}

test("axe finds nothing on a public profile, its tabs and a vendor's page", { tag: "@any-size" }, async ({
  page,
}) => {
  const slug = await aProfile(page);
  const tabs = ["", "/contact", "/photos", "/classifieds"].map((tab) => `/profiles/${slug}${tab}`);
  await expectAllAccessible(page, [...tabs, "/profiles/nobody-has-this-name"]);
});

test("axe finds nothing in the dark", { tag: "@any-size" }, async ({ page }) => {
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

test("axe finds nothing in forms that were refused, menus and dialogs of visitors", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("alert")).toContainText("You must provide a first name.");
  await expectAccessibleAtBothSizes(page);

  await page.goto("/login");
  await logIn(page, "nobody@foodshed.example", "Wrong#2026aa");
  await expect(page.getByRole("alert")).toContainText("Failure to login due to:");
  await expectAccessibleAtBothSizes(page);

  await page.setViewportSize(windows.phone);
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Join our mailing list" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.keyboard.press("Escape");

  await page.route("**/api/v1/search/**", (route) => route.abort());
  await page.goto("/search/cheese");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expectAccessibleAtBothSizes(page);
});

test("axe finds nothing on the members' pages", { tag: "@any-size" }, async ({ page }) => {
  await signInAs(page, await tokenOf("demo@foodshed.example"));
  await expectAllAccessible(page, forMembers);
});

test("axe finds nothing on the pages of a network's manager", { tag: "@any-size" }, async ({ page }) => {
  await signInAs(page, await tokenOf("network@foodshed.example"));
  await expectAllAccessible(page, ["/profile-manager", "/reports/grand-valley-local-food-network"]);
});
