// Over one database: pages of partners are read; what the network has, profiles.test.ts and classifieds.test.ts read over both.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PageError, type PublicPage } from "../../infra/web/public-page.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let network: { slug: string };
let business: { slug: string };
let hidden: { slug: string; accountId: number };
let html: string;
let asItIs: TestServer["services"]["readPage"];
const opened: string[] = [];

beforeAll(async () => {
  server = await buildTestServer();
  asItIs = server.services.readPage;
  network = await server.manager({ business_name: "Grand Valley Network" });
  business = await server.member({ business_name: "Maple Hollow" });
  const unpublished = await server.member({ business_name: "Not Yet Public" });
  hidden = unpublished;
  await server.db
    .updateTable("accounts")
    .set({ published_at: null })
    .where("id", "=", unpublished.accountId)
    .execute();
});
beforeEach(() => serve(async (url) => page(url)));
afterAll(() => server.close());

const page = (url: string): PublicPage => ({ url, headers: {}, html });
function serve(readPage: (url: string) => Promise<PublicPage>) {
  server.services.readPage = async (url) => {
    opened.push(url);
    return readPage(url);
  };
}
const check = (url: string, headers: Record<string, string> = {}) =>
  server.request("POST", "/embeds/check/", { body: { url }, headers });
const codes = (body: { findings: { code: string }[] }) => body.findings.map(({ code }) => code);
const widget = (attributes: string) => {
  const { publicUrl } = server.services.config;
  return `<foodshed-classifieds ${attributes}><a href="${publicUrl}/search/classifieds">Ads</a></foodshed-classifieds><script src="${publicUrl}/embed/v1.js"></script>`;
};

describe("The check of a page's embeds", () => {
  it("is for visitors too, and knows which networks there are", async () => {
    html = `${widget(`network="${network.slug}"`)}\n${widget(`network="${business.slug}"`)}\n${widget(`network="${hidden.slug}"`)}`;
    const { status, body } = await check("http://farm.example/market");
    expect(status).toBe(200);
    expect(body.url).toBe("http://farm.example/market");
    expect(body.embeds).toHaveLength(3);
    expect(codes(body)).toEqual(["network-is-business", "network-unknown", "script-twice"]);
    expect(body.findings[1]).toMatchObject({ severity: "error", line: 3 });
  });

  it("answers in French on request", async () => {
    html = widget('kind="all"');
    const { body, headers } = await check("http://farm.example/", { "accept-language": "fr" });
    expect(headers["content-language"]).toBe("fr-CA");
    expect(body.findings[0].message).toBe('<foodshed-classifieds> ne comprend pas kind="all".');
  });

  it("takes an address as people type it", async () => {
    html = widget("");
    await check("  farm.example/market ");
    expect(opened.at(-1)).toBe("https://farm.example/market");
  });

  it.each([
    ["private", "Only public addresses can be opened from here.", "private-page"],
    ["no-host", "Nobody has this address", "about:blank"],
    ["too-slow", "The page took too long.", "about:blank"],
    ["too-large", "The page is too large", "about:blank"],
  ] as const)("says why a page was not opened: %s", async (reason, message, type) => {
    serve(async () => {
      throw new PageError(reason);
    });
    const { status, body } = await check("http://farm.example/");
    expect(status).toBe(400);
    expect(body).toMatchObject({ type, errors: { url: [expect.stringContaining(message)] } });
  });

  it("says which error the site answered with", async () => {
    serve(async () => {
      throw new PageError("status", { status: 404 });
    });
    expect((await check("http://farm.example/gone")).body.message).toContain("the error 404");
  });

  it.each([
    "",
    " ",
    "file:///etc/passwd",
    "http://127.0.0.1:5432/",
    `https://a.example/${"x".repeat(2_000)}`,
  ])("opens nothing at %s", async (url) => {
    server.services.readPage = asItIs;
    expect((await check(url)).status).toBe(400);
  });

  it("opens four pages at once, and asks others to come back", async () => {
    html = widget("");
    const gate = Promise.withResolvers<void>();
    serve(async (url) => {
      await gate.promise;
      return page(url);
    });
    const { readPage } = server.services;
    const asked = Array.from({ length: 6 }, () => check("http://farm.example/"));
    const refused = await Promise.any(asked);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "2"]);
    gate.resolve();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 503, 503]);
    server.services.readPage = readPage;
    expect((await check("http://farm.example/")).status).toBe(200);
  });

  it("gives a page up that is written to be slow, and serves others meanwhile", async () => {
    html = "<div>".repeat(400_000);
    const slow = check("https://evil.example/");
    const network = await server.get("/network/");
    expect(network.status).toBe(200);
    const { status, body } = await slow;
    expect(status).toBe(400);
    expect(body.message).toMatch(/too long|too large/);
  });
});

it("takes ten checks in ten minutes from one place", async () => {
  const limited = await buildTestServer({ config: { rateLimits: true } });
  limited.services.readPage = async (url) => ({ url, headers: {}, html: "" });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await limited.post("/embeds/check/", { url: "http://farm.example/" })).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  await limited.close();
});
