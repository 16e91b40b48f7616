import { AUTOCOMPLETE_SIZE } from "@foodshed/sdk/vocabulary";
import { useDebouncedValue } from "../primitives/useDebouncedValue.ts";
import { useQuery } from "../provider/useQuery.ts";

/** A business or network that can be chosen. */
export interface Named {
  slug: string;
  name: string;
}

const PAUSE_MS = 200;

/** Published profiles whose name matches the input: networks only, or all. Empty when the request fails. */
export function useProfilesByName(text: string, profileType: "ORG" | "ALL"): readonly Named[] {
  const keywords = useDebouncedValue(text.trim(), PAUSE_MS);
  const body = { keywords, profiletype_filters: profileType, size: AUTOCOMPLETE_SIZE, from: 0 };
  const { data, error } = useQuery(
    ["searchProfilesByName", body],
    (client) => client.POST("/search/profiles/", { body }),
    { keepPrevious: true },
  );
  if (error || !data) return [];
  return data.hits.hits.map(({ _source: { slug, business_name: name } }) => ({ slug, name }));
}
