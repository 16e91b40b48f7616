import { type Browser, expect, type Page, test } from "@playwright/test";
import { logIn } from "./support/accounts.ts";
import { expectAccessible, expectAccessibleInBothWindows } from "./support/axe.ts";
import { demoPassword } from "./support/demo.ts";
import { call, newMember, openAs } from "./support/members.ts";
import { startOwnServer } from "./support/own-server.ts";

const administrator = "admin@foodshed.example";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Logs the administrator in, and opens the administration from the menu of the header. */
async function openAdministration(page: Page) {
  await page.goto("/login");
  await logIn(page, administrator, demoPassword);
  await expect(page).not.toHaveURL(/\/login/);
  const menu = page.getByRole("button", { name: /^Menu/ });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("banner").getByRole("link", { name: "Administration", exact: true }).click();
  await expect(heading(page)).toHaveText("Overview");
}

async function openSection(page: Page, name: string) {
  await page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name: new RegExp(`^${name}`) })
    .click();
  await expect(heading(page)).toHaveText(name);
}

test("an administrator finds an account, and sees mails, jobs, the record and the settings", {
  tag: "@any-size",
}, async ({ page }) => {
  const member = await newMember("Looked After");
  const reporter = await newMember("Watchful Neighbour");
  await call("POST", "/abuse_reports/", {
    token: reporter.token,
    body: { kind: "profile", id: member.accountId, reason: "misleading", details: "It is no farm." },
  });
  await openAdministration(page);
  await expect(region(page, "The server")).toBeVisible();
  await expectAccessibleInBothWindows(page);

  await openSection(page, "Accounts");
  await page.getByLabel("Name, person or email").fill(member.business);
  await expect(page).toHaveURL(/query=/);
  await expect(region(page, "Accounts").getByRole("listitem")).toHaveCount(1);
  await expectAccessibleInBothWindows(page);
  await region(page, "Accounts").getByRole("link", { name: member.business }).click();
  await expect(heading(page)).toContainText(member.business);
  await expect(page.getByRole("button", { name: "Disable", exact: true })).toBeVisible();
  await expectAccessibleInBothWindows(page);
  const account = new URL(page.url()).pathname;
  expect(account).toBe(`/admin/accounts/${member.accountId}`);

  await openSection(page, "Mails");
  await page.getByLabel("State", { exact: true }).selectOption("All mails");
  await page.getByLabel("Address", { exact: true }).fill(member.email);
  await expect(region(page, "Mails").getByText(member.email).first()).toBeVisible();
  await expectAccessibleInBothWindows(page);

  await openSection(page, "Jobs");
  await expect(page.getByRole("heading", { name: /^Deleting unused support links/ })).toBeVisible();
  await page.getByRole("button", { name: /^Deleting unused support links/ }).click();
  await page.getByRole("button", { name: "Run Now: Deleting unused support links" }).click();
  await expect(page.getByText("It runs now.")).toBeVisible();
  await expectAccessibleInBothWindows(page);

  await openSection(page, "Record");
  await expect(
    region(page, "Is the record complete?").getByText(/^Whole: [\d,]+ entr(y|ies), verified now\.$/),
  ).toBeVisible();
  await expect(region(page, "Record").getByText("Job run", { exact: true }).first()).toBeVisible();
  await expectAccessibleInBothWindows(page);

  await openSection(page, "Reports");
  await expectAccessibleInBothWindows(page);
  await page.getByRole("link", { name: `Profile of ${member.business}` }).click();
  await expect(heading(page)).toHaveText(`Profile of ${member.business}`);
  await expectAccessibleInBothWindows(page);

  await openSection(page, "Settings");
  await expect(page.getByRole("checkbox", { name: "Businesses may sign themselves up" })).toBeChecked();
  await expectAccessibleInBothWindows(page);
});

/** All of them are opened through the same two layouts, as a test of the site's routes holds. */
const addresses = ["/admin", "/admin/accounts/1"];

test("for members and visitors there is no administration", { tag: "@any-size" }, async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  for (const address of addresses) {
    await visitor.goto(address);
    await expect(visitor).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
    await expect(heading(visitor)).toHaveText("Log In");
  }
  await visitor.context().close();

  const member = await newMember("Curious About Administration");
  await openAs(page, member.token, "/about-us");
  await expect(page.getByRole("link", { name: "Administration", exact: true })).toHaveCount(0);
  for (const address of addresses) {
    await page.goto(address);
    await expect(heading(page)).toHaveText("This page is not here");
    await expect(page.getByRole("navigation", { name: "Administration" })).toHaveCount(0);
  }
});

/** A page on another server, whose paths are its own. */
async function pageOf(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, locale: "en-CA" })).newPage();
}

/** Sets whether businesses may sign themselves up, in the settings that are open. */
async function setSignUps(page: Page, open: boolean, sentences?: { en: string; fr: string }) {
  const signUps = region(page, "Sign-ups");
  await signUps.getByRole("checkbox", { name: "Businesses may sign themselves up" }).setChecked(open);
  if (sentences) {
    await signUps.getByLabel(/^In English/).fill(sentences.en);
    await signUps.getByLabel(/^In French/).fill(sentences.fr);
  }
  await signUps.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(signUps.getByText(`Changed by ${administrator}`)).toBeVisible();
}

async function fillIn(page: Page, email: string) {
  await page.getByRole("radio", { name: /^Seller/ }).check();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Job title").fill("Owner");
  await page.getByLabel("Business name").fill("Closed For Winter");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Orchard#2026ab");
  await page.getByLabel("Confirm password").fill("Orchard#2026ab");
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
}

// On a server of its own: other journeys sign up meanwhile.
test("sign-ups are closed with a sentence that visitors read, and opened again", {
  tag: "@any-size",
}, async ({ browser }) => {
  test.slow();
  const server = await startOwnServer({}, { email: administrator, password: demoPassword });
  try {
    const early = await pageOf(browser, server.address);
    await early.goto("/register");
    await fillIn(early, "early@winter.example");

    const office = await pageOf(browser, server.address);
    await openAdministration(office);
    await openSection(office, "Settings");
    await setSignUps(office, false, { en: "We begin again in May.", fr: "Nous reprenons en mai." });
    await expectAccessible(office);

    // Who has begun loses nothing.
    await early.getByRole("button", { name: "Register" }).click();
    await expect(early.getByRole("alert")).toContainText("We begin again in May.");
    await expect(early.getByLabel("Business name")).toHaveValue("Closed For Winter");

    const late = await pageOf(browser, server.address);
    for (const address of ["/register", "/register?flow=guided"]) {
      await late.goto(address);
      await expect(late.getByRole("main").getByText("We begin again in May.")).toBeVisible();
      await expectAccessible(late);
    }

    await office.reload();
    await setSignUps(office, true);
    await late.goto("/register");
    await expect(late.getByRole("button", { name: "Register" })).toBeVisible();
    await expect(late.getByText("We begin again in May.")).toHaveCount(0);
    await early.getByRole("button", { name: "Register" }).click();
    await expect(heading(early)).toHaveText("You're almost set! Please confirm your email.");
  } finally {
    await server.stop();
  }
});
