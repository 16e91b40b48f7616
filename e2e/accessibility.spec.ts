import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { logIn } from "./support/accounts.ts";

const forVisitors = [
  "/",
  "/search",
  "/search/cheese?near=N0B",
  "/search/classifieds",
  "/register",
  "/register?flow=guided",
  "/confirm",
  "/activate",
  "/activate/not-a-token-anybody-has",
  "/claim",
  "/claim?act_token=not-a-token-anybody-has&pw_token=nor-is-this-one",
  "/forgot",
  "/forgot/not-a-token-anybody-has",
  "/login",
  "/login?message&next=/search",
  "/about-us",
  "/contact-us",
  "/terms-use",
  "/privacy-policy",
  "/hijack/1#code=not-a-code-anybody-has",
  "/no/such/page",
];
const forMembers = [
  "/profile-hub",
  "/profile",
  "/profile/contact",
  "/viewProfile",
  "/dashboard",
  "/messages",
  "/shipping",
  "/settings",
];

async function expectNoViolations(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`)).toEqual(
    [],
  );
}

for (const path of forVisitors) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    const broken: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy|hydrat/i.test(message.text())) broken.push(message.text());
    });
    await page.goto(path);
    await expectNoViolations(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, "the page scrolls sideways").toBeLessThanOrEqual(0);
    expect(broken).toEqual([]);
  });
}

test("axe finds nothing on a public profile and its tabs", async ({ page }) => {
  await page.goto("/search/cheese");
  const href = await page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("link")
    .first()
    .getAttribute("href");
  for (const tab of ["", "/contact", "/photos", "/classifieds"]) {
    await page.goto(`${href}${tab}`);
    await expectNoViolations(page);
  }
});

test("axe finds nothing on the members' pages", async ({ page }) => {
  await page.goto("/login");
  await logIn(page, "demo@foodshed.example", "Harvest2026!");
  await expect(page).toHaveURL(/\/profile-hub$/);
  for (const path of forMembers) {
    await page.goto(path);
    await expectNoViolations(page);
  }
});
