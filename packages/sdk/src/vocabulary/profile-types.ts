import type { RoleValue } from "./roles.ts";

/**
 * What the search page's radio buttons choose between, in their order, and the roles that each covers. `CLASSIFIEDS` is a
 * choice of the page alone: it is never sent to the profile search.
 */
export const PROFILE_TYPES = [
  { value: "ALL", label: "All Profiles", roles: [] },
  { value: "SELLS", label: "Suppliers", roles: ["seller", "vendor"] },
  { value: "PROCESSES", label: "Processors", roles: ["processor"] },
  { value: "BUYS", label: "Buyers", roles: ["buyer"] },
  { value: "BUSINESS OPPORTUNITIES", label: "Service Providers", roles: ["service_provider"] },
  { value: "ORG", label: "Buy Local Networks", roles: ["organization"] },
  { value: "CLASSIFIEDS", label: "Classifieds", roles: [] },
] as const satisfies readonly { value: string; label: string; roles: readonly RoleValue[] }[];

export type ProfileType = (typeof PROFILE_TYPES)[number]["value"];
export type SearchedProfileType = Exclude<ProfileType, "CLASSIFIEDS">;

export function isProfileType(text: string): text is ProfileType {
  return PROFILE_TYPES.some((type) => type.value === text);
}

/** The roles that a profile type covers; empty for `ALL`, which asks for no role at all, and for `CLASSIFIEDS`. */
export function rolesOfProfileType(value: ProfileType): readonly RoleValue[] {
  return PROFILE_TYPES.find((type) => type.value === value)?.roles ?? [];
}
