import type { Routes } from "../../handlers.ts";
import { seconds } from "../../platform/clock.ts";
import type { RecurringJob } from "../../platform/jobs.ts";
import { searchMemoryOf } from "./search.memory.ts";
import * as search from "./search.service.ts";
import { listSuggestedProfiles } from "./suggested-profiles.service.ts";

export const routes: Routes<
  | "searchProfiles"
  | "searchClassifieds"
  | "suggestTerms"
  | "suggestProducts"
  | "listFeaturedProfiles"
  | "listNewProfiles"
  | "listSuggestedProfiles"
> = {
  searchProfiles: ({ services, actor, body }) => search.searchProfiles(services, actor, body),
  searchClassifieds: ({ services, actor, body }) => search.searchClassifieds(services, actor, body),
  suggestTerms: ({ services, actor, body }) => search.suggestTerms(services, actor, body),
  suggestProducts: ({ services, actor, body }) => search.suggestProducts(services, actor, body),
  listFeaturedProfiles: ({ services, actor, query }) => search.listFeaturedProfiles(services, actor, query),
  listSuggestedProfiles: ({ services, actor, query }) => listSuggestedProfiles(services, actor, query),
  listNewProfiles: ({ services, actor, query }) => search.listNewProfiles(services, actor, query),
};

/** Reads the documents right after the start, and keeps what the first search after a quiet time has to read small. */
export const jobs: RecurringJob[] = [
  { name: "search-memory", every: seconds(60), run: ({ db }) => searchMemoryOf(db).catchUp() },
];
