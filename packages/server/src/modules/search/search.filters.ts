import {
  findCategory,
  findListFilterKey,
  type ListFilter,
  type UnknownFilter,
  unknownFilterMessage,
} from "@foodshed/sdk/vocabulary";
import type { ResponseBody } from "../handler.ts";
import { LIST_FILTERS } from "./search.facets.ts";

type UnknownFilters = ResponseBody<"searchProfiles">["unknown_filters"];

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
    return this.#known(filter, values, (value) => findCategory(value)?.toString());
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

  get unknown(): UnknownFilters {
    return this.#unknown.map((one) => ({ ...one, message: unknownFilterMessage(one) }));
  }
}
