import type { Concept } from "./concepts.ts";
import type { SuggestionType } from "./phrase-types.ts";

/** Where the documents of a phrase are found. */
export type PhraseSource =
  | { of: "mark"; term: number }
  | { of: "facets"; numbers: readonly number[] }
  /** Of a business elsewhere, which was looked up a moment ago. */
  | { of: "name" }
  | { of: "lexicon"; concept: Concept; isFrench: boolean; order: number }
  /** `towns` are folded. */
  | { of: "region"; towns: readonly string[]; order: number };

/** Something that may be suggested. */
export interface Phrase {
  /** What it is looked up by, folded. */
  key: string;
  text: string;
  type: SuggestionType;
  /** Of a product. */
  category: number;
  /** The same for "Apple", "apples" and "Apples"; 0 for names of businesses, which are never the same. */
  group: number;
  source: PhraseSource;
}
