import { expect, test } from "@playwright/test";
import { claim, newAddress } from "./support/accounts.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { call, newMember, openAs } from "./support/members.ts";
import { newManagedMember, newNetwork } from "./support/networks.ts";

test("a manager prepares a profile for a business, which claims it", { tag: "@any-size" }, async ({
  page,
}) => {
  test.setTimeout(180_000);
  const network = await newNetwork();
  const email = newAddress("prepared");
  const business = `Prepared Preserves ${email.slice(-22, -17)}`;
  await openAs(page, network.token, "/profile-manager");
  await page.getByRole("button", { name: "Create Profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Profile" });
  await expect(dialog.getByRole("button", { name: "Submit" })).toBeDisabled();
  await dialog.getByLabel("First name").fill("Lou");
  await dialog.getByLabel("Last name").fill("Tremblay");
  await dialog.getByLabel("Business name").fill(business);
  await dialog.getByLabel("Email").fill("admin@foodshed.example");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByRole("alert")).toContainText("You must choose at least one profile.");
  await dialog.getByRole("checkbox", { name: "Processor" }).check();
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByText("Failure to signup due to:")).toBeVisible();
  await expect(dialog.getByText("Error: email already exists")).toBeVisible();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Your profile has been submitted for authentication.")).toBeVisible();
  await expect(dialog).toBeHidden();

  // Only its manager sees it yet, also after a reload.
  await expect(page.getByText("Not claimed yet")).toBeVisible();
  await page.getByRole("link", { name: `Manage Profile of ${business}` }).click();
  const note = page.getByText(`You are editing the profile of ${business}. Nobody else sees it yet.`);
  await expect(note).toBeVisible();
  const address = page.url();
  await page.reload();
  await expect(note).toBeVisible();
  const stranger = await fetch(address);
  expect(stranger.status).toBe(404);

  await page.evaluate(() => localStorage.removeItem("jwt"));
  await claim(page, email);
  expect((await fetch(address)).status).toBe(200);
});

test("a manager finds, edits and writes with the keyboard alone", { tag: "@any-size" }, async ({ page }) => {
  test.setTimeout(240_000);
  const network = await newNetwork();
  const [first, asking] = await Promise.all([
    newManagedMember(network, "Keyboard Acres"),
    newMember("Keyboard Cannery", [5]),
    newManagedMember(network, "Keyboard Bakery", [5]),
  ]);
  await call("POST", "/accounts/request_connection/", {
    token: asking.token,
    body: { recipient: network.accountId, manage: false },
  });

  await openAs(page, network.token, "/profile-manager");
  await expect(page.getByRole("heading", { name: "Managing 2 Profiles" })).toBeVisible();
  await press(page, page.getByRole("button", { name: `Deny ${asking.business}` }));
  await expect(page.getByText("No Requests")).toBeVisible();

  const find = page.getByRole("searchbox", { name: "Find a profile" });
  await typeInto(page, find, "acres");
  await expect(page.getByText("1 of 2 profiles")).toBeVisible();
  await press(page, page.getByRole("link", { name: `Manage Profile of ${first.business}` }));
  await expect(page.getByText(`You are editing the profile of ${first.business}.`)).toBeVisible();
  await press(page, page.getByRole("button", { name: "Edit description" }));
  const edit = page.getByRole("dialog", { name: "Edit Your Profile" });
  await typeInto(page, edit.getByLabel("About your business"), "Leeks and lavender.");
  await press(page, edit.getByRole("button", { name: "Save", exact: true }));
  await expect(edit).toBeHidden();
  await expect(page.getByText("Leeks and lavender.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit description" })).toBeFocused();

  await page.goto("/profile-manager");
  const toAll = page.getByRole("button", { name: "Send Messages to All" });
  await expect(toAll).toBeEnabled();
  await press(page, toAll);
  const message = page.getByRole("dialog", { name: "Send Messages to All" });
  await typeInto(page, message.getByLabel("Message"), "Seed orders are due on Friday.");
  await press(page, message.getByRole("button", { name: "Preview" }));
  await press(page, message.getByRole("button", { name: "Send to 2 members" }));
  await expect(page.getByText("Successfully Sent a Mass Message!")).toBeVisible();
  await expect(toAll).toBeFocused();
});

test("a member who manages no account may not open the managers' pages", { tag: "@any-size" }, async ({
  page,
}) => {
  const member = await newMember("Curious Journeys");
  await openAs(page, member.token, "/profile-manager");
  await expect(page.getByText("You do not have permission to access this page.")).toBeVisible();
  await openAs(page, member.token, "/reports/grand-valley-local-food-network");
  await expect(page.getByText("You do not have permission to access this page.")).toBeVisible();
});
