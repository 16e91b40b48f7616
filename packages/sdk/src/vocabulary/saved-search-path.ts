import type { Schema } from "../contract.ts";
import { SEARCH_LIST_NAMES } from "./search-addresses.ts";

/**
 * Where the site shows a saved search. The site knows neither coordinates nor filters within a role nor networks: it shows
 * the search without them.
 */
export function savedSearchPath({ kind, search }: Pick<Schema<"SavedSearch">, "kind" | "search">): string {
  const { keywords = "", distance = 0, near, literal } = search;
  const query = new URLSearchParams();
  if (keywords) query.set("query", keywords);
  if (kind === "profiles") addFilters(query, search as Schema<"SavedProfileSearch">);
  else addClassifiedFilters(query, search as Schema<"SavedClassifiedSearch">);
  if (distance > 0) query.set("distance", String(distance));
  if (typeof near === "string") query.set("near", near);
  if (keywords && literal) query.set("literal", "true");
  const path = kind === "profiles" ? "/search" : "/search/classifieds";
  const rest = query.toString();
  return rest ? `${path}?${rest}` : path;
}

function addFilters(query: URLSearchParams, search: Schema<"SavedProfileSearch">): void {
  const { profiletype_filters, list_filters, value_filters } = search;
  if (profiletype_filters && profiletype_filters !== "ALL") query.set("profile_type", profiletype_filters);
  for (const [inAddress, filter] of SEARCH_LIST_NAMES)
    for (const entry of list_filters?.[filter] ?? []) query.append(inAddress, entry);
  for (const id of value_filters?.["roles.data.products.category"] ?? [])
    query.append("product_category", String(id));
}

function addClassifiedFilters(query: URLSearchParams, search: Schema<"SavedClassifiedSearch">): void {
  for (const id of search.list_filters?.category ?? []) query.append("classified_category", String(id));
  if (search.looking_for != null) query.set("looking_for", String(search.looking_for));
}
