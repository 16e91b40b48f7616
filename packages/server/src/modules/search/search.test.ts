import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/database.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { indexProfile, rebuildSearchIndex, removeProfileFromIndex } from "./search.indexing.ts";
import { SearchMemory } from "./search.memory.ts";

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
    expect((await search({ list_filters: { category: ["No such type"] } })).hits.total).toBe(0);
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
    expect(JSON.stringify(hits)).not.toMatch(/Okafor|555|Mill Street/);
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

describe("an edit", () => {
  test("is found by the next search, also by another server process", async () => {
    const other = new SearchMemory(server.db);
    await other.catchUp();
    const size = other.profiles.size;
    const { id } = await writeProfile(server.db, { name: "Quince Corner" });
    expect(await names({ keywords: "quince" })).toEqual(["Quince Corner"]);
    await other.catchUp();
    expect(other.profiles.size).toBe(size + 1);

    await server.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("accounts")
        .where("id", "=", id)
        .set({ business_name: "Medlar Corner" })
        .execute();
      await indexProfile(trx, id);
    });
    expect(await names({ keywords: "medlar" })).toEqual(["Medlar Corner"]);
    expect(await names({ keywords: "quince" })).toEqual([]);

    await server.db.transaction().execute(async (trx) => {
      await trx.updateTable("accounts").where("id", "=", id).set({ published_at: null }).execute();
      await indexProfile(trx, id);
    });
    expect(await names({ keywords: "medlar" })).toEqual([]);
    await other.catchUp();
    expect(other.profiles.size).toBe(size);
  });

  test("that is rolled back is never found", async () => {
    const failed = server.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("accounts")
        .set({ business_name: "Rolled Back Ltd" })
        .where("id", "=", network.id)
        .execute();
      await indexProfile(trx, network.id);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(await names({ keywords: "rolled" })).toEqual([]);
  });

  test.runIf(process.env.TEST_DATABASE_URL)("committed after a younger one is found too", async () => {
    const a = await writeProfile(server.db, { name: "Elder Statement" });
    let release = () => {};
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const elder = server.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("accounts")
        .where("id", "=", a.id)
        .set({ business_name: "Elder Persimmon" })
        .execute();
      await indexProfile(trx, a.id);
      written();
      await new Promise<void>((resolve) => (release = resolve));
    });
    await isWritten;
    const younger = await writeProfile(server.db, { name: "Younger Persimmon" });
    expect(await names({ keywords: "persimmon" })).toEqual(["Younger Persimmon"]);
    release();
    await elder;
    expect((await names({ keywords: "persimmon" })).sort()).toEqual(["Elder Persimmon", "Younger Persimmon"]);
    await server.db.transaction().execute(async (trx) => {
      for (const { id } of [a, younger]) {
        await trx.updateTable("accounts").where("id", "=", id).set({ published_at: null }).execute();
        await indexProfile(trx, id);
      }
    });
  });

  test("survives making the whole index anew", async () => {
    const before = await search({ keywords: "cheese" });
    await rebuildSearchIndex(server.db);
    expect(await search({ keywords: "cheese" })).toEqual(before);
    const fresh = new SearchMemory(server.db);
    await fresh.catchUp();
    expect(fresh.profiles.size).toBe((await search()).hits.total);
  });

  test("numbered by another cluster, as after a restore, is taken in", async () => {
    const own = await openTestDatabase();
    try {
      await writeProfile(own.db, { name: "Restored Orchard" });
      const { sql } = await import("kysely");
      await sql`update search_documents set changed = '9000000000'::xid8`.execute(own.db);
      const memory = new SearchMemory(own.db);
      await memory.catchUp();
      expect(memory.profiles.size).toBe(1);
      const { rows } = await sql<{ ahead: boolean }>`
        select changed > pg_snapshot_xmax(pg_current_snapshot()) as ahead from search_documents`.execute(
        own.db,
      );
      expect(rows).toEqual([{ ahead: false }]);
    } finally {
      await own.close();
    }
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
    expect(body.suggestions).toEqual([{ term: "Goat Hill Dairy", ranges: [[0, 6]] }]);
    expect(await terms("chev")).toContain("Fresh chèvre");
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
});

describe("the front page", () => {
  test("features an operator's choice first", async () => {
    const own = await buildTestServer();
    try {
      await writeProfile(own.db, { name: "Plain" });
      await writeProfile(own.db, { name: "Second", featuredRank: 2 });
      await writeProfile(own.db, { name: "First", featuredRank: 1 });
      await writeProfile(own.db, { name: "Hidden", featuredRank: 0, published: false });
      await writeProfile(own.db, { name: "Link", roles: { organization: {} } });
      const list = async (path: string) =>
        (await own.get(path)).body.hits.hits.map(
          (hit: { _source: { business_name: string } }) => hit._source.business_name,
        );
      expect(await list("/search/featured_profiles/?size=3")).toEqual(["First", "Second"]);
      expect(await list("/search/featured_profiles/?size=4&partner=true")).toEqual(["Link"]);
      expect(await list("/search/new_profiles/?size=2")).toEqual(["Link", "First"]);
    } finally {
      await own.close();
    }
  });
});

describe("partners", () => {
  test("are the newest networks, behind those that the operator has chosen", async () => {
    const own = await buildTestServer();
    try {
      const day = (date: string) => new Date(`${date}T12:00:00Z`);
      const organization = { organization: {} };
      await writeProfile(own.db, {
        name: "Rich",
        roles: organization,
        description: "All that can be said of a network, and more.",
        publishedAt: day("2026-01-10"),
      });
      await writeProfile(own.db, { name: "Newest", roles: organization, publishedAt: day("2026-03-10") });
      await writeProfile(own.db, { name: "Newer", roles: organization, publishedAt: day("2026-02-10") });
      await writeProfile(own.db, {
        name: "Chosen",
        roles: organization,
        partnerRank: 1,
        publishedAt: day("2025-01-10"),
      });
      const { body } = await own.get("/search/featured_profiles/?size=4&partner=true");
      expect(
        body.hits.hits.map((hit: { _source: { business_name: string } }) => hit._source.business_name),
      ).toEqual(["Chosen", "Newest", "Newer", "Rich"]);
    } finally {
      await own.close();
    }
  });
});

describe("suggested profiles", () => {
  test("buy what one sells, the nearest first, and are strangers still", async () => {
    const own = await buildTestServer();
    try {
      const me = await own.member({ business_name: "Apple Grower", roles: [2] });
      await own.db
        .updateTable("accounts")
        .where("id", "=", me.accountId)
        .set({ latitude: ELORA[0], longitude: ELORA[1] })
        .execute();
      const { id: roleId } = await own.db
        .selectFrom("roles")
        .where("account_id", "=", me.accountId)
        .select("id")
        .executeTakeFirstOrThrow();
      await own.db
        .insertInto("products")
        .values({ role_id: roleId, name: "Apples", name_key: "apples", category: 4 })
        .execute();
      const buys = (category: number) => ({
        buyer: { products: [["Wanted", category]] as [string, number][] },
      });
      await writeProfile(own.db, { name: "Far Buyer", roles: buys(4), at: OTTAWA });
      await writeProfile(own.db, { name: "Near Buyer", roles: buys(4), at: GUELPH });
      await writeProfile(own.db, { name: "Meat Buyer", roles: buys(6), at: GUELPH });
      await writeProfile(own.db, { name: "Hidden Buyer", roles: buys(4), at: GUELPH, published: false });
      const network = await writeProfile(own.db, {
        name: "Network Buyer",
        roles: { organization: {}, ...buys(4) },
        at: GUELPH,
      });
      await own.db
        .insertInto("connections")
        .values({
          organization_id: network.id,
          account_id: me.accountId,
          requested_by_account_id: me.accountId,
          state: "requested",
        })
        .execute();
      const { body } = await own.get("/search/suggested_profiles/", { token: me.token });
      expect(
        body.hits.hits.map((hit: { _source: { business_name: string } }) => hit._source.business_name),
      ).toEqual(["Near Buyer", "Far Buyer"]);
      expect((await own.get("/search/suggested_profiles/")).status).toBe(401);
    } finally {
      await own.close();
    }
  });
});
