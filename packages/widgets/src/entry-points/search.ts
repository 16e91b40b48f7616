/* `@foodshed/widgets/search`: the search box, and the search page in its parts. */

export type { MeasureAttributes } from "../primitives/ListMeasure/readMeasure.ts";
export { Highlighted } from "../search/Highlighted/Highlighted.tsx";
export { parametersFromUrl, unknownInUrl } from "../search/readSearchUrl.ts";
export { loadSearch, type RunOptions, runSearch } from "../search/runSearch.ts";
export { SearchBox, type SearchBoxProps } from "../search/SearchBox/SearchBox.tsx";
export { SearchEmbed, type SearchEmbedProps } from "../search/SearchEmbed/SearchEmbed.tsx";
export { SearchFilters, type SearchFiltersProps } from "../search/SearchFilters/SearchFilters.tsx";
export { SearchPage, type SearchPageProps } from "../search/SearchPage/SearchPage.tsx";
export {
  ClassifiedResults,
  type ClassifiedResultsProps,
} from "../search/SearchResults/ClassifiedResults.tsx";
export { SearchResults, type SearchResultsProps } from "../search/SearchResults/SearchResults.tsx";
export { NO_PARAMETERS, type SearchParameters } from "../search/searchParameters.ts";
export type { ResultType, SearchAction, SearchResponses, SearchState } from "../search/searchState.ts";
export { restoreShownCount } from "../search/searchStorage.ts";
export { searchPath, searchTextPath } from "../search/searchUrl.ts";
export { useSearch } from "../search/useSearch.ts";
