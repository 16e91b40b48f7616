import type { Schema } from "@foodshed/sdk";
import { useDebouncedQuery } from "../../provider/useDebouncedQuery.ts";

type Suggestions = readonly Schema<"TermSuggestion">[];

const NONE: Suggestions = [];

/** Completions of what is being typed; none before somebody types, and none when they cannot be had. */
export function useSuggestions(text: string, typing: boolean): Suggestions {
  const { data } = useDebouncedQuery(typing ? text.trim() : "", (client, query, signal) =>
    client.POST("/search/suggest_terms/", { body: { query }, signal }),
  );
  return data?.suggestions ?? NONE;
}
