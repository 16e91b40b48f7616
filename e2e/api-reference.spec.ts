import { expect, test } from "@playwright/test";
import { expectAccessibleAtBothSizes } from "./support/axe.ts";

test("the API reference shows the network's name, and is accessible closed and opened", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/api/docs");
  await expect(page).toHaveTitle("Foodshed API");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Foodshed");
  await expect(page.getByRole("link", { name: "Foodshed", exact: true })).toHaveAttribute("href", "/");
  const tag = page.locator("#operations-tag-search");
  await expect(tag).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await tag.click();
  const operation = page.locator("#operations-search-searchProfiles");
  await operation.locator(".opblock-summary-control").click();
  await expect(operation.getByText("Request body")).toBeVisible();
  await expectAccessibleAtBothSizes(page);
});
