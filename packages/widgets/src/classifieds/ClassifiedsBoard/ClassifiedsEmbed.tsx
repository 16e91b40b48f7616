import { comparable, findCategory } from "@foodshed/sdk/vocabulary";
import { type MeasureAttributes, readMeasure } from "../../primitives/ListMeasure/readMeasure.ts";
import { UnknownFilters } from "../../primitives/UnknownFilters/UnknownFilters.tsx";
import type { ClassifiedTypeFilter } from "./boardFilters.ts";
import { ClassifiedsBoard } from "./ClassifiedsBoard.tsx";

export interface ClassifiedsEmbedProps extends MeasureAttributes {
  network?: string;
  keywords?: string;
  /** `wanted`, or `sale` (also `For Sale`). */
  kind?: string;
  /** Numbers or names of categories, with commas between. */
  categories?: string;
  /** Only ads that end within seven days; any value but "false" says so. */
  endingSoon?: string;
}

/** The board of a custom element: the attributes set the initial filters, and the visitor may change them. */
export function ClassifiedsEmbed(props: ClassifiedsEmbedProps) {
  const { network, keywords, kind, categories, endingSoon } = props;
  const { measure, unknown } = readMeasure(props);
  const known = <Meaning,>(filter: string, value: string, meaning: Meaning | undefined): Meaning[] => {
    if (meaning === undefined) unknown.push({ filter, value });
    return meaning === undefined ? [] : [meaning];
  };
  const filters = {
    type: words(kind).flatMap((word) => known("kind", word, TYPES.get(comparable(word))))[0] ?? "all",
    categories: [
      ...new Set(words(categories).flatMap((word) => known("categories", word, findCategory(word)))),
    ],
    endingSoon: endingSoon !== undefined && endingSoon !== "false",
  };
  return (
    <>
      <UnknownFilters filters={unknown} />
      <ClassifiedsBoard
        key={`${kind} ${categories} ${endingSoon}`}
        network={network}
        keywords={keywords}
        filters={filters}
        {...measure}
        fits
      />
    </>
  );
}

const TYPES = new Map<string, ClassifiedTypeFilter>([
  ["all", "all"],
  ["wanted", "wanted"],
  ["sale", "sale"],
  ["for sale", "sale"],
]);

function words(text = ""): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
}
