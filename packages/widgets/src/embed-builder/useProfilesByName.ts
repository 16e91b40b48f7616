import { useEffect, useState } from "react";
import { useClient } from "../provider/host.tsx";

/** A business or network that can be chosen. */
export interface Named {
  slug: string;
  name: string;
}

const PAUSE_MS = 200;

/** Published profiles by what is typed of their name: networks only, or all. Empty while they cannot be had. */
export function useProfilesByName(text: string, kind: "ORG" | "ALL"): readonly Named[] {
  const client = useClient();
  const [found, setFound] = useState<readonly Named[]>([]);
  const keywords = text.trim();
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const { data } = await client.POST("/search/profiles/", {
        body: { keywords, profiletype_filters: kind, size: 24, from: 0 },
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      setFound((data?.hits.hits ?? []).map(({ _source: { slug, business_name: name } }) => ({ slug, name })));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, keywords, kind]);
  return found;
}
