import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kilometresBetween } from "../../../infra/geo/geocoding.ts";
import { bitsFor, join } from "./bits.ts";
import { DocumentIndex, type SearchDocument } from "./document-index.ts";
import type { Filter, IndexQuery } from "./index-query.ts";
import { PhraseBook } from "./phrases.ts";
import { ask } from "./query.ts";
import { scopedMark } from "./role-scope.ts";
import { errorsBetween } from "./typos.ts";
import { fold, keyOf, singular, stemsOf } from "./words.ts";

const GROUPS = { role: ["buyer", "seller"], grade: ["a", "b", "c"] };
const everything: IndexQuery = {
  typed: "",
  unfinished: false,
  from: 0,
  size: 24,
  marks: [],
  filters: [],
  near: undefined,
  within: 0,
};

function document(id: number, parts: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id,
    quality: 0,
    latitude: null,
    longitude: null,
    endsAt: null,
    nameWords: "",
    productWords: "",
    otherWords: "",
    marks: [],
    facets: [],
    ...parts,
  };
}

function indexOf(documents: SearchDocument[]): DocumentIndex {
  const index = new DocumentIndex(GROUPS);
  const filling = index.fill();
  for (const one of documents) filling.push(one);
  filling.finish();
  return index;
}

function filter(index: DocumentIndex, group: string, values: string[]): Filter {
  return {
    group,
    of(segment) {
      const bits = bitsFor(segment.size);
      for (const value of values) {
        join(bits, segment.facetBits[index.facetNumbers.get(`${group}:${value}`) as number] as Uint32Array);
      }
      return bits;
    },
  };
}

const ids = (index: DocumentIndex, query: Partial<IndexQuery>) =>
  ask(index, { ...everything, ...query }).hits.map(({ id }) => id);

describe("words", () => {
  test.each([
    ["berries", "berry"],
    ["pies", "pie"],
    ["tomatoes", "tomato"],
    ["peaches", "peach"],
    ["cheeses", "cheese"],
    ["olives", "olive"],
    ["loaves", "loaf"],
    ["asparagus", "asparagus"],
    ["hummus", "hummus"],
    ["glass", "glass"],
    ["eggs", "egg"],
  ])("%s are one %s", (many, one) => {
    expect(singular(many)).toBe(one);
    expect(singular(one)).toBe(one);
  });

  test.each([
    ["Crème", "creme"],
    ["ŒUFS", "oeufs"],
    ["Lee’s", "lee"],
    ["Farmers'", "farmers"],
    ["İzmir", "izmir"],
  ])("%s is compared as %s", (written, folded) => {
    expect(fold(written)).toBe(folded);
  });

  test("a hyphenated word is also found in one piece", () => {
    expect(stemsOf("The Elora Co-op")).toEqual(["elora", "co", "op", "coop"]);
  });

  test("spaces and signs make no difference to a key", () => {
    expect(keyOf("  Maple-Hill   ORCHARD!")).toBe(keyOf("maple hill orchard"));
  });

  test.each([
    ["chesee", "cheese", 1],
    ["chees", "cheese", 1],
    ["cheesee", "cheese", 1],
    ["chaese", "cheese", 1],
    ["chease", "cheese", 1],
    ["cehese", "cheese", 1],
    ["chseee", "cheese", 2],
    ["bread", "cheese", 3],
  ])("%s is %s with %i errors", (typed, word, errors) => {
    expect(errorsBetween(typed, word, 2)).toBe(errors);
  });
});

describe("an index", () => {
  test("ranks a whole name before names, names before products, products before the rest, then by quality", () => {
    const index = indexOf([
      document(1, { otherWords: "apple", quality: 900 }),
      document(2, { productWords: "apple", quality: 5 }),
      document(3, { productWords: "apple", quality: 10 }),
      document(4, { nameWords: "apple farm" }),
      document(5, { nameWords: "apple", marks: ["=name:apple"] }),
    ]);
    expect(ids(index, { typed: "Apples", nameMark: () => "=name:apple" })).toEqual([5, 4, 3, 2, 1]);
  });

  test("wants every word, and ranks by the worst of them", () => {
    const index = indexOf([
      document(1, { nameWords: "goat", otherWords: "cheese" }),
      document(2, { nameWords: "goat cheese" }),
      document(3, { nameWords: "goat" }),
      document(4, { nameWords: "cheese", productWords: "goat" }),
    ]);
    expect(ids(index, { typed: "the goat cheese" })).toEqual([2, 4, 1]);
  });

  describe("that looks a few documents up in the long list of a common word", () => {
    const rare = new Map([
      [1, { nameWords: "quince", otherWords: "farm" }],
      [2, { nameWords: "quince" }],
      [40, { nameWords: "quince farm" }],
      [41, { otherWords: "quince farm" }],
      [300, { nameWords: "quince" }],
      [301, { nameWords: "quince", productWords: "farm" }],
      [600, { nameWords: "quince farming" }],
      [601, { nameWords: "quince" }],
    ]);
    const index = indexOf(
      Array.from({ length: 601 }, (_, at) =>
        document(at + 1, rare.get(at + 1) ?? (at < 2 ? {} : { nameWords: "farm" })),
      ),
    );

    test("finds those that hold both, each in its rank", () => {
      const { hits, total } = ask(index, { ...everything, typed: "quince farm" });
      expect(hits.map(({ id, rank }) => [id, rank])).toEqual([
        [40, 1],
        [301, 2],
        [1, 3],
        [41, 3],
      ]);
      expect(total).toBe(4);
    });

    test("notes which of them are only likely meant", () => {
      const { hits } = ask(index, { ...everything, typed: "quince farm", unfinished: true });
      expect(hits.map(({ id, rank }) => [id, rank])).toEqual([
        [40, 1],
        [301, 2],
        [1, 3],
        [41, 3],
        [600, 5],
      ]);
    });

    test("adds to the rank of a word that is only likely meant", () => {
      const { hits } = ask(index, { ...everything, typed: "quince fa", unfinished: true });
      expect(hits.map(({ id, rank }) => [id, rank])).toEqual([
        [40, 5],
        [600, 5],
        [301, 6],
        [1, 7],
        [41, 7],
      ]);
    });

    test("ends where the list does", () => {
      const list = Array.from({ length: 200 }, (_, at) =>
        document(at + 1, { nameWords: at < 3 ? "quince farm" : "farm" }),
      );
      const later = [document(201, { nameWords: "quince" }), document(202, { nameWords: "quince" })];
      expect(ids(indexOf([...list, ...later]), { typed: "quince farm" })).toEqual([1, 2, 3]);
    });
  });

  test("ranks by the best of several words that may be meant", () => {
    const index = indexOf([
      document(1, { nameWords: "cheesecake", otherWords: "cheese" }),
      document(2, { nameWords: "cheese", otherWords: "cheesecake" }),
      document(3, { otherWords: "cheese cheesecake" }),
    ]);
    const { hits } = ask(index, { ...everything, typed: "chees", unfinished: true });
    expect(hits.map(({ id, rank }) => [id, rank])).toEqual([
      [1, 5],
      [2, 5],
      [3, 7],
    ]);
  });

  test("completes the last word only while it is being typed", () => {
    const index = indexOf([document(1, { nameWords: "cheese" }), document(2, { nameWords: "che" })]);
    expect(ids(index, { typed: "che", unfinished: true })).toEqual([2, 1]);
    expect(ids(index, { typed: "che" })).toEqual([2]);
  });

  test("forgives a typing error where nothing is spelt so", () => {
    const index = indexOf([document(1, { nameWords: "cheese" }), document(2, { nameWords: "cherry" })]);
    expect(ids(index, { typed: "chesee" })).toEqual([1]);
    expect(ids(index, { typed: "xylophone" })).toEqual([]);
  });

  test("counts a facet without its own filter", () => {
    const index = indexOf([
      document(1, { facets: ["role:buyer", "grade:a"] }),
      document(2, { facets: ["role:buyer", "grade:b"] }),
      document(3, { facets: ["role:seller", "grade:a"] }),
    ]);
    const answer = ask(index, {
      ...everything,
      filters: [filter(index, "role", ["buyer"]), filter(index, "grade", ["a"])],
    });
    expect(answer.hits.map(({ id }) => id)).toEqual([1]);
    // buyer, seller among grade a; a, b, c among buyers
    expect([...answer.counts]).toEqual([1, 1, 1, 1, 0]);
  });

  test("holds several filters within one role of a document", () => {
    const both = { roles: ["buyer", "seller"], groups: ["grade", "size"] };
    const index = indexOf([
      document(1, {
        marks: [scopedMark("grade", "buyer", "a"), scopedMark("size", "seller", "big")],
        facets: ["grade:a"],
      }),
      document(2, {
        marks: [scopedMark("grade", "seller", "a"), scopedMark("size", "seller", "big")],
        facets: ["grade:a"],
      }),
    ]);
    const chosen = new Map([
      ["grade", ["a"]],
      ["size", ["big"]],
    ]);
    const answer = ask(index, { ...everything, scope: { ...both, chosen } });
    expect(answer.hits.map(({ id }) => id)).toEqual([2]);
    expect(answer.counts[index.facetNumbers.get("grade:a") as number]).toBe(1);
  });

  test("pages deep into the nearest in the same order as from the start", () => {
    const places = Array.from({ length: 1200 }, (_, i) =>
      document(i + 1, { latitude: 43 + ((i * 7919) % 1200) / 1200, longitude: -80 }),
    );
    const index = indexOf(places);
    const query = { near: { latitude: 43.4, longitude: -80 }, within: 500, size: 240 };
    const pages = [0, 240, 480, 720, 960].flatMap((from) => ids(index, { ...query, from }));
    expect(new Set(pages).size).toBe(1200);
    expect(pages).toEqual(ids(index, { ...query, size: 1200 }));
  });

  test("keeps finding the right documents through thousands of edits", () => {
    const index = indexOf([]);
    const rounds = 40;
    for (let round = 0; round < rounds; round++) {
      const put = Array.from({ length: 30 }, (_, i) =>
        document(1 + ((round * 17 + i) % 900), { nameWords: `round${round}` }),
      );
      index.apply({ put, removed: [((round * 31) % 900) + 1] });
    }
    const last = new Map<number, string>();
    for (let round = 0; round < rounds; round++) {
      last.delete(((round * 31) % 900) + 1);
      for (let i = 0; i < 30; i++) last.set(1 + ((round * 17 + i) % 900), `round${round}`);
    }
    expect(index.size).toBe(last.size);
    for (let round = 0; round < rounds; round++) {
      const expected = [...last].filter(([, name]) => name === `round${round}`).map(([id]) => id);
      expect(ids(index, { typed: `round${round}`, size: 240 }).sort((a, b) => a - b)).toEqual(
        expected.sort((a, b) => a - b),
      );
    }
  });
});

describe("a search answers as reading every document would", () => {
  const WORDS = ["apple", "goat", "cheese", "farm", "honey"];
  const arbitraryDocument = fc.record({
    quality: fc.integer({ min: 0, max: 3 }),
    place: fc.option(
      fc.record({
        latitude: fc.double({ min: 43, max: 44, noNaN: true }),
        longitude: fc.double({ min: -80, max: -79, noNaN: true }),
      }),
    ),
    words: fc.array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(1, 2, 3)), { maxLength: 5 }),
    facets: fc.uniqueArray(fc.constantFrom("role:buyer", "role:seller", "grade:a", "grade:b", "grade:c"), {
      maxLength: 4,
    }),
    endsAt: fc.option(fc.integer({ min: 0, max: 10 })),
    network: fc.boolean(),
  });
  const arbitraryQuery = fc.record({
    words: fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 2 }),
    roles: fc.uniqueArray(fc.constantFrom("buyer", "seller"), { maxLength: 2 }),
    grades: fc.uniqueArray(fc.constantFrom("a", "b", "c"), { maxLength: 2 }),
    within: fc.constantFrom(0, 20, 60),
    from: fc.integer({ min: 0, max: 5 }),
    size: fc.integer({ min: 0, max: 10 }),
    endsAfter: fc.option(fc.integer({ min: 0, max: 10 })),
    network: fc.boolean(),
  });
  const near = { latitude: 43.5, longitude: -79.5 };

  test("for any documents, edits and question", () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryDocument, { maxLength: 60 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.option(arbitraryDocument)), { maxLength: 20 }),
        arbitraryQuery,
        (initial, edits, asked) => {
          const truth = new Map(initial.map((one, i) => [i + 1, one]));
          const placed = (one: (typeof initial)[number], place: number) => [
            ...new Set(
              one.words
                .filter(
                  ([word]) => Math.min(...one.words.filter(([w]) => w === word).map(([, p]) => p)) === place,
                )
                .map(([word]) => word),
            ),
          ];
          const stored = (id: number, one: (typeof initial)[number]) =>
            document(id, {
              quality: one.quality,
              latitude: one.place?.latitude ?? null,
              longitude: one.place?.longitude ?? null,
              endsAt: one.endsAt,
              nameWords: placed(one, 1).join(" "),
              productWords: placed(one, 2).join(" "),
              otherWords: placed(one, 3).join(" "),
              facets: one.facets,
              marks: one.network ? ["#network:7"] : [],
            });
          const index = indexOf([...truth].map(([id, one]) => stored(id, one)));
          for (const [id, one] of edits) {
            if (one) {
              truth.set(id, one);
              index.apply({ put: [stored(id, one)], removed: [] });
            } else {
              truth.delete(id);
              index.apply({ put: [], removed: [id] });
            }
          }

          const best = (one: (typeof initial)[number], word: string) =>
            Math.min(9, ...one.words.filter(([w]) => w === word).map(([, place]) => place));
          const known = new Set(
            [...initial, ...edits.flatMap(([, one]) => one ?? [])].flatMap(({ words }) =>
              words.map(([w]) => w),
            ),
          );
          fc.pre(asked.words.every((word) => known.has(word)));
          const distance = (one: (typeof initial)[number]) =>
            one.place
              ? kilometresBetween(
                  { latitude: Math.fround(one.place.latitude), longitude: Math.fround(one.place.longitude) },
                  near,
                )
              : null;
          const holds = (one: (typeof initial)[number], except?: string) =>
            asked.words.every((word) => best(one, word) < 9) &&
            (asked.within === 0 || (distance(one) ?? 1e9) <= asked.within) &&
            (asked.endsAfter === null || (one.endsAt ?? 1e9) > asked.endsAfter) &&
            (!asked.network || one.network) &&
            (except === "role" ||
              asked.roles.length === 0 ||
              asked.roles.some((r) => one.facets.includes(`role:${r}` as "role:buyer"))) &&
            (except === "grade" ||
              asked.grades.length === 0 ||
              asked.grades.some((g) => one.facets.includes(`grade:${g}` as "grade:a")));
          const rank = (one: (typeof initial)[number]) =>
            Math.max(0, ...asked.words.map((word) => best(one, word)));
          const expected = [...truth]
            .filter(([, one]) => holds(one))
            .sort(
              ([idA, a], [idB, b]) =>
                rank(a) - rank(b) ||
                (near && distance(a) !== distance(b) ? (distance(a) ?? 1e9) - (distance(b) ?? 1e9) : 0) ||
                b.quality - a.quality ||
                idA - idB,
            );

          const filters = [];
          if (asked.roles.length > 0) filters.push(filter(index, "role", asked.roles));
          if (asked.grades.length > 0) filters.push(filter(index, "grade", asked.grades));
          const answer = ask(index, {
            ...everything,
            typed: asked.words.join(" "),
            from: asked.from,
            size: asked.size,
            filters,
            marks: asked.network ? [["#network:7"]] : [],
            near,
            within: asked.within,
            ...(asked.endsAfter !== null && { endsAfter: asked.endsAfter }),
          });
          expect(answer.total).toBe(expected.length);
          expect(answer.hits.map(({ id }) => id)).toEqual(
            expected.slice(asked.from, asked.from + asked.size).map(([id]) => id),
          );
          for (const [facet, number] of index.facetNumbers) {
            const group = facet.split(":")[0] as string;
            expect([facet, answer.counts[number]]).toEqual([
              facet,
              [...truth.values()].filter(
                (one) => holds(one, group) && one.facets.some((own) => own === facet),
              ).length,
            ]);
          }
        },
      ),
      { numRuns: 400, seed: 20261121 },
    );
  });
});

describe("suggestions", () => {
  function book(...names: [kind: "name" | "product" | "type", text: string, times: number][]) {
    const index = new DocumentIndex(GROUPS);
    const phrases = new PhraseBook(index);
    const filling = index.fill();
    let id = 0;
    for (const [kind, text, times] of names) {
      for (let i = 0; i < times; i++) filling.push(document(++id, { marks: phrases.marksOf(kind, text, 2) }));
    }
    filling.finish();
    return { index, phrases };
  }

  test("begin as typed, the most used first, with the typed part marked", () => {
    const { phrases } = book(
      ["product", "Cherries", 2],
      ["product", "Cheese", 5],
      ["product", "Goat cheese", 1],
    );
    expect(phrases.suggest("che", 10)).toEqual([
      { text: "Cheese", ranges: [[0, 3]] },
      { text: "Cherries", ranges: [[0, 3]] },
      { text: "Goat cheese", ranges: [[5, 8]] },
    ]);
  });

  test.each(["chesee", "chese", "cheeze", "hceese", "cheeese"])("forgive %s", (typed) => {
    const { phrases } = book(["product", "Cheese", 5], ["product", "Bread", 5]);
    expect(phrases.suggest(typed, 10).map(({ text }) => text)).toEqual(["Cheese"]);
  });

  test("mend the words of a business name", () => {
    const { index, phrases } = book(["name", "Maple Hill Orchard", 1]);
    index.apply({ put: [document(99, { nameWords: "maple hill orchard" })], removed: [] });
    expect(phrases.suggest("mpale hil", 10)[0]?.text).toBe("Maple Hill Orchard");
  });

  test("leave out what nobody has any more", () => {
    const { index, phrases } = book(["product", "Cheese", 1]);
    index.apply({ put: [], removed: [1] });
    expect(phrases.suggest("che", 10)).toEqual([]);
  });

  test.each(["", "   ", "!!!"])("are none for %j", (typed) => {
    expect(book(["product", "Cheese", 1]).phrases.suggest(typed, 10)).toEqual([]);
  });
});
