import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

interface Found {
  hits: { total: number; hits: { _source: { id: number; business_name: string; title: string } }[] };
  interpretation?: { corrections: unknown[]; dropped: string[]; place?: string };
  alternatives?: { kind: string; keywords: string; total: number }[];
}

const ELORA: [number, number] = [43.68, -80.43];

let server: TestServer;
let whey: number;

beforeAll(async () => {
  server = await buildTestServer();
  const seller = (products: string[]) => ({
    seller: { products: products.map((name): [string, number] => [name, 2]) },
  });
  await writeProfile(server.db, {
    name: "Goat Hill Dairy",
    description: "Open every Sunday. The number of our phone is on the door.",
    roles: seller(["Goat Cheese"]),
    city: "Elora",
    at: ELORA,
  });
  await writeProfile(server.db, {
    name: "Open Field Eggs",
    roles: seller(["Free-run eggs"]),
    city: "Elora",
    at: ELORA,
  });
  await writeProfile(server.db, { name: "Golden Crust", roles: seller(["Croissants"]), city: "Guelph" });
  whey = await post("Whey for pig farmers", "Free if you bring the tank.");
  await post("Free-run eggs in bulk", "Sold by the skid, 12 dozen at a time.");
  await post("Refrigerated truck to Toronto", "Half of it leaves empty every Monday.");
});

afterAll(() => server.close());

async function post(title: string, description: string): Promise<number> {
  const { token, accountId } = await server.member({ business_name: `Of ${title.length}` });
  const form = new FormData();
  const needed_by = new Date(Date.now() + 86_400_000 * 20).toISOString();
  const fields = { profile_id: accountId, title, description, category: 0, looking_for: false, needed_by };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const { status, body } = await server.post("/accounts/create_classified/", form, { token });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

async function found(corpus: "profiles" | "classifieds", keywords: string): Promise<Found> {
  const { status, body } = await server.post(`/search/${corpus}/`, { keywords });
  expect([keywords, status]).toEqual([keywords, 200]);
  return body;
}

const names = ({ hits }: Found) => hits.hits.map(({ _source }) => _source.business_name);
const titles = ({ hits }: Found) => hits.hits.map(({ _source }) => _source.title);

describe("what says nothing about a business finds every one", () => {
  test.each(["the", "a the and of", "near me", "près de moi", "-", "$", "???", '"', "🎉", "cheap"])(
    "%s",
    async (keywords) => {
      expect((await found("profiles", keywords)).hits.total).toBe((await found("profiles", "")).hits.total);
      expect((await found("classifieds", keywords)).hits.total).toBe(3);
    },
  );
});

describe("pictures of food are what they show", () => {
  test.each([
    ["🧀", "Goat Hill Dairy"],
    ["🥚🥚", "Open Field Eggs"],
    ["🥐 near Guelph", "Golden Crust"],
  ])("%s", async (keywords, name) => {
    expect(names(await found("profiles", keywords))[0]).toBe(name);
  });
});

describe("how to reach somebody is nothing that is searched", () => {
  test.each([
    "519-555-1234",
    "(519) 555 1234",
    "+1 519 555 1234",
    "jane@example.com",
    "www.goathill.example",
  ])("%s finds nothing, is corrected to nothing, and every business is offered instead", async (keywords) => {
    const { hits, interpretation, alternatives } = await found("profiles", keywords);
    expect(hits.total).toBe(0);
    expect(interpretation?.corrections).toEqual([]);
    expect(alternatives?.map(({ kind, keywords: other }) => [kind, other])).toEqual([["broader", ""]]);
  });

  test("and beside other words it is not missed", async () => {
    expect(names(await found("profiles", "goat cheese 519-555-1234"))).toEqual(["Goat Hill Dairy"]);
    expect(names(await found("profiles", "https://example.com/shop goat cheese"))).toEqual([
      "Goat Hill Dairy",
    ]);
  });
});

describe("marks of other languages than ours change nothing", () => {
  test.each([
    '"goat cheese',
    "(goat cheese",
    "goat cheese -",
    "$5 goat cheese",
    "<b>goat cheese</b>",
    "goat cheese' OR 1=1 --",
    "goat\tcheese\n",
    "\u200fgoat cheese",
    "goat cheese*",
    "#goat cheese",
  ])("%j", async (keywords) => {
    expect(names(await found("profiles", keywords))[0]).toBe("Goat Hill Dairy");
  });

  test("words of a language that nobody writes here find nothing and do no harm", async () => {
    for (const keywords of ["تفاح", "גבינה"])
      expect((await found("profiles", keywords)).alternatives?.[0]).toMatchObject({ keywords: "" });
  });
});

test("opening hours are looked for in what a business says, not in its name", async () => {
  for (const keywords of ["open sunday", "open on Sundays", "ouvert le dimanche"])
    expect(names(await found("profiles", keywords))[0]).toBe("Goat Hill Dairy");
  expect((await found("profiles", "ouvert le lundi")).hits.total).toBe(2);
});

test("what is free is free of charge, and no free-run egg", async () => {
  expect(titles(await found("classifieds", "free"))).toEqual(["Whey for pig farmers"]);
  expect(titles(await found("classifieds", "gratuit"))).toEqual(["Whey for pig farmers"]);
});

test("a town beside transport is where it goes", async () => {
  expect(titles(await found("classifieds", "truck to Toronto"))[0]).toBe("Refrigerated truck to Toronto");
});

test("an ad is found by its number, and a number that no ad has is words", async () => {
  for (const keywords of [
    `#${whey}`,
    `ad ${whey}`,
    `Ad #${whey}`,
    `annonce no ${whey}`,
    `annonce n° ${whey}`,
  ])
    expect(titles(await found("classifieds", keywords))).toEqual(["Whey for pig farmers"]);
  expect((await found("classifieds", "ad 987654321")).hits.total).toBe(0);
  expect(titles(await found("classifieds", "12 dozen eggs"))).toEqual(["Free-run eggs in bulk"]);
});

test("a postal code is one however it is written", async () => {
  for (const keywords of ["n0b1s0", "N0B 1S0", "n0b-1s0"])
    expect((await found("profiles", keywords)).interpretation?.place).toBe("N0B 1S0");
});

test("a text that is too long is refused in one sentence, in the reader's language", async () => {
  const body = { keywords: "goat cheese ".repeat(170) };
  for (const [language, sentence] of [
    ["en-CA", "This may have at most 200 characters."],
    ["fr-CA", expect.stringMatching(/^[^.]+200\scaractères\.$/)],
  ] as const) {
    const { status, body: refusal } = await server.post("/search/profiles/", body, {
      headers: { "accept-language": language },
    });
    expect([status, refusal.message, refusal.errors]).toEqual([400, sentence, { keywords: [sentence] }]);
  }
});
