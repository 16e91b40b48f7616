import fc from "fast-check";
import { expect, test } from "vitest";
import { atOnce } from "../../../core/in-slices.ts";
import { DocumentIndex } from "./document-index.ts";
import { document, everything, GROUPS, indexOf } from "./index-fixtures.ts";
import type { SearchDocument } from "./search-document.ts";
import { searchIndex } from "./search-index.ts";

const WORDS = ["apple", "goat", "cheese", "bread", "honey"];
const FACETS = ["role:buyer", "role:seller", "grade:a", "grade:b", "grade:c"];

const arbitraryDocument = fc.record({
  quality: fc.integer({ min: 0, max: 3 }),
  words: fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }),
  facets: fc.uniqueArray(fc.constantFrom(...FACETS), { maxLength: 4 }),
  seasons: fc.constantFrom<number[]>([], [1, 5], [2, 3, 9, 11]),
});
type Arbitrary = ReturnType<(typeof arbitraryDocument)["generate"]>["value"];

const stored = (id: number, { words, ...rest }: Arbitrary): SearchDocument =>
  document(id, { ...rest, productWords: words.join(" | "), name: `name ${id % 7}` });

/** What can be seen of an index: order, counts, and every document by itself. */
function seen(index: DocumentIndex) {
  const answers = ["", ...WORDS, "goat cheese"].map((typed) => {
    const { hits, total, counts } = searchIndex(index, { ...everything, typed, size: 500, sort: "name" });
    return { total, ids: hits.map(({ id }) => id), counts: [...counts] };
  });
  const excerpts = [3, 250, 600, 901].map((id) => {
    const segment = index.excerpt(new Set([id]));
    return segment && { products: segment.products.length, seasons: [...segment.seasons] };
  });
  return { size: index.size, answers, excerpts };
}

test("edits in many parts, merged step by step, answer as documents that were read at once", () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryDocument, { minLength: 20, maxLength: 60 }),
      fc.array(fc.array(fc.tuple(fc.integer({ min: 1, max: 1200 }), fc.option(arbitraryDocument))), {
        minLength: 2,
        maxLength: 5,
      }),
      fc.integer({ min: 1, max: 7 }),
      (shapes, rounds, pace) => {
        const truth = new Map<number, SearchDocument>();
        const index = new DocumentIndex(GROUPS);
        const put = (documents: SearchDocument[]) => {
          for (const one of documents) truth.set(one.id, one);
          index.apply({ put: documents, removed: [] });
        };
        // Each of these is large enough to become a segment of its own.
        for (let part = 0; part < 4; part++)
          put(
            Array.from({ length: 300 - part * 10 }, (_, i) =>
              stored(part * 300 + i + 1, shapes[i % shapes.length] as Arbitrary),
            ),
          );
        const edits = rounds.flat();
        let steps = 0;
        for (const _ of index.settling()) {
          // Between two steps somebody edits and deletes.
          if (steps++ % pace !== 0) continue;
          const edit = edits.pop();
          if (!edit) continue;
          const [id, shape] = edit;
          if (shape) put([stored(id, shape)]);
          else {
            truth.delete(id);
            index.apply({ put: [], removed: [id] });
          }
        }
        expect(index.segments.length).toBeLessThan(4);
        expect(seen(index)).toEqual(seen(indexOf([...truth.values()])));
        atOnce(index.settling());
        expect(seen(index)).toEqual(seen(indexOf([...truth.values()])));
      },
    ),
    { numRuns: 40 },
  );
});

test("an index filled in parts is one segment", () => {
  const documents = Array.from({ length: 5000 }, (_, i) =>
    document(i + 1, { quality: i % 9, productWords: WORDS[i % 5] as string }),
  );
  const index = indexOf(documents);
  expect(index.segments.map(({ size }) => size)).toEqual([5000]);
  const { hits } = searchIndex(index, { ...everything, typed: "goat", size: 3 });
  // The best quality first, then the lowest id.
  expect(hits.map(({ id }) => id)).toEqual([27, 72, 117]);
  expect(hits.every(({ quality }) => quality === 8)).toBe(true);
});
