import { businessTypesFor, type RoleValue } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { Profile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import type { SectionRules } from "../useProfileSection.ts";

const businessTypeSchema = z.object({ category: z.array(z.string()) });

export type BusinessTypeValues = z.infer<typeof businessTypeSchema>;

/** Sorted, so that unchecking and checking again is no change. */
export function businessTypesOf({ category }: Profile): string[] {
  return category.map(({ value }) => value).sort();
}

/** Of these types those that go with the roles: a type may have come from before a role was given up. */
export function offeredTypes(types: readonly string[], roles: readonly { value: RoleValue }[]): string[] {
  const offered = new Set<string>(businessTypesFor(roles.map(({ value }) => value)).map(({ name }) => name));
  return types.filter((type) => offered.has(type));
}

export const businessTypeRules: SectionRules<BusinessTypeValues> = {
  values: (profile) => ({ category: businessTypesOf(profile) }),
  schema: () => businessTypeSchema,
  changes: ({ category }, { id, roles }, changed) => {
    const details = { category: offeredTypes(category, roles) };
    return changed.size > 0 ? [{ call: "update_profile", body: { id, details } }] : [];
  },
  success: (t) => t(strings.businessTypesSaved),
  labels: (t) => ({ category: t(strings.iAmA) }),
};
