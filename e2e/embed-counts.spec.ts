import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { logIn } from "./support/accounts.ts";
import { runJobUntil } from "./support/jobs.ts";
import { newNetwork } from "./support/networks.ts";
import { paste, script } from "./support/pasted-page.ts";

// What a partner's page reports about the widgets of a network, and what it never does.

const foodshed = process.env.E2E_BASE_URL ?? "";
const slug = "grand-valley-local-food-network";

test.slow();

/** The requests of a context that count something, with everything that they say. */
function countsOf(context: BrowserContext) {
  const sent: { body: string | null; headers: Promise<Record<string, string>> }[] = [];
  context.on("request", (request) => {
    if (request.url().includes("/embeds/count/"))
      sent.push({ body: request.postData(), headers: request.allHeaders() });
  });
  return sent;
}

/** Looks at a board of the network and uses it, as a visitor does. */
async function visit(page: Page, name: string, network = slug) {
  await page.goto(
    await paste(page, name, `<foodshed-classifieds network="${network}"></foodshed-classifieds>${script}`),
  );
  const board = page.locator("foodshed-classifieds");
  await board.getByRole("button", { name: "Filter" }).or(board.getByRole("radio").first()).first().waitFor();
  await page.waitForLoadState("networkidle");
  await board.getByRole("heading", { level: 2 }).click();
  await page.waitForLoadState("networkidle");
}

test("a widget of a network says once that it was shown and once that it was used, and nothing of the visitor", {
  tag: "@any-size",
}, async ({ page, context }) => {
  await context.addCookies([{ name: "own", value: "1", url: foodshed }]);
  const sent = countsOf(context);
  await visit(page, "counted");
  await page.locator("foodshed-classifieds").getByRole("heading", { level: 2 }).click();
  expect(sent.map(({ body }) => body)).toEqual([
    `element=classifieds&event=shown&slug=${slug}`,
    `element=classifieds&event=used&slug=${slug}`,
  ]);
  for (const { headers } of sent) {
    expect(await headers).not.toHaveProperty("cookie");
    expect(await headers).not.toHaveProperty("authorization");
  }
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    "",
    0,
    0,
  ]);
});

for (const [name, property, value] of [
  ["Do-Not-Track", "doNotTrack", "1"],
  ["Global Privacy Control", "globalPrivacyControl", true],
] as const)
  test(`nothing is sent where the browser says ${name}`, { tag: "@any-size" }, async ({ page, context }) => {
    await context.addInitScript(
      ([property, value]) => Object.defineProperty(Navigator.prototype, property, { get: () => value }),
      [property, value] as const,
    );
    const sent = countsOf(context);
    await visit(page, "not-counted");
    const address = `${foodshed}/embed/classifieds?network=${slug}`;
    await page.goto(
      await paste(page, "not-counted-frame", `<iframe src="${address}" width="600" height="900"></iframe>`),
    );
    const frame = page.frameLocator("iframe");
    await frame.getByRole("heading", { level: 2 }).click();
    await page.waitForLoadState("networkidle");
    expect(sent).toEqual([]);
  });

test("a network sees its widgets in numbers in the builder, and others do not", { tag: "@any-size" }, async ({
  page,
  browser,
}) => {
  const network = await newNetwork();
  const visitor = await (await browser.newContext()).newPage();
  const used = visitor.waitForResponse((response) => !!response.request().postData()?.includes("event=used"));
  await visit(visitor, "of-a-network", network.slug);
  await used;
  await visitor.context().close();
  await page.goto(`/embed?network=${network.slug}`);
  await expect(page.getByRole("heading", { name: "Check a page" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "In numbers" })).toHaveCount(0);
  await page.goto("/login");
  await logIn(page, network.email);
  await expect(page).not.toHaveURL(/login/);
  const row = page.getByRole("region", { name: "In numbers" }).getByRole("row");
  await runJobUntil("embed-counts", async () => {
    await page.goto(`/embed?network=${network.slug}`);
    await expect(row).toHaveCount(2, { timeout: 5_000 });
  });
  const { host } = new URL(process.env.E2E_PARTNER_URL ?? "");
  await expect(row.last()).toHaveText(`${host}classifieds11`);
});
