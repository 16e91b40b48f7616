import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
/** Heads the hits that hold only a part of what is searched for, or only something related to it. */
export function partialMatchesSentence(completeMatches: number, t: WidgetTranslate): string {
  return completeMatches === 0 ? t(strings.onlyPartialMatches) : t(strings.partialMatches);
}
