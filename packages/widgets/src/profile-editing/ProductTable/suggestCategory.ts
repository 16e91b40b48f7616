import { LEXICON } from "@foodshed/sdk/lexicon";
import type { CategoryId } from "@foodshed/sdk/vocabulary";

/** Concepts of the lexicon and the category of what they are; the first that fits counts. */
const CATEGORY_OF: readonly (readonly [CategoryId, readonly string[]])[] = [
  [1, ["alcoholic beverage"]],
  [7, ["non-alcoholic beverage", "beverage"]],
  [9, ["prepared food", "baked good", "condiment", "preserve", "sweetener", "sauce", "dessert", "spread"]],
  [2, ["dairy", "egg", "dairy and egg"]],
  [3, ["fish", "seafood"]],
  [6, ["meat", "poultry", "meat and poultry"]],
  [8, ["nut", "herb", "spice", "nuts seeds & herb"]],
  [5, ["grain", "flour"]],
  [4, ["fruit"]],
  [10, ["vegetable"]],
];

/** The category that a product's name belongs to, in either language: "Honeycrisp apples" are fruit. Undefined where it says nothing. */
export function suggestCategory(text: string): CategoryId | undefined {
  const words = text.trim().split(/\s+/);
  // English names end with what they are, French ones begin with it.
  const parts = words.flatMap((_, at) => [
    words.slice(at).join(" "),
    words.slice(0, words.length - at).join(" "),
  ]);
  for (const part of parts) {
    const entry = LEXICON.find(part);
    if (!entry) continue;
    const kinds = [entry.key, ...LEXICON.ancestors(entry.key)];
    const found = CATEGORY_OF.find(([, keys]) => keys.some((key) => kinds.includes(key)));
    if (found) return found[0];
  }
  return undefined;
}
