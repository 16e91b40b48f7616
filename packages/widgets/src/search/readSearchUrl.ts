import {
  type CategoryId,
  DISTANCE_MAX_KM,
  FILTER_MAX_VALUES,
  FILTER_VALUE_MAX_LENGTH,
  findCategory,
  findListFilterKey,
  findProfileType,
  SEARCH_LIST_NAMES,
  type UnknownFilter,
} from "@foodshed/sdk/vocabulary";
import type { SearchParameters } from "./searchParameters.ts";
import { CLASSIFIEDS } from "./searchUrl.ts";

/**
 * What an address searches for. Filters are read by key or label, in any letter case; values that mean nothing are left out,
 * so that any link leads to a search that works. `unknownInUrl` names them.
 * @param text the part of the path after `/search/`, decoded; the router's parameter.
 */
export function parametersFromUrl(text: string | undefined, query: URLSearchParams): SearchParameters {
  return read(text, query).parameters;
}

/** The filters of an address that `parametersFromUrl` leaves out because nobody knows them. */
export function unknownInUrl(text: string | undefined, query: URLSearchParams): UnknownFilter[] {
  return read(text, query).unknown;
}

function read(text: string | undefined, query: URLSearchParams) {
  const classifieds = text?.toLowerCase() === CLASSIFIEDS;
  const unknown: UnknownFilter[] = [];
  /** What the values of one filter mean, each once. */
  const known = <Meaning>(filter: string, find: (value: string) => Meaning | undefined): Meaning[] => {
    const found = new Set<Meaning>();
    for (const value of values(query, filter)) {
      const meaning = find(value);
      if (meaning === undefined) unknown.push({ filter, value });
      else found.add(meaning);
    }
    return [...found];
  };
  const list_filters: SearchParameters["list_filters"] = {};
  const classifiedCategories: CategoryId[] = [];
  for (const [inAddress, name] of SEARCH_LIST_NAMES) {
    const keys = known(inAddress, (value) => {
      const key = findListFilterKey(name, value);
      // Classifieds have categories too: whoever writes a link means those.
      const other = classifieds && name === "category" && key === undefined ? findCategory(value) : undefined;
      if (other === undefined) return key;
      classifiedCategories.push(other);
      return "";
    }).filter(Boolean);
    if (keys.length) list_filters[name] = keys;
  }
  const parameters: SearchParameters = {
    search_query: (classifieds ? query.get("query") : text || query.get("query")) ?? "",
    profile_type: known("profile_type", findProfileType)[0] ?? "ALL",
    list_filters,
    value_filters: known("product_category", findCategory),
    classified_filters: [
      ...new Set([...classifiedCategories, ...known("classified_category", findCategory)]),
    ],
    looking_for: known("looking_for", (value) => LOOKING_FOR.get(value.toLowerCase()))[0] ?? null,
    ending_soon: known("ending_soon", (value) => YES_OR_NO.get(value.toLowerCase()))[0] ?? false,
    distance: known("distance", kilometres)[0] ?? 0,
    near: query.get("near") ?? "",
  };
  if (known("literal", (value) => YES_OR_NO.get(value.toLowerCase()))[0]) parameters.literal = true;
  if (classifieds) parameters.profile_type = "CLASSIFIEDS";
  return { parameters, unknown };
}

const YES_OR_NO = new Map([
  ["true", true],
  ["false", false],
]);
const LOOKING_FOR = new Map([...YES_OR_NO, ["wanted", true], ["for sale", false]]);

function kilometres(text: string): number | undefined {
  const km = Number(text);
  return Number.isFinite(km) ? Math.min(DISTANCE_MAX_KM, Math.max(0, Math.round(km))) : undefined;
}

/** Whether an address says anything itself: only when it does not is the last search of this visit taken up again. */
export function hasSearchInUrl(text: string | undefined, query: URLSearchParams): boolean {
  return Boolean(text) || [...query.keys()].length > 0;
}

function values(query: URLSearchParams, name: string): string[] {
  return query
    .getAll(name)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .map((entry) =>
      entry.length > FILTER_VALUE_MAX_LENGTH ? `${entry.slice(0, FILTER_VALUE_MAX_LENGTH - 1)}…` : entry,
    )
    .slice(0, FILTER_MAX_VALUES);
}
