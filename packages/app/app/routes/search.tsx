import type { FoodshedClient } from "@foodshed/sdk";
import {
  hasSearchInUrl,
  loadSearch,
  parametersFromUrl,
  recallShown,
  type SearchAnswers,
  SearchPage,
  searchPath,
  searchTextPath,
} from "@foodshed/widgets";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { requestClient } from "../api.ts";
import { client } from "../browser.ts";
import { pageMeta } from "../page-meta.ts";
import { classifiedsFeedPath, paths } from "../paths.ts";
import { classifiedsData } from "../structured-data/classifieds.ts";
import { resultsData } from "../structured-data/results.ts";
import { StructuredData } from "../structured-data/StructuredData.tsx";
import { usePublicUrl } from "../use-public-url.ts";
import type { Route } from "./+types/search.ts";

async function load(api: FoodshedClient, query: string | undefined, url: URL, cameBack = false) {
  const parameters = parametersFromUrl(query, url.searchParams);
  const path = searchPath(parameters);
  const size = cameBack ? recallShown(path) : undefined;
  return { path, answers: await loadSearch(api, parameters, { size }) };
}

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(requestClient(context), params.query, url);

/**
 * In the browser whoever is signed in searches, and is told the distance. Whoever goes back finds all that they had loaded: the
 * browser has changed the address already then, while a link changes it once its page is here.
 */
export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) =>
  load(client, params.query, url, url.pathname + url.search === location.pathname + location.search);

/** The page that is open searches by itself and only keeps the address in step. */
export const shouldRevalidate = ({ currentUrl }: ShouldRevalidateFunctionArgs) =>
  !/^\/search(\/|$)/.test(currentUrl.pathname);

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
      {answers && <StructuredData json={import.meta.env.SSR && found(answers, publicUrl)} />}
      <SearchPage parameters={parameters} initial={answers} restore={!hasSearchInUrl(params.query, query)} />
    </>
  );
}

/** Outside classifieds mode the ads are only counted. */
function found({ profiles, classifieds }: SearchAnswers, publicUrl: string): string {
  const ads = classifieds.hits.hits.map(({ _source }) => _source);
  return ads.length > 0 ? classifiedsData(ads, publicUrl) : resultsData(profiles.hits.hits, publicUrl);
}
