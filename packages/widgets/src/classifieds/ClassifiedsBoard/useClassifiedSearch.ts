import type { Schema } from "@foodshed/sdk";
import { CLASSIFIED_SEARCH_DELAY_MS, SEARCH_PAGE_SIZE } from "@foodshed/sdk/vocabulary";
import { useInfiniteQuery } from "../../provider/useInfiniteQuery.ts";
import { type BoardFilters, searchOf } from "./boardFilters.ts";

type Answer = Schema<"SearchClassifiedsResponse">;

export interface ClassifiedSearch {
  filters: BoardFilters;
  /** What to look for in titles and descriptions. */
  keywords?: string | undefined;
  /** Only the members of this organization, by its slug. */
  network?: string | undefined;
  initial?: Answer | undefined;
  /** How many at a time. */
  size?: number | undefined;
}

/** The ads of a board, by default 24 at a time, and the counts beside its filters. */
export function useClassifiedSearch(search: ClassifiedSearch) {
  const { filters, keywords, network, initial, size = SEARCH_PAGE_SIZE } = search;
  const { pages, ...state } = useInfiniteQuery<Answer>(
    JSON.stringify([filters, keywords, network, size]),
    (client, loaded, signal) =>
      client.POST("/search/classifieds/", {
        signal,
        body: {
          ...searchOf(filters, new Date()),
          ...(keywords && { keywords }),
          ...(network && { network }),
          size,
          from: loaded.flatMap(({ hits }) => hits.hits).length,
        },
      }),
    { initial, delayMs: CLASSIFIED_SEARCH_DELAY_MS },
  );
  return {
    ...state,
    classifieds: pages.flatMap((page) => page.hits.hits.map((hit) => hit._source)),
    total: pages.at(-1)?.hits.total ?? 0,
    counts: pages.at(-1)?.aggregations,
  };
}
