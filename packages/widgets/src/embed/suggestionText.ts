import type { Schema } from "@foodshed/sdk";
import type { Translate } from "@foodshed/sdk/locale";
import * as strings from "../search/generated/strings.ts";

/* A suggestion in embeds, which have no list of labels: the French label of an entry comes with it. */

type Suggestion = Pick<Schema<"TermSuggestion">, "term" | "type" | "key" | "translation">;

export function suggestionText({ term, type, key, translation }: Suggestion, t: Translate): string {
  if (type === "place" && key) return t(strings.nearPlace, { place: key });
  return (t.locale === "fr-CA" && translation) || term;
}
