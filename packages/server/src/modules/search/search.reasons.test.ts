// Over one database: the index in memory ranks; search.indexing.test.ts and search.loading.test.ts fill it over both.
import type { Schema } from "@foodshed/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { days } from "../../core/clock.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

type Reason = Schema<"SearchReason">;

let server: TestServer;

const ELORA: [number, number] = [43.6807, -80.4295];
const GUELPH: [number, number] = [43.5448, -80.2482];

beforeAll(async () => {
  server = await buildTestServer();
  await writeProfile(server.db, {
    name: "Goat Hill Dairy",
    description: "Small herd above the river, with a farm gate shop and wool in spring.",
    types: ["Grower/Producer"],
    roles: {
      seller: {
        products: [
          ["Fresh Chèvre", 2],
          ["Duck Eggs", 2],
        ],
        ticked: { classifications: ["certified_organic"], safety_standards: ["haccp"] },
        delivery: 1,
      },
    },
    city: "Elora",
    at: ELORA,
  });
  await writeProfile(server.db, {
    name: "The Long Table",
    types: ["Restaurant"],
    roles: { buyer: { products: [["Goat Cheese", 2]], delivery: 1 } },
    city: "Guelph",
    at: GUELPH,
  });
  await writeProfile(server.db, {
    name: "Northfork Creamery",
    roles: {
      processor: {
        products: [
          ["Cheddar", 2],
          ["Gouda", 2],
          ["Brie", 2],
          ["Feta", 2],
        ],
        ticked: { processing_types: ["cheese_making"] },
      },
      service_provider: { ticked: { services_provided: ["cold_storage"], services_needed: ["delivery"] } },
    },
    city: "Fergus",
    at: [43.7033, -80.3772],
  });
});
afterAll(() => server.close());

const search = async (body: object) => {
  const response = await server.post("/search/profiles/", body);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body as Schema<"SearchProfilesResponse">;
};
const reasons = async (name: string, body: object): Promise<Reason[] | undefined> => {
  const { hits } = await search(body);
  const hit = hits.hits.find(({ _source }) => _source.business_name === name);
  expect(hit, `${name} is found`).toBeDefined();
  return hit?.reasons?.map(({ key: _, translation: _french, ...reason }) => reason);
};

describe("the reasons of a business", () => {
  test("name entries of lists by their keys too, and nothing else", async () => {
    const keysOf = async (body: object) =>
      (await search(body)).hits.hits[0]?.reasons?.map(({ kind, key }) => [kind, key]);
    expect(await keysOf({ keywords: "organic duck eggs" })).toEqual([
      ["sells", undefined],
      ["classified_as", "certified_organic"],
      ["delivers", undefined],
    ]);
    expect(await keysOf({ list_filters: { category: ["grower_producer"] } })).toEqual([
      ["business_type", "grower_producer"],
    ]);
    expect(await keysOf({ keywords: "cold storage" })).toContainEqual(["offers_service", "cold_storage"]);
    expect(
      await keysOf({ value_filters: { "roles.data.products.category": [2] }, keywords: "restaurant" }),
    ).toContainEqual(["category", "2"]);
  });

  test("name entries of lists in French beside, for readers that have no list", async () => {
    const { hits } = await search({ keywords: "cold storage" });
    expect(hits.hits.flatMap(({ reasons = [] }) => reasons)).toContainEqual({
      kind: "offers_service",
      text: "Cold Storage",
      key: "cold_storage",
      translation: "Entreposage frigorifique",
    });
  });

  test("come with the business types of the hit, by names and keys", async () => {
    const { hits, aggregations } = await search({ keywords: "Goat Hill Dairy" });
    expect(hits.hits[0]?._source).toMatchObject({
      category: ["Grower/Producer"],
      category_keys: ["grower_producer"],
    });
    expect(aggregations.category[0]?.key).toBe("Grower/Producer");
  });

  test("name what it sells in its own words, and that it delivers", async () => {
    const chevre = [{ kind: "sells", text: "Fresh Chèvre" }, { kind: "delivers" }];
    for (const keywords of ["cheese", "goat cheese", "fromage de chèvre", "goat chesee"])
      expect(await reasons("Goat Hill Dairy", { keywords }), keywords).toEqual(chevre);
  });

  test("name what it buys, and what it makes", async () => {
    expect(await reasons("The Long Table", { keywords: "who buys goat cheese" })).toEqual([
      { kind: "buys", text: "Goat Cheese" },
    ]);
    expect(await reasons("The Long Table", { keywords: "who buys chevre" })).toEqual([
      { kind: "buys", text: "Goat Cheese" },
    ]);
    const made = await reasons("Northfork Creamery", { keywords: "cheddar" });
    expect(made).toEqual([{ kind: "makes", text: "Cheddar" }]);
  });

  test("name three products at most", async () => {
    const made = await reasons("Northfork Creamery", { keywords: "cheese near Fergus" });
    expect(made?.map(({ kind }) => kind)).toEqual(["makes", "makes", "makes", "in_place"]);
    expect(made?.at(-1)).toEqual({ kind: "in_place", text: "Fergus" });
  });

  test.each<[keywords: string, name: string, ...Reason[]]>([
    ["organic", "Goat Hill Dairy", { kind: "classified_as", text: "Certified Organic" }],
    ["haccp", "Goat Hill Dairy", { kind: "meets_standard", text: "HACCP" }],
    ["restaurant", "The Long Table", { kind: "business_type", text: "Restaurant" }],
    ["cheese making", "Northfork Creamery", { kind: "processes", text: "Cheese Making" }],
    ["cold storage", "Northfork Creamery", { kind: "offers_service", text: "Cold Storage" }],
    ["wool", "Goat Hill Dairy", { kind: "mentions", text: "wool" }],
    ["delivers", "Goat Hill Dairy", { kind: "delivers" }],
    ["livraison", "Goat Hill Dairy", { kind: "delivers" }],
    ["northfork", "Northfork Creamery", { kind: "named", text: "Northfork Creamery" }],
    ["the long table", "The Long Table", { kind: "named", text: "The Long Table" }],
  ])("for %s are those of %s", async (keywords, name, ...expected) => {
    expect(await reasons(name, { keywords })).toEqual(expected);
  });

  test("explain each of several things by what satisfies it", async () => {
    expect(await reasons("Goat Hill Dairy", { keywords: "organic duck eggs" })).toEqual([
      { kind: "sells", text: "Duck Eggs" },
      { kind: "classified_as", text: "Certified Organic" },
      { kind: "delivers" },
    ]);
  });

  test("of a partial match say only what matched", async () => {
    const { interpretation } = await search({ keywords: "duck eggs cheddar" });
    expect(interpretation?.relaxed_from).toBe(0);
    expect(await reasons("Goat Hill Dairy", { keywords: "duck eggs cheddar" })).toEqual([
      { kind: "sells", text: "Duck Eggs" },
      { kind: "delivers" },
    ]);
    expect(await reasons("Northfork Creamery", { keywords: "duck eggs cheddar" })).toEqual([
      { kind: "makes", text: "Cheddar" },
    ]);
  });

  test("name a category whose whole name was typed", async () => {
    expect(await reasons("The Long Table", { keywords: "dairy and eggs" })).toContainEqual({
      kind: "category",
      text: "Dairy and Eggs",
    });
  });

  test("tell how far it is from a place in the words or in the filter", async () => {
    const near = { kind: "near", text: "Guelph", distance_km: expect.closeTo(21, 0) };
    const chevre = [{ kind: "sells", text: "Fresh Chèvre" }, { kind: "delivers" }];
    expect(await reasons("Goat Hill Dairy", { keywords: "chevre near guelph" })).toEqual([...chevre, near]);
    expect(await reasons("Goat Hill Dairy", { keywords: "chevre", near: "Guelph" })).toEqual([
      ...chevre,
      near,
    ]);
    const here = { lat: GUELPH[0], lng: GUELPH[1] };
    const { text: _, ...unnamed } = near;
    expect(await reasons("Goat Hill Dairy", { keywords: "chevre", near: here })).toEqual([
      ...chevre,
      unnamed,
    ]);
  });

  test("are its town or region, where that was asked for", async () => {
    expect(await reasons("The Long Table", { keywords: "guelph" })).toEqual([
      { kind: "in_place", text: "Guelph" },
    ]);
    expect(await reasons("Goat Hill Dairy", { keywords: "wellington county" })).toEqual([
      { kind: "in_place", text: "Wellington County" },
    ]);
  });

  test("without words are what the place and the filters say, or nothing", async () => {
    expect(await reasons("Goat Hill Dairy", {})).toBeUndefined();
    expect(
      await reasons("Goat Hill Dairy", {
        list_filters: { "roles.data.classifications": ["certified_organic", "halal"] },
      }),
    ).toEqual([{ kind: "classified_as", text: "Certified Organic" }]);
    expect(
      await reasons("The Long Table", { value_filters: { "roles.data.products.category": [2] } }),
    ).toEqual([{ kind: "category", text: "Dairy and Eggs" }]);
    expect(await reasons("The Long Table", { near: "Guelph" })).toEqual([
      { kind: "in_place", text: "Guelph" },
    ]);
  });

  test("follow an edit at once, and never name a product that is gone", async () => {
    const { id } = await writeProfile(server.db, {
      name: "Quince Corner",
      roles: { seller: { products: [["Quince Jelly", 9]] } },
    });
    expect(await reasons("Quince Corner", { keywords: "quince" })).toEqual([
      { kind: "sells", text: "Quince Jelly" },
    ]);
    await server.db.transaction().execute(async (transaction) => {
      const { indexProfile } = await import("./search.indexing.ts");
      await transaction.deleteFrom("products").where("name", "=", "Quince Jelly").execute();
      await indexProfile(transaction, id);
    });
    expect(await reasons("Quince Corner", { keywords: "quince" })).toEqual([
      { kind: "named", text: "Quince Corner" },
    ]);
  });
});

test("featured profiles have no reasons", async () => {
  const { body } = await server.get("/search/new_profiles/");
  expect(body.hits.hits.length).toBeGreaterThan(0);
  for (const hit of body.hits.hits) expect(hit).not.toHaveProperty("reasons");
});

test("a document that an older release wrote is found, with the reasons that it has", async () => {
  const { id } = await writeProfile(server.db, {
    name: "Sorrel Acres",
    types: ["Grower/Producer"],
    roles: { seller: { products: [["Sorrel", 10]] } },
  });
  const { sql } = await import("kysely");
  await sql`update search_documents set display = display - 'facts', changed = pg_current_xact_id()
    where kind = 'profile' and id = ${id}`.execute(server.db);
  expect(await reasons("Sorrel Acres", { keywords: "sorrel" })).toEqual([
    { kind: "named", text: "Sorrel Acres" },
  ]);
});

describe("the reasons of a classified", () => {
  const post = async (fields: Record<string, string>) => {
    const poster = await server.member({ business_name: "Maple Hill Orchard" });
    const form = new FormData();
    const needed_by = new Date(server.clock.now().getTime() + days(10)).toISOString();
    const all = { profile_id: poster.accountId, looking_for: false, category: 0, needed_by, ...fields };
    for (const [name, value] of Object.entries(all)) form.set(name, String(value));
    const { status } = await server.post("/accounts/create_classified/", form, { token: poster.token });
    expect(status).toBe(201);
  };
  const found = async (keywords: string) =>
    (await server.post("/search/classifieds/", { keywords })).body.hits.hits[0]?.reasons;

  test("are its title, words of its text, its category or its poster", async () => {
    await post({ title: "Walk-in cooler", description: "Held 40 wheels of chèvre.", category: "2" });
    expect(await found("cooler")).toEqual([{ kind: "named", text: "Walk-in cooler" }]);
    expect(await found("goat cheese")).toEqual([{ kind: "mentions", text: "chèvre" }]);
    expect(await found("dairy and eggs")).toEqual([
      { kind: "category", text: "Dairy and Eggs", key: "2", translation: "Produits laitiers et œufs" },
    ]);
    expect(await found("maple hill")).toEqual([{ kind: "posted_by", text: "Maple Hill Orchard" }]);
    expect(await found("")).toBeUndefined();
  });

  test("are its side of the board, where nothing else was typed", async () => {
    await post({ title: "Stoneware crocks", description: "Ten litres each." });
    const side = [{ kind: "type", text: "For Sale", key: "for_sale", translation: "À vendre" }];
    expect(await found("for sale")).toEqual(side);
    expect(await found("à vendre")).toEqual(side);
    expect(await found("stoneware for sale")).toEqual([{ kind: "named", text: "Stoneware crocks" }]);
  });
});
