import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectAccessibleInBothWindows } from "./support/axe.ts";
import { newMember, openAs } from "./support/members.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const factors = (page: Page) => section(page, "Second Step of the Login");

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
}

/** A device that unlocks passkeys by itself. */
async function addAuthenticator(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a stolen password opens nothing once an authenticator app is set up", { tag: "@any-size" }, async ({
  page,
  browser,
}) => {
  const member = await newMember("Careful Grower");
  await openAs(page, member.token, "/settings#second-factors");
  await factors(page).getByRole("button", { name: "Set Up an Authenticator App" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill(member.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  await expectAccessibleInBothWindows(page);
  const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByLabel("Code of the app").fill(app.generate());
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const [recoveryCode = ""] = await dialog.getByRole("listitem").allInnerTexts();
  await dialog.getByRole("button", { name: "I Have Kept Them" }).click();
  await expect(factors(page).getByText("10 are left.")).toBeVisible();

  const thief = await (await browser.newContext()).newPage();
  await logIn(thief, member);
  await expect(thief.getByRole("heading", { name: "Second Step" })).toBeVisible();
  await expectAccessibleInBothWindows(thief);
  await thief.getByLabel("Code").fill("000000");
  await thief.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(thief.getByText(/This code is not right/)).toBeVisible();
  await thief.context().close();

  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, member);
  await elsewhere.getByLabel("Code").fill(recoveryCode);
  await elsewhere.getByLabel("Code").press("Enter");
  await expect(elsewhere).toHaveURL(/profile-hub/);

  // The owner sees that other session, and ends it.
  await page.reload();
  const sessions = section(page, "Where You Are Signed In");
  await sessions.getByRole("button", { name: "End All Other Sessions" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await elsewhere.goto("/settings");
  await expect(elsewhere).toHaveURL(/login/);
  await elsewhere.context().close();
});

test("a member logs in with a passkey, without a password", { tag: "@any-size" }, async ({
  page,
  context,
}) => {
  const member = await newMember("Key Grower");
  await addAuthenticator(context, page);
  await openAs(page, member.token, "/settings");
  await factors(page).getByRole("button", { name: "Add a Passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Office laptop");
  await dialog.getByLabel("Current password").fill(member.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "I Have Kept Them" }).click();
  await expect(factors(page).getByText("Passkey “Office laptop”")).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.getByRole("button", { name: "Use a Passkey" }).click();
  await expect(page).toHaveURL(/profile-hub/);

  // The password alone is too little now.
  await page.evaluate(() => localStorage.clear());
  await logIn(page, member);
  await expect(page.getByText(/Log in with your passkey, or enter a recovery code\./)).toBeVisible();
  await page.getByRole("button", { name: "Use a Passkey" }).click();
  await expect(page).toHaveURL(/profile-hub/);

  await page.goto("/settings");
  await factors(page).getByRole("button", { name: "Remove the Passkey “Office laptop”" }).click();
  await dialog.getByLabel("Current password").fill(member.password);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(factors(page).getByText("Your password alone opens your account.")).toBeVisible();
});
