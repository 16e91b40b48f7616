import type { FoodshedClient, Problem } from "@foodshed/sdk";
import type { SearchParameters } from "./searchParameters.ts";
import { classifiedsRequest, type Page, profilesRequest } from "./searchRequests.ts";
import type { ResultType, SearchResponses } from "./searchState.ts";

export interface RunOptions extends Page {
  signal?: AbortSignal;
  now?: Date;
}

/** Sends one of the two searches. */
export async function runSearch(
  client: FoodshedClient,
  resultType: ResultType,
  parameters: SearchParameters,
  { signal, now = new Date(), ...page }: RunOptions = {},
): Promise<
  { answer: SearchResponses[ResultType]; problem?: undefined } | { answer?: undefined; problem: Problem }
> {
  const { data, error } =
    resultType === "profiles"
      ? await client.POST("/search/profiles/", { body: profilesRequest(parameters, page), signal })
      : await client.POST("/search/classifieds/", {
          body: classifiedsRequest(parameters, now, page),
          signal,
        });
  return error ? { problem: error } : { answer: data };
}

/**
 * Both answers to a search, for a page's loader: the page then shows them without asking again. Null when one of them
 * failed; the page then asks again itself, and says so when that fails too.
 */
export async function loadSearch(
  client: FoodshedClient,
  parameters: SearchParameters,
  options: RunOptions = {},
): Promise<SearchResponses | null> {
  const [profiles, classifieds] = await Promise.all([
    runSearch(client, "profiles", parameters, options),
    runSearch(client, "classifieds", parameters, options),
  ]);
  if (!profiles.answer || !classifieds.answer) return null;
  return { profiles: profiles.answer, classifieds: classifieds.answer } as SearchResponses;
}
