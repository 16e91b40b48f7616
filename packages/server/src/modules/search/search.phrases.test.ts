// Over one database: the index in memory ranks; search.indexing.test.ts and search.loading.test.ts fill it over both.
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestProfile, writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

const LONG =
  "A family farm in its third generation, open to visitors on weekends and glad to supply kitchens.";
const seller = (name: string, description: string, ...products: [string, number][]): TestProfile => ({
  name,
  description,
  types: ["Grower/Producer"],
  roles: { seller: { products } },
  city: "Guelph",
});

const PROFILES = {
  yellow: seller("Elmira Roots", LONG, ["Yellow beets", 10], ["Carrots", 10], ["Leeks", 10]),
  golden: seller("Short Row", "", ["Golden beets", 10]),
  candies: seller("Paisley Kettle", LONG, ["Hard candies", 9]),
  sweetCorn: seller("Dozen Farm", LONG, ["Sweet corn", 10], ["Sweet potatoes", 10]),
  cherryTomatoes: seller("Vine Lane", LONG, ["Cherry tomatoes", 10]),
  relish: seller("Jar & Lid", LONG, ["Green tomato relish", 9], ["Tart cherry juice", 7]),
  pork: seller("Oak Mast", LONG, ["Pork chops", 6]),
  cranberries: seller("Red Bog", LONG, ["Cranberries in bulk", 4]),
  wine: seller("Twelve Mile Cellar", LONG, ["Red wine", 1]),
};

let server: TestServer;
const names = new Map<number, string>();
beforeAll(async () => {
  server = await buildTestServer();
  for (const [key, profile] of Object.entries(PROFILES)) {
    const { id } = await writeProfile(server.db, profile);
    names.set(id, key);
  }
});
afterAll(() => server.close());

async function search(keywords: string): Promise<{ hits: string[]; interpretation: object }> {
  const { body } = await server.post("/search/profiles/", { keywords });
  const hits = body.hits.hits.map(({ _source }: { _source: { id: number } }) => names.get(_source.id));
  return { hits, interpretation: body.interpretation };
}

it("who names a product as it was typed comes before who has it by another name", async () => {
  expect((await search("golden beets")).hits).toEqual(["golden", "yellow"]);
  expect((await search("yellow beets")).hits).toEqual(["yellow", "golden"]);
});

it("sweets are candy, and nothing that is only sweet", async () => {
  expect((await search("sweets")).hits).toEqual(["candies"]);
  expect((await search("sweet corn")).hits).toEqual(["sweetCorn"]);
});

it("a word that is often misspelt is read within a phrase, too", async () => {
  expect((await search("cherry tomatoe")).hits).toEqual(["cherryTomatoes"]);
});

it("bulk only describes: pork in bulk is pork, and no cranberries", async () => {
  const { hits } = await search("somewhere to buy pork in bulk");
  expect(hits[0]).toBe("pork");
});

it("a word that nobody has does not take away what the others find", async () => {
  const { hits, interpretation } = await search("wine with sulfites");
  expect(hits).toEqual(["wine"]);
  expect(interpretation).toMatchObject({ relaxed_from: 0 });
});

it("a word for what is not wanted is missed by nobody", async () => {
  const { hits, interpretation } = await search("wine with no sulfites");
  expect(hits).toEqual(["wine"]);
  expect(interpretation).toMatchObject({ dropped: ["no", "sulfites"] });
  expect(interpretation).not.toHaveProperty("relaxed_from");
});

it("a place continues no half word: co-pa is nothing near Paris", async () => {
  await writeProfile(server.db, {
    ...seller("Paris Packers", LONG, ["Salsa", 9]),
    types: ["Custom Processor"],
    city: "Paris",
  });
  const terms = async (query: string) =>
    (await server.post("/search/suggest_terms/", { query })).body.suggestions.map(
      ({ term }: { term: string }) => term,
    );
  expect(await terms("salsa pa")).toContain("salsa near Paris");
  expect((await terms("co-pa")).join()).not.toContain("Paris");
});
