import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import {
  CLASSIFICATIONS,
  label,
  MARKET_TYPES,
  PAYMENT_METHODS,
  PROCESSING_TYPES,
  type RoleValue,
  SERVICES,
  safetyStandardsFor,
} from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../provider/locale.tsx";
import type { Profile } from "./editedProfile.tsx";
import * as strings from "./generated/strings.ts";
import { roleOf } from "./roleOf.ts";
import type { ProfileChange } from "./useProfileSection.ts";

type Entries = readonly { readonly key: string; readonly display: string }[];

/* Forms hold the checked labels in the order of the checklist, so that a conflict can show the choice saved elsewhere. */

interface Checklist {
  label: LocalizedString;
  /** The call that saves it. */
  call: Extract<ProfileChange, { body: Schema<"ChecklistUpdates"> }>["call"];
  entries: (role: RoleValue) => Entries;
}

/** The checklists of a role, by their name in the profile. */
export const CHECKLISTS = {
  payment_methods: {
    label: strings.paymentMethods,
    call: "update_paymentmethod",
    entries: () => PAYMENT_METHODS,
  },
  safety_standards: {
    label: strings.safetyStandards,
    call: "update_safetystandard",
    entries: safetyStandardsFor,
  },
  classifications: {
    label: strings.classifications,
    call: "update_classification",
    entries: () => CLASSIFICATIONS,
  },
  processing_types: {
    label: strings.processingMethods,
    call: "update_processing",
    entries: () => PROCESSING_TYPES,
  },
  market_types: { label: strings.processingFormats, call: "update_market", entries: () => MARKET_TYPES },
  services_provided: { label: strings.servicesOffered, call: "update_service", entries: () => SERVICES },
  services_needed: { label: strings.servicesWanted, call: "update_service", entries: () => SERVICES },
} satisfies Record<string, Checklist>;

export type ChecklistName = keyof typeof CHECKLISTS;

/** The entries of a checklist for a role, in display order, as a form offers them. */
export function checklistOptions(list: ChecklistName, role: RoleValue, t: WidgetTranslate) {
  return CHECKLISTS[list].entries(role).map(({ display }) => ({ value: display, label: label(t, display) }));
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
