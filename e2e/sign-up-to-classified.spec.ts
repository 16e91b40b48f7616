import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { activate, logIn, newAddress, signUp } from "./support/accounts.ts";
import { newMember } from "./support/members.ts";

test("a business signs up, activates, logs in and posts a classified that a visitor finds", async ({
  page,
  browser,
}) => {
  const refusedByPolicy: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refusedByPolicy.push(message.text());
  });
  const email = newAddress("signup");
  const title = `Damaged bushels of pears ${Date.now().toString(36)}`;
  await signUp(page, { email, business: "Pear Tree Journeys" });

  await page.goto("/login");
  await logIn(page, email);
  await expect(page.getByRole("alert")).toContainText("Failure to login due to:");

  await activate(page, email);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/profile-hub$/);
  await expect(page.getByRole("heading", { name: "Welcome to Your Profile Hub" })).toBeVisible();

  await page.goto("/");
  await page
    .getByRole("button", { name: /^Post (a )?Classified$/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Create Classified" });
  await expect(dialog.getByRole("button", { name: "Submit" })).toBeDisabled();
  await dialog.getByRole("tab", { name: "Selling" }).click();
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Category").selectOption({ label: "Fruit" });
  const nextMonth = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  await dialog.getByLabel("Expiry").fill(nextMonth);
  await dialog.getByLabel("Description").fill("Bruised but sweet, for cider or sauce.");
  await dialog.getByLabel("Image").setInputFiles(join(import.meta.dirname, "fixtures", "pears.png"));
  const frame = dialog.getByRole("group", { name: /Part of the picture/ });
  await expect(frame).toBeVisible();
  await frame.focus();
  await page.keyboard.press("ArrowUp");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Successfully Created a Classified!")).toBeVisible();
  await expect(dialog).toBeHidden();

  const visitor = await browser.newPage();
  await visitor.goto("/search/classifieds");
  const notice = visitor.getByRole("article").filter({ hasText: title });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText("For Sale");
  // Its alternative text is empty, because the words beside it say it all: so it has no role to be found by.
  const picture = notice.locator("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(notice.getByRole("link", { name: "Log In to Message" })).toHaveAttribute(
    "href",
    /^\/login\?message&next=/,
  );
  await visitor.close();
  expect(refusedByPolicy).toEqual([]);
});

test("a member stays signed in on the next page, without a flash of the visitor's header, and logs out", {
  tag: "@any-size",
}, async ({ page }) => {
  const { email } = await newMember("Header Journeys");
  await page.goto("/login");
  await logIn(page, email);
  await expect(page).toHaveURL(/\/profile-hub$/);

  // Who is signed in has no use for the login, and goes straight on.
  await page.goto("/login?next=/viewProfile");
  await expect(page).toHaveURL("/viewProfile");

  // What the style sheet alone shows, before any of the page's scripts has come.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/terms-use", { waitUntil: "domcontentloaded" });
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Log In" })).toBeHidden();
  const menus = header.getByRole("navigation", { name: "Main" });
  await expect(menus.filter({ visible: true })).toHaveCount(1);
  await expect(menus.filter({ visible: true }).getByText("My Profile Hub")).toBeAttached();
  await page.unroute("**/assets/*.js");

  await page.evaluate(() => localStorage.removeItem("jwt"));
  await page.goto("/profile?tab=1");
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%3Ftab%3D1$/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/profile\?tab=1$/);

  const menu = page.getByRole("banner").getByRole("button", { name: /menu/i });
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Log ?[Oo]ut$/ })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("jwt"))).toBeNull();
});
