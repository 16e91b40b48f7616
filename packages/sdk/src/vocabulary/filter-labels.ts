import type { Translate } from "../locale/strings.ts";
import { CLASSIFIED_CATEGORIES, CLASSIFIED_TYPES } from "./classified-categories.ts";
import { findLabel } from "./label.ts";
import { PRODUCT_CATEGORIES } from "./product-categories.ts";
import { PROFILE_TYPES } from "./profile-types.ts";
import { SEARCH_LIST_NAMES } from "./search-addresses.ts";
import { listFilterEntries } from "./search-filters.ts";
import { SEARCH_SORTS } from "./search-sorts.ts";

/** The English label of a filter that a text means in the reader's language; undefined when it means none. */
export function findFilterLabel(translate: Translate, inAddress: string, text: string): string | undefined {
  return findLabel(translate, text, labelsOf(inAddress));
}

/** What one may choose of a filter, by the filter's name in an address. */
function labelsOf(inAddress: string): readonly string[] {
  const list = SEARCH_LIST_NAMES.find(([name]) => name === inAddress)?.[1];
  if (list) return listFilterEntries(list).map(({ display }) => display);
  switch (inAddress) {
    case "profile_type":
      return PROFILE_TYPES.map(({ label }) => label);
    case "product_category":
      return PRODUCT_CATEGORIES.map(({ label }) => label);
    case "classified_category":
      return CLASSIFIED_CATEGORIES.map(({ label }) => label);
    case "looking_for":
      return CLASSIFIED_TYPES.map(({ label }) => label);
    case "sort":
      return SEARCH_SORTS.map(({ label }) => label);
    default:
      return [];
  }
}
