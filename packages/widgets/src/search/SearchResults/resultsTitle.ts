import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

/**
 * "1,284 Profile Results", with the text that was searched for behind it. A total of null is left out: an embed
 * whose search failed says nothing of how many there are.
 */
export function resultsTitle(total: number | null, query: string, t: WidgetTranslate): string {
  const text = query.trim();
  if (total === null) return text ? t(strings.profilesFor, { text }) : t(strings.profiles);
  return text
    ? t(strings.profileCountFor, { count: total, text })
    : t(strings.profileCount, { count: total });
}
