import type { Schema } from "@foodshed/sdk";
import {
  BUSINESS_TYPES,
  type CategoryId,
  CLASSIFICATIONS,
  CLASSIFIED_CATEGORIES,
  PROCESSING_TYPES,
  PRODUCT_CATEGORIES,
  SAFETY_STANDARDS,
  SERVICES,
} from "@foodshed/sdk/vocabulary";
import type { ListFilterName } from "../searchParameters.ts";

export interface FacetOption<Value extends string | number> {
  value: Value;
  label: string;
  count: number | undefined;
}

interface Entry {
  key: string;
  display: string;
}

const ENTRIES: Record<ListFilterName, readonly Entry[]> = {
  category: BUSINESS_TYPES.map(({ name }) => ({ key: name, display: name })),
  "roles.data.classifications": CLASSIFICATIONS,
  // "None" is no standard: it stands behind them.
  "roles.data.safety_standards": [...SAFETY_STANDARDS].sort(
    (a, b) => Number(a.key === "none") - Number(b.key === "none"),
  ),
  "roles.data.processing_types": PROCESSING_TYPES,
  "roles.data.services_provided": SERVICES,
  "roles.data.services_needed": SERVICES,
};

/**
 * A check list's entries with their counts: those that would find something first, otherwise in the list's own order.
 * Counts are unknown until the first answer.
 */
export function listOptions(
  name: ListFilterName,
  aggregations: Schema<"ProfileAggregations"> | null,
): FacetOption<string>[] {
  return counted(
    ENTRIES[name].map(({ key, display }) => ({ value: key, label: display })),
    aggregations?.[name],
  );
}

export function productCategoryOptions(
  aggregations: Schema<"ProfileAggregations"> | null,
): FacetOption<CategoryId>[] {
  return counted(categoryEntries(PRODUCT_CATEGORIES), aggregations?.["roles.data.products.category"]);
}

export function classifiedCategoryOptions(
  aggregations: Schema<"ClassifiedAggregations"> | null,
): FacetOption<CategoryId>[] {
  return counted(categoryEntries(CLASSIFIED_CATEGORIES), aggregations?.category);
}

// Other comes last among names.
function categoryEntries(categories: readonly { id: CategoryId; label: string }[]) {
  return [...categories.slice(1), ...categories.slice(0, 1)].map(({ id, label }) => ({ value: id, label }));
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
