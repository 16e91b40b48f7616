import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { countShifts, shiftsOf } from "./support/layout-shifts.ts";
import { problemsOf } from "./support/widgets.ts";

// Partners' pages whose server has put the first content of widgets into them.

const partner = process.env.E2E_PARTNER_URL ?? "";
const foodshed = process.env.E2E_BASE_URL ?? "";
const script = `<script src="${foodshed}/embed/v1.js" async></script>`;
const network = "grand-valley-local-food-network";

test.slow();

/** What a partner's server puts into its page. */
async function rendered(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(`${foodshed}/embed/html/${address}`);
  expect(response.status(), await response.text()).toBe(200);
  return response.text();
}

/** Stores a partner's page with this code. @returns its address */
async function paste(page: Page, name: string, code: string): Promise<string> {
  const address = `${partner}/pasted/first-content-${name}`;
  await page.request.put(address, { data: code, headers: { "content-type": "text/html" } });
  return address;
}

const widgets: Record<string, string> = {
  board: `classifieds?network=${network}`,
  "French board": "classifieds?lang=fr&kind=sale&theme=dark&accent=%23a04000&density=compact",
  card: `profile-card?slug=${network}`,
  "search box": "search?placeholder=Cheese%3F",
  "search with results": `search?results=inline&text=cheese&network=${network}`,
  "shipping calculator": "shipping?from-city=Elora",
  "message button": `message-button?slug=${network}`,
  "mailing list": "mailing-list?lang=fr",
};

/** What is laid out otherwise, or has its filters closed, where there is little room. */
const bySize = ["board", "search box", "search with results"];

for (const [name, address] of Object.entries(widgets)) {
  test(`The script takes over a ${name} as it stands: nothing moves, is asked again or loses the focus`, {
    tag: bySize.includes(name) ? [] : "@any-size",
  }, async ({ page, request }) => {
    const problems = problemsOf(page);
    const asked: string[] = [];
    page.on("request", (call) => {
      // What is counted is no reading, and what was typed has suggestions of its own.
      if (/\/api\/v1\/(?!files\/|embeds\/count\/|search\/suggest_terms\/)/.test(call.url()))
        asked.push(call.url());
    });
    const code = await rendered(request, address);
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(globalThis, { moved, isReady: false });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
      addEventListener("foodshed:ready", () => Object.assign(globalThis, { isReady: true }));
    });
    await page.goto(await paste(page, name.replaceAll(" ", "-"), `${code}<p>Our opening hours</p>`));
    const element = page.locator("h1 + *");
    const before = await element.evaluate((host) => {
      const nodes = [...(host.shadowRoot?.querySelectorAll("div *") ?? [])];
      const focused = nodes.find((node) =>
        node.matches("a, input:not([type=radio], [type=checkbox])"),
      ) as HTMLElement;
      focused.focus();
      Object.assign(globalThis, { nodes, focused });
      const field = focused.localName === "input";
      return { height: (host as HTMLElement).offsetHeight, count: nodes.length, field };
    });
    expect(before.count).toBeGreaterThan(1);
    // What somebody types before the script has come stays.
    if (before.field) await page.keyboard.type("Elora");

    await page.evaluate(
      `document.body.append(Object.assign(document.createElement("script"), { src: "${foodshed}/embed/v1.js" }))`,
    );
    await expect.poll(() => page.evaluate("isReady")).toBe(true);
    // The focus is a sign that somebody is about to use it: the code follows, and takes over.
    const rest = () => element.evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll("script").length);
    await expect.poll(rest).toBe(0);
    await page.waitForLoadState("networkidle");
    const after = await element.evaluate((host) => {
      const known = globalThis as unknown as { nodes: Element[]; focused: Element; moved: number[] };
      return {
        height: (host as HTMLElement).offsetHeight,
        kept: known.nodes.filter(({ isConnected }) => isConnected).length,
        hasFocus: host.shadowRoot?.activeElement === known.focused,
        focused: host.shadowRoot?.activeElement?.textContent,
        typed: (known.focused as HTMLInputElement).value?.includes("Elora") ?? false,
        // Less than this is a fraction of a pixel.
        moved: known.moved.filter((value) => value > 0.0001),
        // What came with the content is not needed any more.
        rest: [...(host.shadowRoot?.children ?? [])].map(({ localName }) => localName),
      };
    });
    // With the script a button that opens a form takes the place of the link to the site, and its focus.
    const becomes =
      name === "message button"
        ? { kept: expect.any(Number), hasFocus: false, focused: "Write a message" }
        : { focused: expect.anything() };
    const same = {
      height: before.height,
      kept: before.count,
      hasFocus: true,
      typed: before.field,
      moved: [],
      rest: ["div"],
    };
    expect(after).toEqual({ ...same, ...becomes });
    expect(asked).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test("Under a policy without inline styles the content has its look before the script, from files that stay", {
  tag: "@any-size",
}, async ({ browser, page, request }) => {
  const look = (host: Element) =>
    [...(host.shadowRoot?.querySelectorAll("div *") ?? [])].map((part) => {
      const { color, backgroundColor, fontSize, display, paddingTop } = getComputedStyle(part);
      return [part.localName, color, backgroundColor, fontSize, display, paddingTop].join(" ");
    });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const [name, address] of Object.entries(widgets)) {
    const inline = await rendered(request, address);
    const linked = await rendered(request, `${address}&styles=link`);
    expect(linked, name).not.toContain("<style");
    for (const [, href = ""] of linked.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)) {
      const kept = href.includes("/appearance.css")
        ? "public, max-age=86400"
        : "public, max-age=31536000, immutable";
      const file = await request.get(href.replaceAll("&amp;", "&"));
      expect([file.status(), file.headers()["cache-control"]], href).toEqual([200, kept]);
    }
    await plain.goto(await paste(page, "styles-inline", inline));
    const wanted = await plain.locator("h1 + *").evaluate(look);
    await plain.goto(`${await paste(page, "styles-linked", linked)}?strict`);
    expect(await plain.locator("h1 + *").evaluate(look), name).toEqual(wanted);
  }
  await context.close();

  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await countShifts(page);
  const board = await rendered(request, `${widgets["French board"]}&styles=link`);
  await page.goto(`${await paste(page, "styles-strict", `${board}<p>Ours</p>${script}`)}?strict`);
  await expect(page.locator("foodshed-classifieds [type=radio]").first()).toBeAttached();
  expect(await shiftsOf(page)).toBe(0);
  expect(refused).toEqual([]);
});

test("The content is there without script, and a link where a browser does not know shadow trees in markup", {
  tag: "@any-size",
}, async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const [board, search] = [
    await rendered(request, `classifieds?network=${network}`),
    await rendered(request, "search?lang=fr"),
  ];
  await page.goto(await paste(page, "plain", board + search + script));
  const classifieds = page.locator("foodshed-classifieds");
  await expect(classifieds.getByRole("article").first()).toBeVisible();
  await expect(classifieds.getByRole("link", { name: "Open on Foodshed" })).toBeVisible();
  // What would do nothing is not offered; the search box leads to the site.
  await expect(classifieds.getByRole("button", { name: "Filter" })).toBeHidden();
  await page.getByRole("combobox", { name: "Rechercher" }).fill("fromage");
  await page.getByRole("combobox", { name: "Rechercher" }).press("Enter");
  await expect(page).toHaveURL(`${foodshed}/fr/recherche?query=fromage`);

  const unread = board.replace(/<template[\s\S]*<\/template>/, "");
  await page.goto(await paste(page, "link", unread));
  await expect(page.getByRole("link", { name: "Classifieds board on Foodshed" })).toBeVisible();
  await context.close();
});

test("Content that is kept for long becomes that of today, still without the widget's code", {
  tag: "@any-size",
}, async ({ page, request }) => {
  const code = (await rendered(request, `classifieds?network=${network}`))
    .replace(/"at":\d+/, `"at":${Date.now() - 60 * 60_000}`)
    // An ad that has ended since.
    .replaceAll("Whey for pig farmers", "An ad of yesterday");
  await page.goto(await paste(page, "old", code));
  await expect(page.getByText("An ad of yesterday")).toBeVisible();
  const fetched: string[] = [];
  page.on("request", (call) => fetched.push(call.url()));
  await page.goto(await paste(page, "old", code + script));
  await expect(page.getByText("Whey for pig farmers")).toBeVisible();
  await expect(page.getByText("An ad of yesterday")).toHaveCount(0);
  expect(fetched.filter((url) => /\/embed\/core-/.test(url))).toEqual([]);
  // The code takes over what stands there now.
  await page.getByRole("radio", { name: /^Wanted/ }).check();
  await expect(page.getByText("Whey for pig farmers")).toHaveCount(0);
});

test("A cover is a picture in the scheme of its element", { tag: "@any-size" }, async ({ page, request }) => {
  const brightness = async (theme: string) => {
    const code = await rendered(request, `classifieds?theme=${theme}`);
    await page.goto(await paste(page, `cover-${theme}`, code));
    const cover = page.locator("foodshed-classifieds img[src*='/embed/covers/']").first();
    await cover.scrollIntoViewIfNeeded();
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    const shot = (await cover.screenshot()).toString("base64");
    return page.evaluate(async (png) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = new OffscreenCanvas(1, 1);
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0, 1, 1);
      return context?.getImageData(0, 0, 1, 1).data[0] ?? 0;
    }, shot);
  };
  expect(await brightness("light")).toBeGreaterThan(150);
  expect(await brightness("dark")).toBeLessThan(110);
});

test("Content whose script is not reached stays", { tag: "@any-size" }, async ({ page, request }) => {
  await page.route(/\/embed\/core-/, (route) => route.abort());
  const told = page.waitForEvent("console", (message) => message.text() === "told network");
  await page.addInitScript(() =>
    addEventListener("foodshed:error", (event) =>
      console.log("told", (event as CustomEvent<{ kind: string }>).detail.kind),
    ),
  );
  const code = await rendered(request, `profile-card?slug=${network}`);
  await page.goto(await paste(page, "unreached", code + script));
  const card = page.locator("foodshed-profile-card");
  await card.getByRole("link").first().focus();
  await told;
  await expect(card.getByRole("heading")).toBeVisible();
  await expect(card.getByRole("alert")).toContainText("This could not be loaded.");
});

test("A snippet whose script is blocked leaves its link, and no empty room", { tag: "@any-size" }, async ({
  page,
}) => {
  await page.goto(`${foodshed}/embed`);
  const code = await page.getByRole("textbox", { name: /code/i }).first().inputValue();
  expect(code).toContain("min-height:max(840px,min(100vh,1600px))");
  await page.route(/\/embed\/v1\.js/, (route) => route.abort());
  await page.goto(await paste(page, "blocked", code));
  const board = page.locator("foodshed-classifieds");
  await expect(board.getByRole("link", { name: "Classifieds board on Foodshed" })).toBeVisible();
  await expect
    .poll(() => board.evaluate(({ clientHeight }) => clientHeight), { timeout: 15_000 })
    .toBeLessThan(60);
});

test("A server is told what is wrong with an address, in its language", { tag: "@any-size" }, async ({
  request,
}) => {
  const answer = async (address: string) => {
    const response = await request.get(`${foodshed}/embed/html/${address}`);
    return [response.status(), (await response.text()).trim()];
  };
  expect(await answer("classifieds?network=nowhere")).toEqual([
    404,
    expect.stringContaining("There is no network “nowhere” on Foodshed."),
  ]);
  expect(await answer("classifieds?colour=red")).toEqual([
    400,
    expect.stringContaining("There is no attribute “colour” here."),
  ]);
  expect(await answer("market?lang=fr")).toEqual([404, expect.stringContaining("Ce widget n’existe pas.")]);
  expect(await answer("profile-card?slug=nobody-at-all")).toEqual([
    404,
    "There is no business “nobody-at-all” on Foodshed.",
  ]);
  expect(await answer("profile-card")).toEqual([400, "The attribute “slug” is missing."]);
});

test("Addresses cannot put anything but text into the page", { tag: "@any-size" }, async ({
  page,
  request,
}) => {
  const problems = problemsOf(page);
  const evil = '"><img src=x onerror=alert(1)></style></template></script><script>alert(1)</script>';
  const query = new URLSearchParams({
    placeholder: evil,
    accent: evil,
    font: `x;}${evil}`,
    text: evil,
    lang: evil,
  });
  const code = await rendered(request, `search?${query}`);
  let alerted = false;
  page.on("dialog", (dialog) => {
    alerted = true;
    void dialog.dismiss();
  });
  await page.goto(await paste(page, "evil", code + script));
  await expect(page.getByRole("combobox", { name: "Search" })).toHaveValue(evil);
  expect(alerted).toBe(false);
  expect(await page.locator("img, script:not([src], [type='application/json'])").count()).toBe(0);
  expect(problems).toEqual([]);
});
