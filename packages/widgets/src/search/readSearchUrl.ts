import { type Translate, toEnglish } from "@foodshed/sdk/locale";
import {
  type CategoryId,
  DISTANCE_MAX_KM,
  FILTER_MAX_VALUES,
  FILTER_VALUE_MAX_LENGTH,
  findAvailableFilter,
  findCategory,
  findFilterLabel,
  findListFilterKey,
  findProfileType,
  findSearchSort,
  readAddressBounds,
  SEARCH_LIST_NAMES,
  type UnknownFilter,
} from "@foodshed/sdk/vocabulary";
import { nearPlace } from "./nearPlace.ts";
import type { SearchParameters, SearchView } from "./searchParameters.ts";
import { CLASSIFIEDS } from "./searchUrl.ts";

/**
 * What an address searches for. Filters are read by key or label, in any letter case; values that mean nothing are left out,
 * so that any link leads to a search that works. `unknownInUrl` names them.
 * @param translate the reader's language, whose labels are read beside the English ones
 * @param text the part of the path after `/search/`, decoded; the router's parameter.
 */
export function parametersFromUrl(
  text: string | undefined,
  query: URLSearchParams,
  translate: Translate = toEnglish,
): SearchParameters {
  return read(text, query, translate).parameters;
}

/** The filters of an address that `parametersFromUrl` leaves out because nobody knows them. */
export function unknownInUrl(
  text: string | undefined,
  query: URLSearchParams,
  translate: Translate = toEnglish,
): UnknownFilter[] {
  return read(text, query, translate).unknown;
}

function read(text: string | undefined, query: URLSearchParams, translate: Translate) {
  const classifieds = text?.toLowerCase() === CLASSIFIEDS;
  const unknown: UnknownFilter[] = [];
  /** What the values of one filter mean, each once. */
  const known = <Meaning>(filter: string, find: (value: string) => Meaning | undefined): Meaning[] => {
    const found = new Set<Meaning>();
    for (const value of values(query, filter)) {
      const english = findFilterLabel(translate, filter, value);
      const meaning = find(value) ?? (english === undefined ? undefined : find(english));
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
      // Classifieds have categories too: a link by hand means those.
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
    ending_soon: known("ending_soon", yesOrNo)[0] ?? false,
    available: known("available", findAvailableFilter)[0] ?? "",
    delivers: known("delivers", yesOrNo)[0] ?? false,
    distance: known("distance", kilometres)[0] ?? 0,
    near: known("near", (value) => (nearPlace(value) ? value : undefined))[0] ?? "",
    sort: known("sort", findSearchSort)[0] ?? "best",
    view: known("view", (value) => VIEWS.find((view) => view === value.toLowerCase()))[0] ?? "list",
  };
  const [bounds] = known("bounds", readAddressBounds);
  if (bounds) parameters.bounds = bounds;
  if (known("literal", yesOrNo)[0]) parameters.literal = true;
  if (classifieds) parameters.profile_type = "CLASSIFIEDS";
  return { parameters, unknown };
}

const VIEWS: readonly SearchView[] = ["list", "map"];

const YES_OR_NO = new Map([
  ["true", true],
  ["yes", true],
  ["oui", true],
  ["1", true],
  ["false", false],
  ["no", false],
  ["non", false],
  ["0", false],
]);
const LOOKING_FOR = new Map([
  ...YES_OR_NO,
  ["wanted", true],
  ["buying", true],
  ["for sale", false],
  ["for_sale", false],
  ["selling", false],
]);

function yesOrNo(text: string): boolean | undefined {
  return YES_OR_NO.get(text.toLowerCase());
}

/** "25", "25 km", and "any" for no limit. */
function kilometres(text: string): number | undefined {
  if (text.toLowerCase() === "any") return 0;
  const km = Number(text.replace(/\s*km$/i, ""));
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
