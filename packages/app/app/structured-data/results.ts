import type { Schema } from "@foodshed/sdk";
import { type Locale, localizedPath } from "@foodshed/sdk/locale";
import type { ItemList, ListItem } from "schema-dts";
import { profilePath } from "../paths.ts";
import { graph } from "./graph.ts";

/** A page of search results: the list of its profiles. Each profile's own page describes it. */
export function resultsData(
  hits: readonly Schema<"ProfileHit">[],
  publicUrl: string,
  locale: Locale,
): string {
  const list: ItemList = {
    "@type": "ItemList",
    itemListElement: hits.map(
      ({ _source }, index): ListItem => ({
        "@type": "ListItem",
        position: index + 1,
        name: _source.business_name,
        url: publicUrl + localizedPath(profilePath(_source.slug), locale),
      }),
    ),
  };
  return graph(list);
}
