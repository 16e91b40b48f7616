import { expect, type Page, test } from "@playwright/test";
import { backdrops, photo } from "./support/backdrops.ts";
import { textContrasts } from "./support/textContrast.ts";

// What a widget without a theme stands on, and whether it can be read there.

const partner = process.env.E2E_PARTNER_URL ?? "";
const foodshed = process.env.E2E_BASE_URL ?? "";
const tags = "foodshed-mailing-list, foodshed-classifieds";
const widgets = `<foodshed-mailing-list></foodshed-mailing-list>
  <foodshed-classifieds network="grand-valley-local-food-network"></foodshed-classifieds>`;
const script = `<script src="${foodshed}/embed/v1.js" async></script>`;

// Many pages, on a machine that may do other things too.
test.slow();
// What is fixed to the window is behind all of the page.
test.use({ viewport: { width: 900, height: 2200 } });

async function openPage(page: Page, code: string) {
  const address = `${partner}/pasted/backdrop`;
  await page.request.put(address, { data: code, headers: { "content-type": "text/html" } });
  await page.goto(address);
}

async function widgetsAreReady(page: Page) {
  await expect(
    page.locator("foodshed-mailing-list").getByRole("button", { name: "Subscribe" }),
  ).toBeVisible();
  await expect(page.locator("foodshed-classifieds").getByRole("article").first()).toBeVisible();
}

/** The texts that cannot be read, in words. */
async function unreadable(page: Page): Promise<string[]> {
  const texts = await textContrasts(page, tags);
  expect(texts.length).toBeGreaterThan(5);
  return texts.filter(({ ratio }) => ratio < 4.5).map(({ text, ratio }) => `${text} ${ratio.toFixed(2)}`);
}

/** The scheme of the mailing list, and whether it has a backdrop of its own. */
const backdrop = (page: Page) =>
  page.locator("foodshed-mailing-list").evaluate((element) => {
    const style = getComputedStyle(element.shadowRoot?.querySelector("div") ?? element);
    return `${style.colorScheme}${style.backgroundColor === "rgba(0, 0, 0, 0)" ? "" : ", its own"}`;
  });

test("every text has 4.5:1 on pages of any backdrop, on paper too", { tag: "@any-size" }, async ({
  page,
}) => {
  const found: Record<string, string[]> = {};
  const open: string[] = [];
  for (const [name, { code, system = "light" }] of Object.entries(backdrops)) {
    await page.emulateMedia({ colorScheme: system });
    await openPage(page, code.replace("{{WIDGETS}}", widgets) + script);
    await widgetsAreReady(page);
    const texts = await unreadable(page);
    if (texts.length > 0) found[`${name} (${await backdrop(page)})`] = texts;
    if (!(await backdrop(page)).endsWith("its own")) open.push(name);
    if (!/^a photo$|without a word/.test(name)) continue;
    await page.emulateMedia({ media: "print" });
    const printed = await unreadable(page);
    if (printed.length > 0) found[`${name}, printed`] = printed;
    await page.emulateMedia({ media: null });
  }
  expect(found).toEqual({});
  // Most of these pages can be read on as they are: a box of our own is the exception.
  expect(open).toEqual(
    expect.arrayContaining([
      "white, and says nothing",
      "dark without a word of its scheme",
      "a photo under a veil",
    ]),
  );
  expect(open.length).toBeGreaterThan(Object.keys(backdrops).length / 2);
});

test("a widget follows the page that turns dark, and takes what its attributes say", {
  tag: "@any-size",
}, async ({ page }) => {
  await openPage(
    page,
    `<style>
       body { background: #fff; color: #222; transition: background-color 200ms }
       body.night { background: #101418; color: #eee }
       [data-theme=dusk] body { background: linear-gradient(#1b2735, #0b1026); color: #eee }
       @media (prefers-color-scheme: dark) { body { background: #0c0c0c; color: #ddd } }
       #photo { background: url("${photo}"); color: #fff }
     </style>
     <div id="plain">${widgets}</div><div id="photo"></div>${script}`,
  );
  await widgetsAreReady(page);
  const root = page.locator("html");
  const body = page.locator("body");
  expect(await backdrop(page)).toBe("light");

  await body.evaluate((element) => element.classList.add("night"));
  await expect.poll(() => backdrop(page)).toBe("dark");
  await body.evaluate((element) => element.classList.remove("night"));
  await expect.poll(() => backdrop(page)).toBe("light");

  await root.evaluate((element) => element.setAttribute("data-theme", "dusk"));
  await expect.poll(() => backdrop(page)).toBe("dark");
  await root.evaluate((element) => element.removeAttribute("data-theme"));
  await expect.poll(() => backdrop(page)).toBe("light");

  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => backdrop(page)).toBe("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => backdrop(page)).toBe("light");

  const sheet = await page.addStyleTag({ content: "body { background: #202020 !important; color: #fff }" });
  await expect.poll(() => backdrop(page)).toBe("dark");
  await sheet.evaluate((element) => (element as Element).remove());
  await expect.poll(() => backdrop(page)).toBe("light");

  const list = page.locator("foodshed-mailing-list");
  await list.evaluate((element) => document.querySelector("#photo")?.append(element));
  await expect.poll(() => backdrop(page)).toBe("dark, its own");
  await list.evaluate((element) => element.setAttribute("background", "transparent"));
  await expect.poll(() => backdrop(page)).toBe("dark");
  await list.evaluate((element) => element.setAttribute("theme", "light"));
  await expect.poll(() => backdrop(page)).toBe("light");
  await list.evaluate((element) => element.removeAttribute("background"));
  await expect.poll(() => backdrop(page)).toBe("light, its own");
});

test("a partner's own colours stay where the page is dark", { tag: "@any-size" }, async ({ page }) => {
  await openPage(
    page,
    `<style>body { background: #14213d; color: #fff } foodshed-mailing-list { --foodshed-color-ink: #fca311 }</style>${widgets}${script}`,
  );
  await widgetsAreReady(page);
  const title = page.locator("foodshed-mailing-list").getByRole("heading").first();
  await expect(title).toHaveCSS("color", "rgb(252, 163, 17)");
  expect(await unreadable(page)).toEqual([]);
});

test("forced colours are the visitor's", { tag: "@any-size" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, `<style>body { background: #111; color: #eee }</style>${widgets}${script}`);
  await widgetsAreReady(page);
  const title = page.locator("foodshed-mailing-list").getByRole("heading").first();
  const canvasText = await page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.color = "CanvasText";
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect(title).toHaveCSS("color", canvasText);
});

test("a frame has a backdrop of its own, and the scheme of the page around it", { tag: "@any-size" }, async ({
  page,
}) => {
  await openPage(
    page,
    `<style>body { background: #111; color: #eee }</style>
     <iframe src="${foodshed}/embed/mailing-list" title="Mailing list" width="100%" height="320" style="border:0"></iframe>
     <script src="${foodshed}/embed/frames.js" async></script>`,
  );
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("button", { name: "Subscribe" })).toBeVisible();
  const framed = page.frames()[1];
  if (!framed) throw new Error("There is no frame.");
  const inside = () => backdrop(framed as unknown as Page);
  await expect.poll(inside).toBe("dark, its own");
  await page
    .locator("body")
    .evaluate((element) => Object.assign(element.style, { background: "#fff", color: "#111" }));
  await expect.poll(inside).toBe("light, its own");
});
