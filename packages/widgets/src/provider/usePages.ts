import type { FoodshedClient, FoodshedError, Result } from "@foodshed/sdk";
import { useEffect, useRef, useState } from "react";
import { useClient } from "./host.tsx";

export interface PagesState<Answer> {
  /** The answers so far, first page first; those of the last input stay until new ones come. */
  pages: readonly Answer[];
  error: FoodshedError | undefined;
  /** `loading` has nothing to show yet, `refreshing` still shows what was. */
  status: "loading" | "refreshing" | "ready" | "more" | "failed";
  /** Asks for the next page; does nothing while one is on its way. */
  more: () => void;
  /** Reads the first page again. */
  reload: () => void;
}

export interface PagesOptions<Answer> {
  /** A first page that the page already has, from its loader. */
  initial?: Answer | undefined;
  /** Milliseconds to wait after a change of input, so that three quick ticks make one call. */
  delayMs?: number;
}

interface Held<Answer> {
  pages: readonly Answer[];
  error: FoodshedError | undefined;
  status: PagesState<Answer>["status"];
}

/** A list that grows page by page. A new `key` starts it anew. */
export function usePages<Answer>(
  key: string,
  load: (client: FoodshedClient, loaded: readonly Answer[], signal: AbortSignal) => Promise<Result<Answer>>,
  { initial, delayMs = 0 }: PagesOptions<Answer> = {},
): PagesState<Answer> {
  const client = useClient();
  const [held, setHeld] = useState<Held<Answer>>(() => ({
    pages: initial ? [initial] : [],
    error: undefined,
    status: initial ? "ready" : "loading",
  }));
  const [turn, setTurn] = useState(0);
  const latest = useRef({ load, delayMs });
  latest.current = { load, delayMs };
  const shown = useRef(initial ? `${key} 0` : undefined);
  const current = useRef<AbortController>(undefined);

  useEffect(() => {
    const wanted = `${key} ${turn}`;
    if (shown.current === wanted) return;
    const first = shown.current === undefined;
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setHeld((last) => ({ ...last, error: undefined, status: last.pages.length ? "refreshing" : "loading" }));
    const timer = setTimeout(
      async () => {
        const { data, error } = await latest.current.load(client, [], controller.signal);
        if (controller.signal.aborted) return;
        shown.current = wanted;
        setHeld(
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
    ...held,
    reload: () => setTurn((last) => last + 1),
    more: async () => {
      if (held.status !== "ready") return;
      const controller = current.current ?? new AbortController();
      current.current = controller;
      setHeld({ ...held, status: "more" });
      const { data, error } = await load(client, held.pages, controller.signal);
      if (controller.signal.aborted) return;
      setHeld(
        error
          ? { ...held, error, status: "ready" }
          : { pages: [...held.pages, data], error: undefined, status: "ready" },
      );
    },
  };
}
