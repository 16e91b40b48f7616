import type { LexiconEntry } from "@foodshed/sdk/lexicon";
import { describe, expect, test } from "vitest";
import { DocumentIndex } from "./document-index.ts";
import { FIELD } from "./fields.ts";
import { document } from "./index-fixtures.ts";
import { understandQuery } from "./query-understanding.ts";
import { namedSpans, termsOf, UnitMatcher } from "./unit-matches.ts";

const entry = (key: string, more: Partial<LexiconEntry> = {}): LexiconEntry => ({
  key,
  en: [key],
  fr: [],
  broader: [],
  ...more,
});
const LEXICON = [
  entry("cheese"),
  entry("goat cheese", { en: ["goat cheese", "chevre"], broader: ["cheese"] }),
  entry("honey"),
];

function indexWith(...products: string[]): DocumentIndex {
  const index = new DocumentIndex({}, LEXICON);
  index.apply({ put: [document(1, { productWords: products.join(" | ") })], removed: [] });
  return index;
}

function matcher(index: DocumentIndex, typed: string, unfinished = false): UnitMatcher {
  const query = understandQuery(index, typed, { unfinished, literal: false });
  return new UnitMatcher(query?.units ?? []);
}

describe("a text satisfies a unit", () => {
  const index = indexWith("fresh chevre", "cheese curd", "honey");

  test("by its concepts and what is broader, best by the thing itself", () => {
    const cheese = matcher(index, "cheese");
    const [itself] = cheese.worths(termsOf(index, "cheese"), FIELD.offered) ?? [];
    const [kind] = cheese.worths(termsOf(index, "Fresh Chèvre"), FIELD.offered) ?? [];
    expect(itself).toBeGreaterThan(kind ?? 0);
    expect(kind).toBeGreaterThan(0);
    expect(
      matcher(index, "goat cheese").worths(termsOf(index, "cheese curd"), FIELD.offered),
    ).toBeUndefined();
  });

  test("only in a field that counts for it: who sells is no buyer", () => {
    const buyers = matcher(index, "who buys honey");
    expect(buyers.worths(termsOf(index, "honey"), FIELD.offered)).toBeUndefined();
    expect(buyers.worths(termsOf(index, "honey"), FIELD.sought)).toEqual([1]);
  });

  test("by a word that is not finished, also among very many", () => {
    const many = indexWith(...Array.from({ length: 40 }, (_, i) => `chx${i}`));
    const typed = matcher(many, "chx", true);
    expect(typed.worths(termsOf(many, "chx39"), FIELD.offered)?.[0]).toBeGreaterThan(0);
    expect(typed.worths(termsOf(many, "honey"), FIELD.offered)).toBeUndefined();
  });

  test("also when a word of it becomes known only later", () => {
    const growing = indexWith("honey");
    expect(matcher(growing, "sumac").worths(termsOf(growing, "Sumac"), FIELD.offered)).toBeUndefined();
    growing.apply({ put: [document(2, { productWords: "sumac" })], removed: [] });
    expect(matcher(growing, "sumac").worths(termsOf(growing, "Sumac"), FIELD.offered)?.[0]).toBeGreaterThan(
      0,
    );
  });
});

test("a longer text is taken apart into concepts and words", () => {
  const index = indexWith("fresh chevre");
  const text = "We make chèvre, and fresh things.";
  expect(namedSpans(index, text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "make",
    "chèvre",
    "fresh",
    "things",
  ]);
});
