import { inHubOrder, type RoleValue } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { checkedLabels, checklistChange } from "../checklists.ts";
import type { Profile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import type { SectionRules } from "../useProfileSection.ts";

/** The roles that hold standards, or ask for them. */
export const STANDARDS_ROLES = ["seller", "processor", "buyer"] as const;
export type StandardsRole = (typeof STANDARDS_ROLES)[number];

const words = z.array(z.string());
const safetyStandardsSchema = z.object({ seller: words, processor: words, buyer: words });
export type SafetyStandardsValues = z.infer<typeof safetyStandardsSchema>;

/** The held roles among them, in the hub's order. */
export function standardsRoles({ roles }: Profile): StandardsRole[] {
  const held: readonly RoleValue[] = inHubOrder(roles.map(({ value }) => value));
  return STANDARDS_ROLES.filter((role) => held.includes(role));
}

export const safetyStandardsRules: SectionRules<SafetyStandardsValues> = {
  values: (profile) => ({
    seller: checkedLabels(profile, "seller", "safety_standards"),
    processor: checkedLabels(profile, "processor", "safety_standards"),
    buyer: checkedLabels(profile, "buyer", "safety_standards"),
  }),
  schema: () => safetyStandardsSchema,
  changes: (values, profile, changed) =>
    STANDARDS_ROLES.flatMap((role) =>
      changed.has(role) ? checklistChange(profile, role, "safety_standards", values[role]) : [],
    ),
  success: (t) => t(strings.standardsSaved),
  labels: (t) => ({
    seller: t(strings.standardsAsSeller),
    processor: t(strings.standardsAsProcessor),
    buyer: t(strings.standardsFromSuppliers),
  }),
};
