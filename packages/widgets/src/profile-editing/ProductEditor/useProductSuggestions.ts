import { type CategoryId, SUGGESTION_QUERY_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { useDebouncedQuery } from "../../provider/useDebouncedQuery.ts";

const NONE: readonly string[] = [];

/** Suggests names that other businesses use in a category. */
export function useProductSuggestions(category: CategoryId, typed: string, typing: boolean) {
  const text = typed.trim();
  const question = `${category} ${text}`;
  // A longer text is no product name, and the API would refuse it.
  const asks = typing && text !== "" && question.length <= SUGGESTION_QUERY_MAX_LENGTH;
  const { data, failed } = useDebouncedQuery(asks ? question : "", (client, query, signal) =>
    client.POST("/search/suggest_products/", { body: { query }, signal }),
  );
  return {
    names: data ?? NONE,
    failed,
  };
}
