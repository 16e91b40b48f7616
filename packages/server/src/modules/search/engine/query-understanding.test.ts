import { parseLexicon } from "@foodshed/sdk/lexicon";
import { describe, expect, test } from "vitest";
import { DocumentIndex } from "./document-index.ts";
import { document, GROUPS } from "./index-fixtures.ts";
import { understandQuery } from "./query-understanding.ts";

const LEXICON = parseLexicon(
  "cold storage < storage\nstorage\ndrying < processing\nprocessing\nlamb | agneau\nrestaurant\nchef\nvegan\nhoney | miel\nbread\nherb\nbuyer\negg\nnut\nnut-free\nhalal\nraw",
  "test",
);

function indexOf(words: string): DocumentIndex {
  const index = new DocumentIndex(GROUPS, LEXICON);
  const filling = index.fill();
  filling.push(document(1, { productWords: words }));
  filling.finish();
  return index;
}

const index = indexOf("lamb store storage cold honey mill began orchard halal raw");
const understood = (typed: string, literal = false) =>
  understandQuery(index, typed, { unfinished: false, literal });

describe("a query", () => {
  test.each(["best honey", "honey near me", "where can I buy honey", "miel"])(
    "%s looks for honey alone",
    (typed) => {
      expect(understood(typed)?.units).toHaveLength(1);
      expect(understood(typed)?.corrections).toEqual([]);
    },
  );

  test("of nothing but fillers means them where some document says them, and else everything", () => {
    expect(understood("best")).toMatchObject({ units: [], dropped: ["best"] });
    expect(
      understandQuery(indexOf("best honey"), "best", { unfinished: false, literal: false })?.units,
    ).toHaveLength(1);
  });

  test("of words that nobody looks for means everything, until one of them may go on", () => {
    expect(understood("the")).toBeUndefined();
    expect(understandQuery(index, "the", { unfinished: true, literal: false })?.units).toHaveLength(1);
  });

  test("of nothing is none", () => {
    expect(understood(" !! ")).toBeUndefined();
  });

  test.each([
    "who buys lamb",
    "lamb buyers",
    "restaurants buying lamb",
    "chefs who want lamb",
    "egg buyers",
    "who will take my lamb",
    "chefs qui cherchent de l'agneau",
  ])("%s looks for buyers", (typed) => {
    expect(understood(typed)?.intent).toBe("buying");
  });

  test.each(["lamb", "lamb supplier", "buy lamb", "our restaurant wants lamb", "where do chefs get lamb"])(
    "%s looks for sellers",
    (typed) => {
      expect(understood(typed)?.intent).toBe("selling");
    },
  );

  test.each([
    ["bread without nuts", ["^bread", "^nut-free"]],
    ["bread -nuts", ["^bread", "^nut-free"]],
    ["honey -lamb", ["^honey"]],
    ["bread with no added nuts", ["^bread", "^nut-free"]],
    ["bread without honey", ["^bread"]],
    ["bread sans miel", ["^bread"]],
    ["lamb not orchard", ["^lamb"]],
  ])("does not look for what is not wanted, but for what is free of it: %s", (typed, concepts) => {
    const looked = understood(typed)?.units.map(({ alternatives }) =>
      index.terms.string(alternatives[0]?.terms[0] ?? -1),
    );
    expect(looked).toEqual(concepts);
  });

  test("names what is not wanted together with the word that says so", () => {
    const typed = "bread without nuts";
    const things = understood(typed)?.things ?? [];
    expect(things.map(({ start, end }) => typed.slice(start, end))).toEqual(["bread", "without nuts"]);
  });

  test("excludes no number: No. 7 is a name", () => {
    expect(understood("No. 7 orchard")?.dropped).not.toContain("7");
  });

  test("takes certified beside a certificate for a part of it", () => {
    expect(understood("halal certified lamb")?.units).toHaveLength(2);
    expect(understood("certified lamb")?.units).toHaveLength(2);
  });

  test("weighs a condition as much as a thing, and every other description half", () => {
    const [lamb, halal] = understood("lamb halal")?.units ?? [];
    const [, raw] = understood("lamb raw")?.units ?? [];
    expect(halal?.weight).toBeGreaterThanOrEqual(lamb?.weight ?? 1);
    expect(raw?.weight).toBeLessThan(halal?.weight ?? 0);
  });

  test("names who asks, and looks only for the thing", () => {
    expect(understood("lamb for our restaurant")?.units).toHaveLength(1);
  });

  test.each([
    ["who could dry my herbs", "^drying"],
    ["somebody to dry herbs", "^drying"],
    ["cold storage for honey", "^cold storage"],
    ["we make bread and need cold storage", "^cold storage"],
  ])("for a service does not miss what it is for: %s", (typed, service) => {
    const required = understood(typed)?.units.filter(({ optional }) => !optional) ?? [];
    const terms = required.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms));
    expect(required).toHaveLength(1);
    expect(terms).toContain(index.terms.find(service));
  });

  test("with a word that only looks like a request looks for the thing", () => {
    const required = understood("dry honey")?.units.filter(({ optional }) => !optional);
    expect(required).toHaveLength(2);
  });

  test("is corrected by its sound where no letters are near enough", () => {
    expect(understood("hunny")?.corrections).toMatchObject([{ typed: "hunny", used: "honey" }]);
  });

  test("weighs its units so that they add up to one", () => {
    const weights = understood("lamb honey orchard")?.units.map(({ weight }) => weight) ?? [];
    expect(weights.reduce((a, b) => a + b)).toBeCloseTo(1);
  });
});

describe("a typing error", () => {
  test("is corrected and said", () => {
    expect(understood("orchrad")?.corrections).toEqual([
      { typed: "orchrad", used: "orchard", start: 0, end: 7 },
    ]);
  });

  test("is corrected to what makes a concept with its neighbours", () => {
    expect(understood("cold storge")?.corrections).toEqual([
      { typed: "storge", used: "storage", start: 5, end: 11 },
    ]);
  });

  test.each(["miel", "vegan", "agneau"])(
    "is none in %s, a term of the lexicon that no document has",
    (typed) => {
      expect(understood(typed)?.corrections).toEqual([]);
    },
  );

  test("does not move what is looked for", () => {
    const typed = "best orchrad with cold storage";
    const things = understood(typed)?.things ?? [];
    expect(things.map(({ start, end }) => typed.slice(start, end))).toEqual(["orchrad", "cold storage"]);
  });

  test("stays when the words are taken as typed", () => {
    expect(understood("orchrad", true)?.corrections).toEqual([]);
  });

  test.each(["pill", "xyz"])("stays in %s: too short, or too unlike", (typed) => {
    expect(understood(typed)?.corrections).toEqual([]);
  });
});

describe("how much of a thing", () => {
  test.each([
    "honey 50 lb",
    "50 lbs of honey",
    "honey 4L",
    "honey 2.5 kg",
    "10 bushels honey",
    "miel 250 ml",
  ])("is not missed: %s", (typed) => {
    const [thing, ...rest] = (understood(typed)?.units ?? []).toSorted(
      (a, b) => Number(a.optional) - Number(b.optional),
    );
    expect(thing?.optional).toBe(false);
    expect(rest.every(({ optional }) => optional)).toBe(true);
  });

  test("is looked for where nothing else is", () => {
    expect(understood("4L")?.units.map(({ optional }) => optional)).toEqual([false]);
  });
});

test("of classifieds what stands before a service is only what it is for", () => {
  const optional = (typed: string) =>
    understandQuery(index, typed, { unfinished: false, literal: false, documents: "classifieds" })?.units.map(
      (unit) => unit.optional,
    );
  expect(optional("lamb storage")).toEqual([true, false]);
  expect(optional("lamb honey")).toEqual([false, false]);
  // No ad is about drying.
  expect(optional("lamb drying")).toEqual([false, false]);
});
