import type { Translate } from "@foodshed/sdk/locale";
import { endingSoonBy, unknownFilterMessage } from "@foodshed/sdk/vocabulary";
import { type Clock, minutes, seconds } from "../../core/clock.ts";
import { cacheable } from "../cacheable.ts";
import type { Body, Query, Routes } from "../handler.ts";
import { viewOfAddress } from "../map/map-view.ts";
import type { ServiceJob } from "../services.ts";
import { searchClassifieds } from "./classified-search.service.ts";
import { listFeaturedProfiles, listNewProfiles } from "./featured.service.ts";
import { openSearchOf } from "./opensearch/opened.ts";
import { searchProfiles } from "./profile-search.service.ts";
import { searchEngineOf } from "./search-engines.ts";
import { recordSearch, writeSearchLog } from "./search-log.service.ts";
import { listSuggestedProfiles } from "./suggested-profiles.service.ts";
import { suggestProducts, suggestTerms } from "./suggestions.service.ts";

export const routes: Routes<
  | "findProfiles"
  | "findClassifieds"
  | "completeTerms"
  | "completeProducts"
  | "searchProfiles"
  | "searchClassifieds"
  | "suggestTerms"
  | "suggestProducts"
  | "listFeaturedProfiles"
  | "listNewProfiles"
  | "listSuggestedProfiles"
> = {
  searchProfiles: async ({ services, actor, body, translate, language, ...caller }) => {
    const response = translated(await searchProfiles(services, actor, body, language()), translate);
    recordSearch(services, "profiles", body, response, caller);
    return response;
  },
  searchClassifieds: async ({ services, actor, body, translate, language, ...caller }) => {
    const response = translated(await searchClassifieds(services, actor, body, language()), translate);
    recordSearch(services, "classifieds", body, response, caller);
    return response;
  },
  findProfiles: async ({ services, actor, query, translate, language, ...caller }) => {
    const { map_bounds, map_zoom, ...rest } = query;
    const request = { ...rest, ...viewOfAddress({ map_bounds, map_zoom }) };
    const response = translated(await searchProfiles(services, actor, request, language()), translate);
    recordSearch(services, "profiles", request, response, caller);
    return response;
  },
  findClassifieds: async ({ services, actor, query, translate, language, ...caller }) => {
    const request = classifiedsRequest(query, services.clock);
    const response = translated(await searchClassifieds(services, actor, request, language()), translate);
    recordSearch(services, "classifieds", request, response, caller);
    return response;
  },
  completeTerms: ({ services, query }) => suggestTerms(services, query),
  suggestTerms: ({ services, body }) => suggestTerms(services, body),
  completeProducts: ({ services, query }) => suggestProducts(services, query),
  suggestProducts: ({ services, body }) => suggestProducts(services, body),
  listFeaturedProfiles: cacheable({
    respond: ({ services, actor, query }) => listFeaturedProfiles(services, actor, query),
  }),
  listSuggestedProfiles: ({ services, actor, query }) => listSuggestedProfiles(services, actor, query),
  listNewProfiles: cacheable({
    respond: ({ services, actor, query }) => listNewProfiles(services, actor, query),
  }),
};

/** What an address asks, as a request. */
function classifiedsRequest(
  { category, ending_soon, map_bounds, map_zoom, ...rest }: Query<"findClassifieds">,
  clock: Clock,
): Body<"searchClassifieds"> {
  return {
    ...rest,
    ...viewOfAddress({ map_bounds, map_zoom }),
    ...(category && { list_filters: { category } }),
    ...(ending_soon && { expired_by: endingSoonBy(clock.now()).toISOString() }),
  };
}

/** The response with its messages about filters in the caller's language. */
function translated<T extends { unknown_filters: { filter: string; value: string; message: string }[] }>(
  response: T,
  translate: Translate,
): T {
  const unknown_filters = response.unknown_filters.map((one) => ({
    ...one,
    message: unknownFilterMessage(one, translate),
  }));
  return { ...response, unknown_filters };
}

export const jobs: ServiceJob[] = [
  // Reads the documents right after the start, and keeps what the first search after a quiet time has to read small.
  { name: "search-memory", every: seconds(60), run: ({ db }) => searchEngineOf(db).catchUp() },
  // A process that is killed starts as quickly as one that was stopped.
  { name: "search-snapshot", every: minutes(15), run: ({ db }) => searchEngineOf(db).save() },
  // What is not fed yet is searched in memory: this is in no hurry.
  {
    name: "search-feed",
    every: seconds(3),
    run: async ({ db }, stopping) => openSearchOf(db)?.feed.run(stopping),
  },
  { name: "search-log", every: seconds(60), run: writeSearchLog },
];
