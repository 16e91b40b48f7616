import { CLASSIFIED_CATEGORIES, CLASSIFIED_TYPES, PRODUCT_CATEGORIES, ROLES } from "@foodshed/sdk/vocabulary";

const labelsOf = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);
const dateLabels = CLASSIFIED_TYPES.map(({ dateLabel }) => dateLabel);

/**
 * The labels that each module of embeds can show. Most labels in the code of an element are only compared with its attributes, so that their
 * French would be fetched in vain.
 */
const labelsShown: Record<string, readonly string[]> = {
  "sdk/src/vocabulary/label.ts": [],
  // The builder's, which has the catalogue of the site.
  "widgets/src/embed-builder/docsText.ts": [],
  // Entries of reference lists: responses have their French labels.
  "sdk/src/vocabulary/search-reasons.ts": [],
  "widgets/src/classifieds/ClassifiedCard/ClassifiedCard.tsx": [
    ...labelsOf(CLASSIFIED_TYPES),
    ...dateLabels,
    ...labelsOf(CLASSIFIED_CATEGORIES),
    ...labelsOf(PRODUCT_CATEGORIES),
  ],
  "widgets/src/classifieds/ClassifiedsBoard/ClassifiedFilters.tsx": [
    ...labelsOf(CLASSIFIED_TYPES),
    ...labelsOf(CLASSIFIED_CATEGORIES),
  ],
  "widgets/src/profiles/RoleTags/RoleTags.tsx": labelsOf(ROLES),
  "widgets/src/weekly-list/WeeklyList/WeeklyList.tsx": labelsOf(PRODUCT_CATEGORIES),
};

const call = /\blabel(?:\$\d+)?\(\w+, /;

/** The labels that a module shows, from what is left of its code. */
export function labelsShownBy(id: string, code: string): readonly string[] {
  if (!call.test(code)) return [];
  const known = Object.keys(labelsShown).find((path) => id.endsWith(`/${path}`));
  if (known === undefined) throw new Error(`${id} shows labels: say in vite.embed.labels.ts which.`);
  return labelsShown[known] ?? [];
}
