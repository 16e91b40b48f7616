import fc from "fast-check";
import { expect, test } from "vitest";
import { document, everything, filter, indexOf } from "./index-fixtures.ts";
import type { IndexQuery } from "./index-query.ts";
import { plainSearch } from "./plain-search.ts";
import { understandQuery } from "./query-understanding.ts";
import { searchIndex } from "./search-index.ts";

const WORDS = ["goat", "cheese", "milk", "honey", "farm"];
const words = (maxLength: number) => fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength });

const arbitraryDocument = fc.record({
  quality: fc.integer({ min: 0, max: 3 }),
  name: words(2),
  products: fc.array(words(3), { maxLength: 3 }),
  text: words(2),
  sought: words(2),
  facets: fc.uniqueArray(fc.constantFrom("role:buyer", "role:seller", "grade:a", "grade:b", "grade:c"), {
    maxLength: 4,
  }),
  latitude: fc.option(fc.double({ min: 43, max: 45, noNaN: true }), { nil: null }),
  endsAt: fc.option(fc.integer({ min: 0, max: 10 })),
  network: fc.boolean(),
});

const arbitraryQuery = fc.record({
  words: words(3),
  documents: fc.constantFrom("profiles" as const, "classifieds" as const),
  roles: fc.uniqueArray(fc.constantFrom("buyer", "seller"), { maxLength: 2 }),
  grades: fc.uniqueArray(fc.constantFrom("a", "b", "c"), { maxLength: 2 }),
  isMeasured: fc.boolean(),
  within: fc.constantFrom(0, 20, 60),
  around: fc.constantFrom(undefined, 30),
  isPlaced: fc.boolean(),
  prefers: fc.boolean(),
  network: fc.boolean(),
  endsAfter: fc.option(fc.integer({ min: 0, max: 10 })),
  literal: fc.boolean(),
  from: fc.integer({ min: 0, max: 5 }),
  size: fc.integer({ min: 0, max: 30 }),
});

const near = { latitude: 43.5, longitude: -80 };

test("hits, their ranks and order, the total and every count are those of reading each document", () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryDocument, { minLength: 1, maxLength: 60 }),
      fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 10 }),
      arbitraryQuery,
      (documents, removed, asked) => {
        const index = indexOf(
          documents.map(({ name, products, text, sought, network, latitude, ...one }, at) =>
            document(at + 1, {
              ...one,
              nameWords: name.join(" "),
              productWords: products.map((product) => product.join(" ")).join(" | "),
              otherWords: `+ ${sought.join(" ")} * ${text.join(" ")}`,
              marks: network ? ["#network:7"] : [],
              latitude,
              longitude: latitude === null ? null : -80,
            }),
          ),
        );
        index.apply({ put: [], removed });
        const typed = asked.words.join(" ");
        const query: IndexQuery = {
          ...everything,
          typed,
          documents: asked.documents,
          understood: understandQuery(index, typed, {
            unfinished: false,
            literal: asked.literal,
            documents: asked.documents,
          }),
          literal: asked.literal,
          filters: [
            ...(asked.roles.length > 0 ? [filter("role", asked.roles)] : []),
            ...(asked.grades.length > 0 ? [filter("grade", asked.grades)] : []),
          ],
          marks: asked.network ? [["#network:7"]] : [],
          near: asked.isMeasured ? near : undefined,
          within: asked.within,
          around: asked.around,
          suitability: {
            ...(asked.isPlaced && { near: { places: [near], kilometres: 40 } }),
            ...(asked.prefers && {
              rather: { condition: filter("role", ["seller"]).condition, otherwise: 0.7 },
            }),
          },
          ...(asked.endsAfter !== null && { endsAfter: asked.endsAfter }),
          extraCounts: [
            { name: "all", group: "role", condition: { is: "any" } },
            { name: "soon", group: "ending", condition: { is: "endingBy", by: 5 } },
          ],
          from: asked.from,
          size: asked.size,
        };
        const { total, hits, counts, extra, relaxedFrom } = searchIndex(index, query);
        expect({
          total,
          hits: hits.map(({ id, rank }) => ({ id, rank })),
          counts: [...counts],
          extra,
          relaxedFrom,
        }).toEqual(plainSearch(index, query));
      },
    ),
    { numRuns: 1000, seed: 20261128 },
  );
});
