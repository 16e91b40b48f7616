import { endingSoonBy } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import type { Filter } from "./engine/index-query.ts";
import { ask } from "./engine/query.ts";
import { FilterReader } from "./search.filters.ts";
import { highlight } from "./search.highlights.ts";
import { categoryBuckets, counter, picture, sortOf } from "./search.presenter.ts";
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
  const answer = ask(index, {
    ...common,
    filters,
    endsAfter: services.clock.now().getTime(),
    extraCounts: [
      { name: "all", group: "kind", of: (segment) => segment.live },
      { name: "soon", group: "ending", of: (segment) => endingBy(segment, soon) },
    ],
  });
  const displays = await memory.displays.read(
    services.db,
    "classified",
    answer.hits.map(({ id }) => id),
  );
  const hits = answer.hits.flatMap((hit): ClassifiedHit[] => {
    const display = displays.get(hit.id);
    if (!display) return [];
    const { photo, ...rest } = display;
    return [
      {
        _source: { id: hit.id, ...rest, ...picture(services, photo) },
        highlight: highlight(answer.keywords, [
          ["title", display.title],
          ["description", display.description],
          ["business_name", display.account.business_name],
        ]),
        sort: sortOf(hit),
      } as ClassifiedHit,
    ];
  });
  const count = counter(index, answer);
  return {
    hits: { total: answer.total, hits },
    unknown_filters: asked.unknown,
    aggregations: {
      classified_types: {
        all: answer.extra.all ?? 0,
        wanted: count("kind", "wanted"),
        for_sale: count("kind", "for_sale"),
      },
      category: categoryBuckets(index, answer, "category"),
      ending_soon: answer.extra.soon ?? 0,
    },
  };
}
