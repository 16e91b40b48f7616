import { expect, type Page, test } from "@playwright/test";
import { elements } from "./support/elements.ts";
import { everyWidgetRenders, problemsOf } from "./support/widgets.ts";

// The React form of every element in a browser, by the same table as the other forms. It has no shadow tree: what a page's rules for everything
// do to it is up to the page.

const partner = `${process.env.E2E_PARTNER_URL ?? ""}/hostile`;

test.slow();

/** Opens a page with every component, sees each with its content, and that nothing is written to the console as an error. */
async function holds(page: Page, name: string) {
  const problems = problemsOf(page);
  page.on("console", (message) => {
    if (message.type() === "error" && !/favicon/.test(message.location().url)) problems.push(message.text());
  });
  await page.goto(`${partner}/${name}.html?form=react`);
  await everyWidgetRenders(page, "react");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
}

for (const [name, what] of Object.entries({
  plain: "on a plain page",
  "small-root": "under a root of 62.5 %",
  "right-to-left": "from right to left",
  frozen: "where every native is frozen",
}))
  test(`every React component renders ${what}`, { tag: "@any-size" }, ({ page }) => holds(page, name));

test("every React component fits a column of 280 pixels", { tag: "@any-size" }, async ({ page }) => {
  await holds(page, "narrow");
  expect(await page.locator("#column").evaluate((column) => column.scrollWidth)).toBeLessThanOrEqual(280);
});

test("no React component needs what a strict policy forbids", {
  tag: "@any-size",
}, async ({ page }) => {
  await holds(page, "strict-policy");
  const search = page.locator("#react-search");
  await search.getByRole("combobox").fill("che");
  await expect(search.getByRole("option").first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
});

test("every React component speaks French where the page does", { tag: "@any-size" }, async ({ page }) => {
  await page.goto(`${partner}/plain.html?form=react&lang=fr`);
  for (const element of elements) {
    // What the page of a component on the site leads to is not in the component.
    if (element.name === "profile-card") continue;
    await expect(element.french(page.locator(`#react-${element.name}`)).first(), element.name).toBeVisible();
  }
});
