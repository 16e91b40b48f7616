import { expect, type Page, test } from "@playwright/test";
import { call, newMember, openAs } from "./support/members.ts";

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test("who chooses dark or light has it on the next visit, from the first picture on", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/terms-use");
  const day = await background(page);
  const choose = async (name: string) => {
    const radio = page.getByRole("radio", { name, exact: true });
    // A press before the page is hydrated is repeated after it: until then the other one may be checked.
    await radio.click();
    await expect(radio).toBeChecked();
  };
  await choose("Dark");
  await expect.poll(() => background(page)).not.toBe(day);
  const night = await background(page);
  // What the page looks like before any of its modules has come.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/search/cheese", { waitUntil: "domcontentloaded" });
  expect(await background(page)).toBe(night);
  await page.unroute("**/assets/*.js");
  await page.goto("/login");
  await expect(page.getByRole("radio", { name: "Dark", exact: true })).toBeChecked();
  await choose("Automatic");
  await expect.poll(() => background(page)).toBe(day);
});

test("? lists the keys of the site, and they lead there; not while one types", { tag: "@any-size" }, async ({
  page,
}) => {
  const member = await newMember("Quick Keys");
  await openAs(page, member.token, "/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list.getByRole("term")).toContainText(["List the shortcuts", "Search for something"]);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  const box = page.getByRole("combobox", { name: "Search" }).first();
  // Focus goes along with the page first.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(box).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type("g h?");
  await expect(box).toHaveValue("g h?");
  await expect(list).toBeHidden();
});

test("what is removed without a question comes back with Undo", { tag: "@any-size" }, async ({ page }) => {
  const member = await newMember("Second Thoughts");
  const seller = await newMember("Kept Kale");
  await call("POST", "/favourites/", { token: member.token, body: { profile_id: seller.accountId } });
  await openAs(page, member.token, "/favourites");
  const kept = page.getByRole("main").getByRole("link", { name: seller.business });
  await expect(kept.first()).toBeVisible();
  await page.getByRole("button", { name: new RegExp(`^Remove ${seller.business}`) }).click();
  await expect(kept).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(kept.first()).toBeVisible();
});
