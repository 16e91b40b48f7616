import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { claim, newAddress, password } from "./support/accounts.ts";
import { expectAccessible } from "./support/axe.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { call, type Member, newMember, openAs, tokenOf } from "./support/members.ts";
import { mailedLink } from "./support/outbox.ts";

interface Network extends Member {
  slug: string;
}

/** A buy-local network that manages members: made by an administrator, claimed by its own people. */
async function newNetwork(): Promise<Network> {
  const admin = await tokenOf("admin@foodshed.example");
  const email = newAddress("network");
  const business = `Journeys Network ${email.slice(-22, -17)}`;
  const [user] = await call<[{ account: { id: number; slug: string } }]>("POST", "/accounts/signup/", {
    token: admin,
    body: {
      email,
      first_name: "Nora",
      last_name: "Whitfield",
      business_name: business,
      roles: [4],
      on_behalf: true,
    },
  });
  const { id, slug } = user.account;
  await call("POST", "/accounts/update_account/", {
    token: admin,
    body: { account_id: id, is_manager: true },
  });
  const { searchParams } = new URL(await mailedLink(email, "/claim\\?"));
  await call("POST", "/accounts/activate_account_and_set_password/", {
    body: {
      act_token: searchParams.get("act_token"),
      pw_token: searchParams.get("pw_token"),
      password,
      email_consent: true,
    },
  });
  return { email, password, business, accountId: id, slug, token: await tokenOf(email, password) };
}

/** A member of the network which lets it manage its profile. */
async function newManagedMember(network: Network, name: string, roles?: number[]): Promise<Member> {
  const member = await newMember(name, roles);
  const { id } = await call<{ id: number }>("POST", "/accounts/request_connection/", {
    token: member.token,
    body: { recipient: network.accountId, manage: true },
  });
  await call("POST", "/accounts/accept_connection_request/", {
    token: network.token,
    body: { id, accept: true },
  });
  return member;
}

/** What the page says of a style or script that the policy refused. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|hydrat/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

const nextMonth = () => new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);

test("a network is asked for membership, manages the member, posts and writes for it, and reads its report", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const refused = refusals(page);
  const [network, member] = await Promise.all([newNetwork(), newMember("Journeys Orchard")]);
  const memberSlug = (
    await call<{ slug: string }>("POST", "/accounts/profile_by_id/", {
      token: member.token,
      body: { basic: true },
    })
  ).slug;

  // The business asks, and grants permission.
  await openAs(page, member.token, `/profiles/${network.slug}`);
  await page.getByRole("button", { name: "Request Membership" }).click();
  const request = page.getByRole("dialog", { name: "Request Membership" });
  await request
    .getByRole("checkbox", { name: "I grant this network permission to edit and manage my profile." })
    .check();
  await expectAccessible(page);
  await request.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByRole("button", { name: "Membership Requested" })).toBeDisabled();

  // The network accepts.
  await openAs(page, network.token, "/profile-manager");
  await expect(page.getByRole("heading", { name: "Managing 0 Profiles" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Messages to All" })).toBeDisabled();
  await page.getByRole("button", { name: `Accept ${member.business}` }).click();
  await expect(page.getByText("No Requests")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Managing 1 Profile" })).toBeVisible();
  await expectAccessible(page);

  // It edits the member's profile, and a visitor reads what it wrote.
  await page.getByRole("link", { name: `Manage Profile of ${member.business}` }).click();
  await expect(page.getByText(`You are editing the profile of ${member.business}.`)).toBeVisible();
  await page.getByRole("button", { name: "Edit description" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Your Profile" });
  await edit.getByLabel("About your business").fill("Forty kinds of apples on a south slope.");
  await edit.getByRole("button", { name: "Save", exact: true }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByText("Forty kinds of apples on a south slope.")).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto(`/profiles/${memberSlug}`);
  await expect(visitor.getByText("Forty kinds of apples on a south slope.")).toBeVisible();
  await expect(visitor.getByRole("button", { name: /^Edit/ })).toHaveCount(0);

  // It posts a classified on the member's behalf.
  await page.goto("/profile-manager");
  await page.getByRole("button", { name: `Create Classified for ${member.business}` }).click();
  const classified = page.getByRole("dialog", { name: "Create Classified" });
  await expect(classified).toContainText(`For ${member.business}.`);
  await classified.getByRole("tab", { name: "Selling" }).click();
  await classified.getByLabel("Title").fill("Cider apples by the bin");
  await classified.getByLabel("Category").selectOption({ label: "Fruit" });
  await classified.getByLabel("Expiry").fill(nextMonth());
  await classified.getByLabel("Description").fill("Ten bins, picked this week.");
  await classified.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Successfully Created a Classified!")).toBeVisible();
  await visitor.goto(`/profiles/${memberSlug}/classifieds`);
  await expect(visitor.getByRole("heading", { name: "Cider apples by the bin" })).toBeVisible();
  await visitor.close();

  // It writes to all of its members, with an attachment.
  await page.getByRole("button", { name: "Send Messages to All" }).click();
  const message = page.getByRole("dialog", { name: "Send Messages to All" });
  await message.getByRole("button", { name: "To 1 member" }).click();
  await expect(message.getByRole("list", { name: "Recipients" })).toHaveText(member.business);
  await message.getByLabel("Message").fill("The spring fair is on May 2.");
  await message.getByLabel("Attachment").setInputFiles(join(import.meta.dirname, "fixtures", "pears.png"));
  await message.getByRole("button", { name: "Preview" }).click();
  await expect(message.getByRole("region", { name: "Preview" })).toContainText("pears.png");
  await expectAccessible(page);
  await message.getByRole("button", { name: "Send to 1 member" }).click();
  await expect(page.getByText("Successfully Sent a Mass Message!")).toBeVisible();
  await expect(message).toBeHidden();
  await openAs(page, member.token, `/messages?recipient=${network.accountId}`);
  await expect(page.getByText("The spring fair is on May 2.").last()).toBeVisible();

  // The report counts the member; its numbers can be taken along.
  await openAs(page, network.token, `/reports/${network.slug}`);
  const table = page.getByRole("table", { name: "Business types" });
  await expect(table.getByRole("row", { name: "Seller 1 100.0%" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Share of business types: Seller 1 (100.0%)." })).toBeVisible();
  await expect(page.getByLabel("Select Business Type")).toHaveValue("seller");
  await expectAccessible(page);
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV: Business types" }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe(`${network.slug}-business-types.csv`);
  expect(await readFile(await csv.path(), "utf8")).toBe(
    "\uFEFFBusiness Type,Members,Percentage\r\nSeller,1,100.0\r\n",
  );
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PNG: Share of business types" }).click(),
  ]);
  expect([...(await readFile(await picture.path())).subarray(1, 4)]).toEqual(
    [..."PNG"].map((c) => c.charCodeAt(0)),
  );

  // The member ends it, after a question.
  await openAs(page, member.token, "/profile");
  await page.getByRole("button", { name: `Remove ${network.business}` }).click();
  const question = page.getByRole("dialog", { name: "Remove connection" });
  await expect(question).toContainText(
    `You are about to remove your connection with ${network.business}. Are you sure you would like to proceed?`,
  );
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("link", { name: network.business })).toHaveCount(0);
  await openAs(page, network.token, "/profile-manager");
  await expect(page.getByRole("heading", { name: "Managing 0 Profiles" })).toBeVisible();
  expect(refused).toEqual([]);
});

test("a network completes its own profile where one reads it", async ({ page, browser }) => {
  test.setTimeout(240_000);
  const network = await newNetwork();
  const member = await newManagedMember(network, "Listed Journeys");
  await openAs(page, network.token, "/profile");
  const started = page.getByRole("region", { name: "Getting Started" });
  await expect(started.getByRole("link", { name: "Describe your business" })).toBeVisible();

  const edit = page.getByRole("dialog", { name: "Edit Your Profile" });
  await page.getByRole("button", { name: "Edit description" }).click();
  await edit
    .getByLabel("About your business")
    .fill("Everything that grows between the lake and the moraine.");
  await edit.getByRole("button", { name: "Save", exact: true }).click();
  await expect(edit.getByRole("alert")).toContainText("You must provide your job title.");
  await edit.getByLabel("Job title").fill("Coordinator");
  await edit.getByRole("button", { name: "Save", exact: true }).click();
  await expect(edit).toBeHidden();
  await expect(started.getByRole("link", { name: "Describe your business" })).toHaveCount(0);

  await page.getByRole("button", { name: "Edit links" }).click();
  await edit.getByRole("textbox", { name: /^Website/ }).fill("https://moraine.example");
  await edit.getByRole("button", { name: "Save", exact: true }).click();
  await expect(edit).toBeHidden();
  await page.getByRole("link", { name: "Contact", exact: true }).click();
  await page.getByRole("button", { name: "Add a Contact" }).click();
  const contact = page.getByRole("dialog", { name: "Add a Contact" });
  await contact.getByLabel(/^Name/).fill("Joe Membership");
  await contact.getByLabel(/^Phone/).fill("613-555-0171 ext. 3");
  await contact.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Joe Membership")).toBeVisible();
  await page.getByRole("button", { name: "Hide these steps" }).click();
  await expect(started).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("region", { name: "Editing" })).toBeVisible();
  await expect(started).toHaveCount(0);

  const visitor = await browser.newPage();
  await visitor.goto(`/profiles/${network.slug}`);
  await expect(visitor.getByText("Everything that grows between the lake and the moraine.")).toBeVisible();
  await expect(visitor.getByRole("link", { name: "moraine.example" })).toBeVisible();
  await expect(visitor.getByRole("link", { name: member.business })).toBeVisible();
  await visitor.goto(`/profiles/${network.slug}/contact`);
  await expect(visitor.getByRole("link", { name: "(613) 555-0171 ext. 3" })).toBeVisible();
  await visitor.close();
});

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

test("only vendors have a page for consumers", async ({ page }) => {
  const refused = refusals(page);
  const vendor = await newMember("Market Journeys", [6]);
  const { slug } = await call<{ slug: string }>("POST", "/accounts/profile_by_id/", {
    token: vendor.token,
    body: { basic: true },
  });
  await page.goto(`/market/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(vendor.business);
  await expect(page.getByRole("complementary", { name: "Plan your visit" })).toBeVisible();
  await expectAccessible(page);
  const seller = await newMember("Wholesale Journeys", [2]);
  const basic = await call<{ slug: string }>("POST", "/accounts/profile_by_id/", {
    token: seller.token,
    body: { basic: true },
  });
  const response = await page.goto(`/market/${basic.slug}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText(`${seller.business} does not sell to consumers.`)).toBeVisible();
  // The old address of a business still leads to it.
  await page.goto(`/profile/${slug}`);
  await expect(page).toHaveURL(new RegExp(`/profiles/${slug}$`));
  expect(refused).toEqual([]);
});
