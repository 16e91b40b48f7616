// Over one database: the index in memory ranks; search.indexing.test.ts and search.loading.test.ts fill it over both.
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await buildTestServer();
  const elora = { city: "Elora", at: [43.6807, -80.4295] as [number, number] };
  const ottawa = { city: "Ottawa", at: [45.4215, -75.6972] as [number, number] };
  await writeProfile(server.db, {
    name: "Gorge Kitchen",
    roles: { buyer: { products: [["Duck Eggs", 2]] } },
    ...elora,
  });
  await writeProfile(server.db, {
    name: "Byward Kitchen",
    roles: { buyer: { products: [["Duck Eggs", 2]] } },
    ...ottawa,
  });
  await writeProfile(server.db, {
    name: "Rideau Ducks",
    roles: { seller: { products: [["Duck Eggs", 2]] } },
    ...ottawa,
  });
  await writeProfile(server.db, {
    name: "Carp Coops",
    roles: { seller: { products: [["Zizzle", 2]] } },
    ...ottawa,
  });
  await writeProfile(server.db, {
    name: "Gorge Table",
    roles: { buyer: { products: [["Zizzle", 2]] } },
    ...elora,
  });
});
afterAll(() => server.close());

async function names(keywords: string): Promise<string[]> {
  const { body } = await server.post("/search/profiles/", { keywords });
  return body.hits.hits.map((hit: { _source: { business_name: string } }) => hit._source.business_name);
}

test("who sells far away comes before who buys near the place", async () => {
  expect(await names("duck eggs near Elora")).toEqual(["Rideau Ducks", "Gorge Kitchen", "Byward Kitchen"]);
});

test("the same holds for a word that the lexicon does not have", async () => {
  expect((await names("zizzle near Elora"))[0]).toBe("Carp Coops");
});

test("who asks for buyers is shown the near one first, and no seller", async () => {
  expect(await names("who buys duck eggs near Elora")).toEqual(["Gorge Kitchen", "Byward Kitchen"]);
});
