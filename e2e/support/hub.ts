import { expect, type Locator, type Page } from "@playwright/test";
import { activate, logIn, newAddress, password, signUp } from "./accounts.ts";
import { press, tabTo, typeInto } from "./keyboard.ts";
import { newMember, openAs } from "./members.ts";

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

/** The empty hub of a business that has signed up before the journey begins: a seller unless told. */
export async function emptyHub(page: Page, business: string, roles?: number[]): Promise<void> {
  const { token } = await newMember(business, roles);
  await openAs(page, token, "/profile-hub");
  await expect(page.getByRole("heading", { name: "Welcome to Your Profile Hub" })).toBeVisible();
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

/** A business that has signed up and logged in with the keyboard alone, in its empty hub. */
export async function newBusinessByKeyboard(
  page: Page,
  { business, role, jobTitle }: { business: string; role: string; jobTitle: string },
) {
  const email = newAddress("keys");
  await page.goto("/register");
  const kind = page.getByRole("radio", { name: new RegExp(`^${role}`) });
  await tabTo(page, page.getByRole("radio").first());
  await page.keyboard.press("Space");
  while (!(await kind.isChecked())) await page.keyboard.press("ArrowDown");
  await typeInto(page, page.getByLabel("First name"), "Mireille");
  await typeInto(page, page.getByLabel("Last name"), "Fontaine");
  await typeInto(page, page.getByLabel("Job title"), jobTitle);
  await typeInto(page, page.getByLabel("Business name"), business);
  await typeInto(page, page.getByLabel("Email", { exact: true }), email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), password);
  await typeInto(page, page.getByLabel("Confirm password"), password);
  await press(page, page.getByRole("checkbox", { name: /I agree to the/ }), "Space");
  await press(page, page.getByRole("button", { name: "Register" }));
  await expect(page.getByRole("heading", { name: /Please confirm your email/ })).toBeVisible();
  await activate(page, email);
  await typeInto(page, page.getByLabel("Email"), email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Welcome to Your Profile Hub" })).toBeVisible();
}

/** Opens a section with the keyboard, and answers the whole of it. */
export async function openByKeyboard(page: Page, title: string): Promise<Locator> {
  await press(page, sectionToggle(page, title));
  await expect(sectionToggle(page, title)).toHaveAttribute("aria-expanded", "true");
  return page.getByRole("region", { name: title, exact: true });
}

/** Saves a section with the keyboard, waits for its sentence, and sees that focus is still in it. */
export async function saveByKeyboard(page: Page, section: Locator, sentence: string) {
  await press(page, section.getByRole("button", { name: "Save", exact: true }));
  await expect(section.getByText(sentence)).toBeVisible();
  // Where the button that was pressed is gone, the next Tab goes on from here and not from the top of the page.
  expect(await section.evaluate((part) => part.contains(document.activeElement))).toBe(true);
}
