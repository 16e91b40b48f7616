import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("a visitor without JavaScript reads home, search and profiles, and searches", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Connect with [\d,]+ businesses/);
  const box = page.getByRole("main").getByRole("combobox", { name: "Search" });
  await box.fill("cheese");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?query=cheese$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^[\d,]+ Profile Results for "cheese"$/);
  const link = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("a visitor without JavaScript searches in French and stays in French", { tag: "@any-size" }, async ({
  page,
}) => {
  await page.goto("/fr");
  const box = page.getByRole("main").getByRole("combobox", { name: "Rechercher" });
  await box.fill("fromage");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/fr\/recherche\?query=fromage$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^[\d\s]+ profils? pour «\sfromage\s»$/);
});

test("without JavaScript a word is taken out of a search, and an empty search leads on", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/search/cheese%20near%20Guelph");
  await page.getByRole("link", { name: "Remove Guelph" }).click();
  await expect(page).toHaveURL("/search/cheese");
  await page.goto("/search/cheese?profile_type=ORG");
  await expect(page.getByRole("link", { name: "Post a Wanted Ad" })).toBeVisible();
  await page.getByRole("link", { name: "Search without the filters" }).click();
  await expect(page).toHaveURL("/search/cheese");
});

test("a page with a form says that it needs JavaScript", { tag: "@any-size" }, async ({ page }) => {
  for (const path of [
    "/login",
    "/register",
    "/forgot",
    "/mailing-list",
    "/this-week/grand-valley-local-food-network",
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      // The content of a noscript element is found only by its position.
      const sentence = page.getByRole("main").locator("noscript p");
      await expect(sentence).toBeVisible();
      expect(await sentence.textContent()).toContain("This form needs JavaScript.");
    });
  }
});

test("what is typed into the login stays out of the address, also without JavaScript", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("ada@maplehill.example");
  await page.getByLabel("Password", { exact: true }).fill("orchard#2026");
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await page.waitForLoadState();
  expect(page.url()).not.toContain("orchard");
  expect(page.url()).not.toContain("ada");
});
