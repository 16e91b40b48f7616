import { findMonth, folded, twoDigits } from "./availability-names.ts";

/** What keys and months of the availability filter are called in an address, `this_week` and `01` to `12`. */
export const AVAILABLE_FILTERS = [
  "this_week",
  ...Array.from({ length: 12 }, (_, at) => twoDigits(at + 1)),
] as const;

/** The key of the availability filter that a text means, `this_week` or a month; undefined when it means neither. */
export function findAvailableFilter(text: string): string | undefined {
  const wanted = folded(text).replace(/[_-]/g, " ");
  // cspell:disable-next-line
  if (["this week", "cette semaine"].includes(wanted)) return "this_week";
  const month = /^\d{1,2}$/.test(wanted) ? Number(wanted) : findMonth(wanted);
  return month !== undefined && month >= 1 && month <= 12 ? twoDigits(month) : undefined;
}
