import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import type { CategoryId, ProfileType, SearchSort } from "@foodshed/sdk/vocabulary";
import * as strings from "./generated/strings.ts";

type ProfilesRequest = Schema<"SearchProfilesRequest">;

export type ListFilters = NonNullable<ProfilesRequest["list_filters"]>;
export type ListFilterName = keyof ListFilters;

/** Everything that the search page's form holds: what is in the address, and what is remembered for the next visit. */
export interface SearchParameters {
  search_query: string;
  profile_type: ProfileType;
  /** Ticked entries of the check lists, by the lists' names on the wire. */
  list_filters: Partial<Record<ListFilterName, string[]>>;
  /** Product categories. */
  value_filters: CategoryId[];
  /** Categories of classifieds. */
  classified_filters: CategoryId[];
  /** true wanted, false for sale, null both. */
  looking_for: boolean | null;
  /** Only classifieds that end within seven days. */
  ending_soon: boolean;
  /** Only businesses with something to be had then: `this_week`, or a month, `01` to `12`; empty for any time. */
  available: string;
  /** Only businesses that deliver what they sell or make. */
  delivers: boolean;
  /** Kilometres; 0 means any distance. */
  distance: number;
  /** An Ontario postal code or a town to measure from, in place of the account's own location. */
  near: string;
  /** The order of the results. */
  sort: SearchSort;
  /** Results in a list, or on a map where the page has one. */
  view: SearchView;
  /** The area of a map that is searched: west, south, east and north in degrees. */
  bounds?: [number, number, number, number] | undefined;
  /** The words as they are typed: no corrections, no partial matches. Another text ends it. */
  literal?: boolean | undefined;
}

export type SearchView = "list" | "map";

export const NO_PARAMETERS: SearchParameters = {
  search_query: "",
  profile_type: "ALL",
  list_filters: {},
  value_filters: [],
  classified_filters: [],
  looking_for: null,
  ending_soon: false,
  available: "",
  delivers: false,
  distance: 0,
  near: "",
  sort: "best",
  view: "list",
};

/** The check lists of the filter panel that are keyed by name, in their order. */
export const LIST_FILTERS = [
  { name: "roles.data.classifications", label: strings.businessClassifications },
  { name: "category", label: strings.businessTypes },
  { name: "roles.data.safety_standards", label: strings.foodSafety },
  { name: "roles.data.processing_types", label: strings.processingMethods },
  { name: "roles.data.services_provided", label: strings.servicesOffered },
  { name: "roles.data.services_needed", label: strings.servicesNeeded },
] as const satisfies readonly { name: ListFilterName; label: LocalizedString }[];

export function isClassifiedsMode({ profile_type }: SearchParameters): boolean {
  return profile_type === "CLASSIFIEDS";
}

/** How many filters narrow the search, for the closed panel's button. */
export function countFilters(parameters: SearchParameters): number {
  if (isClassifiedsMode(parameters)) {
    return (
      parameters.classified_filters.length +
      Number(parameters.looking_for !== null) +
      Number(parameters.ending_soon) +
      Number(parameters.distance > 0)
    );
  }
  const ticked = Object.values(parameters.list_filters).reduce((sum, entries) => sum + entries.length, 0);
  return (
    ticked +
    parameters.value_filters.length +
    Number(parameters.available !== "") +
    Number(parameters.delivers) +
    Number(parameters.distance > 0)
  );
}

export function withListFilter(
  parameters: SearchParameters,
  name: ListFilterName,
  entries: string[],
): Partial<SearchParameters> {
  const { [name]: _, ...others } = parameters.list_filters;
  return { list_filters: entries.length ? { ...others, [name]: entries } : others };
}
