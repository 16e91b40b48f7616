import {
  BUSINESS_TYPES,
  type CategoryId,
  comparable,
  findBusinessType,
  findCategory,
  findListFilterKey,
  label,
  listFilterEntries,
  PRODUCT_CATEGORIES,
} from "@foodshed/sdk/vocabulary";
import { translators } from "../../locale/translators.ts";
import type { TickedField } from "../profiles/updatable-fields.ts";

const inFrench = (english: string) => comparable(label(translators["fr-CA"], english));

/** The product category that a text means, by number or by label in either language. */
export function findProductCategory(text: string): CategoryId | undefined {
  return (
    findCategory(text) ?? PRODUCT_CATEGORIES.find(({ label }) => inFrench(label) === comparable(text))?.id
  );
}

/** The business type that a text means, in either language. */
export function findType(text: string): string | undefined {
  return (
    findBusinessType(text) ?? BUSINESS_TYPES.find(({ name }) => inFrench(name) === comparable(text))?.name
  );
}

/** The key of a list's entry that a text means, by key or by label in either language. */
export function findKey(field: TickedField, text: string): string | undefined {
  const filter = `roles.data.${field}` as const;
  return (
    findListFilterKey(filter, text) ??
    listFilterEntries(filter).find(({ display }) => inFrench(display) === comparable(text))?.key
  );
}
