import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestProfile, writeProfile } from "../../../testing/profiles.ts";
import { CLUSTER, searchInCluster, type TestCluster } from "../../../testing/search-cluster.ts";
import { buildTestServer, type TestServer } from "../../../testing/server.ts";

if (!CLUSTER)
  console.log("! SKIPPED hits that are read rank by rank: set OPENSEARCH_URL to the address of a cluster.");

type TestProduct = [string, number] | [string, number, [string, string]];

const TOWNS = [
  ["Guelph", [43.545, -80.248]],
  ["Elora", [43.684, -80.43]],
  ["Ottawa", [45.42, -75.69]],
] as const;
const PRODUCTS: TestProduct[][] = [
  [["Apples", 4, ["08", "10"]]],
  [
    ["Apples", 4],
    ["Eggs", 3, ["11", "02"]],
  ],
  [["Organic Eggs", 3]],
  [["Apple Cider", 8]],
  [
    ["Goat Cheese", 2],
    ["Honey", 9],
  ],
];
const NAMES = ["Apple Hill Farm", "Egg Lane", "Elora Honey", "Family Farm", "Two Rivers", "Apple Egg Farm"];
const TEXTS = ["We press apples in the fall.", "Eggs, cheese and honey.", "", "Organic since 1990."];

/** Of every kind of match several, with seasons of several kinds, that nothing but their quality or number tells apart. */
const PROFILES = Array.from({ length: 60 }, (_, at): TestProfile => {
  const [city, place] = TOWNS[at % TOWNS.length] as (typeof TOWNS)[number];
  const products = PRODUCTS[at % PRODUCTS.length] as TestProduct[];
  return {
    name: NAMES[(at * 7) % NAMES.length] as string,
    description: TEXTS[(at * 3) % TEXTS.length] as string,
    types: [at % 4 === 0 ? "Restaurant" : "Grower/Producer"],
    roles: at % 4 === 0 ? { buyer: { products } } : { seller: { products } },
    city,
    at: [...place],
  };
});

describe.skipIf(!CLUSTER)("hits that are read rank by rank", () => {
  let reference: TestServer;
  let server: TestServer;
  let cluster: TestCluster;
  beforeAll(async () => {
    reference = await buildTestServer();
    server = await buildTestServer();
    for (const profile of PROFILES) for (const { db } of [reference, server]) await writeProfile(db, profile);
    cluster = searchInCluster(server.services, { fedFirst: true, window: 8, few: 0, sets: 1 });
  });
  afterAll(async () => {
    await cluster.remove();
    await server.close();
    await reference.close();
  });

  const foundBy = async (asked: TestServer, body: object) => {
    const { status, body: answer } = await asked.post("/search/profiles/", body);
    expect(status, JSON.stringify(answer)).toBe(200);
    return {
      total: answer.hits.total,
      aggregations: answer.aggregations,
      ids: answer.hits.hits.map((hit: { _source: { id: number } }) => hit._source.id),
    };
  };

  test.each([
    ["a thing", { keywords: "apples" }],
    ["a word that is in names too", { keywords: "farm" }],
    ["two things, in one product or apart", { keywords: "apples eggs" }],
    ["what describes a thing", { keywords: "organic eggs" }],
    ["three things", { keywords: "apples eggs honey" }],
    ["few matches, and what matches in part", { keywords: "goat cheese apples" }],
    ["words as they were typed", { keywords: "apples eggs", literal: true }],
    ["the name of a business", { keywords: "Elora Honey" }],
    ["a thing near a place", { keywords: "apples", near: "N1H 4H2" }],
    ["a place in the text", { keywords: "eggs near Elora" }],
    ["a side of the trade", { keywords: "restaurants looking for apples" }],
    ["a filter", { keywords: "apples", profiletype_filters: "SELLS" }],
    ["the other language", { keywords: "pommes" }],
  ])("are those of the index in memory, in its order: %s", async (_, query) => {
    const expected = await foundBy(reference, { ...query, size: 100 });
    expect(expected.ids.length).toBeGreaterThan(3);
    for (const size of [3, 10]) {
      for (let from = 0; from < expected.ids.length; from += size)
        expect(await foundBy(server, { ...query, from, size })).toEqual({
          ...expected,
          ids: expected.ids.slice(from, from + size),
        });
    }
  });
});
