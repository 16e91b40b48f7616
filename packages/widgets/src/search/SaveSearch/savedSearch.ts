import type { Schema } from "@foodshed/sdk";
import { label, PROFILE_TYPES, SAVED_SEARCH_NAME_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { isClassifiedsMode, type SearchParameters } from "../searchParameters.ts";
import { classifiedsRequest, profilesRequest } from "../searchRequests.ts";

export const savedSearchSchema = (t: WidgetTranslate) =>
  z.object({
    name: z.string().trim().min(1, t(strings.required)).max(SAVED_SEARCH_NAME_MAX_LENGTH),
    frequency: z.enum(["at_once", "daily", "weekly", "never"]),
  });

export type SavedSearchValues = z.infer<ReturnType<typeof savedSearchSchema>>;

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
export function suggestedName(parameters: SearchParameters, t: WidgetTranslate): string {
  const text = parameters.search_query.trim().slice(0, SAVED_SEARCH_NAME_MAX_LENGTH);
  if (text) return text;
  const type = PROFILE_TYPES.find(({ value }) => value === parameters.profile_type) ?? PROFILE_TYPES[0];
  const businesses = label(t, type.label);
  const near = parameters.near.trim();
  return near ? t(strings.businessesNear, { businesses, near }) : businesses;
}
