import type { Schema } from "../contract.ts";

type ListFilter = Exclude<keyof NonNullable<Schema<"SearchProfilesRequest">["list_filters"]>, number>;

/** The lists' names in the address of a search. `category` and `services_needed` are linked to from elsewhere. */
export const SEARCH_LIST_NAMES: readonly (readonly [inAddress: string, filter: ListFilter])[] = [
  ["category", "category"],
  ["classification", "roles.data.classifications"],
  ["safety_standard", "roles.data.safety_standards"],
  ["processing_type", "roles.data.processing_types"],
  ["services_provided", "roles.data.services_provided"],
  ["services_needed", "roles.data.services_needed"],
];
