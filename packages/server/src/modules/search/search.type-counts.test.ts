// Over one database: counts are those of the index in memory; search.indexing.test.ts fills it over both.
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;

const TYPES = ["ALL", "SELLS", "BUYS", "PROCESSES", "BUSINESS OPPORTUNITIES", "ORG"] as const;
const GOODS: [string, number][] = [
  ["Goat Cheese", 2],
  ["Sourdough Bread", 5],
  ["Maple Syrup", 4],
  ["Zizzle", 2],
];

beforeAll(async () => {
  server = await buildTestServer();
  for (let n = 0; n < 48; n++) {
    const product = GOODS[n % GOODS.length] as [string, number];
    const other = GOODS[(n >> 2) % GOODS.length] as [string, number];
    const roles = [
      { seller: { products: [product] } },
      { buyer: { products: [product] } },
      { seller: { products: [product] }, buyer: { products: [other] } },
      { processor: { products: [product] } },
      { vendor: { products: [product, other] }, processor: { products: [other] } },
    ] as const;
    await writeProfile(server.db, {
      name: `Business ${n}`,
      description: n % 6 === 0 ? "We bake bread with maple syrup." : "By the river.",
      roles: structuredClone(roles[n % roles.length]) as never,
      city: "Elora",
      at: [43.68 + n / 1000, -80.43],
    });
  }
});
afterAll(() => server.close());

async function search(body: object) {
  const answer = await server.post("/search/profiles/", { size: 0, ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

test.each<[string, object]>([
  ["nothing", {}],
  ["a thing", { keywords: "bread" }],
  ["a thing that has a longer name", { keywords: "goat cheese" }],
  ["a word that the lexicon lacks", { keywords: "zizzle" }],
  ["two things", { keywords: "maple syrup zizzle" }],
  ["three things, not all of which one business has", { keywords: "goat cheese bread maple syrup" }],
  ["two things, without partial matches", { keywords: "maple syrup zizzle", literal: true }],
  [
    "a thing, and a category",
    { keywords: "maple syrup", value_filters: { "roles.data.products.category": [4] } },
  ],
  ["a thing in a role", { keywords: "bread", role_level_filters: ["seller"] }],
  ["who buys", { keywords: "who buys bread" }],
  ["who sells", { keywords: "who sells bread" }],
  ["a thing near a place", { keywords: "bread near Elora" }],
  [
    "a thing within a distance",
    { keywords: "maple syrup zizzle", near: { lat: 43.68, lng: -80.43 }, distance: 3 },
  ],
  ["a name", { keywords: "Business 7" }],
  ["nothing that there is", { keywords: "xylophone" }],
])("%s: each profile type is counted as what choosing it finds, whichever is chosen", async (_, query) => {
  const totals = Object.fromEntries(
    await Promise.all(
      TYPES.map(async (type) => [type, (await search({ ...query, profiletype_filters: type })).hits.total]),
    ),
  );
  for (const chosen of TYPES) {
    const { aggregations } = await search({ ...query, profiletype_filters: chosen });
    expect(aggregations.profile_types, chosen).toEqual(totals);
  }
});

test("the queries tell the types apart: buyers are read another way, and some types have few complete matches", async () => {
  const bread = (await search({ keywords: "bread" })).aggregations.profile_types;
  expect(bread.SELLS).toBeGreaterThan(0);
  expect(bread.PROCESSES).not.toBe(bread.SELLS);
  expect(bread.BUYS).toBeGreaterThan(0);
});

test("with buyers chosen, the others say how many more they have", async () => {
  const { aggregations } = await search({ keywords: "bread", profiletype_filters: "BUYS" });
  const others = Object.fromEntries(
    aggregations.other_profile_types.map(({ key, count }: { key: string; count: number }) => [key, count]),
  );
  expect(others.SELLS).toBeGreaterThan(0);
  expect(others.SELLS).toBeLessThanOrEqual(aggregations.profile_types.SELLS);
});

test("a page of hits counts as a count alone does", async () => {
  const query = { keywords: "goat cheese bread", profiletype_filters: "SELLS" };
  const counted = await search(query);
  expect((await search({ ...query, size: 5 })).aggregations.profile_types).toEqual(
    counted.aggregations.profile_types,
  );
});
