import { expect, type Page, test } from "@playwright/test";
import { logIn, password } from "./support/accounts.ts";
import { expectAccessibleInBothWindows } from "./support/axe.ts";
import { call, newMember, openAs } from "./support/members.ts";
import { newManagedMember, newNetwork } from "./support/networks.ts";
import { mailsWith } from "./support/outbox.ts";

const notice = (page: Page) => page.getByRole("region", { name: "Closed account" });

async function logOut(page: Page) {
  const header = page.getByRole("banner");
  const menu = header.getByRole("button", { name: /menu/i });
  if (await menu.isVisible()) await menu.click();
  await header.getByRole("button", { name: /^Log ?[Oo]ut$/ }).click();
  await expect(page).toHaveURL(/\/login$/);
}

test("a member closes the account, sees until when it waits, and brings it back", {
  tag: "@any-size",
}, async ({ page, browser }) => {
  const member = await newMember("Closing Orchard");
  const { slug } = await call<{ slug: string }>("POST", "/accounts/profile_by_id/", {
    token: member.token,
    body: { id: member.accountId },
  });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/profiles/${slug}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(member.business);

  await openAs(page, member.token, "/settings#close");
  const close = page.getByRole("region", { name: "Close This Account" });
  await close.getByRole("button", { name: "Close This Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Close This Account" });
  await expect(dialog).toContainText("After 30 days everything is erased for good");
  await expectAccessibleInBothWindows(page);
  await dialog.getByLabel("Current password").fill("not-the-password");
  await dialog.getByRole("button", { name: "Close the account" }).click();
  await expect(dialog.getByText("This is not your current password.")).toBeVisible();
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Close the account" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("The account is closed.", { exact: true }).first()).toBeVisible();

  // In thirty days, by the day in Ontario.
  const until = new Date(Date.now() + 30 * 24 * 3600 * 1000).toLocaleDateString("en-CA", {
    timeZone: "America/Toronto",
    dateStyle: "medium",
  });
  await expect(notice(page)).toContainText("This account is closed.");
  await expectAccessibleInBothWindows(page);
  await mailsWith(member.email, "Keep my account");

  expect((await fetch(`${process.env.E2E_BASE_URL}/profiles/${slug}`)).status).toBe(404);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).not.toHaveText(member.business);
  await expect(visitor.getByText(member.business)).toHaveCount(0);

  await page.goto("/dashboard");
  await expect(notice(page)).toContainText(until);
  await expectAccessibleInBothWindows(page);
  await logOut(page);
  await expect(notice(page)).toHaveCount(0);
  await logIn(page, member.email);
  await expect(notice(page)).toContainText(until);
  await notice(page).getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account is back as it was.").first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  await visitor.goto(`/profiles/${slug}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(member.business);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await visitor.context().close();
});

test("a network closes, its members are told on the dashboard and by mail, and it comes back with them", {
  tag: "@any-size",
}, async ({ page }) => {
  const network = await newNetwork();
  const member = await newManagedMember(network, "Closing Members Farm");
  await call("POST", "/accounts/close_account/", {
    token: network.token,
    body: { current_password: password },
  });

  await openAs(page, member.token, "/dashboard");
  const steps = page.getByRole("region", { name: "What to do next" });
  await expect(steps.getByText(network.business)).toBeVisible();
  await expect(steps.getByRole("link", { name: "See Other Networks" })).toBeVisible();
  await expectAccessibleInBothWindows(page);
  await mailsWith(member.email, network.business);
  expect((await fetch(`${process.env.E2E_BASE_URL}/profiles/${network.slug}`)).status).toBe(404);

  // From before the closing: another tab of the same login, say.
  await openAs(page, network.token, "/profile-manager");
  await notice(page).getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account is back as it was.").first()).toBeVisible();
  await page.goto("/profile-manager");
  await expect(page.getByRole("heading", { name: "Managing 1 Profile" })).toBeVisible();
  await openAs(page, member.token, "/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(steps.getByText(network.business)).toHaveCount(0);
});
