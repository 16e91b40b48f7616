import type { Schema } from "@foodshed/sdk";
import { counted, formatCount } from "@foodshed/sdk/vocabulary";

type Alternative = Schema<"SearchAlternative">;

/** What a search differs in from the one that found nothing. */
export function alternativeText({ kind, keywords, distance }: Alternative): string {
  switch (kind) {
    case "spelling":
      return `Did you mean “${keywords}”?`;
    case "broader":
      return `Search for “${keywords}”`;
    case "wider":
      return distance ? `Search within ${formatCount(distance)} km` : "Search at any distance";
    case "without_filters":
      return distance === 0 ? "Search without the filters and at any distance" : "Search without the filters";
  }
}

/** How many hits it has. */
export function alternativeCount({ total }: Alternative): string {
  return counted(total, "result");
}

/** The title of the panel. */
export function nothingFoundTitle(query: string): string {
  const text = query.trim();
  return text ? `Nothing found for “${text}”` : "Nothing found";
}
