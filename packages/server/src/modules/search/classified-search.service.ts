import type { Locale } from "@foodshed/sdk/locale";
import { endingSoonBy } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { ClusterGrid } from "../map/clusters.ts";
import { toMapPoints } from "../map/map-points.ts";
import { readView } from "../map/map-view.ts";
import type { Services } from "../services.ts";
import type { Condition } from "./engine/conditions.ts";
import type { Filter, IndexQuery } from "./engine/index-query.ts";
import { type UnderstoodQuery, understandQuery } from "./engine/query-understanding.ts";
import type { Suitability } from "./engine/suitability.ts";
import { toAlternatives } from "./search.alternatives.ts";
import { FilterReader } from "./search.filters.ts";
import { highlight } from "./search.highlights.ts";
import { withKeys } from "./search.keys.ts";
import { categoryBuckets, counter, toInterpretation, toMedia, toSort } from "./search.presenter.ts";
import { ReasonFinder } from "./search.reasons.ts";
import {
  beginSearch,
  facetFilter,
  type ReadSearch,
  readSearch,
  regionOf,
  type SearchContext,
} from "./search.request.ts";

type ClassifiedHit = ResponseBody<"searchClassifieds">["hits"]["hits"][number];

/** A page of unexpired classifieds with their counts. */
export async function searchClassifieds(
  services: Services,
  actor: Actor,
  input: Body<"searchClassifieds">,
  language?: Locale,
): Promise<ResponseBody<"searchClassifieds">> {
  const context = await beginSearch(services, actor, input, language);
  const { engine } = context;
  const grid = input.map && new ClusterGrid(readView(input.map));
  const { result, read, categories, sides, unknown, isFiltered } = await findClassifieds(
    services,
    context,
    input,
    () => ({ grid }),
  );
  const storedHits = await engine.storedHits.read(
    services.db,
    "classified",
    result.hits.map(({ id }) => id),
  );
  const index = engine.classifieds;
  const finder = new ReasonFinder(index, {
    query: result.query,
    keywords: read.name,
    place: read.askedPlace,
    chosen: new Map([
      ["product", categories],
      ["kind", sides],
    ]),
  });
  const hits = result.hits.flatMap((hit): ClassifiedHit[] => {
    const storedHit = storedHits.get(hit.id);
    if (!storedHit) return [];
    const { photo, ...rest } = storedHit;
    const reasons = withKeys(finder.ofClassified(storedHit, hit.distance));
    return [
      {
        _source: { id: hit.id, ...rest, ...toMedia(services, photo) },
        highlight: highlight(result.query, storedHit, [
          ["title", storedHit.title],
          ["description", storedHit.description],
          ["business_name", storedHit.account.business_name],
        ]),
        ...(reasons && { reasons }),
        sort: toSort(hit),
      },
    ];
  });
  const count = counter(index, result);
  return {
    hits: { total: result.total, hits },
    ...toInterpretation(result, read),
    ...(await toAlternatives(index, input, { result, read, isFiltered }, async (change, isUnfiltered) => {
      const changed = { ...input, ...change, ...(isUnfiltered && NO_FILTERS) };
      return (await findClassifieds(services, context, changed)).result.total;
    })),
    ...(grid && { map: await toMapPoints(services, "classified", grid) }),
    unknown_filters: unknown,
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

const NO_FILTERS = {
  list_filters: {},
  looking_for: null,
  expired_by: null,
} as const satisfies Body<"searchClassifieds">;

/** @param narrow what the query has beside the request */
export async function findClassifieds(
  services: Services,
  context: SearchContext,
  input: Body<"searchClassifieds">,
  narrow: (read: ReadSearch) => Partial<IndexQuery> = () => ({}),
) {
  const read = await readSearch(services, context, input);
  const { place: _, askedPlace: __, ...common } = read;
  const index = context.engine.classifieds;

  const filters: Filter[] = [];
  const asked = new FilterReader();
  const categories = asked.categories("category", input.list_filters?.category);
  if (categories.length > 0) filters.push(facetFilter("category", categories));
  if (input.looking_for != null)
    filters.push(facetFilter("kind", [input.looking_for ? "wanted" : "for_sale"]));
  if (input.expired_by != null) {
    const by = new Date(input.expired_by).getTime();
    filters.push({ group: "ending", condition: { is: "endingBy", by } });
  }
  const soon = endingSoonBy(services.clock.now()).getTime();
  const understood = understandQuery(index, common.typed, {
    unfinished: common.unfinished,
    literal: common.literal,
    language: context.language,
    documents: "classifieds",
    isPlaced: read.place !== undefined,
  });
  const isSideAlone = understood?.hasIntent === true && understood.units.length === 0;
  const result = await context.engine.search("classifieds", {
    ...common,
    places: regionOf(read, understood),
    documents: "classifieds",
    understood,
    suitability: withSide(understood, common.suitability),
    // "For sale" alone is one side of the board.
    among: isSideAlone ? sideOf(understood) : undefined,
    filters,
    endsAfter: services.clock.now().getTime(),
    extraCounts: [
      { name: "all", group: "kind", condition: { is: "any" } },
      { name: "soon", group: "ending", condition: { is: "endingBy", by: soon } },
    ],
    ...narrow(read),
  });
  return {
    result,
    read,
    categories,
    sides: isSideAlone ? [sideKey(understood)] : [],
    unknown: asked.unknown,
    isFiltered: filters.length > 0,
  };
}

/** Worth of an ad of the other side, where the words say which one is meant. */
const OTHER_SIDE = 0.7;

function withSide(
  understood: UnderstoodQuery | undefined,
  suitability: Suitability | undefined,
): Suitability | undefined {
  if (!understood?.hasIntent) return suitability;
  return { ...suitability, rather: { condition: sideOf(understood), otherwise: OTHER_SIDE } };
}

function sideKey({ intent }: UnderstoodQuery): string {
  return intent === "buying" ? "wanted" : "for_sale";
}

function sideOf(understood: UnderstoodQuery): Condition {
  return facetFilter("kind", [sideKey(understood)]).condition;
}
