// Over one database: feeds lay out what the index in memory finds; search.indexing.test.ts fills it over both.
import { parseFeed } from "@rowanmanning/feed-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hours, minutes } from "../../core/clock.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let member: Person;
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const read = async (url: string) => parseFeed((await get(url)).body);
const titles = async (url: string) => (await read(url)).items.map(({ title }) => title);

beforeAll(async () => {
  server = await buildTestServer();
  member = await server.member({ business_name: "Cider Seller" });
  const form = new FormData();
  const ad = {
    profile_id: member.accountId,
    title: "Cider <apples>",
    description: "Forty cases",
    looking_for: false,
    category: 4,
    needed_by: new Date(server.clock.now().getTime() + hours(48)).toISOString(),
  };
  for (const [name, value] of Object.entries(ad)) form.set(name, String(value));
  await server.post("/accounts/create_classified/", form, { token: member.token });
  for (const [index, name] of ["First Quince & Co", "Second Quince"].entries())
    await writeProfile(server.db, {
      name,
      city: "Elora",
      at: [43.68, -80.43],
      description: "Quinces\n\nand <more>",
      types: ["Chef"],
      roles: { seller: { products: [["Quince", 4]] } },
      publishedAt: new Date(server.clock.now().getTime() - hours(9 - index)),
    });
});
afterAll(() => server.close());

describe("the feed of a search", () => {
  it("has the businesses that the search finds, the newest first, with links and plain text", async () => {
    const { title, url, items, self } = await read("/feeds/search.atom?query=quince");
    expect([title, new URL(url ?? "").pathname]).toEqual(["“quince” on Foodshed", "/search"]);
    expect(new URL(self ?? "").pathname).toBe("/feeds/search.atom");
    expect(items.map((item) => item.title)).toEqual(["Second Quince", "First Quince & Co"]);
    expect(items[0]?.url).toMatch(/\/profiles\/(first|second)-quince/);
    expect((await get("/feeds/search.atom?query=quince")).body).toMatch(/and\s+&amp;(lt|#60);more/);
  });

  it("keeps to filters, in keys or labels, and leaves out what means nothing", async () => {
    expect(await titles("/feeds/search.atom?query=quince&category=Chef&profile_type=SELLS")).toHaveLength(2);
    expect(await titles("/feeds/search.atom?query=quince&category=bakery")).toEqual([]);
    expect(await titles("/feeds/search.atom?query=quince&profile_type=BUYS")).toEqual([]);
    expect(await titles("/feeds/search.atom?query=quince&profile_type=KINGS&category=x")).toHaveLength(2);
    expect(await titles("/feeds/search.atom?query=quince&near=Elora&distance=10")).toHaveLength(2);
    expect((await get("/feeds/search.atom?near=Atlantis&distance=10")).statusCode).toBe(400);
  });

  it("keeps to the area of a map, and leaves out one that is none", async () => {
    expect(await titles("/feeds/search.atom?query=quince&bounds=-81,43,-80,44")).toHaveLength(2);
    expect(await titles("/feeds/search.atom?query=quince&bounds=-76,45,-75,46")).toEqual([]);
    expect(await titles("/feeds/search.atom?query=quince&bounds=-76,45")).toHaveLength(2);
    const { self } = await read("/feeds/search.atom?bounds=-81,43,-80,44");
    expect(new URL(self ?? "").searchParams.get("bounds")).toBe("-81,43,-80,44");
  });

  it("understands French labels at its French address", async () => {
    expect(await titles("/fr/feeds/search.atom?query=quince&profile_type=Fournisseurs")).toHaveLength(2);
    expect(await titles("/fr/feeds/search.atom?query=quince&profile_type=Acheteurs")).toEqual([]);
  });

  it("has classifieds too", async () => {
    expect(await titles("/feeds/search/classifieds.atom?query=apples")).toEqual(["For Sale: Cider <apples>"]);
    expect(await titles("/feeds/search/classifieds.atom?looking_for=true")).toEqual([]);
    expect(await titles("/feeds/search/classifieds.atom?classified_category=4")).toHaveLength(1);
  });

  it("is French at its French address, and each names the other", async () => {
    const french = await get("/fr/feeds/search.atom?query=quince");
    expect(french.headers["content-language"]).toBe("fr-CA");
    expect(french.body).toContain("«\u00a0quince\u00a0» sur Foodshed");
    expect(french.body).toContain("/fr/profils/first-quince");
    expect(french.body).toContain('hreflang="en-CA"');
    expect((await get("/feeds/search.atom")).body).toContain('hreflang="fr-CA"');
  });

  it("has an id of its own in each language, and the English one is what readers know it by", async () => {
    const idOf = async (url: string) => /<feed[^>]*>\s*<id>([^<]*)/.exec((await get(url)).body)?.[1];
    const english = await idOf("/feeds/search.atom?query=quince");
    expect(english).toMatch(/^tag:[^,]+,2026:search:\/feeds\/search\.atom\?query=quince$/);
    expect(await idOf("/fr/feeds/search.atom?query=quince")).toBe(english?.replace("/feeds", "/fr/feeds"));
  });

  it("is sent once to a reader who comes again, until something is new", async () => {
    const address = "/feeds/search.atom?query=medlar";
    const { headers } = await get(address);
    expect(headers["cache-control"]).toBe("public, max-age=300");
    const etag = String(headers.etag);
    expect((await get(address, { "if-none-match": etag })).statusCode).toBe(304);
    await writeProfile(server.db, { name: "Medlar Farm" });
    expect((await get(address, { "if-none-match": etag })).statusCode).toBe(200);
    expect(await titles(address)).toEqual(["Medlar Farm"]);
  });

  it("has fifty entries at most", async () => {
    for (let n = 0; n < 51; n++) await writeProfile(server.db, { name: `Sorrel ${n}` });
    expect(await titles("/feeds/search.atom?query=sorrel")).toHaveLength(50);
  });
});

describe("the feed of a shared list", () => {
  it("has what was added last first, in both languages, and ends with its link", async () => {
    const ada = await server.member({ business_name: "Chez Ada" });
    const token = ada.token;
    const add = (body: object) => server.post("/favourites/", body, { token });
    const [one, two] = [
      await writeProfile(server.db, { name: "One Farm" }),
      await writeProfile(server.db, { name: "Two Farm" }),
    ];
    const { list_id } = (await add({ profile_id: one.id, note: "Secret" })).body;
    server.clock.advance(minutes(1));
    await add({ profile_id: two.id });
    const path = `/favourite_lists/${list_id}/share/`;
    const { share_token } = (await server.post(path, undefined, { token })).body;
    const address = `/feeds/lists/${share_token}.atom`;
    expect(await titles(address)).toEqual(["Two Farm", "One Farm"]);
    const response = await get(address);
    expect(response.headers).toMatchObject({
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex",
      etag: expect.any(String),
    });
    expect(response.body).not.toContain("Secret");
    expect((await get(address, { "if-none-match": String(response.headers.etag) })).statusCode).toBe(304);
    expect(response.body).toMatch(new RegExp(`<id>https?://[^<]+${address}</id>`));
    expect((await get(`/fr${address}`)).body).toMatch(new RegExp(`<id>https?://[^<]+/fr${address}</id>`));
    expect((await get(`/fr${address}`)).body).toContain("Une liste que Chez Ada partage sur Foodshed.");
    await server.request("DELETE", path, { token });
    expect((await get(address)).statusCode).toBe(404);
    expect((await get("/feeds/lists/short.atom")).statusCode).toBe(404);
  });
});
