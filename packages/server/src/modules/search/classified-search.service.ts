import { endingSoonBy } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import type { Filter } from "./engine/index-query.ts";
import { searchIndex } from "./engine/search-index.ts";
import { FilterReader } from "./search.filters.ts";
import { highlight } from "./search.highlights.ts";
import { categoryBuckets, counter, toMedia, toSort } from "./search.presenter.ts";
import { beginSearch, endingBy, facetFilter } from "./search.request.ts";

type ClassifiedHit = ResponseBody<"searchClassifieds">["hits"]["hits"][number];

/** A page of unexpired classifieds with their counts. */
export async function searchClassifieds(
  services: Services,
  actor: Actor,
  input: Body<"searchClassifieds">,
): Promise<ResponseBody<"searchClassifieds">> {
  const { memory, ...common } = await beginSearch(services, actor, input);
  const index = memory.classifieds;

  const filters: Filter[] = [];
  const asked = new FilterReader();
  const categories = asked.categories("category", input.list_filters?.category);
  if (categories.length > 0) filters.push(facetFilter(index, "category", categories));
  if (input.looking_for != null)
    filters.push(facetFilter(index, "kind", [input.looking_for ? "wanted" : "for_sale"]));
  if (input.expired_by != null) {
    const by = new Date(input.expired_by).getTime();
    filters.push({ group: "ending", of: (segment) => endingBy(segment, by) });
  }
  const soon = endingSoonBy(services.clock.now()).getTime();
  const result = searchIndex(index, {
    ...common,
    filters,
    endsAfter: services.clock.now().getTime(),
    extraCounts: [
      { name: "all", group: "kind", of: (segment) => segment.live },
      { name: "soon", group: "ending", of: (segment) => endingBy(segment, soon) },
    ],
  });
  const storedHits = await memory.storedHits.read(
    services.db,
    "classified",
    result.hits.map(({ id }) => id),
  );
  const hits = result.hits.flatMap((hit): ClassifiedHit[] => {
    const storedHit = storedHits.get(hit.id);
    if (!storedHit) return [];
    const { photo, ...rest } = storedHit;
    return [
      {
        _source: { id: hit.id, ...rest, ...toMedia(services, photo) },
        highlight: highlight(result.keywords, [
          ["title", storedHit.title],
          ["description", storedHit.description],
          ["business_name", storedHit.account.business_name],
        ]),
        sort: toSort(hit),
      },
    ];
  });
  const count = counter(index, result);
  return {
    hits: { total: result.total, hits },
    unknown_filters: asked.unknown,
    aggregations: {
      classified_types: {
        all: result.extra.all ?? 0,
        wanted: count("kind", "wanted"),
        for_sale: count("kind", "for_sale"),
      },
      category: categoryBuckets(index, result, "category"),
      ending_soon: result.extra.soon ?? 0,
    },
  };
}
