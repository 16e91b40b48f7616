import type { Profile } from "../editedProfile.tsx";
import { roleOf } from "../roleOf.ts";
import {
  type DetailedRole,
  type RoleDetailsField,
  type RoleDetailsValues,
  roleDetailsRules,
} from "./roleDetailsForm.ts";

/** What two roles are asked alike. A buyer's insurance is its suppliers', and a processor's volume is not its size. */
const ALIKE: readonly [field: RoleDetailsField, one: DetailedRole, other: DetailedRole][] = [
  ["business_scale", "seller", "buyer"],
  ["payment_methods", "seller", "buyer"],
  ["third_party_insurance", "seller", "processor"],
  ["classifications", "seller", "processor"],
];

export interface AlikeAnswers {
  /** The role that has answered. */
  from: DetailedRole;
  answers: Partial<Record<RoleDetailsField, string[]>>;
}

/** The saved answers of another role to what this role is asked too and has not answered; undefined without any. */
export function alikeAnswers(
  profile: Profile,
  role: DetailedRole,
  values: RoleDetailsValues,
): AlikeAnswers | undefined {
  for (const from of ["seller", "processor", "buyer"] as const) {
    if (from === role || !roleOf(profile, from)) continue;
    const saved = roleDetailsRules[from].values(profile);
    const open = ALIKE.filter(([, ...roles]) => roles.includes(role) && roles.includes(from))
      .map(([field]) => field)
      .filter((field) => values[field].length === 0 && saved[field].length > 0);
    if (open.length > 0)
      return { from, answers: Object.fromEntries(open.map((field) => [field, saved[field]])) };
  }
  return undefined;
}
