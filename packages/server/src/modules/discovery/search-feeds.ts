import { LOCALES, type Locale, localizedPath } from "@foodshed/sdk/locale";
import { readFeedSearch, savedSearchPath, searchFeedPath } from "@foodshed/sdk/vocabulary";
import { translators } from "../../locale/translators.ts";
import { searchClassifieds } from "../search/classified-search.service.ts";
import { searchProfiles } from "../search/profile-search.service.ts";
import type { Services } from "../services.ts";
import { writeAtom } from "./atom.ts";
import { readProfileDates } from "./discovery.queries.ts";
import type { FeedEntry } from "./feed.ts";
import { classifiedEntry, type EntryContext, profileEntry, tagOf } from "./feed-entries.ts";
import * as strings from "./generated/strings.ts";

type Search = ReturnType<typeof readFeedSearch>;

const LONGEST = 50;
const VISITOR = { kind: "visitor" } as const;

/**
 * What a search finds for a visitor, its newest first. Only complete matches: a reader of a feed wants just that.
 * @throws DomainError 400 for a `near` that is no known place
 */
export async function searchFeed(
  services: Services,
  kind: Search["kind"],
  query: URLSearchParams,
  locale: Locale,
): Promise<string> {
  const { publicUrl } = services.config;
  const t = translators[locale];
  const search = readFeedSearch(kind, query, t);
  const entries = await readEntries(services, search, { publicUrl, t });
  const words = search.search.keywords;
  const title = kind === "profiles" ? strings.searchFeedTitle : strings.classifiedSearchFeedTitle;
  return writeAtom({
    id: tagOf(publicUrl, `search:${searchFeedPath(search, locale)}`),
    address: publicUrl + searchFeedPath(search, locale),
    locale,
    translations: LOCALES.filter((other) => other !== locale).map((other) => ({
      locale: other,
      address: publicUrl + searchFeedPath(search, other),
    })),
    title: words ? t(strings.searchFeedTitleFor, { words }) : t(title),
    description: t(strings.searchFeedDescription),
    page: publicUrl + localizedPath(savedSearchPath(search), locale),
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime()))),
    entries,
  });
}

async function readEntries(
  services: Services,
  { kind, search }: Search,
  context: EntryContext,
): Promise<FeedEntry[]> {
  const page = { ...search, size: LONGEST, sort: "newest" as const };
  if (kind === "classifieds") {
    const { hits, interpretation } = await searchClassifieds(services, VISITOR, page as never);
    return hits.hits.slice(0, interpretation?.relaxed_from).map(({ _source }) => {
      const posted = new Date(_source.created_at);
      return classifiedEntry(context, _source, { published: posted, updated: posted });
    });
  }
  const { hits, interpretation } = await searchProfiles(services, VISITOR, page as never);
  const complete = hits.hits.slice(0, interpretation?.relaxed_from).map(({ _source }) => _source);
  const dates = await readProfileDates(
    services.db,
    complete.map(({ id }) => id),
  );
  return complete.flatMap((profile) => {
    const facts = dates.get(profile.id);
    return facts ? [profileEntry(context, profile, facts)] : [];
  });
}
