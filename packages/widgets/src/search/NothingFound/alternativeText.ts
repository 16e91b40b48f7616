import type { Schema } from "@foodshed/sdk";
import { formatCount } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

type Alternative = Schema<"SearchAlternative">;

/** What a search differs in from the one that found nothing. */
export function alternativeText({ kind, keywords, distance }: Alternative, t: WidgetTranslate): string {
  switch (kind) {
    case "spelling":
      return t(strings.didYouMean, { text: keywords });
    case "broader":
      return keywords === "" ? t(strings.searchEverything) : t(strings.searchFor, { text: keywords });
    case "wider":
      return distance
        ? t(strings.searchWithin, { distance: formatCount(distance, t.locale) })
        : t(strings.searchAnyDistance);
    case "without_filters":
      return distance === 0 ? t(strings.searchWithoutFiltersAnyDistance) : t(strings.searchWithoutFilters);
  }
}

/** How many hits it has. */
export function alternativeCount({ total }: Alternative, t: WidgetTranslate): string {
  return t(strings.resultCount, { count: total });
}

/** The title of the panel. */
export function nothingFoundTitle(query: string, t: WidgetTranslate): string {
  const text = query.trim();
  return text ? t(strings.nothingFoundFor, { text }) : t(strings.nothingFound);
}
