import { describe, expect, test } from "vitest";
import { document, everything, filter, ids, indexOf } from "./index-fixtures.ts";
import { scopedMark } from "./role-scope.ts";
import { searchIndex } from "./search-index.ts";

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

  test("wants every word", () => {
    const index = indexOf([
      document(1, { nameWords: "goat", otherWords: "cheese" }),
      document(2, { nameWords: "goat cheese" }),
      document(3, { nameWords: "goat" }),
      document(4, { nameWords: "cheese", productWords: "goat" }),
    ]);
    expect(ids(index, { typed: "the goat cheese", literal: true })).toEqual([2, 4, 1]);
  });

  test("ranks by where the words are found, added up", () => {
    const index = indexOf([
      document(1, { nameWords: "quince", otherWords: "bread" }),
      document(2, { nameWords: "quince", productWords: "bread" }),
      document(3, { otherWords: "quince bread" }),
      document(4, { nameWords: "quince bread" }),
    ]);
    expect(ids(index, { typed: "quince bread", literal: true })).toEqual([4, 2, 1, 3]);
  });

  test("ranks a completion below the word itself", () => {
    const index = indexOf([
      document(1, { nameWords: "cheesecake", quality: 9 }),
      document(2, { nameWords: "cheese" }),
      document(3, { otherWords: "cheese cheesecake" }),
    ]);
    expect(ids(index, { typed: "cheese", unfinished: true })).toEqual([2, 1, 3]);
  });

  describe("with few documents that hold everything", () => {
    const index = indexOf([
      document(1, { productWords: "quince | bread" }),
      document(2, { productWords: "quince" }),
      document(3, { productWords: "bread" }),
      document(4, { productWords: "honey" }),
    ]);

    test("adds those that hold a part, behind the others, and says where they begin", () => {
      const result = searchIndex(index, { ...everything, typed: "quince bread" });
      expect(result.hits.map(({ id }) => id)).toEqual([1, 2, 3]);
      expect(result.relaxedFrom).toBe(1);
      expect(result.total).toBe(3);
    });

    test("adds none when the words are taken as typed", () => {
      const result = searchIndex(index, { ...everything, typed: "quince bread", literal: true });
      expect(result.hits.map(({ id }) => id)).toEqual([1]);
      expect(result.relaxedFrom).toBeUndefined();
    });

    test("adds none when a business has them all in its name", () => {
      const named = indexOf([
        document(1, { nameWords: "quince bread kitchen" }),
        document(2, { productWords: "quince" }),
      ]);
      expect(ids(named, { typed: "quince bread" })).toEqual([1]);
    });
  });

  test("prefers what is said of one product to what is said of two", () => {
    const index = indexOf([
      document(1, { productWords: "sour milk | fresh egg", quality: 9 }),
      document(2, { productWords: "sour egg" }),
    ]);
    expect(ids(index, { typed: "sour egg" })).toEqual([2, 1]);
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
    const result = searchIndex(index, {
      ...everything,
      filters: [filter("role", ["buyer"]), filter("grade", ["a"])],
    });
    expect(result.hits.map(({ id }) => id)).toEqual([1]);
    // buyer, seller among grade a; a, b, c among buyers
    expect([...result.counts]).toEqual([1, 1, 1, 1, 0]);
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
    const result = searchIndex(index, { ...everything, scope: { ...both, chosen } });
    expect(result.hits.map(({ id }) => id)).toEqual([2]);
    expect(result.counts[index.facetNumbers.get("grade:a") as number]).toBe(1);
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

describe("a few documents of an index", () => {
  const index = indexOf([
    document(1, { nameWords: "goat cheese", facets: ["role:seller"] }),
    document(2, { nameWords: "goat" }),
    document(3, { nameWords: "goat cheese" }),
  ]);
  index.apply({ put: [document(4, { nameWords: "goat cheese", facets: ["role:buyer"] })], removed: [3] });

  test("are searched by themselves, in the words of the whole index", () => {
    const excerpt = index.excerpt(new Set([1, 2, 3, 4, 99]));
    expect(ids(index, { typed: "goat chese", ...(excerpt && { excerpt }) })).toEqual([1, 4]);
    const one = index.excerpt(new Set([4]));
    const query = { ...everything, typed: "goat", ...(one && { excerpt: one }) };
    const { total, counts } = searchIndex(index, query);
    expect([total, counts[index.facetNumbers.get("role:buyer") as number]]).toEqual([1, 1]);
    expect(ids(index, { typed: "goat" })).toHaveLength(3);
  });

  test("are none where none of them is in the index", () => {
    expect(index.excerpt(new Set([3, 99]))).toBeUndefined();
  });
});

test("a search for complete matches adds no partial ones", () => {
  const index = indexOf([
    document(1, { productWords: "goat cheese" }),
    document(2, { productWords: "cheese" }),
  ]);
  expect(ids(index, { typed: "goat cheese" })).toEqual([1, 2]);
  expect(ids(index, { typed: "goat cheese", completeOnly: true })).toEqual([1]);
});
