import { expect, type Page } from "@playwright/test";
import { mailedLink } from "./outbox.ts";

/** The password of every account that signs up in a test. */
export const password = "Orchard#2026ab";

/** An address that no earlier run and no other project has used. */
export function newAddress(name: string): string {
  return `${name}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@journeys.example`;
}

/** Fills in the sign-up form and sends it, as a seller unless told. */
export async function signUp(
  page: Page,
  { email, business, role = "Seller" }: { email: string; business: string; role?: string },
) {
  await page.goto("/register");
  await page.getByRole("radio", { name: new RegExp(`^${role}`) }).check();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Job title").fill("Owner");
  await page.getByLabel("Business name").fill(business);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(
    page.getByRole("heading", { name: "You're almost set! Please confirm your email." }),
  ).toBeVisible();
}

/** Opens the claim link of an account made on behalf of a business, chooses a password, and waits for the login that follows. */
export async function claim(page: Page, email: string) {
  await page.goto(await mailedLink(email, "/claim\\?"));
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await page.getByRole("button", { name: "Claim profile" }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Opens the link of the mail, and waits for the login that follows. */
export async function activate(page: Page, email: string) {
  await page.goto(await mailedLink(email, "/activate/"));
  await expect(page.getByText("Your information has been successfully submitted.")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

/** Fills in the login form of the page that is open. */
export async function logIn(page: Page, email: string, secret = password) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
}
