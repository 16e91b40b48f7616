import { expect, type Page, test } from "@playwright/test";

const partner = process.env.E2E_PARTNER_URL ?? "";
const foodshed = process.env.E2E_BASE_URL ?? "";
const network = "grand-valley-local-food-network";

/** Opens a partner's page that contains this code. */
async function paste(page: Page, code: string): Promise<void> {
  const address = `${partner}/pasted/${Date.now().toString(36)}`;
  expect((await page.request.put(address, { data: code })).ok()).toBe(true);
  await page.goto(address);
}

/** Opens the builder, and waits for hydration: text typed before would be lost. */
async function open(page: Page, query = ""): Promise<void> {
  await page.goto(`/embed${query}`, { waitUntil: "networkidle" });
}

async function copied(page: Page): Promise<string> {
  const shown = await page.getByLabel("Code to copy").inputValue();
  await page.getByRole("button", { name: "Copy code" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  return shown;
}

test.describe("The embed builder", () => {
  test.slow();
  test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

  test("is found from the partners' page, and works by keyboard up to the code", {
    tag: "@any-size",
  }, async ({ page }) => {
    await page.goto("/about-us/meet-our-partners");
    await page
      .getByRole("main")
      .getByRole("link", { name: /on your own site/ })
      .click();
    await expect(page.getByRole("heading", { name: "Put Foodshed on your site" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const board = page.getByRole("radio", { name: "Classifieds board" });
    await expect(board).toBeChecked();
    await board.focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "Search box" })).toBeChecked();
    await page.keyboard.press("ArrowUp");
    await expect(board).toBeChecked();

    await page.keyboard.press("Tab");
    await expect(page.getByRole("combobox", { name: "Network" })).toBeFocused();
    await page.keyboard.type("Grand Valley");
    // The suggestions for the whole text, not those for its first letters.
    const list = page.getByRole("listbox");
    await expect(list.getByRole("option").first()).toHaveText(/Grand Valley Local Food Network/);
    await page.keyboard.press("ArrowDown");
    await expect(list.getByRole("option", { selected: true })).toHaveText(/Grand Valley Local Food Network/);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Slug: ${network}`)).toBeVisible();
    await expect(page.getByLabel("Code to copy")).toHaveValue(new RegExp(`network="${network}"`));
    await page.getByRole("button", { name: "Copy code" }).focus();
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`network="${network}"`);
  });

  test("shows the widget itself on a light, a dark and a narrow page", { tag: "@any-size" }, async ({
    page,
  }) => {
    await open(page, `?network=${network}`);
    const frame = page.frameLocator("iframe[title^=Preview]");
    await page.locator("iframe[title^=Preview]").scrollIntoViewIfNeeded();
    await expect(frame.getByRole("article").first()).toBeVisible();
    const ground = () => frame.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
    expect(await ground()).toBe("rgb(255, 255, 255)");
    await page.getByRole("tab", { name: "Dark page" }).click();
    await expect.poll(ground).toBe("rgb(22, 25, 29)");
    await expect(frame.getByRole("article").first()).toBeVisible();
    await page.getByRole("tab", { name: "Narrow page" }).click();
    await expect
      .poll(() => page.locator("iframe[title^=Preview]").evaluate((element) => element.clientWidth))
      .toBeLessThanOrEqual(280);
    await expect(frame.getByRole("article").first()).toBeVisible();
  });

  test("reports the contrast while colours are picked", { tag: "@any-size" }, async ({ page }) => {
    await open(page);
    const contrast = page.getByRole("region", { name: "Contrast" });
    await expect(contrast.getByText(/What your own page has behind it is not known here/)).toBeVisible();
    await page.getByLabel("Theme").selectOption("light");
    await expect(contrast.getByText("Everything can be read: contrast meets WCAG 2.2 AA.")).toBeVisible();
    await page.getByLabel("Accent, picked").fill("#ffd700");
    await expect(contrast.getByText("1 of these is hard to read. Text needs 4.5:1.")).toBeVisible();
    await expect(
      contrast.getByRole("row", { name: /Links on the background 1\.\d:1 too weak/ }),
    ).toBeVisible();
    await expect(page.getByLabel("Code to copy")).toHaveValue(/theme="light" accent="#ffd700"/);
  });

  test("gives code that brings the widget to a partner's page: script and WordPress", {
    tag: "@any-size",
  }, async ({ page }) => {
    await open(page, `?network=${network}&theme=dark`);
    const pin = page.getByRole("checkbox", { name: "Pin this version" });
    await page.getByRole("tab", { name: "Script" }).click();
    const plain = await copied(page);
    await pin.check();
    const pinned = await copied(page);
    expect(pinned).toMatch(/integrity="sha384-/);
    await pin.uncheck();
    await page.getByRole("tab", { name: "WordPress" }).click();
    expect(await copied(page)).toBe(plain);
    await page.getByRole("radio", { name: "The block itself" }).check();
    const block = await copied(page);
    expect(block).toContain("<!-- wp:html -->");

    for (const [format, code] of Object.entries({ plain, pinned, block })) {
      await test.step(format, async () => {
        await paste(page, code);
        const board = page.locator("foodshed-classifieds");
        await expect(board.getByRole("article").first()).toBeVisible();
        await expect(board.getByRole("link", { name: "Open on Foodshed" })).toHaveAttribute(
          "href",
          `${foodshed}/search/classifieds`,
        );
      });
    }
  });

  test("gives code that brings the widget to a partner's page: iframe", { tag: "@any-size" }, async ({
    page,
  }) => {
    await open(page, "?widget=search&results=inline&text=cheese");
    await page.getByRole("tab", { name: "iframe" }).click();
    await paste(page, await copied(page));
    const frame = page.locator("iframe");
    await expect(page.frameLocator("iframe").getByRole("article").first()).toBeVisible();
    await expect.poll(() => frame.evaluate((element) => element.clientHeight)).toBeGreaterThan(400);
  });
});
