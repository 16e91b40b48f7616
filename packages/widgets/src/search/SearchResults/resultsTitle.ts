import { counted } from "@foodshed/sdk/vocabulary";
import type { ResultType } from "../searchState.ts";

/**
 * "1,284 Profile Results", with the text that was searched for behind it; "57 Classifieds" in classifieds mode, and "1 Classified". A
 * total of null is not known, as when the search failed, and is left out.
 */
export function resultsTitle(resultType: ResultType, total: number | null, query: string): string {
  const things = resultType === "classifieds" ? "Classified" : "Profile Result";
  const count = total === null ? `${things}s` : counted(total, things);
  const text = query.trim();
  return text && resultType === "profiles" ? `${count} for "${text}"` : count;
}
