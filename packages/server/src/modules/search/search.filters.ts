import {
  findAvailableFilter,
  findCategory,
  findListFilterKey,
  type ListFilter,
  PRODUCT_CATEGORY_KEYS,
  type ProductCategoryKey,
  type UnknownFilter,
  unknownFilterMessage,
} from "@foodshed/sdk/vocabulary";
import type { ResponseBody } from "../handler.ts";
import { LIST_FILTERS } from "./search.facets.ts";

type UnknownFilters = ResponseBody<"searchProfiles">["unknown_filters"];

/** A category by its code, its label, or its key in the reference list. */
function categoryOf(value: string | number): number | undefined {
  return findCategory(value) ?? PRODUCT_CATEGORY_KEYS[value as ProductCategoryKey];
}

/** The filters of a request, read by key or label; unknown values are collected for the response. */
export class FilterReader {
  readonly #unknown: UnknownFilter[] = [];

  /** The chosen keys of each facet group; groups without a known key are left out. */
  lists(filters: Partial<Record<ListFilter, readonly string[]>> = {}): Map<string, string[]> {
    const chosen = new Map<string, string[]>();
    for (const [filter, values] of Object.entries(filters) as [ListFilter, readonly string[]][]) {
      const keys = this.#known(filter, values, (value) => findListFilterKey(filter, value));
      if (keys.length > 0) chosen.set(LIST_FILTERS[filter], keys);
    }
    return chosen;
  }

  categories(filter: string, values: readonly (string | number)[] = []): string[] {
    return this.#known(filter, values, (value) => categoryOf(value)?.toString());
  }

  #known<Value extends string | number>(
    filter: string,
    values: readonly Value[],
    find: (value: Value) => string | undefined,
  ): string[] {
    const keys = new Set<string>();
    for (const value of values) {
      const key = find(value);
      if (key === undefined) this.#unknown.push({ filter, value: String(value) });
      else keys.add(key);
    }
    return [...keys];
  }

  /** The week or month that is asked for: its key. */
  available(value: string | undefined): string | undefined {
    return this.#known("available", value === undefined ? [] : [value], findAvailableFilter)[0];
  }

  get unknown(): UnknownFilters {
    return this.#unknown.map((one) => ({ ...one, message: unknownFilterMessage(one) }));
  }
}
