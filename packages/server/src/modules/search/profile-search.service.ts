import type { Locale } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { ClusterGrid } from "../map/clusters.ts";
import { toMapPoints } from "../map/map-points.ts";
import { readView } from "../map/map-view.ts";
import type { Services } from "../services.ts";
import type { IndexQuery } from "./engine/index-query.ts";
import { markOf } from "./engine/phrase-types.ts";
import { besideType, countTypes } from "./profile-type-counts.ts";
import { toAlternatives } from "./search.alternatives.ts";
import { AVAILABLE, availableBuckets, availableCounts, availableDays } from "./search.availability.ts";
import { PROFILE_FACETS, ROLE_GROUPS } from "./search.facets.ts";
import { FilterReader } from "./search.filters.ts";
import { buckets, categoryBuckets, counter, profileHits, toInterpretation } from "./search.presenter.ts";
import { ReasonFinder } from "./search.reasons.ts";
import {
  beginSearch,
  facetFilter,
  type ReadSearch,
  readSearch,
  regionOf,
  type SearchContext,
  type SearchedType,
} from "./search.request.ts";
import { understandTyped } from "./search.understanding.ts";

const PRODUCTS = "roles.data.products.category";

/** A page of published profiles with the counts of every facet. */
export async function searchProfiles(
  services: Services,
  actor: Actor,
  input: Body<"searchProfiles">,
  language?: Locale,
): Promise<ResponseBody<"searchProfiles">> {
  const context = await beginSearch(services, actor, input, language);
  const { engine } = context;
  const grid = input.map && new ClusterGrid(readView(input.map));
  const found = await findProfiles(services, context, input, () => ({ grid }));
  const { result, read, chosen, unknown, isFiltered, available } = found;
  const reasons = new ReasonFinder(engine.profiles, {
    query: result.query,
    keywords: read.name,
    place: read.askedPlace,
    chosen,
    available,
  });
  const hits = await profileHits(services, result.hits, { query: result.query, reasons });
  const index = engine.profiles;
  return {
    hits: { total: result.total, hits },
    ...toInterpretation(result, read),
    ...(await toAlternatives(index, input, { result, read, isFiltered }, async (change, isUnfiltered) => {
      const changed = { ...input, ...change, ...(isUnfiltered && NO_FILTERS) };
      return (await findProfiles(services, context, changed)).result.total;
    })),
    ...(grid && { map: await toMapPoints(services, "profile", grid) }),
    unknown_filters: unknown,
    aggregations: {
      ...(await countTypes(engine, found)),
      category: buckets(index, result, "category"),
      "roles.data.classifications": buckets(index, result, "classifications"),
      "roles.data.safety_standards": buckets(index, result, "safety"),
      "roles.data.processing_types": buckets(index, result, "processing"),
      "roles.data.services_provided": buckets(index, result, "provided"),
      "roles.data.services_needed": buckets(index, result, "needed"),
      "roles.data.products.category": categoryBuckets(index, result, "product"),
      available: availableBuckets(result),
      delivers: counter(index, result)("delivers", "yes"),
    },
  };
}

const NO_FILTERS = {
  list_filters: {},
  value_filters: {},
  delivers: false,
  role_level_filters: [],
  available: undefined,
  profiletype_filters: "ALL",
} as const satisfies Body<"searchProfiles">;

/** @param narrow what the query has beside the request */
export async function findProfiles(
  services: Services,
  context: SearchContext,
  input: Body<"searchProfiles">,
  narrow: (read: ReadSearch) => Partial<IndexQuery> = () => ({}),
) {
  const read = await readSearch(services, context, input);
  const { place: _, askedPlace: __, ...common } = read;
  const roles = input.role_level_filters ?? [];
  const asked = new FilterReader();
  const chosen = asked.lists(input.list_filters);
  const categories = asked.categories(PRODUCTS, input.value_filters?.[PRODUCTS]);
  if (categories.length > 0) chosen.set("product", categories);
  if (input.delivers) chosen.set("delivers", ["yes"]);

  const isScoped = (group: string) => roles.length > 0 && (ROLE_GROUPS as readonly string[]).includes(group);
  const filters = [...chosen]
    .filter(([group]) => !isScoped(group))
    .map(([group, values]) => facetFilter(group, values));
  const type = input.profiletype_filters ?? "ALL";
  const now = services.clock.now();
  const available = availableDays(asked.available(input.available), now);
  if (available) filters.push({ group: AVAILABLE, condition: { is: "inSeason", days: available } });

  const withType = (type: SearchedType): IndexQuery => {
    const understood = understandTyped(context.engine, "profiles", common.typed, {
      unfinished: common.unfinished,
      literal: common.literal,
      language: context.language,
      isPlaced: read.place !== undefined,
      ...(type === "BUYS" && { intent: "buying" }),
    });
    return {
      ...common,
      places: regionOf(read, understood),
      understood,
      // Who only sells is no answer to "who buys".
      among: understood?.intent === "buying" ? facetFilter("type", ["BUYS"]).condition : undefined,
      filters: type === "ALL" ? filters : [...filters, facetFilter("type", [type])],
      ...(roles.length > 0 && {
        scope: {
          roles,
          groups: ROLE_GROUPS,
          chosen: new Map([...chosen].filter(([group]) => isScoped(group))),
        },
      }),
      nameMark: (key) => markOf("name", key),
    };
  };
  const query: IndexQuery = {
    ...withType(type),
    extraCounts: [
      { name: "ALL", group: "type", condition: { is: "any" } as const },
      ...(type === "ALL"
        ? []
        : PROFILE_FACETS.type.map((other) => ({
            name: besideType(other),
            group: "type",
            condition: { is: "facet", group: "type", values: [other], without: [type] } as const,
          }))),
      ...availableCounts(now),
    ],
    ...narrow(read),
  };
  const result = await context.engine.search("profiles", query);
  return {
    result,
    query,
    withType,
    read,
    chosen,
    type,
    unknown: asked.unknown,
    isFiltered: chosen.size > 0 || type !== "ALL" || available !== undefined,
    available,
  };
}
