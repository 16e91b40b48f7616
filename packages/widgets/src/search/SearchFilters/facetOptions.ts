import type { Schema } from "@foodshed/sdk";
import {
  type CategoryId,
  type ChecklistEntry,
  CLASSIFIED_CATEGORIES,
  label,
  listFilterEntries,
  PRODUCT_CATEGORIES,
} from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { ListFilterName } from "../searchParameters.ts";

export interface FacetOption<Value extends string | number> {
  value: Value;
  label: string;
  count: number | undefined;
}

/** A list's entries; "None" is no standard and stands behind them. */
function entriesOf(name: ListFilterName): readonly ChecklistEntry[] {
  const isNone = ({ key }: ChecklistEntry) => Number(key === "none");
  return [...listFilterEntries(name)].sort((a, b) => isNone(a) - isNone(b));
}

/**
 * A check list's entries with their counts: those that would find something first, otherwise in the list's own order.
 * Counts are unknown until the first answer.
 */
export function listOptions(
  name: ListFilterName,
  aggregations: Schema<"ProfileAggregations"> | null,
  t: WidgetTranslate,
): FacetOption<string>[] {
  return counted(
    entriesOf(name).map(({ key, display }) => ({ value: key, label: label(t, display) })),
    aggregations?.[name],
  );
}

export function productCategoryOptions(
  aggregations: Schema<"ProfileAggregations"> | null,
  t: WidgetTranslate,
): FacetOption<CategoryId>[] {
  return counted(categoryEntries(PRODUCT_CATEGORIES, t), aggregations?.["roles.data.products.category"]);
}

export function classifiedCategoryOptions(
  aggregations: Schema<"ClassifiedAggregations"> | null,
  t: WidgetTranslate,
): FacetOption<CategoryId>[] {
  return counted(categoryEntries(CLASSIFIED_CATEGORIES, t), aggregations?.category);
}

// Other comes last among names.
function categoryEntries(categories: readonly { id: CategoryId; label: string }[], t: WidgetTranslate) {
  const [other = [], ...named] = categories.map((category) => [category]);
  return [...named, other].flat().map(({ id, label: name }) => ({ value: id, label: label(t, name) }));
}

function counted<Value extends string | number>(
  entries: readonly { value: Value; label: string }[],
  buckets: readonly { key: Value | number; count: number }[] | undefined,
): FacetOption<Value>[] {
  const counts = buckets && new Map<Value | number, number>(buckets.map(({ key, count }) => [key, count]));
  const options = entries.map((entry) => ({ ...entry, count: counts && (counts.get(entry.value) ?? 0) }));
  if (!counts) return options;
  return [...options.filter(({ count }) => count), ...options.filter(({ count }) => !count)];
}
