import type { FoodshedClient, Problem } from "@foodshed/sdk";
import type { SearchParameters } from "./searchParameters.ts";
import { classifiedsRequest, type Page, profilesRequest } from "./searchRequests.ts";
import type { ResultType, SearchResponses } from "./searchState.ts";

export interface RunOptions extends Page {
  signal?: AbortSignal;
  now?: Date;
}

type Answered =
  | { answer: SearchResponses[ResultType]; problem?: undefined }
  | { answer?: undefined; problem: Problem };

/** Sends one of the two searches. With a place that nobody knows it is sent once more without one, and the answer says so. */
export async function runSearch(
  client: FoodshedClient,
  resultType: ResultType,
  parameters: SearchParameters,
  options: RunOptions = {},
): Promise<Answered> {
  const first = await send(client, resultType, parameters, options);
  const [place_problem] = first.problem?.errors?.near ?? [];
  if (!place_problem) return first;
  const second = await send(client, resultType, withoutPlace(parameters), options);
  return second.answer ? { answer: { ...second.answer, place_problem } } : second;
}

/** The same search anywhere: a distance is from a place. */
export function withoutPlace(parameters: SearchParameters): SearchParameters {
  return { ...parameters, near: "", distance: 0 };
}

async function send(
  client: FoodshedClient,
  resultType: ResultType,
  parameters: SearchParameters,
  { signal, now = new Date(), ...page }: RunOptions,
): Promise<Answered> {
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
 * failed, which `onProblem` is told; the page then asks again itself, and says so when that fails too.
 */
export async function loadSearch(
  client: FoodshedClient,
  parameters: SearchParameters,
  { onProblem, ...options }: RunOptions & { onProblem?: (problem: Problem) => void } = {},
): Promise<SearchResponses | null> {
  const [profiles, classifieds] = await Promise.all([
    runSearch(client, "profiles", parameters, options),
    runSearch(client, "classifieds", parameters, options),
  ]);
  const problem = profiles.problem ?? classifieds.problem;
  if (problem) onProblem?.(problem);
  if (!profiles.answer || !classifieds.answer) return null;
  return { profiles: profiles.answer, classifieds: classifieds.answer } as SearchResponses;
}
