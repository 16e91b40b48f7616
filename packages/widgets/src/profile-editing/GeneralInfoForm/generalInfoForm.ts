import type { Schema } from "@foodshed/sdk";
import * as z from "zod";
import * as memberTexts from "../../member-texts/generated/strings.ts";
import { filled, requiredEmail } from "../../primitives/Field/rules.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Profile } from "../editedProfile.tsx";
import { cell, changedDetails, fax, phone } from "../fields.ts";
import * as strings from "../generated/strings.ts";
import type { SectionRules } from "../useProfileSection.ts";

/** Where maps may show a business. */
export const MAP_PLACES = ["exact", "area", "none"] as const satisfies Schema<"MapPlace">[];

export const generalInfoSchema = (t: WidgetTranslate) =>
  z.object({
    business_name: filled(t(strings.businessNameRequired)),
    first_name: filled(t(strings.firstNameRequired)),
    last_name: filled(t(strings.lastNameRequired)),
    title: filled(t(strings.jobTitleRequired)),
    email: requiredEmail(t),
    phone: phone(t),
    fax: fax(t),
    cell: cell(t),
    description: filled(t(strings.descriptionRequired)),
    description_language: z.string(),
    description_translation: z.string().trim(),
    hide_personal_info: z.boolean(),
    map_place: z.enum(MAP_PLACES),
  });

export type GeneralInfoValues = z.infer<ReturnType<typeof generalInfoSchema>>;

export const GENERAL_INFO_FIELDS = [
  "business_name",
  "first_name",
  "last_name",
  "title",
  "email",
  "phone",
  "fax",
  "cell",
  "description",
  "description_language",
  "description_translation",
  "hide_personal_info",
  "map_place",
] as const satisfies (keyof GeneralInfoValues)[];

export function generalInfoOf(profile: Profile): GeneralInfoValues {
  return {
    business_name: profile.business_name,
    first_name: profile.first_name ?? "",
    last_name: profile.last_name ?? "",
    title: profile.title ?? "",
    email: profile.email ?? "",
    phone: profile.phone ?? "",
    fax: profile.fax ?? "",
    cell: profile.cell ?? "",
    description: profile.description ?? "",
    description_language: profile.description_language ?? "",
    description_translation: profile.description_translation ?? "",
    hide_personal_info: profile.hide_personal_info,
    map_place: profile.map_place ?? "exact",
  };
}

/** The request. The schema ensures that required fields are not empty. */
export function generalDetails(
  values: GeneralInfoValues,
  changed: ReadonlySet<keyof GeneralInfoValues>,
): Schema<"ProfileDetailsInput"> {
  return changedDetails(values, changed) as Schema<"ProfileDetailsInput">;
}

export const generalInfoRules: SectionRules<GeneralInfoValues> = {
  values: generalInfoOf,
  schema: generalInfoSchema,
  changes: (values, { id }, changed) =>
    changed.size > 0
      ? [{ call: "update_profile", body: { id, details: generalDetails(values, changed) } }]
      : [],
  success: (t) => t(strings.generalInfoSaved),
  labels: (t) => ({
    business_name: t(strings.businessName),
    first_name: t(strings.firstName),
    last_name: t(strings.lastName),
    title: t(strings.jobTitle),
    email: t(strings.email),
    phone: t(strings.phone),
    fax: t(strings.fax),
    cell: t(strings.cell),
    description: t(strings.aboutBusiness),
    description_language: t(memberTexts.language),
    description_translation: t(memberTexts.descriptionTranslation, { language: "other" }),
    hide_personal_info: t(strings.hidePersonalInfo),
    map_place: t(strings.placeOnMaps),
  }),
};
