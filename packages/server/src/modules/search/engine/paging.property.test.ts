import fc from "fast-check";
import { expect, test } from "vitest";
import { document, everything, indexOf } from "./index-fixtures.ts";
import { searchIndex } from "./search-index.ts";

const WORDS = ["goat", "cheese", "milk"];

const arbitraryDocument = fc.record({
  quality: fc.integer({ min: 0, max: 3 }),
  products: fc.array(fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }), {
    maxLength: 3,
  }),
  name: fc.option(fc.constantFrom(...WORDS), { nil: "" }),
  latitude: fc.option(fc.double({ min: 43, max: 45, noNaN: true }), { nil: null }),
});

test("a page shows what stands there in the list of all hits, though scores are worked out for few of them", () => {
  const near = { latitude: 43.5, longitude: -80 };
  fc.assert(
    fc.property(
      fc.array(arbitraryDocument, { minLength: 1, maxLength: 80 }),
      fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 3 }),
      fc.record({ from: fc.integer({ min: 0, max: 6 }), size: fc.integer({ min: 1, max: 8 }) }),
      fc.boolean(),
      fc.boolean(),
      (documents, words, { from, size }, isMeasured, isPlaced) => {
        const index = indexOf(
          documents.map(({ quality, products, name, latitude }, at) =>
            document(at + 1, {
              quality,
              nameWords: name,
              productWords: products.map((product) => product.join(" ")).join(" | "),
              latitude,
              longitude: latitude === null ? null : -80,
            }),
          ),
        );
        const query = {
          ...everything,
          typed: words.join(" "),
          ...(isMeasured && { near }),
          ...(isPlaced && { suitability: { near: { places: [near], kilometres: 40 } } }),
        };
        const all = searchIndex(index, { ...query, from: 0, size: 1000 });
        const page = searchIndex(index, { ...query, from, size });
        expect(page.hits).toEqual(all.hits.slice(from, from + size));
        expect(page.total).toBe(all.total);
      },
    ),
    { numRuns: 500, seed: 20261127 },
  );
});
