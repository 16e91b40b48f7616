import { type Translate, toEnglish } from "../locale/strings.ts";
import { BUSINESS_TYPES, findBusinessType } from "./business-types.ts";
import {
  type ChecklistEntry,
  CLASSIFICATIONS,
  PROCESSING_TYPES,
  SAFETY_STANDARDS,
  SERVICES,
} from "./checklists.ts";
import { type CategoryId, CLASSIFIED_CATEGORIES } from "./classified-categories.ts";
import { comparable } from "./comparable.ts";
import * as strings from "./generated/strings.ts";
import { PRODUCT_CATEGORIES } from "./product-categories.ts";
import { PROFILE_TYPES, type ProfileType } from "./profile-types.ts";

/** The list filters of a profile search that take keys, with the options of each. */
const LISTS = {
  category: () => BUSINESS_TYPES.map(({ name }) => ({ key: name, display: name })),
  "roles.data.classifications": () => CLASSIFICATIONS,
  "roles.data.safety_standards": () => SAFETY_STANDARDS,
  "roles.data.processing_types": () => PROCESSING_TYPES,
  "roles.data.services_provided": () => SERVICES,
  "roles.data.services_needed": () => SERVICES,
} as const satisfies Record<string, () => readonly ChecklistEntry[]>;

export type ListFilter = keyof typeof LISTS;

/** What one may choose in a list filter: each entry's key, and what it reads like. */
export function listFilterEntries(filter: ListFilter): readonly ChecklistEntry[] {
  return LISTS[filter]();
}

/** The entry that a text means in a list filter, by key or label in any letter case; undefined when it means none. */
export function findListFilterKey(filter: ListFilter, text: string): string | undefined {
  if (filter === "category") return findBusinessType(text);
  const wanted = comparable(text);
  return LISTS[filter]().find(
    ({ key, display }) => comparable(key) === wanted || comparable(display) === wanted,
  )?.key;
}

/** The category that a text means, by its number or by its label among classifieds or products. */
export function findCategory(text: string | number): CategoryId | undefined {
  const wanted = comparable(String(text));
  const labels = [...CLASSIFIED_CATEGORIES, ...PRODUCT_CATEGORIES];
  return labels.find(({ id, label }) => String(id) === wanted || comparable(label) === wanted)?.id;
}

/** The profile type that a text means, by its value or its label. */
export function findProfileType(text: string): ProfileType | undefined {
  const wanted = comparable(text);
  return PROFILE_TYPES.find(
    ({ value, label }) => comparable(value) === wanted || comparable(label) === wanted,
  )?.value;
}

/** A filter whose value means nothing: the search goes without it, and says so. */
export interface UnknownFilter {
  /** The filter's name, as it was asked for. */
  filter: string;
  value: string;
}

/** The message for an unknown filter. */
export function unknownFilterMessage(
  { filter, value }: UnknownFilter,
  translate: Translate = toEnglish,
): string {
  return translate(strings.unknownFilter, { filter, value });
}
