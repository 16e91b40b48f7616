import type { Schema } from "@foodshed/sdk";
import {
  type CategoryId,
  type ChecklistEntry,
  CLASSIFIED_CATEGORIES,
  label,
  listFilterEntries,
  PRODUCT_CATEGORIES,
} from "@foodshed/sdk/vocabulary";
import { byName } from "../../provider/byName.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { ListFilterName } from "../searchParameters.ts";

export interface FacetOption<Value extends string | number> {
  value: Value;
  label: string;
  count: number | undefined;
}

/** A list's entries; "None" is no standard and comes last. */
function entriesOf(name: ListFilterName): readonly ChecklistEntry[] {
  const isNone = ({ key }: ChecklistEntry) => Number(key === "none");
  return [...listFilterEntries(name)].sort((a, b) => isNone(a) - isNone(b));
}

/**
 * A check list's entries with their counts: those that would find something, and those that are
 * ticked. Counts are unknown until the first answer; then all entries are there.
 */
export function listOptions(
  name: ListFilterName,
  aggregations: Schema<"ProfileAggregations"> | null,
  ticked: readonly string[],
  t: WidgetTranslate,
): FacetOption<string>[] {
  return left(
    ticked,
    byName(
      entriesOf(name).map(({ key, display }) => ({ value: key, label: label(t, display) })),
      t,
    ),
    aggregations?.[name],
  );
}

export function productCategoryOptions(
  aggregations: Schema<"ProfileAggregations"> | null,
  ticked: readonly CategoryId[],
  t: WidgetTranslate,
): FacetOption<CategoryId>[] {
  return left(ticked, categoryEntries(PRODUCT_CATEGORIES, t), aggregations?.["roles.data.products.category"]);
}

export function classifiedCategoryOptions(
  aggregations: Schema<"ClassifiedAggregations"> | null,
  ticked: readonly CategoryId[],
  t: WidgetTranslate,
): FacetOption<CategoryId>[] {
  return left(ticked, categoryEntries(CLASSIFIED_CATEGORIES, t), aggregations?.category);
}

// Other comes last among names.
function categoryEntries(categories: readonly { id: CategoryId; label: string }[], t: WidgetTranslate) {
  const [other = [], ...named] = categories.map((category) => [category]);
  return byName(
    [...named, other].flat().map(({ id, label: name }) => ({ value: id, label: label(t, name) })),
    t,
  );
}

function left<Value extends string | number>(
  ticked: readonly Value[],
  entries: readonly { value: Value; label: string }[],
  buckets: readonly { key: Value | number; count: number }[] | undefined,
): FacetOption<Value>[] {
  const counts = buckets && new Map<Value | number, number>(buckets.map(({ key, count }) => [key, count]));
  const options = entries.map((entry) => ({ ...entry, count: counts && (counts.get(entry.value) ?? 0) }));
  return options.filter(({ value, count }) => count !== 0 || ticked.includes(value));
}
