import { expect, test } from "@playwright/test";
import { expectAccessibleInBothWindows } from "./support/axe.ts";
import { press } from "./support/keyboard.ts";
import { call, newMember, openAs, tokenOf } from "./support/members.ts";

async function linkTo(accountId: number): Promise<string> {
  const { link } = await call<{ link: string }>("POST", `/accounts/hijack/${accountId}/`, {
    token: await tokenOf("admin@foodshed.example"),
    body: { reason: "Ticket 1881: cannot reorder products", as_link: true },
  });
  return link;
}

test("support acts for a member from a link, and stops", { tag: "@any-size" }, async ({ page }) => {
  const member = await newMember("Support Journeys");
  const link = await linkTo(member.accountId);
  await page.goto(link);
  await expect(page).toHaveURL(/\/profile$/);
  const banner = page.getByRole("region", { name: "Acting for an account" });
  await expect(banner).toContainText(`You are acting for ${member.business} until`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(member.business);
  await expectAccessibleInBothWindows(page);

  await page.goto("/settings");
  await expect(banner).toBeVisible();
  await expect(
    page.getByText(/Its login, account types, language and email preferences cannot be changed/),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Change Contact" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Change Password" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Remove Seller" })).toBeDisabled();
  await expectAccessibleInBothWindows(page);

  await page.goto("/search");
  await expect(banner).toBeVisible();
  await press(page, banner.getByRole("button", { name: "Stop" }));
  await expect(page).toHaveURL(/\/login$/);
  await expect(banner).toHaveCount(0);
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/login\?next=/);

  // The link works once, and its code is not in the history.
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This account cannot be opened" })).toBeVisible();
  await expect(page.getByText("This link does not work any more.")).toBeVisible();
  expect(page.url()).not.toContain("code=");
  await expectAccessibleInBothWindows(page);

  await openAs(page, member.token, "/dashboard");
  await expect(page.getByText("acted for your account.")).toBeVisible();
});

test("an administrator acts for a member and is themself again afterwards", { tag: "@any-size" }, async ({
  page,
}) => {
  const member = await newMember("Office Journeys");
  await openAs(
    page,
    await tokenOf("admin@foodshed.example"),
    `/hijack/${member.accountId}?reason=Asked+by+phone`,
  );
  await expect(page).toHaveURL(/\/profile$/);
  const banner = page.getByRole("region", { name: "Acting for an account" });
  await expect(banner).toContainText(member.business);
  await page.reload();
  await banner.getByRole("button", { name: "Stop" }).click();
  await expect(banner).toHaveCount(0);
  await page.goto("/settings");
  await expect(page.getByRole("region", { name: "Email", exact: true })).toContainText(
    "admin@foodshed.example",
  );
  const log = await call<{ results: { reason: string }[] }>(
    "GET",
    `/accounts/hijack_log/?account_id=${member.accountId}`,
    { token: await tokenOf("admin@foodshed.example") },
  );
  expect(log.results.map(({ reason }) => reason)).toEqual(["Asked by phone"]);
});

test("a member is refused and stays who they are; a visitor logs in first", { tag: "@any-size" }, async ({
  page,
}) => {
  const member = await newMember("Curious Journeys");
  await page.goto("/hijack/1");
  await expect(page).toHaveURL(/\/login\?next=%2Fhijack%2F1$/);
  await openAs(page, member.token, "/hijack/1");
  await expect(page.getByRole("heading", { name: "This account cannot be opened" })).toBeVisible();
  await page.goto("/settings");
  await expect(page.getByRole("region", { name: "Email", exact: true })).toContainText(member.email);
  await page.goto("/hijack/not-a-number");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("There is no such page.")).toBeVisible();
});
