import { comparable } from "./comparable.ts";
import type { ListFilter } from "./search-filters.ts";

/**
 * A business type's key, which belongs to no language: "grower_producer". It goes where the name goes: `findBusinessType` takes both.
 * @param name one of `BUSINESS_TYPES`
 */
export function businessTypeKey(name: string): string {
  return comparable(name).replaceAll(" ", "_");
}

/** The entries of a list filter as requests and addresses are written: by keys that belong to no language. */
export function listFilterKeys(filter: ListFilter, entries: readonly string[]): string[] {
  return filter === "category" ? entries.map(businessTypeKey) : [...entries];
}
