// Over one database: two search engines are compared; what feeds them, search.indexing.test.ts shows over both.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestProfile, writeProfile } from "../../testing/profiles.ts";
import { CLUSTER, searchInCluster, type TestCluster } from "../../testing/search-cluster.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { indexProfile } from "./search.indexing.ts";

if (!CLUSTER)
  console.log(
    "! SKIPPED the half of the search engines' conformance on OpenSearch: set OPENSEARCH_URL to the address of a cluster.",
  );

const ENGINES = ["in process", ...(CLUSTER ? ["opensearch", "opensearch, before it is fed"] : [])];

const ELORA: [number, number] = [43.684, -80.43];
const GUELPH: [number, number] = [43.545, -80.248];
const OTTAWA: [number, number] = [45.42, -75.69];

const PROFILES: Record<string, TestProfile> = {
  dairy: {
    name: "Goat Hill Dairy",
    description: "We milk forty goats. Ask for our farm tour.",
    types: ["Grower/Producer"],
    roles: {
      seller: {
        products: [
          ["Goat Cheese", 2],
          ["Fresh Chèvre", 2],
        ],
        ticked: { classifications: ["certified_organic"] },
        delivery: 1,
      },
    },
    city: "Guelph",
    at: GUELPH,
  },
  cheeseShop: {
    name: "Cheese & Co",
    types: ["Retail Operator/Shop"],
    roles: { vendor: { products: [["Cheddar", 2]] } },
    city: "Elora",
    at: ELORA,
  },
  restaurant: {
    name: "The Blue Door",
    types: ["Restaurant"],
    roles: { buyer: { products: [["Cheddar", 2]] } },
    city: "Ottawa",
    at: OTTAWA,
  },
  orchard: {
    name: "Maple Hill Orchard",
    types: ["Grower/Producer", "Pick-Your-Own"],
    roles: { seller: { products: [["Apples", 4, ["08", "10"]]] } },
    city: "Elora",
    at: ELORA,
  },
  mixed: {
    name: "Two Rivers Farm",
    types: ["Grower/Producer"],
    roles: {
      seller: {
        products: [
          ["Organic Milk", 2],
          ["Eggs", 3],
        ],
      },
    },
    city: "Ottawa",
    at: OTTAWA,
  },
  eggs: {
    name: "Sunny Side",
    types: ["Grower/Producer"],
    roles: { seller: { products: [["Organic Eggs", 3]] } },
    city: "Ottawa",
    at: OTTAWA,
  },
  vineyard: {
    name: "Stony Ridge",
    types: ["Vineyard"],
    roles: { seller: { products: [["Coronation Grapes", 4]] } },
    city: "Ottawa",
    at: OTTAWA,
  },
  dryingShed: {
    name: "The Drying Shed",
    types: ["Processor"],
    roles: {
      seller: {
        products: [
          ["Dried Grapes", 4],
          ["Tea Biscuits", 5],
        ],
      },
    },
    city: "Ottawa",
    at: OTTAWA,
  },
  kitchens: {
    name: "Kitchens & More",
    types: ["Processor"],
    description: "Convection ovens, serviced by a family of four.",
    roles: { seller: { products: [["Cookies", 5]] } },
    city: "Ottawa",
    at: OTTAWA,
  },
  hidden: {
    name: "Quiet Acres",
    description: "Garlic and leeks.",
    roles: { seller: { products: [["Garlic", 4]] } },
    hidden: true,
  },
  draft: { name: "Unpublished Garlic", published: false, roles: { seller: { products: [["Garlic", 4]] } } },
};

describe.each(ENGINES)("search, %s", (engine) => {
  let server: TestServer;
  let cluster: TestCluster | undefined;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    server = await buildTestServer();
    const write = async () => {
      for (const [key, profile] of Object.entries(PROFILES))
        ids.set(key, (await writeProfile(server.db, profile)).id);
    };
    if (engine === "in process") return await write();
    const isFed = engine === "opensearch";
    cluster = searchInCluster(server.services, { fedFirst: isFed, window: 3 });
    if (!isFed) await cluster.feed.rebuild();
    await write();
  });
  afterAll(async () => {
    await cluster?.remove();
    await server.close();
  });

  const search = async (body: object) => {
    const answer = await server.post("/search/profiles/", body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const keyOf = (id: number) => [...ids].find(([, own]) => own === id)?.[0];
  const found = async (body: object) =>
    (await search(body)).hits.hits.map((hit: { _source: { id: number } }) => keyOf(hit._source.id));
  const countOf = (buckets: { key: string | number; count: number }[], key: string | number) =>
    buckets.find((bucket) => bucket.key === key)?.count ?? 0;

  describe("judged queries", () => {
    test.each([
      ["goat cheese", ["dairy"]],
      ["fromage de chèvre", ["dairy"]],
      ["cheese", ["cheeseShop", "dairy", "restaurant"]],
      ["who buys cheddar", ["restaurant"]],
      ["u-pick", ["orchard"]],
      ["organic eggs", ["eggs", "mixed"]],
      ["Maple Hill", ["orchard"]],
      ["chedar", ["cheeseShop", "restaurant"]],
      ["cheddra", ["cheeseShop", "restaurant"]],
    ])("%s", async (keywords, expected) => {
      const result = await found({ keywords });
      expect(result.slice(0, expected.length)).toEqual(expected);
    });
  });

  describe("words that mean another thing in the other language", () => {
    const asked = async (keywords: string, language?: string) => {
      const answer = await server.post(
        "/search/profiles/",
        { keywords },
        language === undefined ? {} : { headers: { "accept-language": language } },
      );
      return answer.body.hits.hits.map((hit: { _source: { id: number } }) => keyOf(hit._source.id));
    };
    test.each([
      ["raisins", "fr-CA", ["dryingShed", "vineyard"]],
      ["raisins", "en-CA", ["dryingShed"]],
      ["raisins", undefined, ["dryingShed"]],
      ["raisins de table", "fr-CA", ["vineyard"]],
      ["raisin sec", "fr-CA", ["dryingShed"]],
      ["biscuit", "fr-CA", ["dryingShed", "kitchens"]],
      ["biscuit", "en-CA", ["dryingShed"]],
      ["biscuits", "fr;q=0.5, en;q=0.8", ["dryingShed"]],
    ])("%s, asked in %s", async (keywords, language, expected) => {
      expect((await asked(keywords, language)).sort()).toEqual(expected);
    });

    test("a number is no oven, unless a francophone asks", async () => {
      const [french] = (
        await server.post("/search/profiles/", { keywords: "four" }, { headers: { "accept-language": "fr" } })
      ).body.hits.hits;
      expect(french.highlight[0].ranges[0]).toEqual([0, 16]);
      const [english] = (await server.post("/search/profiles/", { keywords: "four" })).body.hits.hits;
      expect(english.highlight[0].ranges).toEqual([[42, 46]]);
    });
  });

  test("takes a sentence of many things", async () => {
    const keywords = "organic goat cheese, maple syrup, apple cider, raw honey, sweet corn and garlic";
    expect(await found({ keywords })).toEqual([]);
    const many = "cheddar beef pork lamb eggs honey corn kale leeks garlic apples pears plums oats rye";
    expect(await found({ keywords: many })).toEqual([]);
  });

  test("corrects a word, and says so", async () => {
    const { interpretation } = await search({ keywords: "chedar" });
    expect(interpretation.corrections).toEqual([{ typed: "chedar", used: "cheddar" }]);
  });

  test("takes words as they are typed where that is asked", async () => {
    expect(await found({ keywords: "chedar", literal: true })).toEqual([]);
  });

  test("lists partial matches behind complete ones, and says where they begin", async () => {
    const body = await search({ keywords: "goat cheese apples" });
    expect(body.interpretation.relaxed_from).toBe(0);
    expect(body.hits.hits.map((hit: { _source: { id: number } }) => keyOf(hit._source.id))).toEqual(
      expect.arrayContaining(["dairy", "orchard"]),
    );
  });

  test("filters by an option, and counts the others as if it were not chosen", async () => {
    const body = await search({
      list_filters: { category: ["Grower/Producer"] },
      value_filters: { "roles.data.products.category": [2] },
    });
    expect(body.hits.hits.map((hit: { _source: { id: number } }) => keyOf(hit._source.id)).sort()).toEqual([
      "dairy",
      "mixed",
    ]);
    const { category, "roles.data.products.category": products } = body.aggregations;
    expect(countOf(category, "Grower/Producer")).toBe(2);
    expect(countOf(category, "Restaurant")).toBe(1);
    expect(countOf(products, 2)).toBe(2);
    expect(countOf(products, 4)).toBe(1);
  });

  test("filters within a role, and counts by that role alone", async () => {
    const body = await search({
      role_level_filters: ["buyer"],
      value_filters: { "roles.data.products.category": [2] },
    });
    expect(body.hits.hits.map((hit: { _source: { id: number } }) => keyOf(hit._source.id))).toEqual([
      "restaurant",
    ]);
    expect(countOf(body.aggregations["roles.data.products.category"], 2)).toBe(1);
    expect(countOf(body.aggregations["roles.data.products.category"], 3)).toBe(0);
  });

  test("counts each type, and what is available when", async () => {
    const { aggregations } = await search({});
    expect(aggregations.profile_types).toMatchObject({ ALL: 10, BUYS: 1 });
    expect(countOf(aggregations.available, "09")).toBe(1);
    expect(countOf(aggregations.available, "02")).toBe(0);
    for (const month of ["08", "10"]) expect(countOf(aggregations.available, month)).toBe(1);
    for (const month of ["07", "11"]) expect(countOf(aggregations.available, month)).toBe(0);
    expect(aggregations.delivers).toBe(1);
    expect(await found({ available: "09" })).toEqual(["orchard"]);
  });

  test("finds what lies within a distance and within bounds, the nearest first", async () => {
    const near = { lat: ELORA[0], lng: ELORA[1] };
    expect(await found({ keywords: "cheese", near, distance: 40 })).toEqual(["cheeseShop", "dairy"]);
    expect((await found({ near, sort: "nearest" })).slice(-1)).toEqual(["hidden"]);
    expect(await found({ bounds: [-76, 45, -75, 46], sort: "name" })).toEqual([
      "kitchens",
      "vineyard",
      "eggs",
      "restaurant",
      "dryingShed",
      "mixed",
    ]);
    expect(await found({ keywords: "cheese near Elora" })).toEqual(["cheeseShop", "dairy", "restaurant"]);
  });

  test("shows the matches on a map", async () => {
    const { map } = await search({ keywords: "cheese", map: { bounds: [-95, 41, -74, 57], zoom: 5 } });
    expect(map.placed).toBe(3);
    expect(map.points.reduce((sum: number, point: { count: number }) => sum + point.count, 0)).toBe(3);
  });

  test("puts hits in each order, and pages through every one once, further than a page of the cluster", async () => {
    expect(await found({ sort: "name" })).toEqual([
      "cheeseShop",
      "dairy",
      "kitchens",
      "orchard",
      "hidden",
      "vineyard",
      "eggs",
      "restaurant",
      "dryingShed",
      "mixed",
    ]);
    expect((await found({ sort: "newest" }))[0]).toBe("hidden");
    for (const order of [{ sort: "name" }, { keywords: "cheese eggs apples" }, { near: "N1H 4H2" }]) {
      const all = await found({ ...order, size: 24 });
      const paged: unknown[] = [];
      for (let from = 0; from < all.length; from += 2)
        paged.push(...(await found({ ...order, from, size: 2 })));
      expect(paged).toEqual(all);
    }
  });

  test("says why, and marks what matched", async () => {
    const [hit] = (await search({ keywords: "fromage de chèvre" })).hits.hits;
    expect(hit.reasons[0]).toMatchObject({ kind: "sells", text: "Goat Cheese" });
    expect(hit.highlight).toContainEqual({ field: "products", text: "Goat Cheese", ranges: [[0, 11]] });
  });

  test("suggests what begins so, with errors too, and names of businesses", async () => {
    const terms = async (query: string) =>
      (await server.post("/search/suggest_terms/", { query })).body.suggestions.map(
        ({ term }: { term: string }) => term,
      );
    expect(await terms("ched")).toContain("Cheddar");
    expect(await terms("chedda")).toContain("Cheddar");
    expect(await terms("cheddra")).toContain("Cheddar");
    expect(await terms("maple h")).toContain("Maple Hill Orchard");
    expect(await terms("rivers")).toContain("Two Rivers Farm");
    expect(await terms("elo")).toContain("Near Elora");
    expect(await terms("fromage de ch")).toContain("Fromage de chèvre");
    expect(await terms("goat ch")).toContain("Goat Cheese");
  });

  test("shows no name of a person, and nobody who is not published", async () => {
    for (const keywords of ["Okafor", "Ada", "ada@farm.example"])
      expect(await found({ keywords, literal: true })).toEqual([]);
    const { hits } = await search({ keywords: "garlic" });
    expect(hits.hits.map((hit: { _source: { id: number } }) => keyOf(hit._source.id))).toEqual(["hidden"]);
    expect(JSON.stringify(hits)).not.toMatch(/Ada|Okafor|519 555|Owner/);
  });

  test("finds an edit at once, and no longer what it said before", async () => {
    const { id } = await writeProfile(server.db, { name: "Zaffre Quince Corner" });
    ids.set("quince", id);
    expect(await found({ keywords: "zaffre" })).toEqual(["quince"]);
    await server.db.transaction().execute(async (trx) => {
      await trx.updateTable("accounts").set({ business_name: "Medlar Place" }).where("id", "=", id).execute();
      await indexProfile(trx, id);
    });
    expect(await found({ keywords: "zaffre", literal: true })).toEqual([]);
    expect(await found({ keywords: "medlar" })).toEqual(["quince"]);
    expect((await server.post("/search/suggest_terms/", { query: "zaffr" })).body.suggestions).toEqual([]);
    await server.db.transaction().execute(async (trx) => {
      await trx.updateTable("accounts").set({ published_at: null }).where("id", "=", id).execute();
      await indexProfile(trx, id);
    });
    expect(await found({ keywords: "medlar", literal: true })).toEqual([]);
    expect((await search({})).hits.total).toBe(10);
  });
});
