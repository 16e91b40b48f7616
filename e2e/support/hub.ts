import { expect, type Locator, type Page } from "@playwright/test";
import { activate, logIn, newAddress, signUp } from "./accounts.ts";

/** A business that has just signed up, in its empty hub. */
export async function newBusiness(page: Page, { business, role }: { business: string; role: string }) {
  const email = newAddress("hub");
  await signUp(page, { email, business, role });
  await activate(page, email);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/profile-hub$/);
  await expect(page.getByRole("heading", { name: "Welcome to Your Profile Hub" })).toBeVisible();
  return { email };
}

export function sectionToggle(page: Page, title: string): Locator {
  return page.getByRole("main").getByRole("button", { name: title, exact: true });
}

/** Opens a section of the hub and answers its form, or the whole of it where it has several. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const toggle = sectionToggle(page, title);
  await expect(toggle).toBeVisible();
  if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
  return page.getByRole("region", { name: title, exact: true });
}

/** Saves the one form of a section and waits for its sentence. */
export async function save(section: Locator, sentence: string) {
  await section.getByRole("button", { name: "Save", exact: true }).click();
  await expect(section.getByText(sentence)).toBeVisible();
}
