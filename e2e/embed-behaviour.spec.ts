import { expect, type Page, test } from "@playwright/test";
import { problemsOf, tags } from "./support/widgets.ts";

const partner = process.env.E2E_PARTNER_URL ?? "";
const foodshed = process.env.E2E_BASE_URL ?? "";
const hostile = (name: string) => `${partner}/hostile/${name}.html`;

// Pages with several widgets, on a machine that may do other things too.
test.slow();

/** Writes down the events of ours that reach the page, from its beginning. */
async function writeDownEvents(page: Page) {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    for (const name of ["ready", "results", "error", "open"]) {
      addEventListener(`foodshed:${name}`, (event) => {
        const { type, target, detail } = event as CustomEvent;
        told.push({ type, from: (target as Element).id || (target as Element).localName, ...detail });
      });
    }
  });
  return () => page.evaluate(() => (globalThis as unknown as { told: { type: string }[] }).told);
}

test.describe("On a page that navigates by itself, a widget", { tag: "@any-size" }, () => {
  test("moves with what was typed, comes back after it was taken away, and is there once", async ({
    page,
  }) => {
    const problems = problemsOf(page);
    await page.goto(hostile("client-navigation"));
    const search = page.locator("foodshed-search");
    const board = page.locator("foodshed-classifieds");
    await expect(board.getByRole("article").first()).toBeVisible();
    await search.getByRole("combobox").fill("maple");
    await page.evaluate(() => {
      const [first, second] = document.querySelectorAll("main");
      second?.append(...(first?.children ?? []));
    });
    await expect(page.locator("#second foodshed-search").getByRole("combobox")).toHaveValue("maple");
    await expect(page.locator("#second foodshed-classifieds").getByRole("article").first()).toBeVisible();

    await page.evaluate(() => {
      const board = document.querySelector("foodshed-classifieds");
      board?.remove();
      Object.assign(globalThis, { kept: board });
    });
    await expect(board).toHaveCount(0);
    await page.evaluate(() => {
      document.querySelector("#first")?.append((globalThis as unknown as { kept: Element }).kept);
    });
    await expect(board.getByRole("article").first()).toBeVisible();
    expect(await board.evaluate((element) => element.shadowRoot?.children.length)).toBe(1);
    expect(problems).toEqual([]);
  });

  test("that is made by script takes the properties that were set before, and follows its attributes", async ({
    page,
  }) => {
    await page.goto(hostile("client-navigation"));
    await page.evaluate(() => {
      const button = document.createElement("foodshed-message-button");
      Object.assign(button, { slug: "north", label: "Write to us" });
      document.querySelector("#first")?.prepend(button);
    });
    const button = page.locator("foodshed-message-button");
    await button.getByRole("button", { name: "Write to us" }).click();
    const link = button.getByRole("link", { name: "Log In to Message" });
    await expect(link).toHaveAttribute("href", `${foodshed}/message/north`);
    await button.evaluate((element) => element.setAttribute("slug", "south"));
    await expect(link).toHaveAttribute("href", `${foodshed}/message/south`);
    await button.evaluate((element) => Object.assign(element, { label: null }));
    await expect(button.getByRole("button", { name: "Write a message" })).toBeVisible();
  });
});

test.describe("What is far below", { tag: "@any-size" }, () => {
  test("is fetched when one comes near, or prints", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (/\/embed\/(\w+-|html\/)/.test(request.url())) fetched.push(request.url());
    });
    await page.goto(hostile("far-below"), { waitUntil: "networkidle" });
    const board = page.locator("foodshed-classifieds");
    expect(fetched).toEqual([]);
    expect(await board.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(400);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("body");
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(board.getByRole("article").first()).toBeVisible();
    expect(fetched).not.toEqual([]);
  });
});

test.describe("On paper", { tag: "@any-size" }, () => {
  test("a dark widget is dark on white, and a board has none of what can only be pressed", async ({
    page,
  }) => {
    await page.goto(hostile("themes"));
    const dark = page.locator("#dark");
    await expect(dark.getByRole("button", { name: "Subscribe" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    expect(
      await dark.evaluate((element) => {
        const box = element.shadowRoot?.querySelector("div") ?? element;
        const words = element.shadowRoot?.querySelector("div > div") ?? element;
        return [getComputedStyle(box).backgroundColor, getComputedStyle(words).color];
      }),
    ).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);

    await page.goto(`${partner}/network.html`);
    const board = page.locator("foodshed-classifieds");
    await expect(board.getByRole("article").first()).toBeVisible();
    await expect(board.getByRole("button").locator("visible=true")).toHaveCount(0);
  });
});

test.describe("When something is down", { tag: "@any-size" }, () => {
  test("the widget says so with a link and an event, and comes when it is tried again", async ({ page }) => {
    const told = await writeDownEvents(page);
    await page.route(/\/(api\/v1|embed\/html)\//, (route) => route.abort());
    await page.goto(`${partner}/network.html`);
    const board = page.locator("foodshed-classifieds");
    await expect(board.getByRole("alert")).toContainText("The classifieds could not be loaded.");
    await expect(board.getByRole("link", { name: "Open on Foodshed" })).toHaveAttribute(
      "href",
      `${foodshed}/search/classifieds`,
    );
    expect(await told()).toEqual([expect.objectContaining({ type: "foodshed:error", kind: "network" })]);
    await page.unrouteAll();
    await board.getByRole("button", { name: "Try again" }).click();
    await expect(board.getByRole("article").first()).toBeVisible();
    await expect.poll(told).toContainEqual(expect.objectContaining({ type: "foodshed:ready" }));
  });

  test("and not even the code comes, there is a sentence and a plain link, for each of them", async ({
    page,
  }) => {
    const told = await writeDownEvents(page);
    await page.route(/\/embed\/(\w+-|html\/)/, (route) => route.abort());
    await page.goto(hostile("plain"));
    for (const tag of tags) {
      const widget = page.locator(tag);
      await widget.scrollIntoViewIfNeeded();
      await expect(widget.getByRole("alert")).toContainText("This could not be loaded.");
      await expect(widget.getByRole("link")).toHaveAttribute("href", new RegExp(`^${foodshed}/`));
    }
    expect((await told()).map(({ type }) => type)).toEqual(tags.map(() => "foodshed:error"));
  });

  test("and there is no script at all, the snippet's link remains", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${partner}/`);
    await expect(page.getByRole("link", { name: "See the classifieds on Foodshed" })).toBeVisible();
    await page.goto(`${foodshed}/embed/classifieds`);
    await expect(page.getByRole("link", { name: "Open on Foodshed" })).toBeVisible();
    await context.close();
  });

  test("or the network is unknown or missing, the page shows an error and the element fires an event", async ({
    page,
  }) => {
    const told = await writeDownEvents(page);
    await page.goto(hostile("themes"));
    const board = page.locator("#unknown");
    await board.scrollIntoViewIfNeeded();
    await expect(board.getByRole("alert")).toContainText(
      "There is no network “no-such-network-anywhere” on Foodshed.",
    );
    expect(await told()).toContainEqual(
      expect.objectContaining({ type: "foodshed:error", from: "unknown", kind: "unknown-network" }),
    );
    const featured = await page.request.get(`${foodshed}/api/v1/search/featured_profiles/?size=1`);
    const { slug } = (await featured.json()).hits.hits[0]._source;
    await board.evaluate((element, business) => element.setAttribute("network", business), slug);
    await expect(board.getByRole("alert")).toContainText(
      `“${slug}” is a business on Foodshed, and no network.`,
    );
    await board.evaluate((element) => element.setAttribute("network", "grand-valley-local-food-network"));
    await expect(board.getByRole("article").first()).toBeVisible();
    await expect(board.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("A look", { tag: "@any-size" }, () => {
  const ground = (page: Page, id: string) =>
    page.locator(id).evaluate((element) => {
      const box = element.shadowRoot?.querySelector("div") ?? element;
      const words = element.shadowRoot?.querySelector("h2") ?? element;
      const button = element.shadowRoot?.querySelector("button") ?? element;
      const of = (part: Element) => getComputedStyle(part);
      return {
        background: of(box).backgroundColor,
        words: of(words).color,
        button: of(button).backgroundColor,
        onButton: of(button).color,
        corners: of(button).borderTopLeftRadius,
        size: of(words).fontSize,
      };
    });

  test("that is dark has its own dark background on a light page, unless it is turned off", async ({
    page,
  }) => {
    await page.goto(hostile("themes"));
    for (const id of ["#dark", "#plain", "#branded", "#clear"]) {
      await expect(page.locator(id).getByRole("button", { name: "Subscribe" })).toBeVisible();
    }
    const plain = await ground(page, "#plain");
    expect(plain.background).toBe("rgba(0, 0, 0, 0)");
    const dark = await ground(page, "#dark");
    expect(dark.background).toBe("rgb(21, 26, 22)");
    expect(dark.words).toBe("rgb(242, 239, 230)");
    const clear = await ground(page, "#clear");
    expect(clear).toMatchObject({ background: "rgba(0, 0, 0, 0)", words: dark.words });
  });

  test("of a partner's brand is used, and words on its accent are black or white", async ({ page }) => {
    await page.goto(hostile("themes"));
    await expect(page.locator("#branded").getByRole("button", { name: "Subscribe" })).toBeVisible();
    const branded = await ground(page, "#branded");
    expect(branded).toMatchObject({
      background: "rgb(16, 32, 64)",
      words: "rgb(255, 255, 255)",
      button: "rgb(255, 215, 0)",
      corners: "0px",
    });
    expect(branded.onButton).toMatch(/^color\(xyz-d65 0 0 0\)$/);
    expect(Number.parseFloat(branded.size)).toBeGreaterThan(
      Number.parseFloat((await ground(page, "#plain")).size),
    );
  });
});
