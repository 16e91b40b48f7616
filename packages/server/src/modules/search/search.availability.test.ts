// Over one database: the index in memory ranks; search.indexing.test.ts and search.loading.test.ts fill it over both.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await buildTestServer();
  // A Wednesday in June.
  server.clock.advance(Date.parse("2027-06-16T16:00:00Z") - server.clock.now().getTime());
  const write = (
    name: string,
    products: [string, number, [string | null, string | null]?][],
    role = "seller",
  ) => writeProfile(server.db, { name, roles: { [role]: { products } } });
  await write("Berry Patch", [
    ["Strawberries", 4, ["06", "07"]],
    ["Apples", 4, ["09", "12"]],
  ]);
  await write("Winter Greens", [["Spinach", 10, ["11", "03"]]]);
  await write("Sunday Farm", [["Asparagus", 10, ["2027-06-20", "2027-06-20"]]]);
  await write("Past Farm", [["Rhubarb", 10, ["2027-05-01", "2027-06-15"]]]);
  await write("Silent Farm", [["Strawberries", 4]]);
  await write("Berry Buyer", [["Strawberries", 4, ["06", "07"]]], "buyer");
});
afterAll(() => server.close());

const search = async (body: object) => (await server.post("/search/profiles/", body)).body;
const found = async (body: object) =>
  (await search(body)).hits.hits.map(
    (hit: { _source: { business_name: string } }) => hit._source.business_name,
  );
const counts = (body: { aggregations: { available: { key: string; count: number }[] } }) =>
  Object.fromEntries(body.aggregations.available.map(({ key, count }) => [key, count]));

describe("What is available", () => {
  it.each([
    ["this_week", ["Berry Patch", "Sunday Farm"]],
    ["This week", ["Berry Patch", "Sunday Farm"]],
    ["06", ["Berry Patch", "Sunday Farm"]],
    ["07", ["Berry Patch"]],
    ["October", ["Berry Patch"]],
    ["janvier", ["Winter Greens"]],
    ["03", ["Winter Greens"]],
    ["05", []],
  ])("is found by %s", async (available, names) => {
    expect((await found({ available })).sort()).toEqual(names);
    const byAddress = await server.get(`/search/profiles/?available=${encodeURIComponent(available)}`);
    expect(byAddress.body.hits.total).toBe(names.length);
  });

  it("is counted for the week and each month, whatever of them is chosen", async () => {
    const all = counts(await search({}));
    expect(all).toMatchObject({ this_week: 2, "06": 2, "07": 1, "01": 1, "12": 2 });
    expect(all).not.toHaveProperty("05");
    expect(counts(await search({ available: "01" }))).toEqual(all);
    expect(counts(await search({ keywords: "spinach" }))).toEqual({
      "01": 1,
      "02": 1,
      "03": 1,
      "11": 1,
      "12": 1,
    });
  });

  it("is said with the hit: what is to be had, and whether it is now", async () => {
    const { hits } = await search({ keywords: "strawberries", available: "this_week" });
    expect(hits.hits).toHaveLength(1);
    expect(hits.hits[0]).toMatchObject({
      _source: { available_now: true },
      reasons: [{ kind: "available", text: "Strawberries" }],
    });
    const sunday = (await search({ keywords: "Sunday Farm" })).hits.hits[0];
    expect(sunday._source.available_now).toBe(false);
  });

  it("names a product that was asked for before another one", async () => {
    const { hits } = await search({ keywords: "apples", available: "10" });
    expect(hits.hits[0].reasons[0]).toEqual({ kind: "available", text: "Apples" });
  });

  it("is left out and named where it means nothing", async () => {
    const { hits, unknown_filters } = await search({ available: "someday" });
    expect(hits.total).toBe(6);
    expect(unknown_filters).toEqual([
      { filter: "available", value: "someday", message: expect.stringContaining("available: someday") },
    ]);
  });

  it("offers the search without it where nothing is found", async () => {
    const { alternatives } = await search({ keywords: "rhubarb", available: "this_week" });
    expect(alternatives).toContainEqual({ kind: "without_filters", keywords: "rhubarb", total: 1 });
  });

  it("follows a change at once, and the days as they pass", async () => {
    const farm = await writeProfile(server.db, {
      name: "New Farm",
      roles: { vendor: { products: [["Peas", 10, ["06-23", "06-24"]]] } },
    });
    expect(await found({ available: "this_week" })).not.toContain("New Farm");
    server.clock.advance(days(7));
    expect(await found({ available: "this_week" })).toContain("New Farm");
    expect(await found({ available: "this_week" })).not.toContain("Sunday Farm");
    await server.db.updateTable("accounts").set({ published_at: null }).where("id", "=", farm.id).execute();
  });
});
