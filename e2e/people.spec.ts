import { type Browser, expect, type Page, test } from "@playwright/test";
import { logIn, newAddress, password } from "./support/accounts.ts";
import { expectAccessible, expectAccessibleInBothWindows } from "./support/axe.ts";
import { call, type Member, newMember, openAs, tokenOf } from "./support/members.ts";
import { mailedLink, mailsWith } from "./support/outbox.ts";

const NEW_PASSWORD = "Ciderpress#2027";

/** Another person at another computer. */
const otherPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

const people = (page: Page) => page.getByRole("region", { name: "People" });
const rowOf = (page: Page, name: string) => people(page).getByRole("listitem").filter({ hasText: name });

async function invite(owner: Page, email: string, role = "Editor"): Promise<void> {
  await people(owner).getByRole("button", { name: "Invite somebody" }).click();
  const dialog = owner.getByRole("dialog", { name: "Invite somebody" });
  await dialog.getByLabel("Email addresses").fill(email);
  await dialog.getByRole("radio", { name: new RegExp(`^${role}`) }).check();
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(owner.getByText(`Invited: ${email}`)).toBeVisible();
}

/** Changes a role, or takes somebody off: both ask for the password in their dialog. */
async function withPassword(owner: Page, title: string, verb: string, choose?: string): Promise<void> {
  await people(owner).getByRole("button", { name: title }).click();
  const dialog = owner.getByRole("dialog", { name: title });
  if (choose) await dialog.getByRole("radio", { name: new RegExp(`^${choose}`) }).check();
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: verb }).click();
  await expect(dialog).toBeHidden();
}

/** Somebody with a login of their own joins a business by its API, as their way through the pages is another journey's. */
async function join(business: Member, person: Member, role: "owner" | "editor" | "reader"): Promise<string> {
  await call("POST", "/people/invite/", {
    token: business.token,
    body: { email: person.email, role, ...(role === "owner" && { current_password: password }) },
  });
  const link = await mailedLink(person.email, "/invitation/");
  const { token } = await call<{ token: string }>("POST", "/people/accept_invitation/", {
    token: person.token,
    body: { token: link.split("/invitation/")[1] },
  });
  return token;
}

test("an owner invites a colleague, who joins, edits, is made a reader, and is taken off", {
  tag: "@any-size",
}, async ({ page: owner, browser }) => {
  const business = await newMember("Joining Orchard");
  const email = newAddress("bo");
  await openAs(owner, business.token, "/settings#people");
  await expect(rowOf(owner, "Ada Okafor")).toContainText("Invite somebody as an owner first.");
  await invite(owner, email);
  await expect(rowOf(owner, email)).toContainText("Invited by Ada Okafor");
  await expectAccessibleInBothWindows(owner);

  const bo = await otherPage(browser);
  const link = await mailedLink(email, "/invitation/");
  await bo.goto(link);
  await expect(bo.getByRole("heading", { name: `Join ${business.business}` })).toBeVisible();
  await expectAccessibleInBothWindows(bo);
  await bo.getByLabel("First name").fill("Bo");
  await bo.getByLabel("Last name").fill("Tremblay");
  await bo.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await bo.getByLabel("Confirm password").fill(NEW_PASSWORD);
  await bo.getByRole("checkbox", { name: /I agree to the/ }).check();
  await bo.getByRole("button", { name: `Join ${business.business}` }).click();
  await expect(bo).toHaveURL(/\/dashboard$/);
  await expect(bo.getByText(`You act for ${business.business} now.`)).toBeVisible();

  await bo.goto("/profile");
  await expect(bo.getByRole("button", { name: "Edit Your Profile" })).toBeVisible();
  const visitor = await otherPage(browser);
  await visitor.goto(link);
  await expect(visitor.getByRole("alert")).toContainText("This invitation was accepted already.");
  await visitor.close();

  await owner.reload();
  await withPassword(owner, "Change role of Bo Tremblay", "Save", "Reader");
  await expect(rowOf(owner, "Bo Tremblay")).toContainText("Reader");

  // The page from before has its buttons: what slips through is refused with a sentence.
  const refused = await bo.evaluate(async () => {
    const token = localStorage.getItem("jwt");
    const answer = await fetch("/api/v1/favourite_lists/", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ name: "Mills" }),
    });
    return answer.json();
  });
  expect(refused).toMatchObject({
    status: 403,
    message: "Your role in this business does not allow that. Ask one of its owners.",
  });
  await bo.reload();
  await expect(bo.getByText(`Your role at ${business.business} is reader`)).toBeVisible();
  await expect(bo.getByRole("button", { name: "Edit Your Profile" })).toBeHidden();
  await expectAccessibleInBothWindows(bo);
  await bo.goto("/settings#people");
  await expect(people(bo)).toContainText("Ask one of them: Ada Okafor.");
  await expect(people(bo).getByRole("button")).toHaveText(["Leave"]);

  await withPassword(owner, "Remove Bo Tremblay", "Remove");
  await expect(owner.getByText(`Bo Tremblay is not with ${business.business} any more.`)).toBeVisible();
  await mailsWith(email, `You were taken off ${business.business}`);
  // The tab that is still open has no access with its next request.
  await bo.goto("/dashboard");
  await expect(bo).toHaveURL(/\/login/);
  await logIn(bo, email, NEW_PASSWORD);
  await expect(bo.getByRole("alert")).toContainText("You are with no business any more.");
});

test("a person with two businesses changes between them on a page, and each tab stays with its own", async ({
  page,
}) => {
  const [orchard, creamery] = [await newMember("Two Orchard"), await newMember("Two Creamery")];
  await join(creamery, orchard, "editor");
  await openAs(page, orchard.token, "/search?keywords=cheese");
  const other = await page.context().newPage();
  await other.goto("/settings");
  await expect(other.getByRole("heading", { name: "Change Your Settings" })).toBeVisible();

  const menu = page.getByRole("button", { name: "Menu", exact: true });
  const isPhone = await menu.isVisible();
  if (isPhone) await menu.click();
  else await page.getByRole("button", { name: `You act for ${orchard.business}` }).click();
  const choice = isPhone
    ? page.getByRole("list", { name: "Businesses that you are with" }).getByRole("button")
    : page.getByRole("menuitemradio");
  await expect(choice).toHaveCount(2);
  await expectAccessible(page);
  await choice.filter({ hasText: creamery.business }).click();
  await expect(page.getByText(`You act for ${creamery.business} now.`)).toBeVisible();
  await expect(page).toHaveURL(/\/search\?keywords=cheese$/);

  // What is sent from the other tab is still the first business's, also after a reload.
  await other.reload();
  await expect(rowOf(other, "Ada Okafor")).toContainText(orchard.email);
  await other.getByLabel("Classified Digests").click();
  const accounts = async (tab: Page) =>
    tab.evaluate(() => {
      const claims = (sessionStorage.getItem("jwt") ?? "").split(".")[1] ?? "";
      return JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))).account_id as number;
    });
  expect(await accounts(other)).toBe(orchard.accountId);
  expect(await accounts(page)).toBe(creamery.accountId);

  await page.goto("/profile-hub");
  await expect(page.getByRole("main")).toContainText(creamery.business);
  await other.goto("/profile-hub");
  await expect(other.getByRole("main")).toContainText(orchard.business);
});

test("who has a login joins with it, and the link is nobody else's", { tag: "@any-size" }, async ({
  page,
  browser,
}) => {
  const [business, person, stranger] = [
    await newMember("Known Mill"),
    await newMember("Known Baker"),
    await newMember("Known Stranger"),
  ];
  await call("POST", "/people/invite/", {
    token: business.token,
    body: { email: person.email, role: "editor" },
  });
  const link = new URL(await mailedLink(person.email, "/invitation/")).pathname;
  const somebody = await otherPage(browser);
  await openAs(somebody, stranger.token, link);
  await expect(somebody.getByRole("alert")).toContainText(`This invitation is for ${person.email}`);
  await somebody.getByRole("button", { name: "Log out and go on" }).click();
  await expect(somebody.getByRole("link", { name: `Log in as ${person.email}` })).toBeVisible();
  await somebody.close();

  await page.goto(link);
  await page.getByRole("link", { name: `Log in as ${person.email}` }).click();
  await logIn(page, person.email);
  await page.getByRole("button", { name: `Join ${business.business}` }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(`You act for ${business.business} now.`)).toBeVisible();
});

test("of two owners one takes the other off, both are told, and the last one stays", {
  tag: "@any-size",
}, async ({ page, browser }) => {
  const [business, person] = [await newMember("Owned Farm"), await newMember("Owned Partner")];
  const token = await join(business, person, "owner");
  const partner = await otherPage(browser);
  await openAs(partner, token, "/settings#people");
  await expect(rowOf(partner, business.email)).toContainText("Owner");

  await openAs(page, await tokenOf(business.email, password), "/settings#people");
  await withPassword(page, "Remove Ada Okafor", "Remove");
  await mailsWith(person.email, `You were taken off ${business.business}`);
  await expect(rowOf(page, business.email)).toContainText("you cannot leave");
  await expect(people(page).getByRole("button", { name: `Leave ${business.business}` })).toBeHidden();

  // The old tab is refused with its next request, and the person goes on with their own business.
  await partner.reload();
  await expect(partner).toHaveURL(/\/login/);
  await logIn(partner, person.email);
  await expect(partner.getByRole("heading", { name: "Change Your Settings" })).toBeVisible();
  await expect(rowOf(partner, person.email)).toContainText("You");
});
