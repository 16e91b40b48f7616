import type { Schema } from "../contract.ts";
import { comparable } from "./comparable.ts";

/** The orders that results can be put in, with what they are called. */
export const SEARCH_SORTS = [
  { value: "best", label: "Best match" },
  { value: "nearest", label: "Nearest" },
  { value: "newest", label: "Newest" },
  { value: "name", label: "Name" },
] as const satisfies readonly { value: Schema<"SearchSort">; label: string }[];

export type SearchSort = (typeof SEARCH_SORTS)[number]["value"];

/** The order that a text means, by its value or its label; undefined when it means none. */
export function findSearchSort(text: string): SearchSort | undefined {
  const wanted = comparable(text);
  return SEARCH_SORTS.find(({ value, label }) => value === wanted || comparable(label) === wanted)?.value;
}
