import type { Schema } from "@foodshed/sdk";
import { PROFILE_TYPES, SAVED_SEARCH_NAME_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { isClassifiedsMode, type SearchParameters } from "../searchParameters.ts";
import { classifiedsRequest, profilesRequest } from "../searchRequests.ts";

export const savedSearchSchema = z.object({
  name: z.string().trim().min(1, "Required").max(SAVED_SEARCH_NAME_MAX_LENGTH),
  frequency: z.enum(["at_once", "daily", "weekly", "never"]),
});

export type SavedSearchValues = z.infer<typeof savedSearchSchema>;

/** What is saved of a search page. A page of results is no part of it, nor is "ending soon", which would mean other ads tomorrow. */
export function savedSearchOf(
  parameters: SearchParameters,
  network?: string,
): Pick<Schema<"SaveSearchRequest">, "kind" | "search"> {
  const page = { network };
  if (isClassifiedsMode(parameters)) {
    const request = classifiedsRequest({ ...parameters, ending_soon: false }, new Date(), page);
    const { size: _, from: __, ...search } = request;
    return { kind: "classifieds", search };
  }
  const { size: _, from: __, ...search } = profilesRequest(parameters, page);
  return { kind: "profiles", search };
}

/** The name that a search is saved by unless one writes another. */
export function suggestedName(parameters: SearchParameters): string {
  const text = parameters.search_query.trim().slice(0, SAVED_SEARCH_NAME_MAX_LENGTH);
  if (text) return text;
  const { label } = PROFILE_TYPES.find(({ value }) => value === parameters.profile_type) ?? PROFILE_TYPES[0];
  const near = parameters.near.trim();
  return near ? `${label} near ${near}` : label;
}
