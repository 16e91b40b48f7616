import { type Locale, localized } from "@foodshed/sdk/locale";
import { readFeedSearch, searchFeedPath } from "@foodshed/sdk/vocabulary";
import {
  hasSearchInUrl,
  parametersFromUrl,
  SearchPage,
  searchPath,
  searchTextPath,
  unknownInUrl,
} from "@foodshed/widgets";
import { type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from "react-router";
import { requestClient } from "../api.ts";
import { clientAt } from "../browser.ts";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { classifiedsFeedPath, paths } from "../paths.ts";
import { foundData, loadResults, loadResultsPage, searchText } from "../search-data.ts";
import { samePage } from "../stale-navigation.ts";
import { StructuredData } from "../structured-data/StructuredData.tsx";
import { translateAt } from "../translate.ts";
import { usePublicUrl } from "../use-public-url.ts";
import type { Route } from "./+types/search.ts";

export const loader = (args: Route.LoaderArgs) =>
  loadResultsPage(requestClient(args), args.params.query, args.url);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * The browser searches with the member's session, which adds distances. Back restores all pages that were loaded: the
 * browser has already changed the address then, while a link changes it after the page has loaded.
 */
export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) =>
  loadResults(clientAt(url), params.query, url, { cameBack: isShown(url) });

/** Whether the browser already shows this address, as on Back. */
const isShown = (url: URL) => url.pathname + url.search === location.pathname + location.search;

/**
 * The open page searches by itself and only updates the address. On Back to an earlier search the loader returns all
 * results that were loaded.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  !samePage(currentUrl.pathname, nextUrl.pathname) || (nextUrl.href !== currentUrl.href && isShown(nextUrl));

export const meta: Route.MetaFunction = (args) => {
  const text = searchText(args.params.query, args.location);
  const classifieds = text?.toLowerCase() === "classifieds";
  const query = new URLSearchParams(args.location.search);
  if (text && !classifieds) query.set("query", text);
  const search = readFeedSearch(
    classifieds ? "classifieds" : "profiles",
    query,
    translateAt(args.location.pathname),
  );
  const feed = {
    title: strings.searchFeed,
    path: (locale: Locale) => searchFeedPath(search, locale),
    isAtom: true,
  };
  return pageMeta(args, {
    title: classifieds ? strings.classifieds : text ? localized(strings.searchFor, { text }) : strings.search,
    description: classifieds ? strings.classifiedsDescription : strings.searchDescription,
    canonical: classifieds ? paths.searchClassifieds : searchTextPath(text ?? ""),
    feeds: classifieds ? [{ title: strings.latestClassifieds, path: classifiedsFeedPath }, feed] : [feed],
    ...(classifieds && { oembed: true }),
  });
};

export default function Search({ params, loaderData }: Route.ComponentProps) {
  const location = useLocation();
  const text = searchText(params.query, location);
  const [query] = useSearchParams();
  const publicUrl = usePublicUrl();
  const translate = translateAt(location.pathname);
  const parameters = parametersFromUrl(text, query, translate);
  const answers = loaderData.path === searchPath(parameters) ? loaderData.answers : null;
  return (
    <>
      {answers && <StructuredData json={import.meta.env.SSR && foundData(answers, publicUrl, translate)} />}
      {"message" in loaderData && (
        // Without scripts nothing asks again. React renders no children of it in the browser.
        <noscript>{import.meta.env.SSR && <p role="alert">{loaderData.message}</p>}</noscript>
      )}
      <SearchPage
        parameters={parameters}
        initial={answers}
        restore={!hasSearchInUrl(text, query)}
        unknown={unknownInUrl(text, query, translate)}
        postWanted={query.get("post") === "wanted"}
      />
    </>
  );
}
