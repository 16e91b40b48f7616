import type { Schema } from "@foodshed/sdk";
import { useEffect, useState } from "react";
import { useClient } from "../../provider/host.tsx";

type Suggestions = readonly Schema<"TermSuggestion">[];

const PAUSE_MS = 150;
const NONE: Suggestions = [];

/** Completions of what is being typed; none before somebody types, and none when they cannot be had. */
export function useSuggestions(text: string, typing: boolean): Suggestions {
  const client = useClient();
  const [found, setFound] = useState<Suggestions>(NONE);
  const query = text.trim();
  const wanted = typing && query !== "";
  useEffect(() => {
    if (!wanted) {
      setFound(NONE);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const { data } = await client.POST("/search/suggest_terms/", {
        body: { query },
        signal: controller.signal,
      });
      if (!controller.signal.aborted) setFound(data?.suggestions ?? NONE);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, query, wanted]);
  return wanted ? found : NONE;
}
