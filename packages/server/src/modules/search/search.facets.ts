import {
  BUSINESS_TYPES,
  CLASSIFICATIONS,
  PROCESSING_TYPES,
  PRODUCT_CATEGORIES,
  PROFILE_TYPES,
  SAFETY_STANDARDS,
  SERVICES,
} from "@foodshed/sdk/vocabulary";
import type { ChecklistType } from "../../infra/db/tables/profiles.ts";

const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);

/** The groups of options that profiles are filtered and counted by. A group's name is also stored in the database. */
export const PROFILE_FACETS = {
  type: PROFILE_TYPES.map(({ value }) => value).filter((value) => value !== "ALL" && value !== "CLASSIFIEDS"),
  category: BUSINESS_TYPES.map(({ name }) => name),
  classifications: keys(CLASSIFICATIONS),
  safety: keys(SAFETY_STANDARDS),
  processing: keys(PROCESSING_TYPES),
  provided: keys(SERVICES),
  needed: keys(SERVICES),
  product: PRODUCT_CATEGORIES.map(({ id }) => String(id)),
  delivers: ["yes"],
} as const satisfies Record<string, readonly string[]>;

export type ProfileFacetGroup = keyof typeof PROFILE_FACETS;

/** The groups whose options hang on a role, by the checklist that they come from. */
export const CHECKLIST_FACETS = {
  classifications: "classifications",
  safety_standards: "safety",
  processing_types: "processing",
  services_provided: "provided",
  services_needed: "needed",
} as const satisfies Partial<Record<ChecklistType, ProfileFacetGroup>>;

export const ROLE_GROUPS = [...Object.values(CHECKLIST_FACETS), "product", "delivers"] as const;

/** The groups by their names in requests and answers. */
export const LIST_FILTERS = {
  category: "category",
  "roles.data.classifications": "classifications",
  "roles.data.safety_standards": "safety",
  "roles.data.processing_types": "processing",
  "roles.data.services_provided": "provided",
  "roles.data.services_needed": "needed",
} as const satisfies Record<string, ProfileFacetGroup>;

export const CLASSIFIED_FACETS = {
  kind: ["wanted", "for_sale"],
  category: PRODUCT_CATEGORIES.map(({ id }) => String(id)),
} as const satisfies Record<string, readonly string[]>;
