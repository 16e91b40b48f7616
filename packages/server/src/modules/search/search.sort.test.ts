// Over one database: the index in memory ranks; search.indexing.test.ts and search.loading.test.ts fill it over both.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

const ELORA: [number, number] = [43.6807, -80.4295];
const GUELPH: [number, number] = [43.5448, -80.2482];
const OTTAWA: [number, number] = [45.4215, -75.6972];

let server: TestServer;

beforeAll(async () => {
  server = await buildTestServer();
  const day = (n: number) => new Date(Date.UTC(2026, 4, n));
  const cheese = (...more: [string, number][]) => [["Goat Cheese", 2], ...more] as [string, number][];
  await writeProfile(server.db, {
    name: "Zephyr Creamery",
    roles: { seller: { products: cheese(), delivery: 1 }, processor: {} },
    at: GUELPH,
    publishedAt: day(1),
  });
  await writeProfile(server.db, {
    name: "Márton Dairy",
    roles: { vendor: { products: cheese(), icons: ["delivery"] } },
    at: OTTAWA,
    publishedAt: day(3),
  });
  await writeProfile(server.db, {
    name: "Mary Hill",
    roles: { seller: { products: cheese(), delivery: 3 } },
    at: ELORA,
    publishedAt: day(2),
  });
  await writeProfile(server.db, {
    name: "attic cheese",
    roles: { processor: { products: cheese(), delivery: 2 } },
    publishedAt: day(4),
  });
  // What a buyer answers is whether delivery is required of others.
  await writeProfile(server.db, {
    name: "Corner Bistro",
    roles: { buyer: { products: cheese(), delivery: 1 }, seller: { delivery: 2 } },
    at: ELORA,
    publishedAt: day(5),
  });
});
afterAll(() => server.close());

const search = async (body: object) => {
  const answer = await server.post("/search/profiles/", body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const namesOf = (body: { hits: { hits: { _source: { business_name: string } }[] } }) =>
  body.hits.hits.map(({ _source }) => _source.business_name);
const names = async (body: object) => namesOf(await search(body));

describe("results are put in order", () => {
  test("by name, whatever its case and accents", async () => {
    expect(await names({ sort: "name" })).toEqual([
      "attic cheese",
      "Corner Bistro",
      "Márton Dairy",
      "Mary Hill",
      "Zephyr Creamery",
    ]);
  });

  test("by when they came, the newest first", async () => {
    expect(await names({ sort: "newest" })).toEqual([
      "Corner Bistro",
      "attic cheese",
      "Márton Dairy",
      "Mary Hill",
      "Zephyr Creamery",
    ]);
  });

  test("by distance, those without a location last, however well they match", async () => {
    const found = await search({ sort: "nearest", near: "N0B", keywords: "cheese" });
    expect(namesOf(found).at(-1)).toBe("attic cheese");
    const kilometres = found.hits.hits.map(({ sort }: { sort: [number, number | null] }) => sort[1]);
    expect(kilometres.at(-1)).toBeNull();
    const known = kilometres.slice(0, -1);
    expect(known.length).toBeGreaterThan(2);
    expect(known).toEqual(known.toSorted((a: number, b: number) => a - b));
  });

  test("as they match best, where no place is known to be near to", async () => {
    const keywords = "goat cheese";
    expect(await names({ keywords, sort: "nearest" })).toEqual(await names({ keywords }));
  });

  test("from a place in the words, too", async () => {
    expect((await names({ keywords: "N0B", sort: "nearest" }))[0]).toMatch(/Mary Hill|Corner Bistro/);
  });

  test.each(["best", "nearest", "newest", "name"])(
    "without a hit twice from page to page: %s",
    async (sort) => {
      const all = await names({ sort, near: "N0B" });
      const pages = await Promise.all(all.map((_, from) => names({ sort, near: "N0B", from, size: 1 })));
      expect(pages.flat()).toEqual(all);
    },
  );

  test("in an address, too, and in no other than these orders", async () => {
    const { body } = await server.request("GET", "/search/profiles/?sort=name");
    expect(namesOf(body)).toEqual(await names({ sort: "name" }));
    const answer = await server.request("GET", "/search/profiles/?sort=cheapest");
    expect(answer.status).toBe(400);
  });

  test("again after an edit", async () => {
    await writeProfile(server.db, { name: "Birch Lane", publishedAt: new Date(Date.UTC(2026, 4, 6)) });
    expect((await names({ sort: "name" }))[1]).toBe("Birch Lane");
    expect((await names({ sort: "newest" }))[0]).toBe("Birch Lane");
  });
});

describe("who delivers", () => {
  test("is who says so of what is sold or made", async () => {
    const found = await search({ delivers: true, sort: "name" });
    expect(namesOf(found)).toEqual(["Márton Dairy", "Zephyr Creamery"]);
    expect(found.hits.hits[0].reasons).toContainEqual({ kind: "delivers" });
  });

  test("is counted whether or not it is asked for", async () => {
    expect((await search({})).aggregations.delivers).toBe(2);
    expect((await search({ delivers: true })).aggregations.delivers).toBe(2);
    expect((await search({ keywords: "zephyr" })).aggregations.delivers).toBe(1);
  });

  test("delivers in the role that is asked for", async () => {
    expect(await names({ delivers: true, role_level_filters: ["vendor"] })).toEqual(["Márton Dairy"]);
    expect((await search({ role_level_filters: ["seller"] })).aggregations.delivers).toBe(1);
  });
});

test("a profile type says how many more there are in the others, those of both not counted", async () => {
  const { aggregations } = await search({ keywords: "goat cheese", profiletype_filters: "SELLS" });
  expect(aggregations.profile_types.PROCESSES).toBe(2);
  expect(aggregations.other_profile_types).toContainEqual({ key: "PROCESSES", count: 1 });
  expect((await search({ keywords: "goat cheese" })).aggregations).not.toHaveProperty("other_profile_types");
});

describe("a saved search", () => {
  test("keeps its order and who delivers, and is the same in another order", async () => {
    const { token } = await server.member();
    const saved = await server.post(
      "/saved_searches/",
      { kind: "profiles", name: "Cheese", frequency: "never", search: { delivers: true, sort: "newest" } },
      { token },
    );
    expect(saved.body.search).toEqual({ delivers: true, sort: "newest" });
    const again = await server.post(
      "/saved_searches/",
      { kind: "profiles", name: "Again", frequency: "never", search: { delivers: true, sort: "name" } },
      { token },
    );
    expect(again.status).toBe(409);
  });
});
