import { expect, type Locator, type Page } from "@playwright/test";

/** Goes to something with Tab alone, from wherever focus is. Nothing is reached that a keyboard could not reach. */
export async function tabTo(page: Page, target: Locator, { back = false } = {}) {
  await expect(target).toBeVisible();
  // Looking it up at each step would take longer than the steps.
  let element = await target.elementHandle();
  for (let steps = 0; steps < 250; steps += 1) {
    const where = await element?.evaluate((wanted) => {
      if (!wanted.isConnected) return "gone";
      return wanted === (wanted.getRootNode() as Document).activeElement ? "here" : "elsewhere";
    });
    if (where === "here") return;
    if (where === "elsewhere") await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    else element = await target.elementHandle();
  }
  throw new Error(`Tab never came to ${target}.`);
}

/** Tabs to a field and writes in it, in place of what is there. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Tabs to something and presses a key on it. */
export async function press(page: Page, target: Locator, key = "Enter") {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
