import { formatCount } from "@foodshed/sdk/vocabulary";
import type { SearchKind } from "../searchState.ts";

/** "1,284 Profile Results", with the text that was searched for behind it; "57 Classifieds" in classifieds mode. */
export function resultsTitle(kind: SearchKind, total: number, query: string): string {
  const count = formatCount(total);
  if (kind === "classifieds") return `${count} Classifieds`;
  const text = query.trim();
  return text ? `${count} Profile Results for "${text}"` : `${count} Profile Results`;
}
