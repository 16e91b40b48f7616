import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kilometresBetween } from "../../../infra/geo/geocoding.ts";
import { document, everything, filter, indexOf } from "./index-fixtures.ts";
import { searchIndex } from "./search-index.ts";

describe("a search answers as reading every document would", () => {
  const WORDS = ["apple", "goat", "cheese", "bread", "honey"];
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
          const filters = [];
          if (asked.roles.length > 0) filters.push(filter("role", asked.roles));
          if (asked.grades.length > 0) filters.push(filter("grade", asked.grades));
          const query = {
            ...everything,
            typed: asked.words.join(" "),
            literal: true,
            filters,
            marks: asked.network ? [["#network:7"]] : [],
            near,
            within: asked.within,
            ...(asked.endsAfter !== null && { endsAfter: asked.endsAfter }),
          };
          const all = searchIndex(index, { ...query, from: 0, size: 240 }).hits;
          const ranks = new Map(all.map(({ id, rank }) => [id, rank]));
          const expected = [...truth]
            .filter(([, one]) => holds(one))
            .sort(
              ([idA, a], [idB, b]) =>
                (ranks.get(idA) ?? 0) - (ranks.get(idB) ?? 0) ||
                (distance(a) !== distance(b) ? (distance(a) ?? 1e9) - (distance(b) ?? 1e9) : 0) ||
                b.quality - a.quality ||
                idA - idB,
            );
          expect(all.map(({ id }) => id)).toEqual(expected.map(([id]) => id));
          // One word ranks by its best field.
          if (asked.words.length === 1) {
            for (const [a, one] of expected) {
              for (const [b, other] of expected) {
                const [own, others] = [
                  best(one, asked.words[0] as string),
                  best(other, asked.words[0] as string),
                ];
                if (own < others) expect(ranks.get(a)).toBeLessThanOrEqual(ranks.get(b) as number);
              }
            }
          }

          const result = searchIndex(index, { ...query, from: asked.from, size: asked.size });
          expect(result.total).toBe(expected.length);
          expect(result.hits.map(({ id }) => id)).toEqual(
            expected.slice(asked.from, asked.from + asked.size).map(([id]) => id),
          );
          for (const [facet, number] of index.facetNumbers) {
            const group = facet.split(":")[0] as string;
            expect([facet, result.counts[number]]).toEqual([
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
