import type { Routes } from "../../handlers.ts";
import { keptForVisitors } from "../../kept-handlers.ts";
import { seconds } from "../../platform/clock.ts";
import type { RecurringJob } from "../../platform/jobs.ts";
import { searchClassifieds } from "./classified-search.service.ts";
import { listFeaturedProfiles, listNewProfiles } from "./featured.service.ts";
import { searchProfiles } from "./profile-search.service.ts";
import { searchMemoryOf } from "./search.memory.ts";
import { listSuggestedProfiles } from "./suggested-profiles.service.ts";
import { suggestProducts, suggestTerms } from "./suggestions.service.ts";

export const routes: Routes<
  | "searchProfiles"
  | "searchClassifieds"
  | "suggestTerms"
  | "suggestProducts"
  | "listFeaturedProfiles"
  | "listNewProfiles"
  | "listSuggestedProfiles"
> = {
  searchProfiles: ({ services, actor, body }) => searchProfiles(services, actor, body),
  searchClassifieds: ({ services, actor, body }) => searchClassifieds(services, actor, body),
  suggestTerms: ({ services, actor, body }) => suggestTerms(services, actor, body),
  suggestProducts: ({ services, actor, body }) => suggestProducts(services, actor, body),
  listFeaturedProfiles: keptForVisitors({
    answer: ({ services, actor, query }) => listFeaturedProfiles(services, actor, query),
  }),
  listSuggestedProfiles: ({ services, actor, query }) => listSuggestedProfiles(services, actor, query),
  listNewProfiles: keptForVisitors({
    answer: ({ services, actor, query }) => listNewProfiles(services, actor, query),
  }),
};

/** Reads the documents right after the start, and keeps what the first search after a quiet time has to read small. */
export const jobs: RecurringJob[] = [
  { name: "search-memory", every: seconds(60), run: ({ db }) => searchMemoryOf(db).catchUp() },
];
