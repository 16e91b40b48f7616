import type { FoodshedClient, FoodshedError, Result } from "@foodshed/sdk";
import { useEffect, useRef, useState } from "react";
import { useClient, usePrefetchedAnswer } from "./host.tsx";

export interface InfiniteQueryState<Page> {
  /** The pages so far, first page first; those of the last key stay until new ones arrive. */
  pages: readonly Page[];
  /** Why the first page could not be fetched, or, with the status `ready`, the next one. */
  error: FoodshedError | undefined;
  /** `loading` has no data yet, `refreshing` still shows the previous data. */
  status: "loading" | "refreshing" | "ready" | "more" | "failed";
  /** Fetches the next page; does nothing while one is being fetched. */
  more: () => void;
  /** Fetches the first page again. */
  reload: () => void;
}

export interface InfiniteQueryOptions<Page> {
  /** A first page that the route loader already fetched. */
  initial?: Page | undefined;
  /** Debounce after a change of the key, in milliseconds, so that three quick ticks make one call. */
  delayMs?: number;
}

interface LoadedPages<Page> {
  pages: readonly Page[];
  error: FoodshedError | undefined;
  status: InfiniteQueryState<Page>["status"];
}

/** A list that is fetched page by page. A new `key` starts again with the first page. */
export function useInfiniteQuery<Page>(
  key: string,
  load: (client: FoodshedClient, loaded: readonly Page[], signal: AbortSignal) => Promise<Result<Page>>,
  { initial: given, delayMs = 0 }: InfiniteQueryOptions<Page> = {},
): InfiniteQueryState<Page> {
  const client = useClient();
  const prefetched = usePrefetchedAnswer<Page>((client) => load(client, [], new AbortController().signal));
  const initial = given ?? prefetched;
  const [state, setState] = useState<LoadedPages<Page>>(() => ({
    pages: initial ? [initial] : [],
    error: undefined,
    status: initial ? "ready" : "loading",
  }));
  const [turn, setTurn] = useState(0);
  const latest = useRef({ load, delayMs, state });
  latest.current = { load, delayMs, state };
  const shown = useRef(initial ? `${key} 0` : undefined);
  const current = useRef<AbortController>(undefined);

  useEffect(() => {
    const wanted = `${key} ${turn}`;
    if (shown.current === wanted) {
      // Another client: what the last one said was in another language.
      const { error, pages } = latest.current.state;
      if (error && pages.length > 0) setState((last) => ({ ...last, error: undefined }));
      if (!error || pages.length > 0) return;
    }
    const first = shown.current === undefined;
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setState((last) => ({ ...last, error: undefined, status: last.pages.length ? "refreshing" : "loading" }));
    const timer = setTimeout(
      async () => {
        const { data, error } = await latest.current.load(client, [], controller.signal);
        if (controller.signal.aborted) return;
        shown.current = wanted;
        setState(
          error
            ? { pages: [], error, status: "failed" }
            : { pages: [data], error: undefined, status: "ready" },
        );
      },
      first ? 0 : latest.current.delayMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, turn, client]);

  return {
    ...state,
    reload: () => setTurn((last) => last + 1),
    more: async () => {
      if (state.status !== "ready") return;
      const controller = current.current ?? new AbortController();
      current.current = controller;
      setState({ ...state, error: undefined, status: "more" });
      const { data, error } = await load(client, state.pages, controller.signal);
      if (controller.signal.aborted) return;
      setState(
        error
          ? { ...state, error, status: "ready" }
          : { pages: [...state.pages, data], error: undefined, status: "ready" },
      );
    },
  };
}
