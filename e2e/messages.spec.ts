import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothWindows } from "./support/axe.ts";
import { press, tabTo } from "./support/keyboard.ts";
import { call, type Member, newMember, openAs } from "./support/members.ts";
import { startWalk, test } from "./support/walk.ts";

const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const field = (page: Page) => page.getByLabel("Message", { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send" });

const write = (from: Member, to: Member, content: string) =>
  call("POST", "/conversations/send_message/", {
    token: from.token,
    body: { recipient: to.accountId, content },
  });

test("two members write to each other, one blocks the other, and takes it back", {
  tag: "@any-size",
}, async ({ page, browser }) => {
  test.slow();
  const [ada, lou] = await Promise.all([newMember("Letters Orchard"), newMember("Letters Dairy")]);
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();

  // From a search hit, with a picture.
  await openAs(page, ada.token, `/search/${encodeURIComponent(lou.business)}`);
  await page.getByRole("button", { name: `Message ${lou.business}` }).click();
  const dialog = page.getByRole("dialog", { name: `Message ${lou.business}` });
  await expect(dialog.getByRole("button", { name: "Send" })).toBeDisabled();
  await dialog.getByLabel("Message", { exact: true }).fill("Would you like our pears?");
  await dialog.getByLabel(/^Attachment/).setInputFiles(join(import.meta.dirname, "fixtures/pears.png"));
  await expect(dialog.getByText("Upload complete")).toBeVisible();
  await expectAccessibleInBothWindows(page);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Successfully Sent Message!")).toBeVisible();

  // The other member sees it in the header, and answers.
  await openAs(theirs, lou.token, "/dashboard");
  const menu = theirs.getByRole("button", { name: /^Menu/ });
  if (await menu.isVisible()) await menu.click();
  await theirs.getByRole("link", { name: "Messages 1 unread" }).click();
  await expect(theirs).toHaveURL(/\/messages$/);
  const row = theirs
    .getByRole("list", { name: "Conversations" })
    .getByRole("button", { name: new RegExp(ada.business) });
  await expect(row).toBeVisible();
  if ((await log(theirs).count()) === 0) await row.click();
  await expect(log(theirs)).toContainText("Would you like our pears?");
  const picture = log(theirs).getByRole("link", { name: "pears.png" }).getByRole("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await field(theirs).fill("Gladly, ten boxes.");
  await send(theirs).click();
  await expect(log(theirs)).toContainText("Gladly, ten boxes.");
  await expectAccessibleInBothWindows(theirs);

  await page.goto(`/messages?recipient=${lou.accountId}`);
  await expect(log(page)).toContainText("Gladly, ten boxes.");

  // A new message comes by itself.
  await write(lou, ada, "And two of quinces, please.");
  await expect(log(page)).toContainText("And two of quinces, please.", { timeout: 30_000 });

  await press(page, page.getByRole("button", { name: "Options" }));
  await press(page, page.getByRole("button", { name: `Block ${lou.business}` }));
  await expect(page.getByRole("main").getByText("BLOCKED").first()).toBeVisible();
  await expect(field(page)).toBeDisabled();
  await expectAccessibleInBothWindows(page);
  await theirs.reload();
  if ((await log(theirs).count()) === 0) await row.click();
  await expect(theirs.getByText("This conversation is blocked. Nothing can be sent.")).toBeVisible();

  await press(page, page.getByRole("button", { name: "Options" }));
  await press(page, page.getByRole("button", { name: `Unblock ${lou.business}` }));
  await expect(field(page)).toBeEnabled();
  await elsewhere.close();
});

test("a message that did not get through keeps its text, and arrives once", { tag: "@any-size" }, async ({
  page,
}) => {
  const [ada, lou] = await Promise.all([newMember("Offline Orchard"), newMember("Offline Dairy")]);
  await openAs(page, ada.token, `/messages?recipient=${lou.accountId}`);
  await expect(log(page)).toContainText("No messages yet.");
  await tabTo(page, field(page));
  await page.keyboard.type("Is anybody there?");

  // The answer of the first attempt is lost on its way back.
  let attempts = 0;
  await page.route("**/conversations/send_message/", async (route) => {
    attempts += 1;
    if (attempts > 1) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await press(page, send(page));
  await expect(page.getByText("The server could not be reached. Please try again.")).toBeVisible();
  await expect(field(page)).toHaveValue("Is anybody there?");
  await press(page, send(page));
  await expect(page.getByText("Successfully Sent Message!")).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await page.reload();
  await expect(log(page).getByText("Is anybody there?")).toHaveCount(1);
});

test("what was typed waits while one looks at other pages", { tag: "@any-size" }, async ({ page }) => {
  const [ada, lou] = await Promise.all([newMember("Draft Orchard"), newMember("Draft Dairy")]);
  await openAs(page, ada.token, `/search/${encodeURIComponent(lou.business)}`);
  const button = page.getByRole("button", { name: `Message ${lou.business}` });
  await button.click();
  await page.getByRole("dialog").getByLabel("Message", { exact: true }).fill("Half a thought");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.getByRole("link", { name: lou.business, exact: true }).click();
  await page.getByRole("button", { name: "Message", exact: true }).click();
  await expect(page.getByRole("dialog").getByLabel("Message", { exact: true })).toHaveValue("Half a thought");
});

test("a message is read and answered on a phone in four presses, and Back leads to the list", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "List and conversation are two steps on phones.");
  const [ada, lou] = await Promise.all([newMember("Phone Orchard"), newMember("Phone Dairy")]);
  await write(lou, ada, "The list: https://dairy.example/prices?week=48.\nBest, lou@example.org <b>Lou</b>");
  await openAs(page, ada.token, "/dashboard");
  await expect(page).toHaveTitle(/^\(1\) /);
  const walk = startWalk();
  await walk.click(page.getByRole("button", { name: /^Menu/ }));
  await walk.click(page.getByRole("link", { name: "Messages 1 unread" }));
  const row = page
    .getByRole("list", { name: "Conversations" })
    .getByRole("button", { name: new RegExp(lou.business) });
  await expect(row).toContainText(/\d+\/\d+\/\d{4}, \d+:\d\d [ap]m/);
  await walk.click(row);
  const list = log(page).getByRole("link", { name: "https://dairy.example/prices?week=48" });
  await expect(list).toHaveAttribute("href", "https://dairy.example/prices?week=48");
  await expect(list).toHaveAttribute("rel", "nofollow noopener noreferrer ugc");
  await expect(log(page).getByRole("link", { name: "lou@example.org" })).toHaveAttribute(
    "href",
    "mailto:lou@example.org",
  );
  await expect(log(page)).toContainText("<b>Lou</b>");
  await expect(page).toHaveTitle("Messages · Foodshed");

  // Also in a low window, and with a keyboard over half of it.
  for (const size of [
    { width: 390, height: 600 },
    { width: 360, height: 760 },
    { width: 390, height: 300 },
  ]) {
    await page.setViewportSize(size);
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "All conversations" })).toBeInViewport({ ratio: 1 });
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    expect(scrolls).toBe(false);
  }
  await expectAccessible(page);

  // Without a network a bar says so below the composer, in as many lines as it takes.
  await page.setViewportSize({ width: 320, height: 600 });
  await page.context().setOffline(true);
  const bar = page.getByText("You are offline. This page stays as it is");
  await expect(bar).toBeVisible();
  await expect
    .poll(async () => {
      const [composer, below] = await Promise.all([send(page).boundingBox(), bar.boundingBox()]);
      return composer && below && composer.y + composer.height <= below.y && below.y + below.height <= 600;
    })
    .toBe(true);
  await page.context().setOffline(false);
  await expect(bar).toBeHidden();

  await page.goBack();
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/\/messages$/);
  await row.click();
  await page.getByRole("button", { name: "All conversations" }).click();
  await expect(row).toBeVisible();
  await row.click();
  await walk.fill(field(page), "Twenty, please.");
  await walk.click(send(page));
  await expect(log(page)).toContainText("Twenty, please.");
  // One of the five writes.
  expect(walk.interactions - 1).toBeLessThanOrEqual(4);
  await page.goBack();
  await expect(row).toContainText("You: Twenty, please.");
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("half a message waits on the device for the next tab, and goes with a logout", {
  tag: "@any-size",
}, async ({ page, context }) => {
  const [ada, lou] = await Promise.all([newMember("Device Orchard"), newMember("Device Dairy")]);
  await openAs(page, ada.token, `/messages?recipient=${lou.accountId}`);
  await field(page).fill("Half a thought");
  await page.close();
  const next = await context.newPage();
  await next.goto(`/messages?recipient=${lou.accountId}`);
  await expect(field(next)).toHaveValue("Half a thought");
  await next.getByRole("banner").getByRole("button", { name: "Log Out" }).click();
  await expect(next).toHaveURL(/\/login/);
  expect(await next.evaluate(() => JSON.stringify(localStorage))).not.toContain("Half a thought");
});

test("a conversation is started with a business that is found by its name, without a mouse", {
  tag: "@any-size",
}, async ({ page }) => {
  const [ada, lou] = await Promise.all([newMember("Start Orchard"), newMember("Start Dairy")]);
  await openAs(page, ada.token, "/messages");
  await expect(page.getByText("No conversations yet")).toBeVisible();
  await expectAccessible(page);
  await press(page, page.getByRole("button", { name: "Start Conversation" }));
  await tabTo(page, page.getByRole("combobox", { name: "Business" }));
  await page.keyboard.type(lou.business);
  await expect(page.getByRole("option", { name: lou.business })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: lou.business })).toBeFocused();
  await tabTo(page, field(page));
  await page.keyboard.type("Good morning");
  await press(page, send(page));
  await expect(log(page)).toContainText("Good morning");
});

test("a visitor who wants to write logs in first and comes back to the message", {
  tag: "@any-size",
}, async ({ page }) => {
  const [ada, lou] = await Promise.all([newMember("Visitor Orchard"), newMember("Visitor Dairy")]);
  await page.goto(`/search/${encodeURIComponent(lou.business)}`);
  await page.getByRole("link", { name: `Message ${lou.business}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Log In to Message" })).toBeVisible();
  await page.getByLabel("Email").fill(ada.email);
  await page.getByLabel("Password", { exact: true }).fill(ada.password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(new RegExp(`/messages\\?recipient=${lou.accountId}$`));
  await expect(page.getByRole("heading", { name: lou.business })).toBeVisible();
});
