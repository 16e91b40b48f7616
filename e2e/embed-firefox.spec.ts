import { expect, test } from "@playwright/test";
import { newAddress } from "./support/accounts.ts";
import { elements, tagOf } from "./support/elements.ts";
import { ENTER, ESCAPE, Firefox, firefoxPath } from "./support/firefox.ts";
import { mailedLink } from "./support/outbox.ts";

const partner = process.env.E2E_PARTNER_URL ?? "";
const foodshed = process.env.E2E_BASE_URL ?? "";

/** The elements of the page that have no content yet, by their tags. The first of them is brought into view, where it is fetched. */
const missing = `(() => {
  const empty = ${JSON.stringify(elements.map(tagOf))}.filter((tag) => {
    const shadow = document.querySelector(tag).shadowRoot;
    const content = [...(shadow?.querySelectorAll("article, form, [lang] button, [lang] li") ?? [])];
    return !content.some((part) => part.getBoundingClientRect().height > 20);
  });
  if (empty[0]) document.querySelector(empty[0]).scrollIntoView({ block: "center" });
  return empty.join();
})()`;

if (!firefoxPath)
  console.warn(
    "No Firefox on this machine: the embeds are NOT tested in its engine. Install firefox-esr or set FIREFOX_PATH.",
  );

test.describe("In Firefox's engine", { tag: "@any-size" }, () => {
  test.skip(!firefoxPath, "There is no Firefox on this machine.");
  test.slow();
  let firefox: Firefox;
  test.beforeAll(async () => {
    firefox = await Firefox.launch(String(firefoxPath));
  });
  test.afterAll(() => firefox?.close());
  const rendered = () => expect.poll(() => firefox.evaluate(missing)).toBe("");

  for (const form of ["element", "html"]) {
    test(`every widget renders on a page that resets everything, as ${form}`, async () => {
      await firefox.goto(`${partner}/hostile/resets.html?form=${form}`);
      await rendered();
      expect(firefox.errors()).toEqual([]);
    });
  }

  test("nothing is refused by a strict policy with Trusted Types", async () => {
    await firefox.goto(`${partner}/hostile/strict-policy.html`);
    await rendered();
    // Firefox also asks for the page's own icon.
    const refused = 'refused.filter((one) => !one.endsWith("/favicon.ico")).join()';
    expect(await firefox.evaluate(refused)).toBe("");
  });

  test("a visitor finds businesses with the keyboard, and Escape closes the suggestions", async ({
    request,
  }) => {
    const code = `<foodshed-search results="inline" text="cheese"></foodshed-search><script src="${foodshed}/embed/v1.js"></script>`;
    await request.put(`${partner}/pasted/firefox-search`, { data: code });
    await firefox.goto(`${partner}/pasted/firefox-search`);
    const search = 'document.querySelector("foodshed-search").shadowRoot';
    const text = (selector: string) => `${search}?.querySelector(${JSON.stringify(selector)})?.textContent`;
    await expect.poll(() => firefox.evaluate(text("article h3"))).toBeTruthy();
    await firefox.evaluate(`${search}.querySelector("input").select()`);
    await firefox.type("appl");
    await expect.poll(() => firefox.evaluate(text("[role=option]"))).toBeTruthy();
    await firefox.type(ESCAPE);
    await expect.poll(() => firefox.evaluate(text("[role=option]"))).toBeUndefined();
    await firefox.type(`es${ENTER}`);
    await expect.poll(() => firefox.evaluate(text("h2"))).toContain('for "apples"');
    expect(firefox.errors()).toEqual([]);
  });

  test("a visitor joins the mailing list with the keyboard, where the script is imported", async ({
    request,
  }) => {
    const address = `${foodshed}/embed/v1.js`;
    const code = `<foodshed-mailing-list></foodshed-mailing-list><script>import(${JSON.stringify(address)})</script>`;
    await request.put(`${partner}/pasted/firefox`, { data: code });
    await firefox.goto(`${partner}/pasted/firefox`);
    const list = 'document.querySelector("foodshed-mailing-list").shadowRoot';
    await expect.poll(() => firefox.evaluate(`!!${list}?.querySelector("input")`)).toBe(true);
    await firefox.evaluate(`${list}.querySelector("input").focus()`);
    const email = newAddress("firefox");
    await firefox.type(email + ENTER);
    await expect
      .poll(() => firefox.evaluate(`${list}.querySelector("[role=status]")?.textContent`))
      .toContain(`We sent a mail to ${email}.`);
    expect(await mailedLink(email, "/mailing-list/confirm")).toContain("token=");
  });

  test("a widget works on after the page came back from the back/forward cache", async ({ request }) => {
    const code = `<foodshed-mailing-list></foodshed-mailing-list><script src="${foodshed}/embed/v1.js"></script>
      <script>addEventListener("pageshow", ({ persisted }) => { if (persisted) document.title = "Back" })</script>`;
    await request.put(`${partner}/pasted/firefox-back`, { data: code });
    await firefox.goto(`${partner}/pasted/firefox-back`);
    const list = 'document.querySelector("foodshed-mailing-list")?.shadowRoot';
    const field = `${list}?.querySelector("input")`;
    await expect.poll(() => firefox.evaluate(`!!${field}`)).toBe(true);
    await firefox.evaluate(`${field}.focus()`);
    await firefox.type("anna");
    await firefox.goto(`${partner}/hostile/far-below.html`);
    await firefox.back();
    await expect.poll(() => firefox.evaluate("document.title")).toBe("Back");
    expect(await firefox.evaluate(`${field}.value`)).toBe("anna");
    await firefox.evaluate(`${field}.focus()`);
    await firefox.type(`@${ENTER}`);
    await expect.poll(() => firefox.evaluate(`${field}.matches("[aria-invalid=true]")`)).toBe(true);
  });
});
