import {
  findAvailableFilter,
  findListFilterKey,
  findSearchSort,
  isProfileType,
  SEARCH_PAGE_SIZE,
  SEARCH_PARAMETERS_KEY,
} from "@foodshed/sdk/vocabulary";
import { storageItem } from "../provider/storageItem.ts";
import { LIST_FILTERS, NO_PARAMETERS, type SearchParameters } from "./searchParameters.ts";

const storedSearch = storageItem("session", SEARCH_PARAMETERS_KEY);

/** Saves the search parameters for the rest of the browser session. */
export function saveSearch(parameters: SearchParameters): void {
  // A map is fetched only where it is asked for.
  storedSearch.set(JSON.stringify({ ...parameters, view: "list" }));
}

/** The last saved search parameters; null when there are none, or when the stored value is invalid. */
export function restoreSearch(): SearchParameters | null {
  try {
    return sanitized(JSON.parse(storedSearch.get() ?? "null"));
  } catch {
    return null;
  }
}

const shown = new Map<string, number>();

/** Saves, in memory and by path, how many hits of a search were loaded. */
export function saveShownCount(path: string, hits: number): void {
  if (hits > SEARCH_PAGE_SIZE) shown.set(path, hits);
  else shown.delete(path);
}

/** How many hits of a search were loaded when it was left; undefined for the first page only. */
export function restoreShownCount(path: string): number | undefined {
  return shown.get(path);
}

function sanitized(stored: unknown): SearchParameters | null {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return null;
  const saved = stored as Partial<SearchParameters>;
  const result = { ...NO_PARAMETERS };
  for (const name of Object.keys(NO_PARAMETERS) as (keyof SearchParameters)[]) {
    if (sameType(saved[name], NO_PARAMETERS[name], name)) Object.assign(result, { [name]: saved[name] });
  }
  // A list's entry may have left the vocabulary since; it would filter without being shown.
  result.list_filters = Object.fromEntries(
    LIST_FILTERS.flatMap(({ name }) => {
      const entries: unknown = result.list_filters[name];
      if (!Array.isArray(entries)) return [];
      const keys = entries.flatMap((entry) => findListFilterKey(name, String(entry)) ?? []);
      return keys.length > 0 ? [[name, keys]] : [];
    }),
  );
  result.available = findAvailableFilter(result.available) ?? "";
  result.sort = findSearchSort(result.sort) ?? "best";
  result.view = "list";
  return isProfileType(result.profile_type) ? result : null;
}

function sameType(value: unknown, example: unknown, name: keyof SearchParameters): boolean {
  if (name === "looking_for") return value === null || typeof value === "boolean";
  if (value === null || value === undefined) return false;
  return typeof value === typeof example && Array.isArray(value) === Array.isArray(example);
}
