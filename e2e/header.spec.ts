import { expect, test } from "@playwright/test";
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
