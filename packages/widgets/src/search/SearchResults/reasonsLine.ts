import type { Locale } from "@foodshed/sdk/locale";
import { describeReasons, type SearchReason } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";

/**
 * Why a hit was found, without what its card shows already: its city, a distance from no place with a name, and the kinds in
 * `elsewhere`, separated by spaces. `language` is that of the products that reasons name.
 */
export function reasonsLine(
  reasons: readonly SearchReason[] = [],
  city: string | null,
  elsewhere: string,
  t: WidgetTranslate,
  language?: Locale | null,
): string {
  return describeReasons(
    reasons.filter(({ kind, text }) =>
      text ? text !== city && !elsewhere.includes(kind) : kind === "delivers",
    ),
    t,
    language,
  );
}
