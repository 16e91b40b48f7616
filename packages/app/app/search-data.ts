import type { FoodshedClient, Problem } from "@foodshed/sdk";
import { englishPath, type Translate } from "@foodshed/sdk/locale";
import {
  loadSearch,
  parametersFromUrl,
  restoreShownCount,
  type SearchResponses,
  searchPath,
} from "@foodshed/widgets";
import { paths } from "./paths.ts";
import { resultsPage } from "./results-page.ts";
import { classifiedsData } from "./structured-data/classifieds.ts";
import { resultsData } from "./structured-data/results.ts";
import { translateAt } from "./translate.ts";

/** The words of a search by its address. "classifieds" selects classifieds mode, in the words of each language. */
export function searchText(
  query: string | undefined,
  { pathname }: { pathname: string },
): string | undefined {
  return englishPath(pathname) === paths.searchClassifieds ? "classifieds" : query;
}

interface LoadOptions {
  /** Back was pressed: as many hits as were loaded before. */
  cameBack?: boolean;
  onProblem?: (problem: Problem) => void;
}

/** The responses to the search of an address. */
export async function loadResults(
  api: FoodshedClient,
  query: string | undefined,
  url: URL,
  { cameBack = false, onProblem }: LoadOptions = {},
) {
  const parameters = parametersFromUrl(searchText(query, url), url.searchParams, translateAt(url.pathname));
  const path = searchPath(parameters);
  const size = cameBack ? restoreShownCount(path) : undefined;
  return { path, answers: await loadSearch(api, parameters, { size, ...(onProblem && { onProblem }) }) };
}

/** As `loadResults`, for the page that the server sends. */
export async function loadResultsPage(api: FoodshedClient, query: string | undefined, url: URL) {
  let problem: Problem | undefined;
  const results = await loadResults(api, query, url, {
    onProblem: (one) => {
      problem = one;
    },
  });
  return resultsPage(results, problem);
}

/** The results for search engines. Outside classifieds mode classifieds are only counted. */
export function foundData(
  { profiles, classifieds }: SearchResponses,
  publicUrl: string,
  translate: Translate,
): string {
  const summaries = classifieds.hits.hits.map(({ _source }) => _source);
  return summaries.length > 0
    ? classifiedsData(summaries, publicUrl, translate)
    : resultsData(profiles.hits.hits, publicUrl, translate.locale);
}
