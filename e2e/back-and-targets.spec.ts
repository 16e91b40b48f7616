import { expect, type Locator, test } from "@playwright/test";
import { newMember, openAs } from "./support/members.ts";

test("Back closes what is open, asks before text is lost, and then leaves the page as ever", async ({
  page,
}) => {
  const ada = await newMember("Back Orchard");
  await openAs(page, ada.token, "/dashboard");
  await page.goto("/search/classifieds");
  const post = page.getByRole("button", { name: /^Post (a )?Classified$/ }).first();
  const dialog = page.getByRole("dialog", { name: "Create Classified" });
  await post.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/search\/classifieds/);

  await post.click();
  await dialog.getByLabel("Title").fill("Late cider");
  await page.goBack();
  const question = page.getByRole("dialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Go on editing" }).click();
  await expect(dialog.getByLabel("Title")).toHaveValue("Late cider");
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(dialog.getByLabel("Title")).toHaveValue("Late cider");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(dialog).toHaveCount(0);

  // What was opened and closed is no step of its own.
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/search\/classifieds/);
});

test("Back from the page that a dialog led to shows the page again, without the dialog", {
  tag: "@any-size",
}, async ({ page }) => {
  const ada = await newMember("Onward Orchard");
  await openAs(page, ada.token, "/search/classifieds");
  const dialog = page.getByRole("dialog");
  await page
    .getByRole("button", { name: /^Post (a )?Classified$/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("link", { name: "Foodshed, home" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/classifieds/);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("Back closes the filters of a phone, with what was chosen in them, and stays on the results", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "Wide windows show the filters beside the results.");
  await page.goto("/");
  await page.goto("/search/cheese");
  const filters = page.getByRole("button", { name: /^Filters/ });
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await filters.click();
  await sheet.getByRole("checkbox", { name: /^Delivers/ }).check();
  await expect(page).toHaveURL(/delivers=true/);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(filters).toBeFocused();
  await expect(page).toHaveURL(/\/search\/cheese\?.*delivers=true/);
  // The address that the choice replaced is no step of its own.
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/search\/cheese\?.*delivers=true/);
});

/** What is pressed often, by what it is: everything that is a control of its own, but not a link in running text. */
const PRESSED =
  "button, summary, select, [role=tab], label:has(input[type=checkbox], input[type=radio]), header nav a, header a[aria-label], footer a";

/** What a finger would miss: lower than 44 pixels, or narrower where it is not a word. */
const small = (part: Locator) =>
  part.evaluate((root, pressed) => {
    const least = 43.5;
    return [...root.querySelectorAll<HTMLElement>(pressed)]
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".leaflet-container"),
      )
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && (box.height < least || (box.width < least && box.height < least)))
      .map(
        ({ one, box }) =>
          `${one.localName} “${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)}” ${Math.round(box.width)} × ${Math.round(box.height)}`,
      );
  }, PRESSED);

test("a finger finds what is pressed often on the main pages", async ({ page, isMobile }) => {
  test.skip(!isMobile, "Fingers press on phones.");
  test.slow();
  const ada = await newMember("Fingers Orchard", [2, 3]);
  await openAs(page, ada.token, "/dashboard");
  const found: Record<string, string[]> = {};
  for (const path of [
    "/dashboard",
    "/",
    "/search",
    "/search/classifieds",
    "/profile",
    "/profile-hub",
    "/messages",
    "/settings",
    "/shipping",
    "/favourites",
    "/enquiries",
    "/fr/messages",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true], main [role=status] svg")).toHaveCount(0);
    const there = await small(page.locator("body"));
    if (there.length > 0) found[path] = [...new Set(there)];
  }
  expect(found).toEqual({});
});

test("a finger finds the parts of a dialog, whose Save stays in sight also with a keyboard open", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "Fingers press on phones.");
  const ada = await newMember("Low Orchard");
  await openAs(page, ada.token, "/search/classifieds");
  await page
    .getByRole("button", { name: /^Post (a )?Classified$/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: "Submit" });
  for (const size of [
    { width: 360, height: 760 },
    { width: 390, height: 600 },
    // A keyboard takes half of it.
    { width: 390, height: 300 },
  ]) {
    await page.setViewportSize(size);
    await expect(submit).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    expect(await small(dialog)).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 760 });
  const edge = await dialog.evaluate((panel) => innerHeight - panel.getBoundingClientRect().bottom);
  expect(edge).toBe(0);
});
