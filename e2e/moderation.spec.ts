import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectAccessibleInBothWindows } from "./support/axe.ts";
import { postAd } from "./support/classifieds.ts";
import { call, newMember, openAs, signInAs, tokenOf } from "./support/members.ts";
import { mailedLink, mailsWith } from "./support/outbox.ts";

const NOTE = "Say what it costs.";
const ANSWER = "The price stands there.";

/** Another person at another computer. */
const otherPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** What visitors see of an ad on the board, by its title. */
async function onBoard(visitor: Page, title: string) {
  await visitor.goto("/search/classifieds");
  await expect(visitor.getByRole("article").first()).toBeVisible();
  return visitor.getByRole("article").filter({ hasText: title });
}

/** The notice to one side, as the preview shows it. */
const told = (admin: Page, heading: string) =>
  admin
    .locator("section")
    .filter({ has: admin.getByRole("heading", { name: heading, level: 3 }) })
    .last();

test("an ad is reported, hidden with a reason, appealed, and comes back", { tag: "@any-size" }, async ({
  page,
  browser,
}) => {
  test.slow();
  const [author, reader] = [await newMember("Reported Apiary"), await newMember("Reporting Shop")];
  const title = `Honey in bulk ${Date.now().toString(36)}`;
  const ad = await postAd(author, title);

  const visitor = await otherPage(browser);
  await (await onBoard(visitor, title)).getByRole("link", { name: title }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  const address = visitor.url();
  await visitor.getByRole("button", { name: "Report this classified" }).click();
  const dialog = visitor.getByRole("dialog", { name: "Report this classified" });
  await dialog.getByRole("radio", { name: "Untrue or misleading" }).check();
  await dialog.getByLabel("Details").fill("No price anywhere.");
  await expectAccessibleInBothWindows(visitor);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(visitor.getByText("Thank you. The administrators will look at it.").first()).toBeVisible();
  await call("POST", "/abuse_reports/", {
    token: reader.token,
    body: { kind: "classified", id: ad, reason: "misleading" },
  });

  const admin = await otherPage(browser);
  await openAs(admin, await tokenOf("admin@foodshed.example"), "/admin/reports");
  await admin.getByRole("link", { name: `Ad of ${author.business}` }).click();
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText(`Ad of ${author.business}`);
  await expect(admin.getByRole("region", { name: "What was reported" })).toContainText(title);
  const reports = admin.getByRole("region", { name: "2 reports by 2 reporters" });
  await expect(reports).toContainText("A visitor");
  await expect(reports).toContainText("No price anywhere.");
  await expect(reports).toContainText(reader.business);
  await expectAccessibleInBothWindows(admin);

  const decide = admin.getByRole("region", { name: "Decide" });
  await decide.getByRole("radio", { name: "Hide the ad" }).check();
  await decide.getByLabel("Reason").selectOption("Untrue or misleading");
  await decide.getByLabel("In your words").fill(NOTE);
  await decide.getByRole("button", { name: "See what each side is told" }).click();
  await expect(told(admin, "The author is told")).toContainText(NOTE);
  await expect(told(admin, "The author is told")).toContainText("we have hidden it");
  await expect(told(admin, "Each reporter is told")).toContainText("have done something about it");
  await expect(told(admin, "Each reporter is told")).not.toContainText(NOTE);
  await expectAccessibleInBothWindows(admin);
  await decide.getByRole("button", { name: "Decide and tell them" }).click();
  await expect(admin.getByText("Decided. Both sides are told.").first()).toBeVisible();
  await expect(admin.getByRole("region", { name: "Decisions" })).toContainText("Ad hidden");
  await expectAccessibleInBothWindows(admin);

  await expect(await onBoard(visitor, title)).toHaveCount(0);
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).not.toHaveText(title);
  await expect(visitor.getByRole("main")).not.toContainText(title);
  await mailsWith(reader.email, "What became of your report");

  await openAs(page, author.token, "/profile-hub");
  const notice = page.getByRole("complementary", { name: "Decisions about your business" });
  await expect(notice).toContainText(`Your ad “${title}” is hidden.`);
  await expect(notice.getByRole("link", { name: "Read the decision, and appeal" })).toBeVisible();
  expect((await mailsWith(author.email, NOTE)).length).toBe(1);
  await signInAs(page, author.token);
  await page.goto(await mailedLink(author.email, "/decisions"));
  await expect(page.getByRole("main")).toContainText(`The administrators write: ${NOTE}`);
  await expectAccessibleInBothWindows(page);
  await page.getByRole("button", { name: "Appeal" }).click();
  await page.getByRole("button", { name: "Send the appeal" }).click();
  await expect(page.getByText("Say why the decision is wrong.")).toBeVisible();
  await page.getByRole("textbox", { name: "Why is the decision wrong?" }).fill("It says 9 dollars a pail.");
  await expectAccessibleInBothWindows(page);
  await page.getByRole("button", { name: "Send the appeal" }).click();
  await expect(page.getByText("Your appeal was sent.").first()).toBeVisible();
  await expect(page.getByText("Another person looks at it. You get a mail.")).toBeVisible();

  await admin.goto("/admin/reports");
  await admin
    .getByRole("navigation", { name: "Which reports" })
    .getByRole("link", { name: /^Appeals/ })
    .click();
  await expect(admin).toHaveURL(/state=appeals/);
  await expectAccessibleInBothWindows(admin);
  await admin.getByRole("link", { name: `Ad of ${author.business}` }).click();
  const appeal = admin.getByRole("region", { name: "Appeal", exact: true });
  await expect(appeal).toContainText("It says 9 dollars a pail.");
  await expect(appeal.getByRole("note")).toContainText("You made this decision.");
  await expectAccessibleInBothWindows(admin);
  await appeal.getByRole("radio", { name: /^Take it back/ }).check();
  await appeal.getByLabel("Why, for the author").fill(ANSWER);
  await appeal.getByRole("button", { name: "Answer the appeal" }).click();
  await expect(admin.getByText("Answered. The author is told.").first()).toBeVisible();
  await expect(appeal).toHaveCount(0);
  await expectAccessibleInBothWindows(admin);

  await expect(await onBoard(visitor, title)).toHaveCount(1);
  await mailsWith(author.email, ANSWER);
  await page.reload();
  await expect(page.getByRole("main")).toContainText(`The decision was taken back. ${ANSWER}`);
  await expect(page.getByText("No longer in force")).toBeVisible();
  await page.goto("/profile-hub");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await Promise.all([visitor.context().close(), admin.context().close()]);
});
