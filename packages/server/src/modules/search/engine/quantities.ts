import type { Word } from "./words.ts";

// cspell:disable
const UNITS_OF_MEASURE = new Set(
  "kg kilo kilos g gram grams lb lbs pound pounds oz l litre litres liter liters ml bushel bushels dozen dozens livre livres boisseau boisseaux douzaine douzaines".split(
    " ",
  ),
);
// cspell:enable
const NUMBER = /^\d+(?:[.,/]\d+)*$/;

export const isUnitOfMeasure = (folded: string): boolean => UNITS_OF_MEASURE.has(folded);

/** Whether a word says how much of a thing: "50 lb", "4L", "10 bushels". */
export function isPartOfQuantity(words: readonly Word[], { start, folded }: Word): boolean {
  const [, number, unit = ""] = /^(\d+(?:[.,/]\d+)*)(\p{L}*)$/u.exec(folded) ?? [];
  if (number) return unit === "" || UNITS_OF_MEASURE.has(unit);
  const before = words[words.findIndex((word) => word.start === start) - 1];
  return UNITS_OF_MEASURE.has(folded) && NUMBER.test(before?.folded ?? "");
}
