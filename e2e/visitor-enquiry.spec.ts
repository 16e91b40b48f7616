import { expect, type Page, test } from "@playwright/test";
import { newAddress } from "./support/accounts.ts";
import { expectAccessibleInBothWindows } from "./support/axe.ts";
import { newMember } from "./support/members.ts";
import { mailedLink, mailsWith } from "./support/outbox.ts";

const rowOf = (page: Page, business: string) => page.getByRole("row", { name: business });

test("a visitor asks three makers by a confirmed address, they answer without a login, and both sides see only theirs", {
  tag: "@any-size",
}, async ({ page }) => {
  test.slow();
  const word = `Tomme${Date.now().toString(36)}`;
  const makers = [];
  for (const name of ["North", "South", "West"]) makers.push(await newMember(`${word} ${name}`));
  const [north, south, west] = makers;
  if (!north || !south || !west) throw new Error("There are three makers.");
  const visitor = newAddress("visitor-enquiry");

  await page.goto(`/search/${word}`);
  await page.getByRole("button", { name: "Write to all 3" }).click();
  await page.getByRole("region", { name: "Enquiry" }).getByRole("button", { name: "Ask by email" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask 3 businesses" });
  await dialog.getByLabel(/^Quantity/).fill("12");
  await dialog.getByLabel("What else they should know").fill("For a wedding <b>in June</b>");
  await dialog.getByRole("button", { name: "Mail me the link" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Your name: This field is required.");
  await dialog.getByLabel("Your name").fill("Anna Ritter");
  await dialog.getByLabel("Your email").fill(visitor);
  await expectAccessibleInBothWindows(page);
  await dialog.getByRole("button", { name: "Mail me the link" }).click();
  await expect(dialog).toContainText(`We sent a mail to ${visitor}`);

  // The mail says nothing of what was typed, and looking at its link sends nothing.
  const confirm = await mailedLink(visitor, "/enquiry/confirm");
  expect((await mailsWith(visitor, "/enquiry/confirm")).join()).not.toContain("wedding");
  await page.goto(confirm);
  await expect(page.getByRole("main")).toContainText("For a wedding <b>in June</b>");
  await expectAccessibleInBothWindows(page);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("main")).toContainText("Your enquiry is on its way.");
  // A second press of the same link changes nothing.
  await page.goto(confirm);
  await page.getByRole("link", { name: "Compare the answers" }).click();
  await expect(rowOf(page, north.business)).toContainText("No answer yet");
  const answers = page.url();

  // A maker answers by the link of its mail; what is wrong is said, and what was typed stays.
  const asked = await mailedLink(north.email, "/enquiry/answer");
  expect(await mailsWith(north.email, "/enquiry/answer")).toHaveLength(1);
  await page.goto(asked);
  await expect(page.getByRole("main")).not.toContainText(south.business);
  await page.getByLabel("Do you have it?").selectOption({ label: "Yes" });
  await page.getByLabel("Price in dollars").fill("a lot");
  await page.getByLabel("Do you deliver?").selectOption({ label: "Yes" });
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("alert")).toContainText("Please give the price as a number");
  await expect(page.getByLabel("Do you deliver?")).toHaveValue("yes");
  await expectAccessibleInBothWindows(page);
  await page.getByLabel("Price in dollars").fill("24,50");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("main")).toContainText("Your answer is sent.");
  await page.goto(await mailedLink(south.email, "/enquiry/answer"));
  await page.getByLabel("Do you have it?").selectOption({ label: "No" });
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("main")).toContainText("Your answer is sent.");

  // The visitor reads of it by mail, and compares: offers first.
  await mailsWith(visitor, "/enquiry/answers");
  await page.goto(answers);
  await expect(page.getByRole("row").nth(1)).toContainText(north.business);
  await expect(rowOf(page, north.business)).toContainText("$24.50");
  await expect(rowOf(page, south.business)).toContainText("No");
  await expect(rowOf(page, west.business)).toContainText("No answer yet");
  await expectAccessibleInBothWindows(page);
  await page.getByRole("button", { name: "End enquiry: no more answers" }).click();
  await expect(page.getByRole("main")).toContainText("This enquiry has ended.");

  // The silent one comes too late; an altered link leads nowhere.
  await page.goto(await mailedLink(west.email, "/enquiry/answer"));
  await expect(page.getByRole("main")).toContainText("This enquiry is closed.");
  await expect(page.getByRole("button", { name: "Send answer" })).toBeHidden();
  const altered = await page.request.get(`${answers.slice(0, -3)}xyz`);
  expect(altered.status()).toBeGreaterThanOrEqual(400);
  expect(await altered.text()).not.toContain("Anna Ritter");

  await page.goto(answers);
  await page.getByRole("button", { name: "Erase the enquiry and its answers now" }).click();
  await expect(page.getByRole("main")).toContainText("The enquiry and its answers are erased.");
  await page.goto(answers);
  await expect(page.getByRole("main")).not.toContainText(word);
});
