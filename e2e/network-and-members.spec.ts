import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { expectAccessibleInBothWindows } from "./support/axe.ts";
import { call, newMember, openAs } from "./support/members.ts";
import { newManagedMember, newNetwork } from "./support/networks.ts";
import { refusals } from "./support/refusals.ts";

const nextMonth = () => new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);

test("a network is asked for membership, manages the member, posts and writes for it, and reads its report", {
  tag: "@any-size",
}, async ({ page, browser }) => {
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
  await expectAccessibleInBothWindows(page);
  await request.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByRole("button", { name: "Membership Requested" })).toBeDisabled();

  // The network accepts.
  await openAs(page, network.token, "/profile-manager");
  await expect(page.getByRole("heading", { name: "Managing 0 Profiles" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Messages to All" })).toBeDisabled();
  await page.getByRole("button", { name: `Accept ${member.business}` }).click();
  await expect(page.getByText("No Requests")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Managing 1 Profile" })).toBeVisible();
  await expectAccessibleInBothWindows(page);

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
  await expectAccessibleInBothWindows(page);
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
  await expectAccessibleInBothWindows(page);
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

test("a network completes its own profile where one reads it", { tag: "@any-size" }, async ({
  page,
  browser,
}) => {
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
