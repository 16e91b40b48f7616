import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { useEffect, useState } from "react";
import { useClient } from "../../provider/host.tsx";

const PAUSE_MS = 150;
const NONE: readonly string[] = [];

/** Names that others use in a category, for what is being typed. */
export function useProductSuggestions(category: CategoryId, typed: string, typing: boolean) {
  const client = useClient();
  const [found, setFound] = useState({ query: "", names: NONE, failed: false });
  const text = typed.trim();
  const query = typing && text !== "" ? `${category} ${text}` : "";
  useEffect(() => {
    if (query === "") return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const { data, error } = await client.POST("/search/suggest_products/", {
        body: { query },
        signal: controller.signal,
      });
      if (!controller.signal.aborted) setFound({ query, names: data ?? NONE, failed: error !== undefined });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, query]);
  const current = query !== "" && (found.query === query || found.names.length > 0);
  return {
    names: current ? found.names : NONE,
    /** What to say when there could be suggestions, but the network has none for us. */
    problem: found.failed && found.query === query ? "Product suggestions failed" : undefined,
  };
}
