import { expect, type Page, test } from "@playwright/test";
import { controlsUnseen, focusUnseen, statesUntold } from "./support/forcedColors.ts";
import { signInAs, tokenOf } from "./support/members.ts";
import { resizeTo, windows } from "./support/windows.ts";

// What readers change of a page: 400 % zoom, the spacing of text, and all colours, which some let their system choose for more contrast.
// Each test sets its own windows.

const ofVisitors = [
  "/",
  "/search/cheese?near=N0B&distance=25",
  "/search/classifieds",
  "/profiles/grand-valley-local-food-network",
  "/profiles/saltlick-hill-creamery",
  "/profiles/saltlick-hill-creamery/contact",
  "/this-week/grand-valley-local-food-network",
  "/about-us/meet-our-partners",
  "/contact-us",
  "/embed",
  "/login",
  "/register",
  "/no/such/page",
  "/fr",
  "/fr/profils/grand-valley-local-food-network",
];
const ofMembers = [
  "/dashboard",
  "/messages",
  "/shipping",
  "/settings",
  "/favourites",
  "/enquiries",
  "/profile",
  "/profile-hub",
  "/search/classifieds",
  "/fr/dashboard",
];
const ofManagers = ["/profile-manager", "/reports/grand-valley-local-food-network"];

const readers = [
  { who: "visitors", paths: ofVisitors },
  { who: "members", login: "demo@foodshed.example", paths: ofMembers },
  { who: "managers", login: "network@foodshed.example", paths: ofManagers },
];

/** Pages that are looked at in forced colours too; the others are made of the same parts. */
const inForcedColors = new Set([
  "/",
  "/search/cheese?near=N0B&distance=25",
  "/search/classifieds",
  "/profiles/saltlick-hill-creamery",
  "/profiles/grand-valley-local-food-network",
  "/about-us/meet-our-partners",
  "/register",
  "/login",
  "/contact-us",
  "/dashboard",
  "/messages",
  "/shipping",
  "/settings",
  "/favourites",
  "/enquiries",
  "/profile-manager",
]);

/** Pages of which nothing but this is looked at. */
const inForcedColorsOnly = [
  { who: "members", login: "demo@foodshed.example", paths: ["/profile-hub#products"] },
  { who: "administrators", login: "admin@foodshed.example", paths: ["/admin", "/admin/moderation"] },
];

/** Opens each page and collects what is wrong with it, by path. */
async function expectNone(
  page: Page,
  { login, paths }: { login?: string; paths: readonly string[] },
  look: (path: string) => Promise<string[]>,
) {
  if (login) await signInAs(page, await tokenOf(login));
  const wrong: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const found = await look(path);
    if (found.length > 0) wrong[path] = found;
  }
  expect(wrong).toEqual({});
}

test.use({ bypassCSP: true });
test.beforeEach(() => {
  test.setTimeout(300_000);
});

/** Elements that reach out of the window sideways. What scrolls within itself, such as a table or a map, may. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const scrolls = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).overflowX !== "visible" || scrolls(one.parentElement));
    return [...document.body.querySelectorAll("*")]
      .filter((one) => one.getBoundingClientRect().right > width + 1 && !scrolls(one.parentElement))
      .map((one) => `${one.localName}.${one.className} “${(one.textContent ?? "").trim().slice(0, 40)}”`)
      .slice(0, 8);
  });

/** Spacing as in success criterion 1.4.12 of WCAG. */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** Boxes that hide some of their own text. Folded texts and what only screen readers read are meant to. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const hidesText = (one: HTMLElement) => {
      const { overflowX, overflowY, webkitLineClamp, textOverflow, clipPath } = getComputedStyle(one);
      if (webkitLineClamp !== "none" || textOverflow === "ellipsis" || clipPath !== "none") return false;
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const box = one.getBoundingClientRect();
      if (box.width < 4 || box.height < 4) return false;
      return (
        (hides(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
        (hides(overflowY) && one.scrollHeight > one.clientHeight + 1)
      );
    };
    return [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".leaflet-container, svg"),
      )
      .filter((one) => (one.textContent ?? "").trim() !== "" && hidesText(one))
      .map((one) => `${one.localName}.${one.className} “${(one.textContent ?? "").trim().slice(0, 40)}”`);
  });

/** Controls of one line whose text leaves them, or that lie on each other. */
const overlapping = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>("main button, main a, header a, header button, main label"),
    ]
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".leaflet-container"),
      )
      .filter((one) => (one.textContent ?? "").trim() !== "");
    return controls
      .filter((one) => one.localName === "button" && one.scrollWidth > one.clientWidth + 2)
      .map((one) => `button “${(one.textContent ?? "").trim().slice(0, 40)}” is narrower than its text`);
  });

/** 1280 × 1024 pixels at 400 %. */
const ZOOMED = { width: 320, height: 256 };
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
];

/** Controls that cannot be seen, or do not tell their state or the focus, where the system has chosen all colours. */
async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  // Moves the focus through the page.
  const lost = [
    ...(await controlsUnseen(page)),
    ...(await statesUntold(page)),
    ...(await focusUnseen(page)),
  ].map((one) => `in forced colours: ${one}`);
  await page.emulateMedia({ forcedColors: "none" });
  return lost;
}

// One page load for all looks: layouts follow the width alone.
for (const { who, ...pages } of readers) {
  test(`${who}' pages are not read sideways at 400 %, hide nothing when text is spaced, and lose no control in forced colours`, {
    tag: "@any-size",
  }, async ({ page }) => {
    await page.setViewportSize(ZOOMED);
    await expectNone(page, pages, async (path) => {
      await resizeTo(page, ZOOMED);
      const wrong = (await tooWide(page)).map((one) => `at 400 %: ${one}`);
      const clippedBefore: string[][] = [];
      for (const window of WINDOWS) {
        await resizeTo(page, window);
        clippedBefore.push(await clipped(page));
      }
      const spacing = await page.addStyleTag({ content: SPACING });
      for (const [at, window] of WINDOWS.entries()) {
        await resizeTo(page, window);
        const found = [
          ...(await clipped(page)).filter((one) => !clippedBefore[at]?.includes(one)),
          ...(await overlapping(page)),
          ...(await tooWide(page)),
        ];
        wrong.push(...found.map((one) => `spaced, at ${window.width} px: ${one}`));
      }
      if (!inForcedColors.has(path)) return wrong;
      await spacing.evaluate((style) => (style as Element).remove());
      await resizeTo(page, windows.desktop);
      return [...wrong, ...(await lostInForcedColors(page))];
    });
  });
}

for (const { who, ...pages } of inForcedColorsOnly) {
  test(`in forced colours ${who} see every control, its state and the focus`, { tag: "@any-size" }, async ({
    page,
  }) => {
    await expectNone(page, pages, () => lostInForcedColors(page));
  });
}

test("these looks notice what they look for", { tag: "@any-size" }, async ({ page }) => {
  await page.goto("/robots.txt");
  await page.setViewportSize({ width: 320, height: 256 });
  await page.setContent(`
    <main><p style="width: 400px">Sideways</p>
    <div style="overflow: hidden; height: 20px; width: 80px; line-height: 20px">Clipped words here</div>
    <button style="width: 60px; white-space: nowrap; overflow: visible">A label that leaves its button</button>
    </main>`);
  expect((await tooWide(page)).join()).toContain("Sideways");
  expect((await clipped(page)).join()).toContain("Clipped words here");
  expect((await overlapping(page)).join()).toContain("leaves its button");
});

test("looks in forced colours notice what they look for", { tag: "@any-size" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/robots.txt");
  await page.setContent(`
    <style>.bare { border: 0; background: #eee; outline: none } .on { background: green }</style>
    <main><input class="bare" aria-label="Frameless"><button class="bare"><i></i></button>
    <button class="bare on" aria-pressed="true">List</button><button class="bare" aria-pressed="false">Map</button></main>`);
  await page
    .locator("i")
    .evaluate((sign) => sign.setAttribute("style", "display: block; width: 9px; height: 9px"));
  expect((await controlsUnseen(page)).join()).toContain("Frameless");
  expect((await controlsUnseen(page)).join()).toContain("shows nothing");
  expect((await statesUntold(page)).join()).toContain("List");
  expect((await focusUnseen(page)).join()).toContain("Map");
});
