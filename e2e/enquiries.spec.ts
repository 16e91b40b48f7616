import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { fr } from "./support/french.ts";
import { newMember, openAs } from "./support/members.ts";
import { startWalk } from "./support/walk.ts";

const answer = (page: Page, business: string) =>
  page.getByRole("row", { name: business }).or(page.getByRole("listitem").filter({ hasText: business }));

test("a chef asks three makers in three steps, and compares what they answer", async ({ page, browser }) => {
  test.slow();
  const word = `Chevrotin${Date.now().toString(36)}`;
  const chef = await newMember("Table of the Enquiry", [1]);
  const makers = [];
  for (const name of ["North", "South", "West"]) makers.push(await newMember(`${word} ${name}`));
  const [north, south] = makers;
  if (!north || !south) throw new Error("There are three makers.");

  // From the list to one enquiry that reaches all three: three interactions at most.
  await openAs(page, chef.token, `/search/${word}`);
  const walk = startWalk();
  await walk.click(page.getByRole("button", { name: "Write to all 3" }));
  const dialog = page.getByRole("dialog", { name: "Ask 3 businesses" });
  await expect(dialog.getByLabel("What you are looking for")).toHaveValue(word);
  await walk.fill(dialog.getByLabel(/^Quantity/), "12");
  await expectAccessible(page);
  await walk.click(dialog.getByRole("button", { name: "Send to all 3" }));
  await expect(page).toHaveURL(/\/enquiries\/\d+$/);
  await expect(page.getByText("0 of 3 answered")).toBeVisible();
  expect(walk.interactions).toBeLessThanOrEqual(3);

  // One of them answers in the conversation, without leaving it.
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await openAs(theirs, north.token, `/messages?recipient=${chef.accountId}`);
  const log = theirs.getByRole("log", { name: "Messages" });
  await expect(log).toContainText(`Enquiry: ${word}, 12`);
  await expect(log).not.toContainText(south.business);
  await log.getByRole("button", { name: "Answer this enquiry" }).click();
  const form = theirs.getByRole("dialog", { name: `Answer to ${chef.business}` });
  await form.getByRole("radio", { name: "Yes" }).check();
  await form.getByLabel(/^Price \(CAD\)/).fill("24.50");
  await form.getByLabel(/^Do you deliver/).selectOption({ label: "Yes" });
  await expectAccessible(theirs);
  await form.getByRole("button", { name: "Send answer" }).click();
  await expect(log).toContainText("$24.50");
  await elsewhere.close();

  // The chef sees it beside those who are silent, and closes.
  await expect(page.getByText("1 of 3 answered")).toBeVisible();
  await expect(answer(page, north.business)).toContainText("$24.50");
  await expect(answer(page, north.business)).toContainText("They deliver");
  await expect(answer(page, south.business)).toContainText("No answer yet");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close this enquiry" }).click();
  const closing = page.getByRole("dialog", { name: "Close this enquiry" });
  await closing.getByRole("checkbox", { name: north.business }).uncheck();
  await closing.getByRole("button", { name: "Close and thank 2" }).click();
  await expect(page.getByText("Closed", { exact: true })).toBeVisible();

  // The same page in French, and the list that leads to it.
  const id = /\d+$/.exec(page.url())?.[0];
  await page.goto(`/fr/enquiries/${id}`);
  await expect(page.getByRole("heading", { name: fr("enquiries", "answers") })).toBeVisible();
  await page.goto("/messages");
  await page.getByRole("link", { name: "Your enquiries" }).click();
  await expect(page).toHaveURL(/\/enquiries$/);
  // The conversations left behind name the business too.
  await expect(page.getByRole("list", { name: "Conversations" })).toBeHidden();
  await page.getByRole("link", { name: new RegExp(word) }).click();
  await expect(page).toHaveURL(new RegExp(`/enquiries/${id}$`));
});
