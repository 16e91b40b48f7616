import { type CategoryId, CLASSIFIED_CATEGORIES } from "@foodshed/sdk/vocabulary/classified-categories";
import { usageError } from "../errors.ts";

/** A category by its number or its name. */
export function categoryOf(text: string): CategoryId {
  const category = CLASSIFIED_CATEGORIES.find(
    ({ id, label }) => String(id) === text || label.toLowerCase() === text.toLowerCase(),
  );
  if (category) return category.id;
  const names = CLASSIFIED_CATEGORIES.map(({ id, label }) => `${id} ${label}`).join(", ");
  throw usageError(`'${text}' is no category.`, `They are: ${names}.`);
}
