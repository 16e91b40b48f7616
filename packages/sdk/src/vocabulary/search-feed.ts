import type { Schema } from "../contract.ts";
import { SLUG_INPUT_MAX_LENGTH } from "../generated/limits.ts";
import { DEFAULT_LOCALE, type Locale } from "../locale/locales.ts";
import { type Translate, toEnglish } from "../locale/strings.ts";
import { findAvailableFilter } from "./availability-filters.ts";
import { findFilterLabel } from "./filter-labels.ts";
import {
  DISTANCE_MAX_KM,
  FILTER_MAX_VALUES,
  FILTER_VALUE_MAX_LENGTH,
  SEARCH_KEYWORDS_MAX_LENGTH,
} from "./limits.ts";
import { savedSearchPath } from "./saved-search-path.ts";
import { SEARCH_LIST_NAMES } from "./search-addresses.ts";
import { readAddressBounds } from "./search-bounds.ts";
import { findCategory, findListFilterKey, findProfileType } from "./search-filters.ts";

type Search = Pick<Schema<"SavedSearch">, "kind" | "search">;

/** Where the feeds of each language stand. */
export const FEED_FOLDERS: Record<Locale, string> = { "en-CA": "/feeds", "fr-CA": "/fr/feeds" };

/** The Atom feed of what a search finds, its newest first: the words of its page's address but for the order, and its network. */
export function searchFeedPath({ kind, search }: Search, locale: Locale = DEFAULT_LOCALE): string {
  const { sort: _, ...unordered } = search;
  const [path, ofPage = ""] = savedSearchPath({ kind, search: unordered }).split("?");
  const query = new URLSearchParams(ofPage);
  if (search.network) query.set("network", search.network);
  return `${FEED_FOLDERS[locale]}${path}.atom${query.size > 0 ? `?${query}` : ""}`;
}

/** The page of a shared list of favourites, for those who have its address. */
export function sharedListPath(token: string): string {
  return `/lists/${token}`;
}

/** The Atom feed of a shared list of favourites. */
export function sharedListFeedPath(token: string, locale: Locale = DEFAULT_LOCALE): string {
  return `${FEED_FOLDERS[locale]}/lists/${token}.atom`;
}

/** What the address of a search's feed searches for. What means nothing is left out, as on the page; labels are read in English and in the reader's language. */
export function readFeedSearch(
  kind: Search["kind"],
  query: URLSearchParams,
  translate: Translate = toEnglish,
): Search {
  const known = <Meaning>(name: string, find: (value: string) => Meaning | undefined): Meaning[] => [
    ...new Set(
      query
        .getAll(name)
        .slice(0, FILTER_MAX_VALUES)
        .map((value) => value.trim().slice(0, FILTER_VALUE_MAX_LENGTH))
        .map((value) => {
          const english = findFilterLabel(translate, name, value);
          return find(value) ?? (english === undefined ? undefined : find(english));
        })
        .filter((meaning) => meaning !== undefined),
    ),
  ];
  const keywords = query.get("query")?.trim().slice(0, SEARCH_KEYWORDS_MAX_LENGTH);
  const distance = Math.min(DISTANCE_MAX_KM, Math.round(Number(query.get("distance"))));
  const near = query.get("near")?.trim() ?? "";
  const bounds = readAddressBounds(query.get("bounds") ?? "");
  const network = query.get("network")?.trim() ?? "";
  const common = {
    ...(keywords && { keywords }),
    ...(keywords && query.get("literal") === "true" && { literal: true }),
    ...(distance > 0 && { distance }),
    ...(NEAR.test(near) && { near }),
    ...(bounds && { bounds }),
    ...(network && network.length <= SLUG_INPUT_MAX_LENGTH && { network }),
  };
  if (kind === "classifieds") {
    const categories = known("classified_category", findCategory);
    const [looking_for] = known("looking_for", (value) => LOOKING_FOR.get(value.toLowerCase()));
    return {
      kind,
      search: {
        ...common,
        ...(categories.length > 0 && { list_filters: { category: categories } }),
        ...(looking_for !== undefined && { looking_for }),
      },
    } as Search;
  }
  const lists = SEARCH_LIST_NAMES.map(
    ([inAddress, filter]) => [filter, known(inAddress, (value) => findListFilterKey(filter, value))] as const,
  ).filter(([, keys]) => keys.length > 0);
  const [available] = known("available", findAvailableFilter);
  const products = known("product_category", findCategory);
  const type = known("profile_type", findProfileType).find((one) => one !== "ALL" && one !== "CLASSIFIEDS");
  return {
    kind,
    search: {
      ...common,
      ...(type && { profiletype_filters: type }),
      ...(lists.length > 0 && { list_filters: Object.fromEntries(lists) }),
      ...(query.get("delivers") === "true" && { delivers: true }),
      ...(available && { available }),
      ...(products.length > 0 && { value_filters: { "roles.data.products.category": products } }),
    },
  } as Search;
}

const NEAR = /^[\p{L}\p{N} .'’-]{2,80}$/u;
const LOOKING_FOR = new Map([
  ["true", true],
  ["false", false],
  ["wanted", true],
  ["for sale", false],
]);
