import { expect, test } from "@playwright/test";
import { activate, logIn, newAddress, password } from "./support/accounts.ts";
import { expectAccessible, expectAccessibleInBothWindows } from "./support/axe.ts";
import { fr } from "./support/french.ts";
import { press, tabTo, typeInto } from "./support/keyboard.ts";

test("a business signs up step by step, without a mouse", { tag: "@any-size" }, async ({ page }) => {
  const email = newAddress("guided");
  await page.goto("/register");
  await press(page, page.getByRole("link", { name: "Guided sign-up" }));
  await expect(page.getByRole("heading", { level: 1, name: "Get Started" })).toBeVisible();
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeDisabled();
  await expectAccessible(page);

  await tabTo(page, page.getByRole("radio", { name: /^Vendor/ }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Seller/ })).toBeChecked();
  await press(page, page.getByRole("button", { name: "Add more" }));
  await tabTo(page, page.getByLabel("Additional profile 1", { exact: true }));
  await page.keyboard.type("Buyer");
  await expect(page.getByLabel("Additional profile 1", { exact: true })).toHaveValue("buyer");
  await press(page, next);

  const title = page.getByRole("heading", { level: 1, name: "Account Details" });
  await expect(title).toBeFocused();
  await press(page, page.getByRole("button", { name: "Register" }));
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("The form has the following errors that must be corrected:");
  await expect(summary).toContainText("First name: Required");
  await expectAccessible(page);

  await typeInto(page, page.getByLabel("First name"), "Ada");
  await press(page, page.getByRole("button", { name: "Back" }));
  await expect(page.getByRole("radio", { name: /^Seller/ })).toBeChecked();
  await press(page, next);
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await typeInto(page, page.getByLabel("Last name"), "Okafor");
  await typeInto(page, page.getByLabel("Job title"), "Owner");
  await typeInto(page, page.getByLabel("Business name"), "Guided Journeys");
  await typeInto(page, page.getByLabel("Email", { exact: true }), email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), password);
  await typeInto(page, page.getByLabel("Confirm password"), password);
  await press(page, page.getByRole("checkbox", { name: /I agree to the/ }), "Space");
  await press(page, page.getByRole("button", { name: "Register" }));
  await expect(page).toHaveURL(/\/confirm$/);
  await expect(
    page.getByRole("heading", { name: "You're almost set! Please confirm your email." }),
  ).toBeVisible();
  await expect(page.getByText("Successfully created account!")).toBeVisible();

  await activate(page, email);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/profile-hub$/);
});

test("a switch of the language keeps the step and the answers, and stores no password", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/register?flow=guided");
  await page.getByRole("radio", { name: /^Buyer/ }).check();
  await page.getByRole("button", { name: "Add more" }).click();
  await page.getByLabel("Additional profile 1", { exact: true }).selectOption("seller");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Business name").fill("Verger Lalonde");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL("/fr/inscription?flow=guided");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(fr("accounts", "accountDetails"));
  await expect(page.getByLabel(fr("accounts", "businessName"))).toHaveValue("Verger Lalonde");
  // The switch takes it along from the page before; it is stored nowhere.
  const secret = page.getByLabel(fr("accounts", "password"), { exact: true });
  await expect(secret).toHaveValue(password);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).toContain("Verger Lalonde");
  expect(stored).not.toContain(password);

  await page.reload();
  await expect(page.getByLabel(fr("accounts", "businessName"))).toHaveValue("Verger Lalonde");
  await expect(secret).toHaveValue("");
  await expect(secret).toHaveAccessibleDescription(/n’a pas été conservé/);
  await page.getByRole("button", { name: fr("accounts", "back") }).click();
  await expect(page.getByRole("radio", { name: /^Acheteur/ })).toBeChecked();
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Get Started" })).toBeVisible();
  await expect(page.getByLabel("Additional profile 1", { exact: true })).toHaveValue("seller");
});

test("an organization gets instructions how to join, and no further steps", { tag: "@any-size" }, async ({
  page,
}) => {
  await page.goto("/register?flow=guided");
  await page.getByRole("radio", { name: /^Organization/ }).check();
  await expect(page.getByText(/Organization cannot be chosen at sign-up/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add more" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await expectAccessibleInBothWindows(page);
});

test("an address that is taken is reported, and the typed values are kept", { tag: "@any-size" }, async ({
  page,
}) => {
  await page.goto("/register?flow=guided");
  await page.getByRole("radio", { name: /^Buyer/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  for (const [label, value] of Object.entries({
    "First name": "Ada",
    "Last name": "Okafor",
    "Job title": "Owner",
    "Business name": "Second Journeys",
    Email: "demo@foodshed.example",
    Password: password,
    "Confirm password": password,
  })) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await page.getByRole("button", { name: "Register" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("Failure to signup due to:");
  await expect(summary).toContainText("Error: email already exists");
  await expect(page.getByLabel("Business name")).toHaveValue("Second Journeys");
});
