import type { Locale } from "../locale/locales.ts";

/** The key of what a word means in each language; none where it names nothing there. */
type Meanings = Readonly<Partial<Record<Locale, string>>>;

/**
 * Words that mean one thing in English and another in French. Who asks means what their language means. A text has one entry for them,
 * as every other term: that of the lexicon's lines, or none.
 */
export const HOMOGRAPHS: ReadonlyMap<string, Meanings> = /* @__PURE__ */ new Map<string, Meanings>([
  ["raisin", { "en-CA": "dried grape", "fr-CA": "grape" }],
  ["prune", { "en-CA": "dried plum", "fr-CA": "plum" }],
  ["biscuit", { "en-CA": "scone", "fr-CA": "cookie" }],
  ["conserve", { "en-CA": "preserve", "fr-CA": "canned food" }],
  ["marinade", { "en-CA": "marinade sauce", "fr-CA": "pickle" }],
  ["roti", { "en-CA": "flatbread", "fr-CA": "roast" }],
  ["lard", { "en-CA": "lard", "fr-CA": "bacon" }],
  ["entree", { "en-CA": "ready meal", "fr-CA": "sausage roll" }],
  ["plant", { "en-CA": "plant", "fr-CA": "seedling" }],
  ["diner", { "en-CA": "restaurant", "fr-CA": "ready meal" }],
  ["four", { "fr-CA": "commercial oven" }],
  ["pot", { "fr-CA": "glass jar" }],
]);
