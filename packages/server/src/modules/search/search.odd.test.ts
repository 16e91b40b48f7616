// Over one database: the index in memory ranks; search.indexing.test.ts and search.loading.test.ts fill it over both.
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
  await writeProfile(server.db, {
    name: "Goat Hill Dairy",
    roles: { seller: { products: [["Goat Cheese", 2]] } },
    city: "Elora",
    at: [43.68, -80.43],
  });
});
afterAll(() => server.close());

const TEXTS = [
  "near",
  "near near near",
  "near ",
  " near Elora near Elora",
  "NEAR\u00a0ELORA",
  "goat near",
  "a ".repeat(100),
  "x".repeat(200),
  "é".repeat(200),
  "🧀".repeat(100),
  "\ud800",
  "\u0000",
  "\u202e\u200b\ufeff",
  "ﷺ".repeat(60),
  `${"goat ".repeat(39)}ch`,
  "goat\u0301 ch",
  "(((((((((((((((((((((((",
  "near (((((((",
  "near ".repeat(40),
  "-".repeat(200),
  "'’'’'’'’",
  "N0B 1S0 N0B 1S0",
  "=place:elora",
  "near =place:elora",
];

test.each(TEXTS)("the text %j is never the server's failure", async (text) => {
  const asked = [
    ["/search/profiles/", { keywords: text }],
    ["/search/profiles/", { keywords: text, autocomplete: true, near: "Elora", distance: 1000 }],
    ["/search/profiles/", { near: text }],
    ["/search/profiles/", { network: text }],
    ["/search/profiles/", { list_filters: { category: [text] } }],
    ["/search/profiles/", { value_filters: { "roles.data.products.category": [text] } }],
    ["/search/classifieds/", { keywords: text, list_filters: { category: [text] } }],
    ["/search/suggest_terms/", { query: text }],
    ["/search/suggest_products/", { query: `2 ${text}` }],
  ] as const;
  for (const [path, body] of asked) {
    const { status } = await server.post(path, body);
    expect([path, body, status]).toEqual([
      path,
      body,
      expect.toSatisfy((code) => code === 200 || code === 400),
    ]);
  }
});

const BODIES: object[] = [
  { near: { lat: 90, lng: 180 } },
  { near: { lat: -90, lng: -180 }, distance: 1 },
  { near: { lat: 0, lng: 0 }, keywords: "Elora" },
  { near: { lat: 91, lng: 0 } },
  { from: 2_147_483_647, size: 240 },
  { from: 1e300 },
  { distance: 1e300 },
  { distance: "far" },
  { keywords: { $gt: "" } },
  { keywords: ["goat"] },
  { list_filters: { category: Array.from({ length: 5000 }, (_, i) => `type ${i}`) } },
  { list_filters: { __proto__: ["x"], constructor: ["x"] } },
  { value_filters: { "roles.data.products.category": [1e300, -1, 0.5, "4"] } },
  { value_filters: { "roles.data.products.category": [null] } },
];

test.each(BODIES.map((body) => [body]))("%j is answered or refused", async (body) => {
  const { status } = await server.post("/search/profiles/", body);
  expect([200, 400]).toContain(status);
});
