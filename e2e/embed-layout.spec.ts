import { expect, test } from "@playwright/test";
import { countShifts } from "./support/layout-shifts.ts";
import { paste, script } from "./support/pasted-page.ts";
import { tags } from "./support/widgets.ts";

// Nothing on a partner's page moves while a widget loads.

test.slow();

/** Code as the builder writes it, with selectors of the content that is rendered last. */
const snippets: Record<string, [code: string, ...content: string[]]> = {
  board: [
    '<foodshed-classifieds style="display:block;min-height:max(840px,min(100vh,1600px))"></foodshed-classifieds>',
    "article",
    "[type=radio]",
  ],
  "small board": [
    '<foodshed-classifieds network="grand-valley-local-food-network" style="display:block;min-height:max(840px,min(100vh,1600px))"></foodshed-classifieds>',
    "article",
    "[type=radio]",
  ],
  "search with text": [
    '<foodshed-search results="inline" text="cheese" style="display:block;min-height:max(840px,min(100vh,1600px))"></foodshed-search>',
    "article",
  ],
  "search box": ['<foodshed-search style="display:block;min-height:90px"></foodshed-search>', "input"],
  card: [
    '<foodshed-profile-card slug="grand-valley-local-food-network" style="display:block;min-height:540px"></foodshed-profile-card>',
    "article",
  ],
  shipping: [
    '<foodshed-shipping style="display:block;min-height:max(520px,min((780px - 100vw)*99,1000px))"></foodshed-shipping>',
    "button",
  ],
  "mailing list": [
    '<foodshed-mailing-list style="display:block;min-height:max(240px,min((600px - 100vw)*99,286px),min((430px - 100vw)*99,336px),min((350px - 100vw)*99,420px))"></foodshed-mailing-list>',
    "button",
  ],
};

/** Widths of windows in CSS pixels. Each is the width of an iframe, so that one page checks all of them at once. */
const widths = [1280, 768, 430, 360, 320];

/** Resolves when the page has loaded nothing for half a second. */
const quiet = () =>
  new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 500);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 500);
    }).observe({ type: "resource" });
  });

for (const [name, [code, ...content]] of Object.entries(snippets)) {
  test(`nothing on the page moves while the ${name} loads, in windows of any width`, {
    tag: "@any-size",
  }, async ({ page }) => {
    await countShifts(page);
    const text = `<h2>What follows</h2><p>${"Some words of the page. ".repeat(40)}</p>`;
    const slug = name.replaceAll(" ", "-");
    const address = await paste(
      page,
      `layout-${slug}`,
      `<meta name="viewport" content="width=device-width">${code}${text}${script}`,
    );
    const frames = widths
      .map((width) => `<iframe src="${address}?${width}" width="${width}" height="900"></iframe>`)
      .join("");
    await page.setViewportSize({ width: widths.reduce((sum, width) => sum + width), height: 900 });
    await page.goto(
      await paste(
        page,
        `windows-${slug}`,
        `<style>body { margin: 0; display: flex } h1 { display: none } iframe { border: 0; flex: none }</style>${frames}`,
      ),
    );
    await Promise.all(
      widths.map(async (width) => {
        const frame = page.frameLocator(`[width="${width}"]`);
        for (const selector of content)
          await expect(frame.locator(`:is(${tags}) ${selector}`).first()).toBeAttached();
        await frame.locator("html").evaluate(quiet);
      }),
    );
    for (const width of widths) {
      const window = page.frameLocator(`[width="${width}"]`).locator("html");
      const { inner, shifted } = await window.evaluate(() => ({
        inner: innerWidth,
        shifted: (globalThis as unknown as { shifted: number }).shifted,
      }));
      expect(inner).toBe(width);
      expect(shifted, `at ${width} px`).toBe(0);
    }
  });
}
