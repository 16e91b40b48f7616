import { boundsInAddress, listFilterKeys, SEARCH_LIST_NAMES } from "@foodshed/sdk/vocabulary";
import { isClassifiedsMode, NO_PARAMETERS, type SearchParameters } from "./searchParameters.ts";

/** The word in the path that means classifieds instead of a text. */
export const CLASSIFIEDS = "classifieds";

/** The address of a search: `/search/cheese?profile_type=SELLS&near=N0B`. Only what differs from a blank search is in it. */
export function searchPath(parameters: SearchParameters): string {
  const text = parameters.search_query.trim();
  const classifieds = isClassifiedsMode(parameters);
  const query = new URLSearchParams();
  // A text that is spelled like the mode, or that the mode hides, goes behind the question mark.
  const textInPath = text !== "" && !classifieds && text.toLowerCase() !== CLASSIFIEDS && !/^\.+$/.test(text);
  if (text && !textInPath) query.set("query", text);
  if (!classifieds && parameters.profile_type !== "ALL") query.set("profile_type", parameters.profile_type);
  for (const [inAddress, name] of SEARCH_LIST_NAMES) {
    for (const entry of listFilterKeys(name, parameters.list_filters[name] ?? []))
      query.append(inAddress, entry);
  }
  for (const id of parameters.value_filters) query.append("product_category", String(id));
  if (classifieds) {
    for (const id of parameters.classified_filters) query.append("classified_category", String(id));
    if (parameters.looking_for !== null) query.set("looking_for", String(parameters.looking_for));
    if (parameters.ending_soon) query.set("ending_soon", "true");
  }
  if (!classifieds && parameters.available) query.set("available", parameters.available);
  if (!classifieds && parameters.delivers) query.set("delivers", "true");
  if (parameters.distance > 0) query.set("distance", String(parameters.distance));
  if (parameters.near.trim()) query.set("near", parameters.near.trim());
  if (parameters.bounds) query.set("bounds", boundsInAddress(parameters.bounds));
  if (text && parameters.literal) query.set("literal", "true");
  if (parameters.sort !== "best") query.set("sort", parameters.sort);
  if (parameters.view !== "list") query.set("view", parameters.view);
  const path = classifieds
    ? `/search/${CLASSIFIEDS}`
    : textInPath
      ? `/search/${encodeURIComponent(text)}`
      : "/search";
  const rest = query.toString();
  return rest ? `${path}?${rest}` : path;
}

/** The path that a search box without filters submits to: `/search/{text}`, or `/search` when empty. */
export function searchTextPath(text: string): string {
  return searchPath({ ...NO_PARAMETERS, search_query: text });
}
