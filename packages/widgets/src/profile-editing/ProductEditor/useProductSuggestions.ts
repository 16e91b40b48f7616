import { type CategoryId, SUGGESTION_QUERY_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { useDebouncedQuery } from "../../provider/useDebouncedQuery.ts";

const NONE: readonly string[] = [];

/** Names that others use in a category, for what is being typed. */
export function useProductSuggestions(category: CategoryId, typed: string, typing: boolean) {
  const text = typed.trim();
  const question = `${category} ${text}`;
  // Nobody calls a product by more than can be asked.
  const asks = typing && text !== "" && question.length <= SUGGESTION_QUERY_MAX_LENGTH;
  const { data, failed } = useDebouncedQuery(asks ? question : "", (client, query, signal) =>
    client.POST("/search/suggest_products/", { body: { query }, signal }),
  );
  return {
    names: data ?? NONE,
    /** What to say when there could be suggestions, but the network has none for us. */
    problem: failed ? "Product suggestions failed" : undefined,
  };
}
