/** The phrases that documents carry: a business name, a product of a category, the town of a business. */
export type PhraseType = "name" | "product" | "place";

/** What a suggestion is. */
export type SuggestionType =
  | "product"
  | "service"
  | "classification"
  | "category"
  | "business_type"
  | "place"
  | "business";

/** The mark of documents that carry a phrase. */
export function markOf(type: PhraseType, key: string, category = 0): string {
  return `=${type}${type === "product" ? category : ""}:${key}`;
}
