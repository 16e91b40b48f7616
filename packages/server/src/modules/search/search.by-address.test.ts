// Over one database: the index in memory ranks; search.indexing.test.ts and search.loading.test.ts fill it over both.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let member: Person;
let network: { id: number; slug: string };

beforeAll(async () => {
  server = await buildTestServer();
  network = await writeProfile(server.db, { name: "Grand River Food Link", roles: { organization: {} } });
  await writeProfile(server.db, {
    name: "Goat Hill Dairy",
    roles: { seller: { products: [["Goat Cheese", 2]] } },
    city: "Elora",
    at: [43.6807, -80.4295],
    networks: [network.id],
  });
  await writeProfile(server.db, {
    name: "The Cheese Cellar",
    roles: { buyer: {} },
    city: "Ottawa",
    at: [45.4215, -75.6972],
  });
  member = await server.member();
  await postAd(member, "Goat kids", { category: 6, ends: days(3) });
  await postAd(member, "Whey", { category: 2, ends: days(20) });
  await postAd(member, "Wanted: hay", { category: 0, ends: days(20), wanted: true });
});
afterAll(() => server.close());

async function postAd(
  { token, accountId }: Person,
  title: string,
  { category, ends, wanted = false }: { category: number; ends: number; wanted?: boolean },
) {
  const form = new FormData();
  const needed_by = new Date(server.clock.now().getTime() + ends).toISOString();
  const fields = {
    profile_id: accountId,
    title,
    description: "Ask us.",
    category,
    looking_for: wanted,
    needed_by,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  expect((await server.post("/accounts/create_classified/", form, { token })).status).toBe(201);
}

const inSevenDays = () => new Date(server.clock.now().getTime() + days(7)).toISOString();

describe("A search by an address", () => {
  it.each<[string, string, object | (() => object)]>([
    ["profiles", "keywords=cheese&size=1&from=1", { keywords: "cheese", size: 1, from: 1 }],
    ["profiles", "profiletype_filters=BUYS", { profiletype_filters: "BUYS" }],
    ["profiles", "near=Elora&distance=20", { near: "Elora", distance: 20 }],
    ["profiles", "keywords=cheeze&literal=true", { keywords: "cheeze", literal: true }],
    ["classifieds", "looking_for=false", { looking_for: false }],
    ["classifieds", "category=2,Meat", { list_filters: { category: ["2", "Meat"] } }],
    ["classifieds", "ending_soon=true", () => ({ expired_by: inSevenDays() })],
    ["classifieds", "keywords=hay", { keywords: "hay" }],
    ["suggest_terms", "query=che", { query: "che" }],
  ])("answers what the request with a body does: %s?%s", async (path, query, body) => {
    const byAddress = await server.get(`/search/${path}/?${query}`);
    const request = typeof body === "function" ? body() : body;
    const byBody = await server.post(`/search/${path}/`, request);
    expect([byAddress.status, byBody.status]).toEqual([200, 200]);
    expect(byAddress.body).toEqual(byBody.body);
  });

  it("finds members of a network alone, and nothing of an unknown one", async () => {
    const total = async (slug: string) =>
      (await server.get(`/search/profiles/?network=${slug}`)).body.hits.total;
    expect(await total(network.slug)).toBe(1);
    expect(await total("nobody")).toBe(0);
  });

  it("may be kept by everybody between, and is not sent again to who has it", async () => {
    const url = "/search/classifieds/?keywords=whey";
    const { status, headers, body } = await server.get(url);
    expect(status).toBe(200);
    expect(body.hits.total).toBe(1);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=30, stale-while-revalidate=120",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(String(headers.vary ?? "")).not.toMatch(/origin/i);
    const known = { "if-none-match": String(headers.etag) };
    expect((await server.get(url, { headers: known })).status).toBe(304);
    await postAd(member, "More whey", { category: 2, ends: days(9) });
    const after = await server.get(url, { headers: known });
    expect([after.status, after.body.hits.total]).toEqual([200, 2]);
  });

  it("is the same for members: it measures from no account, and hides no caller's own", async () => {
    const url = "/search/profiles/?keywords=cheese";
    const asMember = await server.get(url, { token: member.token });
    expect(asMember.body).toEqual((await server.get(url)).body);
    expect(asMember.headers["cache-control"]).toMatch(/^public/);
  });

  it.each([
    "profiles/?unknown=1",
    "profiles/?near=Atlantis",
    "profiles/?size=1000",
    "classifieds/?looking_for=perhaps",
    "suggest_terms/",
  ])("is refused where it makes no sense, and the refusal is not kept: %s", async (path) => {
    const { status, headers } = await server.get(`/search/${path}`);
    expect(status).toBe(400);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers).not.toHaveProperty("etag");
  });

  it("names unknown categories in the language asked for, and says that it depends on it", async () => {
    const headers = { "accept-language": "fr-CA" };
    const { body, headers: given } = await server.get("/search/classifieds/?category=Bison", { headers });
    expect(body.unknown_filters).toMatchObject([{ filter: "category", value: "Bison" }]);
    expect(given).toMatchObject({ "content-language": "fr-CA" });
    expect(String(given.vary)).toMatch(/accept-language/i);
  });
});
