// Over one database: the index in memory ranks; search.indexing.test.ts and search.loading.test.ts fill it over both.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestProfile, writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { removeProfileFromIndex } from "./search.indexing.ts";

const ELORA: [number, number] = [43.6807, -80.4295];
const FERGUS: [number, number] = [43.7062, -80.3779];
const GUELPH: [number, number] = [43.5448, -80.2482];
const OTTAWA: [number, number] = [45.4215, -75.6972];

const PROFILES: TestProfile[] = [
  {
    name: "Goat Hill Dairy",
    roles: {
      seller: {
        products: [
          ["Goat", 6],
          ["Cheese", 9],
        ],
      },
    },
    city: "Ottawa",
    at: OTTAWA,
    description: "The longest of all descriptions, so that this profile would come first among equals.",
  },
  { name: "Speed River Eggs", roles: { seller: { products: [["Eggs", 2]] } }, city: "Guelph", at: GUELPH },
  { name: "Gorge Bakery", roles: { vendor: { products: [["Bread", 9]] } }, city: "Elora", at: ELORA },
  { name: "Highland Eggs", roles: { seller: { products: [["Eggs", 2]] } }, city: "FERGUS", at: FERGUS },
  { name: "Elora Table of Ottawa", roles: { buyer: {} }, city: "Ottawa", at: OTTAWA },
  { name: "Nowhere Eggs", roles: { seller: { products: [["Eggs", 2]] } } },
];

let server: TestServer;
let memberToken: string;

beforeAll(async () => {
  server = await buildTestServer();
  for (const profile of PROFILES) await writeProfile(server.db, profile);
  const member = await server.member({ business_name: "Measuring Post" });
  memberToken = member.token;
  await server.db.transaction().execute(async (trx) => {
    await trx
      .updateTable("accounts")
      .where("id", "=", member.accountId)
      .set({ latitude: FERGUS[0], longitude: FERGUS[1], published_at: null })
      .execute();
    await removeProfileFromIndex(trx, member.accountId);
  });
});
afterAll(() => server.close());

async function found(body: object, token?: string) {
  const answer = await server.post("/search/profiles/", body, { token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.hits.hits as { _source: { business_name: string }; sort: [number, number | null] }[];
}
const names = async (body: object, token?: string) =>
  (await found(body, token)).map(({ _source }) => _source.business_name);
const terms = async (query: string) => {
  const answer = await server.post("/search/suggest_terms/", { query });
  expect(answer.status).toBe(200);
  return answer.body.suggestions.map(({ term }: { term: string }) => term) as string[];
};

describe("a known place", () => {
  test("puts the nearest first among equal hits, without any limit, and what has no place last", async () => {
    expect(await names({ keywords: "eggs", near: "N0B 1S0" })).toHaveLength(3);
    const from = { lat: FERGUS[0], lng: FERGUS[1] };
    expect(await names({ keywords: "eggs", near: from })).toEqual([
      "Highland Eggs",
      "Speed River Eggs",
      "Nowhere Eggs",
    ]);
    expect((await names({ near: from })).slice(0, 3)).toEqual([
      "Highland Eggs",
      "Gorge Bakery",
      "Speed River Eggs",
    ]);
    expect((await names({ near: from })).at(-1)).toBe("Nowhere Eggs");
  });

  test("is that of the signed-in business too", async () => {
    expect(await names({ keywords: "eggs" }, memberToken)).toEqual([
      "Highland Eggs",
      "Speed River Eggs",
      "Nowhere Eggs",
    ]);
  });

  test("does not put what is near before what fits better", async () => {
    expect((await names({ keywords: "elora", near: { lat: GUELPH[0], lng: GUELPH[1] } }))[0]).toBe(
      "Elora Table of Ottawa",
    );
  });

  test("beside words that say nothing of a business is everything, the nearest first", async () => {
    const all = await names({ keywords: "who sells near Fergus" });
    expect(all.slice(0, 3)).toEqual(["Highland Eggs", "Gorge Bakery", "Speed River Eggs"]);
    expect((await names({ keywords: "best places in Wellington County" })).sort()).toEqual([
      "Gorge Bakery",
      "Highland Eggs",
      "Speed River Eggs",
    ]);
  });

  test("may be a town by its name, in any letter case", async () => {
    expect((await names({ near: "GUELPH", keywords: "eggs" }))[0]).toBe("Speed River Eggs");
    expect((await names({ near: "Fergus", distance: 5 })).sort()).toEqual(["Highland Eggs"]);
  });

  test.each([
    ["Atlantis", 'We know no business in "Atlantis". Try a postal code or another town.'],
    ["Z9Z", "Z9Z is no Canadian postal code. All locations must be in Ontario."],
    ["H2X 1Y4", "H2X is in Quebec. All locations must be in Ontario."],
    ["K9Z", "You must provide a valid Ontario postal code."],
  ])("is refused with the reason when it is %s", async (near, sentence) => {
    const answer = await server.post("/search/profiles/", { near });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ near: [sentence] });
  });
});

describe("a place in what is typed", () => {
  test("hides no business that has the place in its name, and is somewhere else", async () => {
    const { id } = await writeProfile(server.db, {
      name: "Wellington County Growers",
      roles: {},
      city: "Ottawa",
      at: OTTAWA,
    });
    try {
      const there = ["Gorge Bakery", "Highland Eggs", "Speed River Eggs"];
      for (const autocomplete of [false, true]) {
        const [first, ...others] = await names({ keywords: "Wellington County", autocomplete });
        expect(first).toBe("Wellington County Growers");
        expect(others.sort()).toEqual(there);
      }
      expect((await names({ keywords: "wellington county grow", autocomplete: true }))[0]).toBe(
        "Wellington County Growers",
      );
    } finally {
      await server.db.transaction().execute((trx) => removeProfileFromIndex(trx, id));
    }
  });

  test.each(["N0B 1S0", "n0b1s0", "near N0B", "N0B", "près de N0B", "Pres de N0B 1S0", "autour de N0B"])(
    "is where %s measures from",
    async (keywords) => {
      const hits = await found({ keywords });
      expect(hits).toHaveLength(PROFILES.length);
      const kilometres = hits.map(({ sort }) => sort[1] ?? Number.POSITIVE_INFINITY);
      expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b));
    },
  );

  test.each(["Elora", "elora", "near Elora"])(
    "shows for %s what names the town, then what is near",
    async (keywords) => {
      expect(await names({ keywords })).toEqual([
        "Elora Table of Ottawa",
        "Gorge Bakery",
        "Highland Eggs",
        "Speed River Eggs",
      ]);
    },
  );

  test("keeps to a chosen distance around the town", async () => {
    expect(await names({ keywords: "Elora", distance: 10 })).toEqual(["Gorge Bakery", "Highland Eggs"]);
  });

  test("orders what is asked for beside it", async () => {
    expect(await names({ keywords: "eggs near Guelph" })).toEqual([
      "Speed River Eggs",
      "Highland Eggs",
      "Nowhere Eggs",
    ]);
    expect((await names({ keywords: "eggs near N1H 1A1" }))[0]).toBe("Speed River Eggs");
    // An unknown place costs nobody the eggs.
    expect(await names({ keywords: "eggs near Atlantis" })).toHaveLength(3);
  });

  test("counts the facets of what it shows", async () => {
    const { body } = await server.post("/search/profiles/", { keywords: "Elora" });
    expect(body.hits.total).toBe(4);
    expect(body.aggregations.profile_types).toMatchObject({ ALL: 4, SELLS: 3, BUYS: 1 });
  });

  test("finds classifieds too", async () => {
    expect((await server.post("/search/classifieds/", { keywords: "near Elora" })).status).toBe(200);
  });
});

describe("a distance in what is typed", () => {
  test.each([
    ["eggs within 10 km of Elora", ["Highland Eggs"]],
    ["eggs within 10km from elora", ["Highland Eggs"]],
    ["eggs 10 kilometres around N1H 1A1", ["Speed River Eggs"]],
    ["eggs near Elora within 10 km", ["Highland Eggs"]],
    ["eggs within a 10 km radius of Elora", ["Highland Eggs"]],
    ["œufs à moins de 10 km de Elora", ["Highland Eggs"]],
    ["œufs dans un rayon de 10 km autour d’Elora", ["Highland Eggs"]],
    ["eggs within 40 km of Elora", ["Highland Eggs", "Speed River Eggs"]],
    ["within 10 km of Elora", ["Gorge Bakery", "Highland Eggs"]],
  ])("finds for %s only what is within it", async (keywords, expected) => {
    expect(await names({ keywords })).toEqual(expected);
  });

  test("gives way to a distance that is chosen", async () => {
    expect(await names({ keywords: "eggs within 10 km of Elora", distance: 40 })).toEqual([
      "Highland Eggs",
      "Speed River Eggs",
    ]);
  });

  test("is measured from the one who asks where it names no place", async () => {
    for (const keywords of ["eggs within 10 km", "eggs within 10 km of me", "eggs within 10 km of my farm"])
      expect(await names({ keywords }, memberToken)).toEqual(["Highland Eggs"]);
    expect(await names({ keywords: "eggs within 10 km of us", near: "Guelph" })).toEqual([
      "Speed River Eggs",
    ]);
    // Nothing to measure from: the eggs are found all the same.
    expect(await names({ keywords: "eggs within 10 km" })).toHaveLength(3);
  });

  test("can be taken away with its place", async () => {
    const { body } = await server.post("/search/profiles/", { keywords: "eggs within 10 km of Elora" });
    expect(body.interpretation).toMatchObject({
      place: "Elora",
      parts: [
        { kind: "thing", text: "eggs", without: "within 10 km of Elora" },
        { kind: "place", text: "within 10 km of Elora", without: "eggs" },
      ],
    });
  });

  test("is widened where nothing is found within it", async () => {
    const { body } = await server.post("/search/profiles/", { keywords: "eggs within 3 km of Elora" });
    expect(body.hits.total).toBe(0);
    expect(body.alternatives).toEqual([
      { kind: "wider", keywords: "eggs near Elora", distance: 6, total: 1 },
    ]);
  });

  test.each(["100 km catering", "eggs within 5 days", "eggs 10 km from Atlantis"])(
    "is not read in %s",
    async (keywords) => {
      const { body } = await server.post("/search/profiles/", { keywords });
      expect(body.interpretation?.parts ?? []).not.toContainEqual(expect.objectContaining({ kind: "place" }));
    },
  );
});

describe("a place that was typed beside a thing", () => {
  test.each(["eggs Guelph Ontario", "eggs near Guelph, ON", "eggs guelph ontario canada"])(
    "is found with its province after it: %s",
    async (keywords) => {
      const answer = await server.post("/search/profiles/", { keywords });
      expect(answer.body.interpretation?.place).toMatch(/^guelph$/i);
      expect((await names({ keywords }))[0]).toBe("Speed River Eggs");
    },
  );

  test("comes before a business that is called like the thing and lies far away", async () => {
    expect((await names({ keywords: "goat cheese near Ottawa" }))[0]).toBe("Goat Hill Dairy");
    expect((await names({ keywords: "highland eggs" }))[0]).toBe("Highland Eggs");
  });
});

describe("suggestions of places and of several words", () => {
  test("name a town that some business is in", async () => {
    expect(await terms("elo")).toEqual(["Elora Table of Ottawa", "Near Elora"]);
    expect((await terms("Elora"))[0]).toBe("Near Elora");
    expect(await terms("near fe")).toEqual(["Near Fergus"]);
    expect(await terms("ferguss")).toEqual(["Near Fergus"]);
    expect(await terms("n0b")).toEqual(["Near N0B"]);
    expect(await terms("près de n0b")).toEqual(["Near N0B"]);
  });

  test("complete the last of several words by what goes with those before", async () => {
    const { body } = await server.post("/search/suggest_terms/", { query: "goat ch" });
    expect(body.suggestions).toEqual([{ term: "goat cheese", type: "product", ranges: [[0, 7]] }]);
    expect(await terms("eggs near gu")).toEqual(["eggs near Guelph"]);
    expect(await terms("eggs gue")).toEqual(["eggs near Guelph"]);
    expect(await terms("bread ch")).toEqual([]);
    expect(await terms("goat go")).toEqual([]);
  });

  test("forget a town that nobody is in any more", async () => {
    const { id } = await writeProfile(server.db, { name: "Only One", city: "Wawa", at: [47.99, -84.77] });
    expect(await terms("waw")).toEqual(["Near Wawa"]);
    await server.db.transaction().execute((trx) => removeProfileFromIndex(trx, id));
    expect(await terms("waw")).toEqual([]);
    expect(await names({ keywords: "Wawa" })).toEqual([]);
  });
});
