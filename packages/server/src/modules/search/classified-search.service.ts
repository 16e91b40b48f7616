import { endingSoonBy } from "@foodshed/sdk/vocabulary";
import type { Answer, Body } from "../../handlers.ts";
import type { Actor, Services } from "../../platform/context.ts";
import { ask, type Filter } from "./engine/query.ts";
import { categoryBuckets, counter, picture, sortOf } from "./search.answers.ts";
import { beginSearch, endingBy, facetFilter } from "./search.asking.ts";
import { highlight } from "./search.highlights.ts";

type ClassifiedHit = Answer<"searchClassifieds">["hits"]["hits"][number];

/** A page of unexpired classifieds with their counts. */
export async function searchClassifieds(
  services: Services,
  actor: Actor,
  input: Body<"searchClassifieds">,
): Promise<Answer<"searchClassifieds">> {
  const { memory, ...common } = await beginSearch(services, actor, input);
  const index = memory.classifieds;

  const filters: Filter[] = [];
  const categories = input.list_filters?.category ?? [];
  if (categories.length > 0) filters.push(facetFilter(index, "category", categories.map(String)));
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
