import { expect, test } from "@playwright/test";
import { activate, logIn, newAddress, password, signUp } from "./support/accounts.ts";
import { expectAccessible } from "./support/axe.ts";
import { newSignUp } from "./support/members.ts";
import { mailedLink } from "./support/outbox.ts";

test("a member confirms, forgets the password, sets a new one by the mailed link and logs in", {
  tag: "@any-size",
}, async ({ page }) => {
  const email = newAddress("forgot");
  await signUp(page, { email, business: "Forgetful Orchard" });
  await page.getByRole("button", { name: /resend/i }).click();
  await expect(page.getByText("We sent you another email!").first()).toBeVisible();
  await activate(page, email);

  // A link works once, and says what it is about.
  const used = await mailedLink(email, "/activate/");
  await page.goto(used);
  await expect(page.getByText("You are already active, log in.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await expect(page).toHaveURL("/login");

  await logIn(page, email, "Wrong#2026aa");
  await expect(page.getByRole("alert")).toContainText("Failure to login due to:");
  await page
    .getByRole("main")
    .getByRole("link", { name: /forgot/i })
    .click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset email" }).click();
  await expect(
    page.getByText("We just sent you an email! It outlines steps for changing your password."),
  ).toBeVisible();

  const link = await mailedLink(email, "/forgot/");
  const changed = "Quince#2027xy";
  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill(changed);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Both password fields must match.").first()).toBeVisible();
  await page.getByLabel("Confirm password").fill(changed);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Your password is set successfully.").first()).toBeVisible();
  await expect(page).toHaveURL("/login");
  await logIn(page, email, changed);
  await expect(page).toHaveURL("/profile-hub");
});

test("who never confirmed sets a new password with a link asked for at the login, which confirms too", {
  tag: "@any-size",
}, async ({ page }) => {
  const { email } = await newSignUp("Waiting Orchard");
  const first = await mailedLink(email, "/activate/");

  await page.goto("/login");
  await logIn(page, email);
  await expect(page.getByRole("alert")).toContainText("Please confirm your email first");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Get another email" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset email" }).click();
  await expect(page.getByText("We just sent you an email!")).toBeVisible();
  const link = await mailedLink(email, "/forgot/");

  // The link of the sign-up is over, with the password that came with it.
  await page.goto(first);
  await expect(page.getByRole("alert")).toContainText("This link is too old");
  await expect(page.getByRole("button", { name: "Send me another email" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(link);
  const changed = "Quince#2027xy";
  await page.getByLabel("Password", { exact: true }).fill(changed);
  await page.getByLabel("Confirm password").fill(changed);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL("/login");
  await logIn(page, email);
  await expect(page.getByRole("alert")).toContainText("Failure to login due to:");
  await logIn(page, email, changed);
  await expect(page).toHaveURL("/profile-hub");
});
