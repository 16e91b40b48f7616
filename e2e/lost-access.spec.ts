import { type Browser, expect, type Page, test } from "@playwright/test";
import { logIn, newAddress, password } from "./support/accounts.ts";
import { call, newMember, openAs, tokenOf } from "./support/members.ts";
import { mailedLink, mailsWith } from "./support/outbox.ts";

/** Another person, or the same at another computer. */
const otherPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a stolen laptop changes nothing delicate without the password, and is locked out from another device", {
  tag: "@any-size",
}, async ({ page, browser }) => {
  const member = await newMember("Travelling Baker");
  const laptop = await otherPage(browser);
  await openAs(laptop, member.token, "/settings");

  // Whoever sits at it knows no password.
  await section(laptop, "People").getByRole("button", { name: "Invite somebody" }).click();
  const dialog = laptop.getByRole("dialog", { name: "Invite somebody" });
  const thief = newAddress("thief");
  await dialog.getByLabel("Email addresses").fill(thief);
  await dialog.getByRole("radio", { name: /^Owner/ }).check();
  await dialog.getByLabel("Your password").fill("guessed#2026");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText(/not your current password/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await section(laptop, "Close This Account").getByRole("button", { name: "Close This Account" }).click();
  await expect(laptop.getByRole("dialog").getByLabel("Current password")).toBeVisible();
  await laptop.keyboard.press("Escape");
  await expect(laptop.getByRole("dialog")).toHaveCount(0);

  await openAs(page, await tokenOf(member.email, password), "/settings#sessions");
  const sessions = section(page, "Where You Are Signed In");
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: /^End the session of/ }).click();
  await expect(page.getByText("That session has ended.").first()).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);

  // The page that is still open there: its next press leads to the login.
  await section(laptop, "Your Data").getByRole("button", { name: "Download Your Data" }).click();
  await laptop.getByRole("dialog").getByLabel("Current password").fill(password);
  await laptop.getByRole("dialog").getByRole("button", { name: "Download" }).click();
  await expect(laptop).toHaveURL(/\/login/);
  await laptop.goto("/messages");
  await expect(laptop).toHaveURL(/\/login/);
  await expect(page.getByRole("heading", { name: "Change Your Settings" })).toBeVisible();
  await laptop.context().close();
});

test("an employee who was taken off is led to the login by the next press in the tab that is still open", {
  tag: "@any-size",
}, async ({ page, browser }) => {
  const [business, employee] = [await newMember("Leaving Cannery"), await newMember("Leaving Cook")];
  await call("POST", "/people/invite/", {
    token: business.token,
    body: { email: employee.email, role: "editor" },
  });
  const link = await mailedLink(employee.email, "/invitation/");
  const { token } = await call<{ token: string }>("POST", "/people/accept_invitation/", {
    token: employee.token,
    body: { token: link.split("/invitation/")[1] },
  });
  const tab = await otherPage(browser);
  await openAs(tab, token, "/settings");
  const messaging = tab.getByRole("switch", { name: "Messaging" });
  await expect(messaging).toBeEnabled();

  await openAs(page, business.token, "/settings#people");
  const people = section(page, "People");
  await people
    .getByRole("listitem")
    .filter({ hasText: employee.email })
    .getByRole("button", { name: /^Remove/ })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(dialog).toBeHidden();
  await mailsWith(employee.email, `You were taken off ${business.business}`);

  await messaging.click();
  await expect(tab).toHaveURL(/\/login/);
  await expect(tab.getByRole("alert")).toContainText("You are not with Leaving Cannery");
  await logIn(tab, employee.email);
  const own = section(tab, "People").getByRole("listitem").filter({ hasText: employee.email });
  await expect(own).toContainText("You");
  await expect(tab.getByRole("main")).not.toContainText(business.business);
  await tab.context().close();
});
