import type { Schema } from "@foodshed/sdk";
import type { Translate } from "@foodshed/sdk/locale";
import { label } from "@foodshed/sdk/vocabulary/label";
import * as strings from "../generated/strings.ts";

type Suggestion = Pick<Schema<"TermSuggestion">, "term" | "type" | "key">;

/**
 * A suggestion in the reader's language: entries of the vocabulary travel in English, and searches find them in both. What
 * businesses call themselves and their products stays as it is.
 */
export function suggestionText({ term, type, key }: Suggestion, t: Translate): string {
  if (key === undefined) return term;
  return type === "place" ? t(strings.nearPlace, { place: key }) : label(t, term);
}
