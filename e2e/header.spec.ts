import { expect, type Locator, test } from "@playwright/test";
import { fr } from "./support/french.ts";
import { openAs, tokenOf } from "./support/members.ts";

test("a manager's links stand in one row from 1024 pixels on", async ({ page }, { project }) => {
  test.skip(project.name === "phone", "A phone has a menu.");
  await page.setViewportSize({ width: 1024, height: 800 });
  await openAs(page, await tokenOf("network@foodshed.example"), "/dashboard");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("listitem");
  await expect(links).toHaveCount(10);
  for (const width of [1024, 1100, 1180, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await links.evaluateAll((all) =>
      all.map((link) => Math.round(link.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size, `rows of links at ${width} px`).toBe(1);
  }
});

test("a manager's links stand in two rows in French, those of the account beside the language", async ({
  page,
}, { project }) => {
  test.skip(project.name === "phone", "A phone has a menu.");
  await page.setViewportSize({ width: 1024, height: 800 });
  await openAs(page, await tokenOf("network@foodshed.example"), "/fr/dashboard");
  const links = page.getByRole("navigation", { name: fr("site", "mainMenu") }).getByRole("listitem");
  await expect(links).toHaveCount(10);
  for (const [width, account] of [
    [1024, "English"],
    [1100, "English"],
    [1279, "English"],
    [1280, fr("site", "search")],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const middle = (part: Locator) =>
      part.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return Math.round(top + height / 2);
      });
    const main = await Promise.all((await links.all()).slice(0, 7).map(middle));
    const own = await Promise.all((await links.all()).slice(7).map(middle));
    expect(new Set(main).size, `rows of pages at ${width} px`).toBe(1);
    const beside = await middle(page.getByRole("banner").getByRole("link", { name: account, exact: true }));
    expect(
      own.map((at) => Math.abs(at - beside) < 3),
      `links of the account at ${width} px`,
    ).toEqual([true, true, true]);
  }
});

test("on a phone, logo, language and the menu with its count stand in one row", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "desktop", "A desktop has the links in sight.");
  await openAs(page, await tokenOf("demo@foodshed.example"), "/fr/dashboard");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("button", { name: /^Menu \d/ })).toBeVisible();
  const height = await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height);
  expect(height).toBeLessThan(80);
});

test("a member never sees the visitor's header, not even before the page is awake", async ({ page }) => {
  await openAs(page, await tokenOf("demo@foodshed.example"), "/terms-use");
  // From here on only inline scripts run.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/about-us");
  await expect(page.locator("html")).toHaveAttribute("data-session", "member");
  const header = page.getByRole("banner");
  await expect(header.getByText("Log In", { exact: true })).toBeHidden();
  await expect(header.getByText("Register", { exact: true })).toBeHidden();
  await expect(header.getByRole("navigation", { name: "Main" })).toHaveCount(1);
});

test("the menu of a phone opens, closes with Escape, and when focus leaves it", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "desktop", "A desktop has the links in sight.");
  await openAs(page, await tokenOf("demo@foodshed.example"), "/about-us");
  const menu = page.getByRole("button", { name: /^Menu/ });
  await menu.click();
  await expect(page.getByRole("button", { name: "Log Out" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Log Out" })).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("button", { name: "Log Out" })).toBeHidden();
});
