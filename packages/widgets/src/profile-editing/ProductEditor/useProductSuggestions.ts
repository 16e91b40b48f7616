import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { useWhileTyping } from "../../provider/useWhileTyping.ts";

const NONE: readonly string[] = [];

/** Names that others use in a category, for what is being typed. */
export function useProductSuggestions(category: CategoryId, typed: string, typing: boolean) {
  const text = typed.trim();
  const { data, failed } = useWhileTyping(
    typing && text !== "" ? `${category} ${text}` : "",
    (client, query, signal) => client.POST("/search/suggest_products/", { body: { query }, signal }),
  );
  return {
    names: data ?? NONE,
    /** What to say when there could be suggestions, but the network has none for us. */
    problem: failed ? "Product suggestions failed" : undefined,
  };
}
