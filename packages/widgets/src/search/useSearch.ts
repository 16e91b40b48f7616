import { useEffect, useReducer, useRef } from "react";
import { useClient } from "../provider/host.tsx";
import { runSearch } from "./runSearch.ts";
import type { SearchParameters } from "./searchParameters.ts";
import { type ResultType, type SearchResponses, searchReducer, startSearch } from "./searchState.ts";

const BOTH: readonly ResultType[] = ["profiles", "classifieds"];

export interface UseSearchOptions {
  parameters: SearchParameters;
  /** The responses that the loader already has, one for each search that is sent. */
  answers?: Partial<SearchResponses> | undefined;
  /** Only members of this organization. */
  network?: string | undefined;
  /** Which searches are sent; by default both. Must not change between renders. */
  resultTypes?: readonly ResultType[];
  /**
   * A search is about to be sent; the address and the memory follow it. `left` is the search that Back leads to, when
   * somebody submitted or cleared; null when the change was any other.
   */
  onSearch?: (parameters: SearchParameters, left: SearchParameters | null) => void;
}

/** A search that runs by itself, after a short pause, whenever something about it changes. */
export function useSearch({ parameters, answers, network, resultTypes = BOTH, onSearch }: UseSearchOptions) {
  const client = useClient();
  const [state, dispatch] = useReducer(searchReducer, undefined, () => startSearch(parameters, answers));
  const latest = useRef({ state, onSearch });
  latest.current = { state, onSearch };
  const { revision } = state;

  useEffect(() => {
    const { due, parameters, left } = latest.current.state;
    if (!due) return;
    const controller = new AbortController();
    const send = async (resultType: ResultType) => {
      const { answer, problem } = await runSearch(client, resultType, parameters, {
        network,
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      dispatch(
        answer
          ? { type: "answered", resultType, revision, from: 0, answer }
          : { type: "failed", resultType, revision, problem },
      );
    };
    const timers = resultTypes.map((resultType) => setTimeout(() => void send(resultType), due[resultType]));
    timers.push(
      setTimeout(() => latest.current.onSearch?.(parameters, left), Math.min(due.profiles, due.classifieds)),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
      controller.abort();
    };
  }, [client, network, resultTypes, revision]);

  const waitingForMore = resultTypes.find((resultType) => state[resultType].status === "more");
  useEffect(() => {
    if (!waitingForMore) return;
    const controller = new AbortController();
    const { parameters, [waitingForMore]: results } = latest.current.state;
    const from = results.hits.length;
    void runSearch(client, waitingForMore, parameters, { from, network, signal: controller.signal }).then(
      ({ answer, problem }) => {
        if (controller.signal.aborted) return;
        const resultType = waitingForMore;
        dispatch(
          answer
            ? { type: "answered", resultType, revision, from, answer }
            : { type: "failed", resultType, revision, problem },
        );
      },
    );
    return () => controller.abort();
  }, [client, network, revision, waitingForMore]);

  return [state, dispatch] as const;
}
