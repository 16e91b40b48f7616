// Over one database: the index in memory ranks; search.indexing.test.ts and search.loading.test.ts fill it over both.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await buildTestServer();
  await writeProfile(server.db, { name: "Guelph Honey House", city: "Guelph", at: [43.5448, -80.2482] });
  await writeProfile(server.db, {
    name: "Speed River Farm",
    description: "Honey with nuts, and maple syrup.",
    roles: {
      seller: {
        products: [
          ["Cheese", 2],
          ["Eggs", 2],
          ["Organic Honey", 9],
        ],
      },
    },
    city: "Guelph",
    at: [43.5448, -80.2482],
  });
});
afterAll(() => server.close());

type Part = [kind: string, text: string, without: string];

async function parts(keywords: string, path = "/search/profiles/"): Promise<Part[] | undefined> {
  const { status, body } = await server.post(path, { keywords });
  expect(status).toBe(200);
  return body.interpretation?.parts?.map(({ kind, text, without }: Record<string, string>) => [
    kind,
    text,
    without,
  ]);
}

describe("the parts of a search", () => {
  test.each<[string, Part[]]>([
    ["who sells near Guelph", [["place", "Guelph", "who sells"]]],
    [
      "cheese near Guelph",
      [
        ["thing", "cheese", "near Guelph"],
        ["place", "Guelph", "cheese"],
      ],
    ],
    [
      "Guelph Cheese",
      [
        ["thing", "Cheese", "Guelph"],
        ["place", "Guelph", "Cheese"],
      ],
    ],
    [
      "abattoir N0B",
      [
        ["thing", "abattoir", "N0B"],
        ["place", "N0B", "abattoir"],
      ],
    ],
    [
      "chese and eggs, Guelph",
      [
        ["thing", "cheese", "eggs, Guelph"],
        ["thing", "eggs", "chese Guelph"],
        ["place", "Guelph", "chese and eggs"],
      ],
    ],
    [
      "eggs and cheese with honey",
      [
        ["thing", "eggs", "cheese with honey"],
        ["thing", "cheese", "eggs and honey"],
        ["thing", "honey", "eggs and cheese"],
      ],
    ],
    [
      "eggs and cheese and eggs",
      [
        ["thing", "eggs", "cheese"],
        ["thing", "cheese", "eggs and eggs"],
      ],
    ],
    [
      "sirop d'érable et miel",
      [
        ["thing", "sirop d'érable", "miel"],
        ["thing", "miel", "sirop d'érable"],
      ],
    ],
    ["best cheese", [["thing", "cheese", ""]]],
  ])("%s are things and a place, each with the words that remain without it", async (keywords, expected) => {
    expect(await parts(keywords)).toEqual(expected);
  });

  test("are told where a preposition leads to the place, also if a business bears the words", async () => {
    expect(await parts("honey near Guelph")).toEqual([
      ["thing", "honey", "near Guelph"],
      ["place", "Guelph", "honey"],
    ]);
  });

  test("keep the words that say which side of a trade is meant", async () => {
    expect(await parts("who buys cheese and eggs near Guelph")).toEqual([
      ["thing", "cheese", "who buys eggs near Guelph"],
      ["thing", "eggs", "who buys cheese near Guelph"],
      ["place", "Guelph", "who buys cheese and eggs"],
    ]);
  });

  test.each(["cheese", "maple syrup", "Guelph", "near N0B", "Speed River Farm", "Guelph Honey", "", "best"])(
    "are not told for %j, which is one thing",
    async (keywords) => {
      expect(await parts(keywords)).toBeUndefined();
    },
  );

  test("are not told of a whole sentence", async () => {
    expect(await parts("one two three four five six seven eight nine ten eleven")).toBeUndefined();
  });

  test("are told of a search for classifieds too", async () => {
    expect(await parts("cheese near Guelph", "/search/classifieds/")).toEqual([
      ["thing", "cheese", "near Guelph"],
      ["place", "Guelph", "cheese"],
    ]);
  });

  test("remain a search that is understood the same", async () => {
    for (const [, , without] of (await parts("who buys cheese and eggs near Guelph")) ?? []) {
      const { body } = await server.post("/search/profiles/", { keywords: without });
      const place = without.includes("Guelph") ? "Guelph" : undefined;
      expect([without, body.interpretation.place]).toEqual([without, place]);
    }
  });
});
