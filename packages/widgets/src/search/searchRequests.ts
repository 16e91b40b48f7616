import type { Schema } from "@foodshed/sdk";
import { endingSoonBy, listFilterKeys, SEARCH_MAX_SIZE, SEARCH_PAGE_SIZE } from "@foodshed/sdk/vocabulary";
import { nearPlace } from "./nearPlace.ts";
import { isClassifiedsMode, type ListFilterName, type SearchParameters } from "./searchParameters.ts";

export type ProfilesRequest = Schema<"SearchProfilesRequest">;
export type ClassifiedsRequest = Schema<"SearchClassifiedsRequest">;

export interface Page {
  /** How many hits are shown already. */
  from?: number;
  /** How many are asked for: 24 at least, 240 at most. */
  size?: number | undefined;
  /** Only members of this organization, by its slug. */
  network?: string | undefined;
}

/**
 * What the profile search is asked. In classifieds mode it is asked for all profiles without filters, and only counted: the
 * numbers beside the profile types stay those of the words searched for.
 */
export function profilesRequest(
  parameters: SearchParameters,
  { from = 0, size, network }: Page = {},
): ProfilesRequest {
  const plain = isClassifiedsMode(parameters);
  const lists = plain ? {} : withoutEmpty(parameters.list_filters);
  const categories = plain ? [] : parameters.value_filters;
  const { available, delivers, sort } = parameters;
  return {
    ...common(parameters, { from, size, network }),
    ...(plain && { size: 0 }),
    profiletype_filters: parameters.profile_type === "CLASSIFIEDS" ? "ALL" : parameters.profile_type,
    ...(Object.keys(lists).length > 0 && { list_filters: lists }),
    ...(categories.length > 0 && { value_filters: { "roles.data.products.category": categories } }),
    ...(!plain && available && { available }),
    ...(!plain && delivers && { delivers }),
    ...(!plain && sort !== "best" && { sort }),
  };
}

/** What the classified search is asked. Outside classifieds mode its answer is only counted, and no list filters it. */
export function classifiedsRequest(
  parameters: SearchParameters,
  now: Date,
  { from = 0, size, network }: Page = {},
): ClassifiedsRequest {
  const request = common(parameters, { from, size, network });
  if (!isClassifiedsMode(parameters)) return { ...request, size: 0 };
  const { classified_filters, looking_for, ending_soon, sort } = parameters;
  return {
    ...request,
    ...(classified_filters.length > 0 && { list_filters: { category: classified_filters } }),
    ...(looking_for !== null && { looking_for }),
    ...(ending_soon && { expired_by: endingSoonBy(now).toISOString() }),
    ...(sort !== "best" && { sort }),
  };
}

function common(
  { search_query, distance, near, literal, bounds }: SearchParameters,
  { from, size = SEARCH_PAGE_SIZE, network }: Page,
) {
  const place = nearPlace(near);
  return {
    size: Math.min(Math.max(size, SEARCH_PAGE_SIZE), SEARCH_MAX_SIZE),
    from,
    keywords: search_query.trim(),
    ...(literal && { literal }),
    ...(distance > 0 && { distance }),
    ...(place && { near: place }),
    ...(bounds && { bounds }),
    ...(network && { network }),
  };
}

/** Only lists of non-empty texts are sent; anything else that found its way into a saved search is dropped. */
function withoutEmpty(lists: SearchParameters["list_filters"]): SearchParameters["list_filters"] {
  const clean = (Object.entries(lists) as [ListFilterName, string[]][])
    .filter(([, entries]) => Array.isArray(entries))
    .map(
      ([name, entries]) =>
        [
          name,
          listFilterKeys(
            name,
            entries.filter((entry) => typeof entry === "string" && entry !== ""),
          ),
        ] as const,
    )
    .filter(([, entries]) => entries.length > 0);
  return Object.fromEntries(clean);
}
