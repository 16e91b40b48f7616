import type { Schema } from "@foodshed/sdk";
import * as z from "zod";
import { email, filled } from "../../primitives/Field/rules.ts";
import type { Profile } from "../editedProfile.tsx";
import { cell, changedDetails, fax, phone } from "../fields.ts";
import type { SectionRules } from "../useProfileSection.ts";

export const generalInfoSchema = z.object({
  business_name: filled("You must provide a business name."),
  first_name: filled("You must provide your first name."),
  last_name: filled("You must provide your last name."),
  title: filled("You must provide your job title."),
  email,
  phone,
  fax,
  cell,
  description: filled("You must provide a description of your business."),
  hide_personal_info: z.boolean(),
});

export type GeneralInfoValues = z.infer<typeof generalInfoSchema>;

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
    hide_personal_info: profile.hide_personal_info,
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
  success: "Your general business information has been saved.",
  labels: {
    business_name: "Business name",
    first_name: "First name",
    last_name: "Last name",
    title: "Job title",
    email: "Email",
    phone: "Phone",
    fax: "Fax",
    cell: "Cell",
    description: "About your business",
    hide_personal_info: "Hide my personal information",
  },
};
