import {
  CLASSIFICATIONS,
  MARKET_TYPES,
  PAYMENT_METHODS,
  PROCESSING_TYPES,
  SAFETY_STANDARDS,
  SERVICES,
} from "@foodshed/sdk/vocabulary";
import type { ChecklistType } from "../../infra/db/tables/profiles.ts";

/** What can be ticked in each list. */
export const CHECKLIST_ENTRIES = {
  payment_methods: PAYMENT_METHODS,
  classifications: CLASSIFICATIONS,
  safety_standards: SAFETY_STANDARDS,
  processing_types: PROCESSING_TYPES,
  market_types: MARKET_TYPES,
  services_provided: SERVICES,
  services_needed: SERVICES,
} as const satisfies Record<ChecklistType, readonly { key: string; display: string }[]>;
