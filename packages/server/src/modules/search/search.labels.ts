import {
  BUSINESS_TYPES,
  CLASSIFICATIONS,
  PROCESSING_TYPES,
  PRODUCT_CATEGORIES,
  SAFETY_STANDARDS,
  SERVICES,
} from "@foodshed/sdk/vocabulary";
import type { SuggestionType } from "./engine/phrase-types.ts";
import { withoutBrackets } from "./search.keys.ts";

/** A label of the vocabulary as it is suggested, and the facets of the profiles that it finds. */
interface SuggestedLabel {
  type: SuggestionType;
  label: string;
  facets: readonly string[];
}

/** Options that say nothing by themselves: "None", "Other", "Other Dairy Processing". */
const isTelling = ({ display }: { display: string }) => !/^(?:none|other)\b/i.test(display);

export const SUGGESTED_LABELS: readonly SuggestedLabel[] = [
  ...SERVICES.filter(isTelling).map(({ key, display }) => ({
    type: "service" as const,
    label: withoutBrackets(display),
    facets: [`provided:${key}`, `needed:${key}`],
  })),
  ...PROCESSING_TYPES.filter(isTelling).map(({ key, display }) => ({
    type: "service" as const,
    label: display,
    facets: [`processing:${key}`],
  })),
  ...CLASSIFICATIONS.map(({ key, display }) => ({
    type: "classification" as const,
    label: display,
    facets: [`classifications:${key}`],
  })),
  ...SAFETY_STANDARDS.filter(isTelling).map(({ key, display }) => ({
    type: "classification" as const,
    label: display,
    facets: [`safety:${key}`],
  })),
  ...BUSINESS_TYPES.map(({ name }) => ({
    type: "business_type" as const,
    label: name,
    facets: [`category:${name}`],
  })),
  // Nobody looks for "Other" by its name.
  ...PRODUCT_CATEGORIES.filter(({ id }) => id !== 0).map(({ id, label }) => ({
    type: "category" as const,
    label,
    facets: [`product:${id}`],
  })),
];
