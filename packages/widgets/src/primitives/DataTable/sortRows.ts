import type { Locale } from "@foodshed/sdk/locale";
export interface SortOrder<By extends string = string> {
  by: By;
  direction: "ascending" | "descending";
}

export type SortValue = string | number | null | undefined;

/** A sorted copy. Rows without a value stay last in both directions, and equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  readValue: (row: Row) => SortValue,
  direction: SortOrder["direction"],
  locale: Locale = "en-CA",
): Row[] {
  const alphabet = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((left, right) => {
    const a = readValue(left);
    const b = readValue(right);
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    return sign * (typeof a === "number" && typeof b === "number" ? a - b : alphabet.compare(`${a}`, `${b}`));
  });
}

/** The order after a press on a column's header: a new column ascending, the same one reversed. */
export function nextSort<By extends string>(current: SortOrder<By>, by: By): SortOrder<By> {
  const turned = current.by === by && current.direction === "ascending";
  return { by, direction: turned ? "descending" : "ascending" };
}

function isMissing(value: SortValue): value is null | undefined | "" {
  return value === null || value === undefined || value === "";
}
