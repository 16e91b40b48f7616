import type { Schema } from "../contract.ts";
import { listFilterKeys } from "./list-filter-keys.ts";
import { SEARCH_LIST_NAMES } from "./search-addresses.ts";
import { boundsInAddress } from "./search-bounds.ts";

/**
 * Where the site shows a saved search. The site knows neither coordinates nor filters within a role nor networks: it shows
 * the search without them.
 */
export function savedSearchPath({ kind, search }: Pick<Schema<"SavedSearch">, "kind" | "search">): string {
  const { keywords = "", distance = 0, near, bounds, literal, sort = "best" } = search;
  const query = new URLSearchParams();
  if (keywords) query.set("query", keywords);
  if (kind === "profiles") addFilters(query, search as Schema<"SavedProfileSearch">);
  else addClassifiedFilters(query, search as Schema<"SavedClassifiedSearch">);
  if (distance > 0) query.set("distance", String(distance));
  if (typeof near === "string") query.set("near", near);
  if (bounds) query.set("bounds", boundsInAddress(bounds));
  if (keywords && literal) query.set("literal", "true");
  if (sort !== "best") query.set("sort", sort);
  const path = kind === "profiles" ? "/search" : "/search/classifieds";
  const rest = query.toString();
  return rest ? `${path}?${rest}` : path;
}

function addFilters(query: URLSearchParams, search: Schema<"SavedProfileSearch">): void {
  const { profiletype_filters, list_filters, value_filters, available, delivers } = search;
  if (profiletype_filters && profiletype_filters !== "ALL") query.set("profile_type", profiletype_filters);
  for (const [inAddress, filter] of SEARCH_LIST_NAMES)
    for (const entry of listFilterKeys(filter, list_filters?.[filter] ?? [])) query.append(inAddress, entry);
  for (const id of value_filters?.["roles.data.products.category"] ?? [])
    query.append("product_category", String(id));
  if (available) query.set("available", available);
  if (delivers) query.set("delivers", "true");
}

function addClassifiedFilters(query: URLSearchParams, search: Schema<"SavedClassifiedSearch">): void {
  for (const id of search.list_filters?.category ?? []) query.append("classified_category", String(id));
  if (search.looking_for != null) query.set("looking_for", String(search.looking_for));
}
