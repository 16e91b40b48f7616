import { expect, test } from "@playwright/test";

const partner = process.env.E2E_PARTNER_URL ?? "";
const foodshed = process.env.E2E_BASE_URL ?? "";

// Pages with several widgets, on a machine that may do other things too.
test.slow();

test.describe("A widget in a frame", () => {
  test("is as high as what is in it, and stays so when that grows", { tag: "@any-size" }, async ({
    page,
  }) => {
    await page.goto(`${partner}/hostile/frames.html`);
    const frame = page.locator("#board");
    const board = page.frameLocator("#board");
    await expect(board.getByRole("article").first()).toBeVisible();
    const heights = () =>
      Promise.all([
        frame.evaluate((element) => element.clientHeight),
        board.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height)),
      ]);
    await expect
      .poll(async () => {
        const [outer, inner] = await heights();
        return inner > 420 && outer === inner;
      })
      .toBe(true);
    const [before] = await heights();
    const more = board.getByRole("button", { name: "Filter classifieds" });
    if (await more.isVisible()) await more.click();
    else await board.locator("body").evaluate((body) => body.append(document.createElement("hr")));
    await expect.poll(async () => (await heights())[0]).toBeGreaterThan(before);
  });

  test("that is far below says nothing in the console, and has its height when one comes", {
    tag: "@any-size",
  }, async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    const code = `<div style="height: 6000px"></div>
      <iframe src="${foodshed}/embed/mailing-list" title="Mailing list" loading="lazy" width="100%" height="420"></iframe>
      <script src="${foodshed}/embed/frames.js" async></script>`;
    await page.request.put(`${partner}/pasted/lazy-frame`, { data: code });
    await page.goto(`${partner}/pasted/lazy-frame`, { waitUntil: "networkidle" });
    expect(said).toEqual([]);
    const frame = page.locator("iframe");
    await frame.scrollIntoViewIfNeeded();
    await expect.poll(() => frame.evaluate((element) => element.style.height)).toMatch(/^\d+px$/);
    expect(said).toEqual([]);
  });

  test("takes its height from its own frame only", { tag: "@any-size" }, async ({ page }) => {
    await page.goto(`${partner}/hostile/frames.html`);
    await expect(page.frameLocator("#list").getByRole("button", { name: "Subscribe" })).toBeVisible();
    const list = page.locator("#list");
    const height = () => list.evaluate((element) => element.style.height);
    await expect.poll(height).toMatch(/^\d+px$/);
    // The stranger's frame has said 4321 all the while, and now the page itself says it in our name.
    await page.evaluate((origin) => {
      const data = { foodshed: "height", height: 4321 };
      dispatchEvent(new MessageEvent("message", { data, origin, source: window }));
      const frame = document.querySelector<HTMLIFrameElement>("#list");
      dispatchEvent(
        new MessageEvent("message", { data, origin: "https://evil.example", source: frame?.contentWindow }),
      );
      dispatchEvent(
        new MessageEvent("message", {
          data: { ...data, height: "4321px;" },
          origin,
          source: frame?.contentWindow,
        }),
      );
    }, foodshed);
    await expect(page.frameLocator("#stranger").getByText("Another page")).toBeVisible();
    // It may still grow by itself, by some pixels.
    expect(await height()).toMatch(/^\d{2,3}px$/);
    expect(await page.locator("#stranger").evaluate((element) => (element as HTMLElement).style.height)).toBe(
      "",
    );
  });

  test("sends what happens in it to the page around", { tag: "@any-size" }, async ({ page }) => {
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      for (const name of ["foodshed:ready", "foodshed:results"]) {
        addEventListener(name, ({ target, type }) => told.push(`${(target as Element).id} ${type}`));
      }
    });
    await page.goto(`${partner}/hostile/frames.html`);
    const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
    await expect.poll(told).toContain("board foodshed:results");
    await expect.poll(told).toContain("board foodshed:ready");
  });

  test("tells a page nothing that has not said that it listens", { tag: "@any-size" }, async ({ page }) => {
    await page.goto(`${partner}/hostile/frames-unheard.html`);
    const frame = page.frameLocator("#board");
    await expect(frame.getByRole("button", { name: "Subscribe" })).toBeVisible();
    await frame.locator("body").evaluate((body) => body.append(document.createElement("hr")));
    await frame
      .locator("body")
      .evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([]);
  });

  test("is the only page of ours that may be framed", { tag: "@any-size" }, async ({ page, request }) => {
    const policy = async (path: string) => (await request.get(path)).headers()["content-security-policy"];
    expect(await policy("/embed/classifieds")).toContain("frame-ancestors *");
    for (const path of ["/embed", "/login", "/", "/mailing-list", "/shipping/start"]) {
      expect(await policy(path), path).toContain("frame-ancestors 'none'");
    }
    await page.goto(`${partner}/hostile/frames-unheard.html`);
    await expect(
      page.frameLocator("#site").getByRole("heading", { name: "Put Foodshed on your site" }),
    ).toHaveCount(0);
  });

  test("that there is not is not found", { tag: "@any-size" }, async ({ request }) => {
    expect((await request.get("/embed/nothing")).status()).toBe(404);
    expect((await request.get("/embed/nothing-AbCd1234.js")).status()).toBe(404);
  });
});
