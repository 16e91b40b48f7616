import { expect, test } from "@playwright/test";
import { expectAccessibleInBothWindows } from "./support/axe.ts";
import { call, newMember } from "./support/members.ts";
import { refusals } from "./support/refusals.ts";

test("only vendors have a page for consumers", { tag: "@any-size" }, async ({ page }) => {
  const refused = refusals(page);
  const vendor = await newMember("Market Journeys", [6]);
  const { slug } = await call<{ slug: string }>("POST", "/accounts/profile_by_id/", {
    token: vendor.token,
    body: { basic: true },
  });
  await page.goto(`/market/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(vendor.business);
  await expect(page.getByRole("complementary", { name: "Plan your visit" })).toBeVisible();
  await expectAccessibleInBothWindows(page);
  const seller = await newMember("Wholesale Journeys", [2]);
  const basic = await call<{ slug: string }>("POST", "/accounts/profile_by_id/", {
    token: seller.token,
    body: { basic: true },
  });
  const response = await page.goto(`/market/${basic.slug}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText(`${seller.business} does not sell to consumers.`)).toBeVisible();
  // The old address of a business still leads to it.
  await page.goto(`/profile/${slug}`);
  await expect(page).toHaveURL(new RegExp(`/profiles/${slug}$`));
  expect(refused).toEqual([]);
});
