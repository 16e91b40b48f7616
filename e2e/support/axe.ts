import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe finds nothing in the state that the page is in, and nothing stands out of it sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] })
    // No frame of another origin is looked into, so no second page has to be opened for it.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`)).toEqual(
    [],
  );
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, "the page scrolls sideways").toBeLessThanOrEqual(0);
}
