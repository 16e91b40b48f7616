import {
  hasSearchInUrl,
  parametersFromUrl,
  SearchPage,
  searchPath,
  searchTextPath,
  unknownInUrl,
} from "@foodshed/widgets";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { requestClient } from "../api.ts";
import { client } from "../browser.ts";
import { pageMeta } from "../page-meta.ts";
import { classifiedsFeedPath, paths } from "../paths.ts";
import { foundData, loadResults } from "../search-data.ts";
import { StructuredData } from "../structured-data/StructuredData.tsx";
import { usePublicUrl } from "../use-public-url.ts";
import type { Route } from "./+types/search.ts";

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadResults(requestClient(context), params.query, url);

/**
 * The browser searches with the member's session, which adds distances. Back restores all pages that were loaded: the
 * browser has already changed the address then, while a link changes it after the page has loaded.
 */
export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) =>
  loadResults(client, params.query, url, isShown(url));

/** Whether the browser already shows this address, as on Back. */
const isShown = (url: URL) => url.pathname + url.search === location.pathname + location.search;

/**
 * The open page searches by itself and only updates the address. On Back to an earlier search the loader returns all
 * results that were loaded.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  !/^\/search(\/|$)/.test(currentUrl.pathname) || (nextUrl.href !== currentUrl.href && isShown(nextUrl));

export const meta: Route.MetaFunction = (args) => {
  const text = args.params.query;
  const classifieds = text?.toLowerCase() === "classifieds";
  return pageMeta(args, {
    title: classifieds ? "Classifieds" : text ? `“${text}”` : "Search",
    description: classifieds
      ? "What Ontario’s local food businesses want and have for sale."
      : "Suppliers, processors, buyers and service providers of Ontario’s local food.",
    canonical: classifieds ? paths.searchClassifieds : searchTextPath(text ?? ""),
    ...(classifieds && { feeds: [{ title: "Latest classifieds", path: classifiedsFeedPath() }] }),
  });
};

export default function Search({ params, loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const publicUrl = usePublicUrl();
  const parameters = parametersFromUrl(params.query, query);
  const answers = loaderData.path === searchPath(parameters) ? loaderData.answers : null;
  return (
    <>
      {answers && <StructuredData json={import.meta.env.SSR && foundData(answers, publicUrl)} />}
      <SearchPage
        parameters={parameters}
        initial={answers}
        restore={!hasSearchInUrl(params.query, query)}
        unknown={unknownInUrl(params.query, query)}
        postWanted={query.get("post") === "wanted"}
      />
    </>
  );
}
