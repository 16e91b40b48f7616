import type { FoodshedClient } from "@foodshed/sdk";
import {
  loadSearch,
  parametersFromUrl,
  recallShown,
  type SearchAnswers,
  searchPath,
} from "@foodshed/widgets";
import { classifiedsData } from "./structured-data/classifieds.ts";
import { resultsData } from "./structured-data/results.ts";

/** The answers to the search that an address holds; as many hits as were shown before to whoever comes back to it. */
export async function loadResults(
  api: FoodshedClient,
  query: string | undefined,
  url: URL,
  cameBack = false,
) {
  const parameters = parametersFromUrl(query, url.searchParams);
  const path = searchPath(parameters);
  const size = cameBack ? recallShown(path) : undefined;
  return { path, answers: await loadSearch(api, parameters, { size }) };
}

/** What was found, for search engines. Outside classifieds mode the ads are only counted. */
export function foundData({ profiles, classifieds }: SearchAnswers, publicUrl: string): string {
  const ads = classifieds.hits.hits.map(({ _source }) => _source);
  return ads.length > 0 ? classifiedsData(ads, publicUrl) : resultsData(profiles.hits.hits, publicUrl);
}
