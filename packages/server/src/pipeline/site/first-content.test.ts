// Over one database: markup is made of responses, whose reads are shown over both by the modules' own tests.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

/** Shows what it was given, and what the API says of the business that its address names. */
const build = `
let made = 0;
export async function firstContent(name, query, { origin, fetch }) {
  const response = await fetch(origin + "/api/v1/accounts/profile_by_slug/?slug=" + query.get("slug"));
  made += 1;
  const { business_name, editable } = await response.json();
  if (!response.ok) return new Response("none", { status: response.status, headers: { "content-type": "text/plain", "cache-control": "no-store" } });
  return new Response(JSON.stringify({ name, made, business_name, editable, query: String(query) }), {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "public, max-age=60" },
  });
}
export const coverFile = (slug, categoryId) => "<svg><title>" + slug + " " + categoryId + "</title></svg>";
`;

const folder = mkdtempSync(join(tmpdir(), "foodshed-first-content-"));
let server: TestServer;
let owner: Person;
beforeAll(async () => {
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "first-content.js"), build);
  const none = join(folder, "none");
  const builds = { site: none, embed: none, storybook: none, embedServer: folder };
  server = await buildTestServer({ app: { apiOnly: false, builds } });
  owner = await server.member({ business_name: "Quince Corner" });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
// Each test has an address of its own.
let tests = 0;
let address = "";
beforeEach(() => {
  tests += 1;
  address = `/embed/html/card-${tests}?slug=${owner.slug}`;
});

const open = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe("The first content of an embed", () => {
  it("is markup for any server, which may keep it for a while", async () => {
    const { statusCode, headers } = await open(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=60",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-robots-tag": "noindex",
    });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty("set-cookie");
  });

  it("is not sent again to who has it", async () => {
    await open(address);
    const { headers, body } = await open(address);
    const tag = String(headers.etag);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await open(address, { "if-none-match": known });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
    const other = await open(address, { "if-none-match": '"other"' });
    expect([other.statusCode, other.body]).toEqual([200, body]);
  });

  it("is compressed for who takes that, and known by its name there too", async () => {
    const plain = await open(address);
    const small = await open(address, { "accept-encoding": "gzip, br" });
    expect(small.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toMatchObject({
      business_name: plain.json().business_name,
    });
    const tag = String((await open(address, { "accept-encoding": "br" })).headers.etag);
    const again = await open(address, { "accept-encoding": "br", "if-none-match": tag });
    expect(again.statusCode).toBe(304);
  });

  it("is the same for everybody, members and their browsers included", async () => {
    const asVisitor = await open(address);
    const headers = { authorization: `Bearer ${owner.token}`, cookie: "session=1" };
    const asMember = await open(address, headers);
    expect(asMember.json()).toMatchObject({ editable: false, query: `slug=${owner.slug}` });
    expect({ ...asMember.json(), made: 1 }).toEqual({ ...asVisitor.json(), made: 1 });
  });

  it("is kept until what it shows is changed", async () => {
    const made = async () => (await open(address)).json().made;
    await made();
    const kept = await made();
    expect(await made()).toBe(kept);
    const details = { business_name: "Medlar Corner" };
    const body = { id: owner.accountId, details };
    expect((await server.post("/accounts/update_profile/", body, { token: owner.token })).status).toBe(200);
    expect((await open(address)).json()).toMatchObject({ business_name: "Medlar Corner", made: kept + 1 });
  });

  it("is not kept where there is none", async () => {
    const { statusCode, headers } = await open(`${address}-gone`);
    expect(statusCode).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers).not.toHaveProperty("etag");
  });
});

describe("The drawing in place of a photo", () => {
  it("is a file that browsers and networks may keep, and that runs nothing", async () => {
    const { statusCode, headers, body } = await open("/embed/covers/2/elora-creamery.svg");
    expect([statusCode, body]).toEqual([200, "<svg><title>elora-creamery 2</title></svg>"]);
    expect(headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=604800",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it.each([
    "/embed/covers/2/elora.png",
    "/embed/covers/two/elora.svg",
    "/embed/covers/11/elora.svg",
    "/embed/covers/2/%3Cscript%3E.svg",
    `/embed/covers/2/${"a".repeat(121)}.svg`,
  ])("is nowhere else: %s", async (url) => {
    expect((await open(url)).statusCode).toBe(404);
  });
});
