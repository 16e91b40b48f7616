import { expect, type Page, test } from "@playwright/test";
import { elements, type Form, forms, tagOf } from "./support/elements.ts";
import { everyWidgetRenders, looks, overhanging, problemsOf, tags } from "./support/widgets.ts";

const partner = `${process.env.E2E_PARTNER_URL ?? ""}/hostile`;

/** Opens a page that has every element in one form, sees each with its content, and that none breaks the page or leaves its edges. */
async function holds(page: Page, name: string, form: Form = "element"): Promise<void> {
  const problems = problemsOf(page);
  await page.goto(`${partner}/${name}.html?form=${form}`);
  await everyWidgetRenders(page, form);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const tag of form === "frame" ? [] : tags)
    expect(await overhanging(page.locator(tag).first()), tag).toEqual([]);
  expect(problems).toEqual([]);
}

/** Pages on which nothing else is to be seen than that every widget holds; a page that is added here is tested with all of them. */
const pages = {
  reverted: "that reverts everything to the browser's own styles",
  "base-elsewhere": "whose base address is elsewhere",
  "tiny-column": "with a column of 200 pixels",
  zoomed: "that is zoomed, under a root of 10 pixels",
  contained: "that transforms, filters and contains what is around them",
  "dark-theme": "with a dark theme that gives every part a colour",
  "flex-and-grid": "that puts them into a grid, and inherits into them whatever text can have",
  "quirks-mode": "in quirks mode, in a table with fonts",
  "patched-natives": "that patches natives, and refuses storage",
  "hidden-at-first": "with a tab that opens later",
  "written-form": "that is written by a script with a nonce, in one form",
  "consent-first": "that lets the script in after consent, and copies the elements and every answer",
};

/** The elements with covers that could not be loaded. */
const withoutCovers = (page: Page) =>
  page.evaluate(
    (tags) =>
      tags.filter((tag) =>
        [
          ...(document
            .querySelector(tag)
            ?.shadowRoot?.querySelectorAll<HTMLImageElement>("img[src*='/embed/covers/']") ?? []),
        ].some(({ complete, naturalWidth }) => complete && naturalWidth === 0),
      ),
    tags,
  );

let plain: Awaited<ReturnType<typeof looks>> | undefined;

/** How the elements look where nothing is against them. */
async function plainLooks(page: Page) {
  if (!plain) {
    await holds(page, "plain");
    plain = await looks(page);
  }
  return plain;
}

test.describe("Every widget on a hostile page", { tag: "@any-size" }, () => {
  // All widgets one after the other, on a machine that does other things too.
  test.slow();

  test("is one of those that there are", async ({ request }) => {
    // An unknown name is answered with all names.
    const answer = await (await request.get("/embed/html/nothing")).text();
    const names = answer
      .trim()
      .replace(/^.*: |\.$/g, "")
      .split(", ");
    expect(elements.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  for (const form of ["element", "html"] as const) {
    test(`holds against resets with !important, and lets nothing of its own out, as ${form}`, async ({
      page,
    }) => {
      const before = await plainLooks(page);
      await page.goto(`${partner}/resets.html?form=${form}`);
      const own = () => page.locator("#own").evaluate((element) => ({ ...getComputedStyle(element) }));
      const words = await own();
      await everyWidgetRenders(page);
      expect(await looks(page)).toEqual(before);
      expect(await own()).toEqual(words);
    });
  }

  for (const [name, what] of Object.entries(pages)) {
    test(`holds on a page ${what}`, async ({ page }) => {
      await holds(page, name);
      // Somebody uses them: their code takes over.
      for (const tag of tags) await page.locator(tag).first().hover();
      const list = page.locator("foodshed-mailing-list");
      await list.getByRole("button", { name: "Subscribe" }).click();
      await expect(list.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
      expect(await withoutCovers(page)).toEqual([]);
    });
  }

  test("holds on a page in a sandbox, without an origin and windows", async ({ page }) => {
    const problems = problemsOf(page);
    await page.goto(`${partner}/sandboxed.html`);
    const inside = page.frameLocator("#page");
    for (const element of elements) {
      const place = inside.locator(tagOf(element)).first();
      await place.evaluate((part) => part.scrollIntoView({ block: "center" }));
      await expect(element.shown(place).first(), element.name).toBeVisible();
    }
    // No window may open there, so its address is offered.
    const board = inside.locator("foodshed-classifieds");
    await board.getByRole("link").first().click();
    await expect(board.getByRole("alert").getByRole("link")).toBeVisible();
    expect(problems).toEqual([]);
  });

  test("leaves a page's own form alone", async ({ page }) => {
    await holds(page, "written-form");
    const search = page.locator("foodshed-search");
    await search.getByRole("combobox").fill("apples");
    await search.getByRole("combobox").press("Enter");
    await expect(search.getByRole("heading", { level: 2 })).toContainText('for "apples"');
    expect(await page.evaluate("sent")).toBe(0);
  });

  test("has its size under a root of 62.5 %", async ({ page }) => {
    const before = await plainLooks(page);
    await holds(page, "small-root");
    expect(await looks(page)).toEqual(before);
  });

  test("goes from right to left where the page does", async ({ page }) => {
    await holds(page, "right-to-left");
    const search = page.locator("foodshed-search");
    const field = await search.getByRole("combobox").boundingBox();
    const button = await search.getByRole("button", { name: "Search" }).boundingBox();
    expect(button?.x).toBeLessThan(field?.x ?? 0);
  });

  for (const form of forms) {
    test(`fits a column of 280 pixels, as ${form}`, async ({ page }) => {
      await holds(page, "narrow", form);
      expect(await page.locator("#column").evaluate((column) => column.scrollWidth)).toBeLessThanOrEqual(280);
      for (const { name } of form === "frame" ? elements : []) {
        const body = page.frameLocator(`#${name}`).locator("html");
        expect(await body.evaluate((root) => root.scrollWidth - root.clientWidth), name).toBeLessThanOrEqual(
          0,
        );
      }
    });
  }

  for (const form of forms) {
    test(`needs nothing that a strict policy with Trusted Types forbids, as ${form}`, async ({ page }) => {
      await holds(page, "strict-policy", form);
      const scope = (name: string) =>
        form === "frame" ? page.frameLocator(`#${name}`) : page.locator(`foodshed-${name}`);
      const board = scope("classifieds");
      await board.getByRole("radio", { name: /^Wanted/ }).check();
      await expect(board.getByRole("heading", { level: 2 })).toContainText("Classifieds");
      const search = scope("search");
      await search.getByRole("combobox").fill("che");
      await expect(search.getByRole("option").first()).toBeVisible();
      const refused = await page.evaluate(() => (window as unknown as { refused: string[] }).refused);
      expect(refused).toEqual([]);
    });
  }

  test("works beside Prototype 1.6 and jQuery 1.4, and leaves them as they were", async ({
    page,
    request,
  }) => {
    const problems = problemsOf(page);
    await page.goto(`${partner}/old-libraries.html`);
    // The page is as hostile as it says: old libraries that speak another JSON, and another reduce().
    expect(
      await page.evaluate(
        "[Prototype.Version, jQuery.fn.jquery, [1, 2].reduce() + '', JSON.stringify([1])].join()",
      ),
    ).toBe('1.6.0.3,1.4.4pre,1,2,"[1]"');
    await everyWidgetRenders(page);
    const board = page.locator("foodshed-classifieds");
    const { hits } = await (
      await request.post("/api/v1/search/classifieds/", {
        data: { network: "grand-valley-local-food-network", list_filters: { category: [4] } },
      })
    ).json();
    // A category is sent as a list, which these pages would make a text of.
    await board.getByRole("checkbox", { name: /^Fruit/ }).check();
    await expect(board.getByRole("heading", { level: 2 })).toHaveText(
      `${hits.total} ${hits.total === 1 ? "Classified" : "Classifieds"}`,
    );
    await expect(board.getByRole("alert")).toHaveCount(0);

    const results = page.locator("foodshed-search");
    const shown = await results.getByRole("article").count();
    await results.getByRole("button", { name: "Load More Profiles" }).click();
    await expect.poll(() => results.getByRole("article").count()).toBeGreaterThan(shown);

    expect(await page.evaluate("$('own').hasClassName('x') + jQuery('#own').text()")).toBe(
      "falseThe page's own words",
    );
    expect(problems).toEqual([]);
  });

  test("works where every native is frozen", async ({ page }) => {
    const problems = problemsOf(page);
    await page.goto(`${partner}/frozen.html`);
    expect(
      await page.evaluate("Object.isFrozen(Array.prototype) && Object.isFrozen(HTMLElement.prototype)"),
    ).toBe(true);
    await everyWidgetRenders(page);
    const search = page.locator("foodshed-search");
    await search.getByRole("combobox").fill("apples");
    await search.getByRole("button", { name: "Search" }).click();
    await expect(search.getByRole("heading", { level: 2 })).toContainText('for "apples"');
    expect(problems).toEqual([]);
  });

  test("of two versions side by side is there once", async ({ page }) => {
    const problems = problemsOf(page);
    await page.goto(`${partner}/two-versions.html`);
    await everyWidgetRenders(page);
    for (const tag of ["foodshed-classifieds", "foodshed-profile-card"]) {
      expect(await page.locator(tag).evaluate((element) => element.shadowRoot?.children.length)).toBe(1);
    }
    expect(problems).toEqual([]);
  });
});

test.describe("A pinned script", { tag: "@any-size" }, () => {
  test("is one file that runs by itself", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(`${partner}/pinned.html`);
    await everyWidgetRenders(page);
    expect(scripts).toEqual([expect.stringMatching(/^\/embed\/foodshed-\d+\.\d+\.\d+-[\da-f]+\.js$/)]);
  });

  test("does not run when it is not what was pinned", async ({ page }) => {
    await page.goto(`${partner}/tampered.html`);
    expect(await page.evaluate(() => customElements.get("foodshed-classifieds"))).toBeUndefined();
  });
});
