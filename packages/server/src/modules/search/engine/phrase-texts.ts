import { wordsOf } from "./words.ts";

/** "Organic certified" is certified organic. */
export function inAnyOrder(text: string): string {
  return wordsOf(text)
    .map(({ stem }) => stem)
    .sort()
    .join(" ");
}

const SMALL_WORDS = new Set("and of on the de des du et la le les".split(" "));
const MAX_ABBREVIATION = 3;

/** A place as it is written, however one business has typed it: "ELORA" and "elora" are Elora. */
export function placeName(text: string): string {
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text;
  if (text.length <= MAX_ABBREVIATION && text === text.toLowerCase()) return text.toUpperCase();
  return text
    .toLowerCase()
    .replace(
      /(^|[\s-])([dl]['’])?(\p{L}+)/gu,
      (_, before: string, article = "", word: string) =>
        before + article + (before !== "" && SMALL_WORDS.has(word) ? word : capitalized(word)),
    );
}

export function capitalized(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}
