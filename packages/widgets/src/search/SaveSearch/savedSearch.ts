import { isEmail, label, PROFILE_TYPES, SAVED_SEARCH_NAME_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import * as fieldStrings from "../../primitives/generated/strings.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { SearchParameters } from "../searchParameters.ts";

export const savedSearchSchema = (t: WidgetTranslate) =>
  z.object({
    name: z.string().trim().min(1, t(strings.required)).max(SAVED_SEARCH_NAME_MAX_LENGTH),
    frequency: z.enum(["at_once", "daily", "weekly", "never"]),
  });

/** As `savedSearchSchema`, for somebody without an account. */
export const visitorAlertSchema = (t: WidgetTranslate) =>
  z.object({
    email: z.string().trim().refine(isEmail, t(fieldStrings.invalidEmail)),
    frequency: z.enum(["at_once", "daily", "weekly"]),
  });

export type VisitorAlertValues = z.infer<ReturnType<typeof visitorAlertSchema>>;
export type SavedSearchValues = z.infer<ReturnType<typeof savedSearchSchema>>;

/** The name that a search is saved by unless one writes another. */
export function suggestedName(parameters: SearchParameters, t: WidgetTranslate): string {
  const name = withoutArea(parameters, t);
  const inArea = parameters.bounds ? t(strings.namedInArea, { name }) : name;
  return inArea.slice(0, SAVED_SEARCH_NAME_MAX_LENGTH);
}

function withoutArea(parameters: SearchParameters, t: WidgetTranslate): string {
  const text = parameters.search_query.trim();
  if (text) return text;
  const type = PROFILE_TYPES.find(({ value }) => value === parameters.profile_type) ?? PROFILE_TYPES[0];
  const businesses = label(t, type.label);
  const near = parameters.near.trim();
  return near ? t(strings.businessesNear, { businesses, near }) : businesses;
}
