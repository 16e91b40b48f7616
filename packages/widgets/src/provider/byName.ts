import { DEFAULT_LOCALE } from "@foodshed/sdk/locale";
import type { WidgetTranslate } from "./locale.tsx";

/** Sorts entries of the vocabulary, which stand in the order of their English names, by those in the language of now. "Other" and "None" stay last. */
export function byName<Entry extends { value: string | number; label: string }>(
  entries: Entry[],
  t: WidgetTranslate,
) {
  if (t.locale === DEFAULT_LOCALE) return entries;
  const { compare } = new Intl.Collator(t.locale);
  const isLast = ({ value }: Entry) => Number(value === 0 || value === "none");
  return entries.sort((one, other) => isLast(one) - isLast(other) || compare(one.label, other.label));
}
