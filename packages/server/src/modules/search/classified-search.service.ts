import type { Locale } from "@foodshed/sdk/locale";
import { endingSoonBy } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { ClusterGrid } from "../map/clusters.ts";
import { toMapPoints } from "../map/map-points.ts";
import { readView } from "../map/map-view.ts";
import type { Services } from "../services.ts";
import type { Condition } from "./engine/conditions.ts";
import { FIELD } from "./engine/fields.ts";
import type { Filter, IndexQuery } from "./engine/index-query.ts";
import type { UnderstoodQuery } from "./engine/query-understanding.ts";
import type { Segment } from "./engine/segment.ts";
import type { Suitability } from "./engine/suitability.ts";
import { isEmptyWord, wordsOf } from "./engine/words.ts";
import { toAlternatives } from "./search.alternatives.ts";
import type { SearchEngine } from "./search.engine.ts";
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
import { understandTyped } from "./search.understanding.ts";

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
        highlight: highlight(result.query, storedHit, () => [
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
  const numbered = await numberedAd(context.engine, input.keywords);
  const asTyped = await readSearch(services, context, numbered ? { ...input, keywords: "" } : input);
  const understood = understandTyped(context.engine, "classifieds", asTyped.typed, {
    unfinished: asTyped.unfinished,
    literal: asTyped.literal,
    language: context.language,
    isPlaced: asTyped.place !== undefined,
    isName: await isPoster(context.engine, asTyped.typed),
  });
  const isSideAlone = understood?.hasIntent === true && understood.units.length === 0;
  // "For sale near Sudbury" is nothing elsewhere.
  const isLocal = isSideAlone && asTyped.place !== undefined && asTyped.within === 0;
  const read = isLocal ? { ...asTyped, within: NEAR_KM } : asTyped;
  const { place, askedPlace: _, ...common } = read;

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
  const query: IndexQuery = {
    ...common,
    places: regionOf(read, understood),
    documents: "classifieds",
    understood,
    suitability: withSide(understood, common.suitability),
    // "For sale" alone is one side of the board.
    among: isSideAlone ? sideOf(understood) : undefined,
    filters,
    ...(numbered && { excerpt: numbered }),
    endsAfter: services.clock.now().getTime(),
    extraCounts: [
      { name: "all", group: "kind", condition: { is: "any" } },
      { name: "soon", group: "ending", condition: { is: "endingBy", by: soon } },
    ],
    ...narrow(read),
  };
  const near = await context.engine.search("classifieds", { ...query, partialNear: place?.proximity });
  // What is far away is better than nothing.
  const isEmpty = near.total === 0 && place?.proximity !== undefined;
  const result = isEmpty
    ? await context.engine.search("classifieds", { ...query, within: asTyped.within })
    : near;
  return {
    result,
    read,
    categories,
    sides: isSideAlone ? [sideKey(understood)] : [],
    unknown: asked.unknown,
    isFiltered: filters.length > 0,
  };
}

const AD_NUMBER =
  // cspell:disable-next-line
  /^\s*(?:#|(?:ad|listing|classified|annonce)\s*(?:#|no\.?|n°|nº|number|num[ée]ro)?)\s*(\d{1,9})\s*$/iu;

/** The ad whose number was typed, "ad #12", to be searched by itself; undefined where none is meant or there is none. */
async function numberedAd(engine: SearchEngine, keywords = ""): Promise<Segment | undefined> {
  const number = AD_NUMBER.exec(keywords)?.[1];
  return number === undefined ? undefined : await engine.excerpt("classifieds", new Set([Number(number)]));
}

/** Whether several words are all in the name of who posted an ad. */
async function isPoster(engine: SearchEngine, typed: string): Promise<boolean> {
  const words = wordsOf(typed).filter(({ folded }) => !isEmptyWord(folded));
  const terms = words.flatMap(({ stem }) => engine.classifieds.terms.find(stem) ?? []);
  if (terms.length < 2 || terms.length < words.length) return false;
  return (await engine.count("classifieds", { is: "holding", terms: [terms], fields: FIELD.business })) > 0;
}

/** Kilometres from a place beside nothing but a side of the board. */
const NEAR_KM = 100;

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
