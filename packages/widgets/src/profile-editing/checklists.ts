import type { Schema } from "@foodshed/sdk";
import {
  CLASSIFICATIONS,
  MARKET_TYPES,
  PAYMENT_METHODS,
  PROCESSING_TYPES,
  type RoleValue,
  SERVICES,
  safetyStandardsFor,
} from "@foodshed/sdk/vocabulary";
import type { Profile } from "./editedProfile.tsx";
import { roleOf } from "./roleOf.ts";
import type { ProfileChange } from "./useProfileSection.ts";

type Entries = readonly { readonly key: string; readonly display: string }[];

/* Forms hold the checked labels in the order of the checklist, so that a conflict can show the choice saved elsewhere. */

interface Checklist {
  label: string;
  /** The call that saves it. */
  call: Extract<ProfileChange, { body: Schema<"ChecklistUpdates"> }>["call"];
  entries: (role: RoleValue) => Entries;
}

/** The checklists of a role, by their name in the profile. */
export const CHECKLISTS = {
  payment_methods: {
    label: "Preferred payment methods",
    call: "update_paymentmethod",
    entries: () => PAYMENT_METHODS,
  },
  safety_standards: {
    label: "Food safety and traceability standards",
    call: "update_safetystandard",
    entries: safetyStandardsFor,
  },
  classifications: {
    label: "Business classifications",
    call: "update_classification",
    entries: () => CLASSIFICATIONS,
  },
  processing_types: {
    label: "Processing methods",
    call: "update_processing",
    entries: () => PROCESSING_TYPES,
  },
  market_types: { label: "Processing formats", call: "update_market", entries: () => MARKET_TYPES },
  services_provided: { label: "Services offered", call: "update_service", entries: () => SERVICES },
  services_needed: { label: "Services wanted", call: "update_service", entries: () => SERVICES },
} as const satisfies Record<string, Checklist>;

export type ChecklistName = keyof typeof CHECKLISTS;

/** The labels of a checklist for a role, in display order. */
export function checklistLabels(list: ChecklistName, role: RoleValue): string[] {
  return CHECKLISTS[list].entries(role).map(({ display }) => display);
}

/** The labels that a role has checked. */
export function checkedLabels(profile: Profile, role: RoleValue, list: ChecklistName): string[] {
  const ticked = roleOf(profile, role)?.data[list]?.entries.map(({ value }) => value) ?? [];
  return CHECKLISTS[list]
    .entries(role)
    .filter(({ key }) => ticked.includes(key))
    .map(({ display }) => display);
}

/** The change that checks exactly these labels; none for a role without that checklist. */
export function checklistChange(
  profile: Profile,
  role: RoleValue,
  list: ChecklistName,
  words: readonly string[],
): ProfileChange[] {
  const id = roleOf(profile, role)?.data[list]?.id;
  if (id === undefined) return [];
  const { call, entries } = CHECKLISTS[list];
  const details = Object.fromEntries(entries(role).map(({ key, display }) => [key, words.includes(display)]));
  return [{ call, body: { id, details } }];
}
