import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { removeProfileFromIndex } from "./search.indexing.ts";

let server: TestServer;
let network: { id: number; slug: string };

const ELORA: [number, number] = [43.6807, -80.4295];
const GUELPH: [number, number] = [43.5448, -80.2482];
const OTTAWA: [number, number] = [45.4215, -75.6972];

beforeAll(async () => {
  server = await buildTestServer();
  network = await writeProfile(server.db, {
    name: "Grand River Food Link",
    roles: { organization: {} },
    partnerRank: 1,
  });
  await writeProfile(server.db, {
    name: "Goat Hill Dairy",
    description: "Small herd above the river.",
    types: ["Grower/Producer"],
    roles: {
      seller: {
        products: [
          ["Fresh chèvre", 2],
          ["Goat Cheese", 2],
        ],
        ticked: { classifications: ["certified_organic"] },
      },
    },
    city: "Elora",
    at: ELORA,
    networks: [network.id],
  });
  await writeProfile(server.db, {
    name: "The Cheese Cellar",
    roles: { vendor: { products: [["Cheddar", 2]] }, buyer: { ticked: { safety_standards: ["haccp"] } } },
    city: "Guelph",
    at: GUELPH,
    hidden: true,
  });
  await writeProfile(server.db, {
    name: "Capital Kitchens",
    description: "We cook for offices, with cheeses from the valley.",
    roles: {
      processor: { ticked: { processing_types: ["cooking"], classifications: ["halal"] } },
      seller: { ticked: { classifications: ["certified_organic"] } },
    },
    city: "Ottawa",
    at: OTTAWA,
  });
  await writeProfile(server.db, { name: "Not Yet Claimed Cheese", published: false });
});
afterAll(() => server.close());

const search = async (body: object = {}, token?: string) => {
  const answer = await server.post("/search/profiles/", body, { token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const names = async (body: object = {}, token?: string) =>
  (await search(body, token)).hits.hits.map(
    (hit: { _source: { business_name: string } }) => hit._source.business_name,
  );
const buckets = (list: { key: string | number; count: number }[]) =>
  Object.fromEntries(list.map(({ key, count }) => [key, count]));

describe("a search for profiles", () => {
  test("without words finds every published profile", async () => {
    const { hits, aggregations } = await search();
    expect(hits.total).toBe(4);
    expect(aggregations.profile_types).toEqual({
      ALL: 4,
      SELLS: 3,
      BUYS: 1,
      PROCESSES: 1,
      "BUSINESS OPPORTUNITIES": 0,
      ORG: 1,
    });
  });

  test("puts names first, then products, then the rest", async () => {
    expect(await names({ keywords: "cheese" })).toEqual([
      "The Cheese Cellar",
      "Goat Hill Dairy",
      "Capital Kitchens",
    ]);
  });

  test.each(["CHEESES", "chesee", "cheeze", "chese", "chèese"])("forgives %s", async (keywords) => {
    expect(await names({ keywords })).toContain("The Cheese Cellar");
  });

  test("does not mind accents on either side", async () => {
    expect(await names({ keywords: "chevre" })).toEqual(["Goat Hill Dairy"]);
    expect(await names({ keywords: "chèvres" })).toEqual(["Goat Hill Dairy"]);
  });

  test("completes the last word while it is typed", async () => {
    expect(await names({ keywords: "goat hi", autocomplete: true })).toEqual(["Goat Hill Dairy"]);
  });

  test("finds nothing for words that nobody uses", async () => {
    expect((await search({ keywords: "xylophone lessons" })).hits).toEqual({ total: 0, hits: [] });
  });

  test("says how it understood the words", async () => {
    expect((await search({ keywords: "best chesee near Guelph" })).interpretation).toEqual({
      corrections: [{ typed: "chesee", used: "cheese" }],
      dropped: ["best"],
      place: "Guelph",
      parts: [
        { kind: "thing", text: "cheese", without: "near Guelph" },
        { kind: "place", text: "Guelph", without: "best chesee" },
      ],
    });
    expect((await search({})).interpretation).toBeUndefined();
  });

  test("takes the words as they are typed when it is asked to", async () => {
    const { hits, interpretation } = await search({ keywords: "chesee", literal: true });
    expect(hits.total).toBe(0);
    expect(interpretation).toEqual({ corrections: [], dropped: [] });
  });

  test("says where hits begin that hold a part of the words only", async () => {
    const { hits, interpretation } = await search({ keywords: "chèvre cheddar" });
    expect(interpretation.relaxed_from).toBe(0);
    expect(hits.total).toBeGreaterThan(0);
    expect((await search({ keywords: "chèvre cheddar", literal: true })).hits.total).toBe(0);
  });

  test("marks what matched as ranges of plain text", async () => {
    const { hits } = await search({ keywords: "cheese", profiletype_filters: "PROCESSES" });
    expect(hits.hits[0].highlight).toEqual([
      {
        field: "description",
        text: "We cook for offices, with cheeses from the valley.",
        ranges: [[26, 33]],
      },
    ]);
  });

  test("counts each facet without its own choice", async () => {
    const { hits, aggregations } = await search({
      profiletype_filters: "BUYS",
      list_filters: { "roles.data.safety_standards": ["haccp"] },
    });
    expect(hits.total).toBe(1);
    expect(aggregations.profile_types).toMatchObject({ ALL: 1, BUYS: 1, SELLS: 1 });
    expect(
      buckets(
        (await search({ list_filters: { "roles.data.classifications": ["halal"] } })).aggregations[
          "roles.data.classifications"
        ],
      ),
    ).toEqual({ certified_organic: 2, halal: 1 });
  });

  test("narrows by business type, product category and several options at once", async () => {
    expect(await names({ list_filters: { category: ["Grower/Producer"] } })).toEqual(["Goat Hill Dairy"]);
    expect((await names({ value_filters: { "roles.data.products.category": [2] } })).sort()).toEqual([
      "Goat Hill Dairy",
      "The Cheese Cellar",
    ]);
    expect(
      (await search({ list_filters: { "roles.data.classifications": ["halal", "certified_organic"] } })).hits
        .total,
    ).toBe(2);
  });

  test("understands filters by their labels, in any spelling", async () => {
    for (const value of ["Certified Organic", "CERTIFIED-ORGANIC", "certified_organic"]) {
      const answer = await search({ list_filters: { "roles.data.classifications": [value] } });
      expect(answer.hits.total).toBe(2);
      expect(answer.unknown_filters).toEqual([]);
    }
    expect(await names({ list_filters: { category: ["grower / producer"] } })).toEqual(["Goat Hill Dairy"]);
    expect(
      (
        await names({
          value_filters: { "roles.data.products.category": ["Dairy and eggs", "dairyEggs", "2"] },
        })
      ).sort(),
    ).toEqual(["Goat Hill Dairy", "The Cheese Cellar"]);
  });

  test("goes without filters that nobody knows, and says so", async () => {
    const answer = await search({
      list_filters: { category: ["No such type"], "roles.data.classifications": ["halal", "Frozen"] },
      value_filters: { "roles.data.products.category": [77] },
    });
    expect(answer.hits.total).toBe(1);
    expect(answer.unknown_filters).toEqual([
      {
        filter: "category",
        value: "No such type",
        message: 'We do not know the filter "category: No such type", so it is left out.',
      },
      expect.objectContaining({ filter: "roles.data.classifications", value: "Frozen" }),
      expect.objectContaining({ filter: "roles.data.products.category", value: "77" }),
    ]);
    const { body } = await server.post("/search/classifieds/", { list_filters: { category: ["Mead"] } });
    expect(body.unknown_filters).toMatchObject([{ filter: "category", value: "Mead" }]);
  });

  test("holds role filters within one role", async () => {
    const filters = {
      list_filters: {
        "roles.data.classifications": ["certified_organic"],
        "roles.data.processing_types": ["cooking"],
      },
    };
    expect(await names(filters)).toEqual(["Capital Kitchens"]);
    expect(await names({ ...filters, role_level_filters: ["processor"] })).toEqual([]);
    expect(await names({ ...filters, role_level_filters: ["processor", "seller"] })).toEqual([]);
  });

  test("measures from a postal code and finds the nearest first", async () => {
    const { hits } = await search({ near: "N0B 1S0", distance: 60 });
    expect(hits.hits.map((hit: { _source: { city: string } }) => hit._source.city)).toEqual([
      "Elora",
      "Guelph",
    ]);
    expect(hits.hits[0].sort[1]).toBeGreaterThan(0);
    expect(hits.hits[0].sort[1]).toBeLessThan(hits.hits[1].sort[1]);
  });

  test("tells distances without a limit too, and none where there is no place", async () => {
    const { hits } = await search({ near: { lat: OTTAWA[0], lng: OTTAWA[1] } });
    const byName = new Map(
      hits.hits.map((hit: { _source: { business_name: string }; sort: unknown[] }) => [
        hit._source.business_name,
        hit.sort[1],
      ]),
    );
    expect(byName.get("Capital Kitchens")).toBe(0);
    expect(byName.get("Grand River Food Link")).toBeNull();
  });

  test("measures from where the signed-in business is", async () => {
    const person = await server.member({ business_name: "Measuring Post" });
    await server.db
      .updateTable("accounts")
      .where("id", "=", person.accountId)
      .set({ latitude: GUELPH[0], longitude: GUELPH[1] })
      .execute();
    expect(await names({ distance: 60, keywords: "cheese" }, person.token)).toEqual([
      "The Cheese Cellar",
      "Goat Hill Dairy",
    ]);
    await server.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("accounts")
        .where("id", "=", person.accountId)
        .set({ published_at: null })
        .execute();
      await removeProfileFromIndex(trx, person.accountId);
    });
  });

  test.each(["H2X 1Y4", "Z9Z"])("refuses %s, which is no Ontario postal code", async (near) => {
    const answer = await server.post("/search/profiles/", { near, distance: 10 });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty("near");
  });

  test("keeps to the members of a network", async () => {
    expect(await names({ network: network.slug })).toEqual(["Goat Hill Dairy"]);
    expect(await names({ network: "nobody-knows-it" })).toEqual([]);
  });

  test("pages through all hits, each once", async () => {
    const pages = [];
    for (const from of [0, 2, 4]) pages.push(...(await names({ from, size: 2 })));
    expect([...pages].sort()).toEqual((await names()).sort());
    expect(pages).toHaveLength(4);
    expect((await search({ size: 0 })).hits).toEqual({ total: 4, hits: [] });
  });

  test("shows nothing personal of those who hide it", async () => {
    const { hits } = await search({ keywords: "cheese cellar" });
    expect(hits.hits[0]._source.title).toBeNull();
    expect(JSON.stringify(hits)).not.toMatch(/Okafor|555.?01|Mill Street/);
    expect((await search({ keywords: "Okafor" })).hits.total).toBe(0);
  });

  test.each([
    { size: 241 },
    { from: -1 },
    { profiletype_filters: "CLASSIFIEDS" },
    { keywords: "x".repeat(201) },
    { is_manager: true },
    { near: "'; drop table accounts" },
    "{",
  ])("refuses %j", async (body) => {
    expect((await server.post("/search/profiles/", body)).status).toBe(400);
  });

  test.each([
    "'",
    "\\",
    "%_%",
    "a & b | !c",
    "<script>alert(1)</script>",
    "ﷺ",
    "=name:x",
    "#network:1",
    "constructor",
    "__proto__",
  ])("takes %j as words like any others", async (keywords) => {
    expect((await server.post("/search/profiles/", { keywords, autocomplete: true })).status).toBe(200);
    expect((await server.post("/search/suggest_terms/", { query: keywords })).status).toBe(200);
  });
});

describe("suggestions", () => {
  const terms = async (query: string) => {
    const answer = await server.post("/search/suggest_terms/", { query });
    expect(answer.status).toBe(200);
    return answer.body.suggestions.map(({ term }: { term: string }) => term);
  };

  test("complete what is typed, with the typed part marked", async () => {
    const { body } = await server.post("/search/suggest_terms/", { query: "goat h" });
    expect(body.suggestions).toEqual([{ term: "Goat Hill Dairy", type: "business", ranges: [[0, 6]] }]);
    expect(await terms("chev")).toContain("Fresh chèvre");
  });

  test("name entries of lists by their keys and in French, for clients of any language", async () => {
    const { body } = await server.post("/search/suggest_terms/", { query: "certified org" });
    expect(body.suggestions).toContainEqual({
      term: "Certified Organic",
      type: "classification",
      key: "certified_organic",
      translation: "Certifié biologique",
      ranges: [[0, 13]],
    });
  });

  test.each(["chedadr", "chedar", "cheddra"])("find Cheddar for %s", async (query) => {
    expect((await terms(query)).map((term: string) => term.toLowerCase())).toContain("cheddar");
  });

  test("are none for nothing", async () => {
    expect(await terms("")).toEqual([]);
  });

  test("of products keep to their category", async () => {
    const products = async (query: string) =>
      (await server.post("/search/suggest_products/", { query })).body;
    expect(await products("2 ched")).toEqual(["Cheddar"]);
    expect(await products("4 ched")).toEqual([]);
    expect(await products("2 ")).toEqual([]);
    expect(await products("")).toEqual([]);
  });

  test("of products have an address that caches may keep", async () => {
    const answer = await server.app.inject("/api/v1/search/suggest_products/?query=2%20ched");
    expect([answer.statusCode, answer.json()]).toEqual([200, ["Cheddar"]]);
    expect(answer.headers["cache-control"]).toContain("max-age=300");
    const etag = String(answer.headers.etag);
    const url = "/api/v1/search/suggest_products/?query=2%20ched";
    const same = await server.app.inject({ url, headers: { "if-none-match": etag } });
    expect(same.statusCode).toBe(304);
    expect((await server.app.inject("/api/v1/search/suggest_products/")).statusCode).toBe(400);
  });
});
