import { type CategoryId, CLASSIFIED_CATEGORIES } from "@foodshed/sdk/vocabulary/classified-categories";
import { findCategory } from "@foodshed/sdk/vocabulary/search-filters";
import { usageError } from "../errors.ts";

/** A category by its number or its name. */
export function categoryOf(text: string): CategoryId {
  const category = findCategory(text);
  if (category !== undefined) return category;
  const names = CLASSIFIED_CATEGORIES.map(({ id, label }) => `${id} ${label}`).join(", ");
  throw usageError(`'${text}' is no category.`, `They are: ${names}.`);
}
