import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { logIn, newAddress, password } from "./support/accounts.ts";
import { expectAccessible, expectAccessibleInBothWindows } from "./support/axe.ts";
import { runJobUntil } from "./support/jobs.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { call, newMember, openAs, tokenOf } from "./support/members.ts";
import { mailedLink } from "./support/outbox.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function authenticate(page: Page, email: string, secret = password) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(secret);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

test("a member logs in with another address once the link that went there is opened", {
  tag: "@any-size",
}, async ({ page }) => {
  const member = await newMember("Settings Journeys");
  await openAs(page, member.token, "/settings");
  await expect(page.getByRole("heading", { name: "Change Your Settings" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Email",
    "Your Name",
    "Change Contact",
    "Change Password",
    "Second Step of the Login",
    "Where You Are Signed In",
    "People",
    "Your Businesses",
    "Change Account Type",
    "Language",
    "Email Preferences",
    "Saved Searches",
    "History",
    "Your Data",
    "Close This Account",
  ]);
  await expect(page.getByRole("switch")).toHaveCount(7);
  await expectAccessibleInBothWindows(page);

  const contact = section(page, "Change Contact");
  await contact.getByRole("button", { name: "Change Contact" }).click();
  await expect(contact.getByText("Required")).toBeVisible();
  const address = newAddress("office");
  await contact.getByLabel("New email").fill(address);
  await contact.getByRole("button", { name: "Change Contact" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleInBothWindows(page);
  await authenticate(page, member.email, "not-the-password");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Error: The email address or the password is not right.")).toBeVisible();
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue("not-the-password");
  await authenticate(page, member.email);
  await expect(contact.getByText("User successfully saved")).toBeVisible();
  const waiting = page.getByRole("region", { name: "New email" });
  await expect(waiting).toContainText(`${address} waits to be confirmed.`);
  await expect(section(page, "Email").getByText(member.email, { exact: true })).toBeVisible();
  await expectAccessibleInBothWindows(page);
  const first = await mailedLink(address, "/confirm-email/");
  await waiting.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText("We sent you another email!").first()).toBeVisible();
  await expect.poll(() => mailedLink(address, "/confirm-email/")).not.toBe(first);
  await page.goto(first);
  await expect(page.getByRole("alert")).toContainText("This link is too old");

  await page.goto(await mailedLink(address, "/confirm-email/"));
  await expect(page.getByText(`You log in with ${address} from now on.`)).toBeVisible();
  await expectAccessibleInBothWindows(page);
  await page.getByRole("link", { name: "Go to your settings" }).click();
  await expect(section(page, "Email").getByText(address, { exact: true })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(await tokenOf(address, password)).toBeTruthy();
});

test("a change of address can be stopped from the old one", { tag: "@any-size" }, async ({ page }) => {
  const member = await newMember("Keeping Journeys");
  await openAs(page, member.token, "/settings");
  const contact = section(page, "Change Contact");
  await contact.getByLabel("New email").fill(newAddress("thief"));
  await contact.getByRole("button", { name: "Change Contact" }).click();
  await authenticate(page, member.email);
  await expect(page.getByRole("region", { name: "New email" })).toBeVisible();
  const link = await mailedLink(member.email, "/keep-email/");
  await page.goto(link);
  await page.getByRole("button", { name: "Keep my address" }).click();
  await expect(page.getByText(`You log in with ${member.email} as before.`)).toBeVisible();
  await expectAccessible(page);
  await page.goto(link);
  await expect(page.getByRole("alert")).toContainText("The change is stopped already.");
});

test("another account's address is refused, and the form keeps it", { tag: "@any-size" }, async ({
  page,
}) => {
  const member = await newMember("Taken Journeys");
  await openAs(page, member.token, "/settings");
  const contact = section(page, "Change Contact");
  await contact.getByLabel("New email").fill("demo@foodshed.example");
  await contact.getByRole("button", { name: "Change Contact" }).click();
  await authenticate(page, member.email);
  await expect(contact.getByText("Error: email already exists")).toBeVisible();
  await expect(contact.getByLabel("New email")).toHaveValue("demo@foodshed.example");
});

test("another password, set with the keyboard alone, ends the sessions elsewhere", {
  tag: "@any-size",
}, async ({ page, browser }) => {
  test.slow();
  const member = await newMember("Password Journeys");
  const elsewhere = await browser.newPage();
  await openAs(elsewhere, member.token, "/settings");
  await expect(elsewhere.getByRole("heading", { name: "Change Your Settings" })).toBeVisible();

  const own = await tokenOf(member.email, password);
  await openAs(page, own, "/settings");
  const form = section(page, "Change Password");
  const secret = "Cider#2027xyz";
  await typeInto(page, form.getByLabel("New password", { exact: true }), secret);
  await typeInto(page, form.getByLabel("Confirm new password"), secret);
  await press(page, form.getByRole("button", { name: "Change Password" }));
  const dialog = page.getByRole("dialog");
  await typeInto(page, dialog.getByLabel("Email"), member.email);
  await typeInto(page, dialog.getByLabel("Password", { exact: true }), password);
  await page.keyboard.press("Enter");
  await expect(form.getByText("User successfully saved")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Change Your Settings" })).toBeVisible();

  await elsewhere.goto("/dashboard");
  await expect(elsewhere).toHaveURL(/\/login\?next=%2Fdashboard$/);
  await logIn(elsewhere, member.email, secret);
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  await elsewhere.close();
});

test("account types are added and removed together, and an organization is asked for", {
  tag: "@any-size",
}, async ({ page }) => {
  const member = await newMember("Types Journeys", [2, 6]);
  await openAs(page, member.token, "/settings");
  const types = section(page, "Change Account Type");
  const save = types.getByRole("button", { name: "Save" });
  await expect(types.getByText("Seller", { exact: true })).toBeVisible();
  await expect(save).toBeDisabled();

  await types.getByRole("button", { name: "Remove Vendor" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(
    "Removing an account type will cause you to lose your information for this role.",
  );
  await expectAccessibleInBothWindows(page);
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(types.getByText("Vendor", { exact: true })).toHaveCount(0);
  await types.getByRole("button", { name: "Remove Seller" }).click();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(save).toBeDisabled();

  await types.getByRole("button", { name: "Add account type" }).click();
  await types.getByLabel("New account type 1", { exact: true }).selectOption("Buyer");
  await types.getByRole("button", { name: "Add account type" }).click();
  await types.getByLabel("New account type 2", { exact: true }).selectOption("Organization");
  await save.click();
  await expect(types.getByText("User successfully saved")).toBeVisible();

  await page.reload();
  await expect(types.getByText("Buyer", { exact: true })).toBeVisible();
  await expect(types.getByText("Waiting for approval")).toBeVisible();
  await expect(types.getByText("Seller", { exact: true })).toHaveCount(0);
});

test("an organization is offered no other account type", { tag: "@any-size" }, async ({ page }) => {
  await openAs(page, await tokenOf("network@foodshed.example"), "/settings");
  await expect(page.getByRole("switch")).toHaveCount(7);
  await expect(section(page, "Change Account Type")).toHaveCount(0);
});

test("a preference applies at once, and goes back when it cannot be saved", { tag: "@any-size" }, async ({
  page,
}) => {
  const member = await newMember("Preference Journeys");
  await openAs(page, member.token, "/settings");
  const messaging = page.getByRole("switch", { name: "Messaging" });
  await expect(messaging).toBeChecked();
  const saved = page.waitForResponse((response) => response.url().endsWith("/notifications/preference/4"));
  await messaging.uncheck();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(messaging).not.toBeChecked();

  await page.route("**/notifications/preference/4", (route) => route.abort());
  await messaging.click();
  await expect(page.getByText("Could not update setting").first()).toBeVisible();
  await expect(messaging).not.toBeChecked();
});

test("a member saves a search that finds nothing, and is told by mail when somebody offers it", {
  tag: "@any-size",
}, async ({ page }) => {
  const member = await newMember("Saving Searches");
  const word = `zorbleberry${Date.now().toString(36)}`;
  await openAs(page, member.token, `/search/${word}`);
  await page.getByRole("button", { name: "Get an Alert" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this search" });
  await expect(dialog.getByLabel("Name")).toHaveValue(word);
  await dialog.getByRole("radio", { name: /As soon as/ }).check();
  await expectAccessibleInBothWindows(page);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. We write to you when there is something new.").first()).toBeVisible();

  const other = await newMember("Offering Things");
  await call("POST", "/accounts/update_profile/", {
    token: other.token,
    body: { id: other.accountId, details: { description: `Now with ${word}.` } },
  });
  await runJobUntil("saved-search-alerts", async () => {
    const found = await mailedLink(member.email, "/profiles/", { timeout: 3_000 });
    expect(found).toContain("offering-things");
  });

  await page.goto(await mailedLink(member.email, "/unsubscribe\\?"));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText(/new results of your saved searches/)).toBeVisible();
  await page.goto("/settings#saved-searches");
  const saved = section(page, "Saved Searches");
  await expect(saved.getByLabel(`Alerts of “${word}”`)).toHaveValue("never");
  await saved.getByRole("button", { name: `Delete “${word}”` }).click();
  await expect(saved.getByText(/You have not saved any/)).toBeVisible();
  await expectAccessibleInBothWindows(page);
});

test("a member downloads what is stored of the account, after the password", { tag: "@any-size" }, async ({
  page,
}) => {
  const member = await newMember("Own Data Farm");
  await openAs(page, member.token, "/settings");
  await section(page, "Your Data").getByRole("button", { name: "Download Your Data" }).click();
  const dialog = page.getByRole("dialog", { name: "Download Your Data" });
  await expectAccessibleInBothWindows(page);
  await dialog.getByLabel("Current password").fill("not-the-password");
  await dialog.getByRole("button", { name: "Download" }).click();
  await expect(dialog.getByText("This is not your current password.")).toBeVisible();
  await dialog.getByLabel("Current password").fill(password);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^foodshed-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
  await expect(section(page, "Your Data").getByText(/^Your data were saved/)).toBeVisible();
});
