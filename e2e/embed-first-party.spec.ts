import { expect, type Locator, type Page, test } from "@playwright/test";
import { logIn, newAddress } from "./support/accounts.ts";
import { expectAccessible } from "./support/axe.ts";
import { call, newMember } from "./support/members.ts";
import { mailedLink, mailsWith } from "./support/outbox.ts";
import { everyWidgetRenders } from "./support/widgets.ts";

const partner = process.env.E2E_PARTNER_URL ?? "";
const foodshed = process.env.E2E_BASE_URL ?? "";
const plain = `${partner}/hostile/plain.html`;
const network = "grand-valley-local-food-network";

// Pages with several widgets, on a machine that may do other things too.
test.slow();

/** The window that opens when something is pressed, once it is loaded. */
async function opens(page: Page, press: () => Promise<void>): Promise<Page> {
  const [window] = await Promise.all([page.context().waitForEvent("page"), press()]);
  await window.waitForLoadState();
  return window;
}

async function widget(page: Page, tag: string): Promise<Locator> {
  const found = page.locator(tag);
  await found.evaluate((element) => element.scrollIntoView({ block: "center" }));
  return found;
}

test.describe("What needs a login opens a window of the site:", { tag: "@any-size" }, () => {
  test("writing to a business as a member", async ({ page, request }) => {
    await page.goto(plain);
    const button = await widget(page, "foodshed-message-button");
    await button.getByRole("button", { name: "Write a message" }).click();
    const window = await opens(page, () => button.getByRole("link", { name: "Log In to Message" }).click());
    const response = await request.get(`/api/v1/accounts/profile_by_slug/?slug=${network}`);
    const { account_id } = await response.json();
    await expect(window).toHaveURL(
      `${foodshed}/login?message&next=${encodeURIComponent(`/messages?recipient=${account_id}`)}`,
    );
    expect(await window.evaluate(() => opener)).toBeNull();
  });

  test("writing about a classified, and posting one", async ({ page }) => {
    await page.goto(plain);
    const board = await widget(page, "foodshed-classifieds");
    const message = board.getByRole("link", { name: "Log In to Message" }).first();
    await expect(await opens(page, () => message.click())).toHaveURL(
      new RegExp(`^${foodshed}/login\\?message&next=`),
    );
    const post = board.getByRole("link", { name: "Post a Classified" }).first();
    await expect(await opens(page, () => post.click())).toHaveURL(`${foodshed}/register`);
  });

  test("comparing rates, through the login, with the parcel that was described", async ({
    page,
    context,
  }) => {
    const { email } = await newMember("Parcel Journeys");
    await page.goto(plain);
    const form = await widget(page, "foodshed-shipping");
    const from = form.getByRole("group", { name: "1. Ship from" });
    await expect(from.getByLabel("City")).toHaveValue("Elora");
    await from.getByLabel("Street address").fill("7800 Sideroad 15");
    await form.getByRole("button", { name: "Get Shipping Rates" }).click();
    await expect(from.getByLabel("Postal code")).toHaveAccessibleDescription("Required");
    expect(context.pages()).toHaveLength(1);
    await from.getByLabel("Postal code").fill("N0B 1S0");
    for (const side of ["Length", "Width", "Height"]) await form.getByLabel(`${side} (cm)`).fill("20");
    await form.getByLabel("Weight (lb)").fill("5");
    await form.getByLabel("Temperature-sensitive").check();
    const to = form.getByRole("group", { name: "3. Ship to" });
    await to.getByLabel("Street address").fill("100 Queen St W");
    await to.getByLabel("City").fill("Toronto");
    await to.getByLabel("Postal code").fill("M5H 2N2");
    const asked: string[] = [];
    context.on("request", (request) => asked.push(request.url()));
    const window = await opens(page, () => form.getByRole("button", { name: "Get Shipping Rates" }).click());
    await expect(window).toHaveURL(`${foodshed}/login?next=%2Fshipping`);
    await logIn(window, email);
    await expect(window.getByRole("heading", { name: "Shipping Calculator" })).toBeVisible();
    await expect(window.getByLabel("Street address").first()).toHaveValue("7800 Sideroad 15");
    await expect(window.getByLabel("City").first()).toHaveValue("Elora");
    await expect(window.getByLabel("Weight (lb)")).toHaveValue("5");
    await expect(window.getByLabel("Temperature-sensitive")).toBeChecked();
    await expect(window.getByLabel("Postal code").last()).toHaveValue("M5H 2N2");
    expect(asked.filter((url) => /Sideroad|M5H/.test(url.split("#")[0] ?? ""))).toEqual([]);
  });

  test("unless the page says no", async ({ page, context }) => {
    await page.goto(plain);
    const urls = page.evaluate(
      () =>
        new Promise<string>((told) => {
          addEventListener("foodshed:open", (event) => {
            event.preventDefault();
            told((event as CustomEvent<{ url: string }>).detail.url);
          });
        }),
    );
    const button = await widget(page, "foodshed-message-button");
    await button.getByRole("button", { name: "Write a message" }).click();
    await button.getByRole("link", { name: "Log In to Message" }).click();
    expect(await urls).toBe(`${foodshed}/message/${network}`);
    expect(context.pages()).toHaveLength(1);
  });
});

test("a visitor joins the mailing list in place, once the link of a mail is followed", {
  tag: "@any-size",
}, async ({ page, context }) => {
  await page.goto(plain);
  const list = await widget(page, "foodshed-mailing-list");
  await expect(list.getByText(/^By subscribing you agree/)).toBeVisible();
  const email = newAddress("list");
  await list.getByLabel("Email").fill(email);
  await list.getByRole("button", { name: "Subscribe" }).dblclick();
  await expect(list.getByRole("status")).toContainText(`We sent a mail to ${email}.`);
  expect(context.pages()).toHaveLength(1);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    "",
  ]);

  await page.goto(await mailedLink(email, "/mailing-list/confirm"));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { name: "You are on the list." })).toBeVisible();
  await expect(page.getByText(`Our news will come to ${email}.`)).toBeVisible();
});

test("a visitor writes to a business in place, and the business can answer by mail", {
  tag: "@any-size",
}, async ({ page, context }) => {
  const business = await newMember("Visited Journeys");
  const { slug } = await call<{ slug: string }>("POST", "/accounts/profile_by_id/", {
    token: business.token,
    body: {},
  });
  const code = `<foodshed-message-button slug="${slug}"></foodshed-message-button>
    <script src="${foodshed}/embed/v1.js" async></script>`;
  await page.request.put(`${partner}/pasted/message`, { data: code });
  await page.goto(`${partner}/pasted/message`);
  const button = await widget(page, "foodshed-message-button");
  await button.getByRole("button", { name: "Write a message" }).press("Enter");
  await expect(button.getByLabel("Your name")).toBeFocused();
  await page.keyboard.type("Anna Ritter");
  const email = newAddress("visitor");
  await button.getByLabel("Your email").fill(email);
  await button.getByRole("textbox", { name: "Message" }).fill("Do you have cider?");
  await button.getByRole("button", { name: "Send" }).dblclick();
  await expect(button.getByRole("status").filter({ hasText: `We sent a mail to ${email}.` })).toBeVisible();
  expect(context.pages()).toHaveLength(1);

  await page.goto(await mailedLink(email, "/confirm-message"));
  await expectAccessible(page);
  await expect(page.getByText("Do you have cider?")).toBeVisible();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Your message is on its way." })).toBeVisible();
  const [mail] = await mailsWith(business.email, "Do you have cider?");
  expect(mail).toMatch(new RegExp(`^Reply-To: ${email.replaceAll(/[.+]/g, "\\$&")}$`, "im"));
});

test("a partner's page neither shows nor sends a member's session", {
  tag: "@any-size",
}, async ({ page }) => {
  const { email } = await newMember("Session Journeys");
  await page.goto("/login");
  await logIn(page, email);
  await expect(page).toHaveURL(/\/profile-hub$/);
  const token = await page.evaluate(() => localStorage.getItem("jwt"));
  expect(token).toBeTruthy();

  const sent: string[] = [];
  page.on("request", (request) => {
    const { authorization, cookie } = request.headers();
    if (authorization || cookie || request.postData()?.includes(String(token))) sent.push(request.url());
  });
  const stored = () => page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  await page.goto(plain);
  await everyWidgetRenders(page);
  expect(await stored()).toEqual([0, 0, ""]);

  await page.goto(`${partner}/hostile/frames.html`);
  const board = page.frameLocator("#board");
  await expect(board.getByRole("article").first()).toBeVisible();
  // A visitor's board, though this browser has a session with the site that the frame is of.
  await expect(board.getByRole("link", { name: "Log In to Message" }).first()).toBeVisible();
  expect(await stored()).toEqual([0, 0, ""]);

  // The frame's own page, opened by itself, where the token lies beside it.
  await page.goto(`${foodshed}/embed/classifieds`);
  await expect(page.getByRole("link", { name: "Log In to Message" }).first()).toBeVisible();
  expect(sent).toEqual([]);
});
