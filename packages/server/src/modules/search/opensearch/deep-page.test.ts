import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestProfile, writeProfile } from "../../../testing/profiles.ts";
import { CLUSTER, searchInCluster, type TestCluster } from "../../../testing/search-cluster.ts";
import { buildTestServer, type TestServer } from "../../../testing/server.ts";

const TOWNS = [
  ["Guelph", [43.545, -80.248]],
  ["Elora", [43.684, -80.43]],
  ["Nowhere", undefined],
] as const;
const NAMES = [
  "Maple Hill",
  "Maple Hill",
  "Maple Hill",
  "Maple Hill",
  "Orchard",
  "Crêpe Farm",
  "zebra",
  "Zest",
];

/** Many that only the last thing of an order tells apart, in town, in name, or in both. */
const PROFILES = Array.from({ length: 48 }, (_, at): TestProfile => {
  const [city, place] = TOWNS[at % TOWNS.length] as (typeof TOWNS)[number];
  return {
    name: at < 30 ? (NAMES[at % NAMES.length] as string) : `Farm ${at}`,
    types: ["Grower/Producer"],
    roles: {
      seller: {
        products:
          at % 4 === 0
            ? [["Apples", 4]]
            : [
                ["Apples", 4],
                ["Eggs", 3],
              ],
      },
    },
    city,
    ...(place && { at: [...place] }),
    publishedAt: new Date(Date.UTC(2026, 0, 1 + (at % 5))),
  };
});

describe.skipIf(!CLUSTER)("pages beyond what OpenSearch pages to", () => {
  let server: TestServer;
  let cluster: TestCluster;
  beforeAll(async () => {
    server = await buildTestServer();
    for (const profile of PROFILES) await writeProfile(server.db, profile);
    cluster = searchInCluster(server.services, { fedFirst: true, window: 4 });
  });
  afterAll(async () => {
    await cluster.remove();
    await server.close();
  });

  const found = async (body: object): Promise<number[]> => {
    const answer = await server.post("/search/profiles/", body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.hits.hits.map((hit: { _source: { id: number } }) => hit._source.id);
  };

  test.each([
    ["without words", {}],
    ["with words", { keywords: "apples eggs" }],
    ["by name", { sort: "name" }],
    ["by name, with words", { sort: "name", keywords: "eggs" }],
    ["the nearest, with places that are not known", { near: "N1H 4H2" }],
    ["the nearest of what was looked for", { near: "N1H 4H2", keywords: "apples" }],
    ["the newest", { sort: "newest" }],
    ["with a filter", { value_filters: { "roles.data.products.category": [3] } }],
  ])("holds each hit once, in the same order, %s", async (_, query) => {
    const all = await found({ ...query, size: 100 });
    expect(all.length).toBeGreaterThan(30);
    for (let from = 0; from < all.length; from += 3)
      expect(await found({ ...query, from, size: 3 })).toEqual(all.slice(from, from + 3));
    expect(await found({ ...query, from: all.length + 10, size: 3 })).toEqual([]);
  });
});
