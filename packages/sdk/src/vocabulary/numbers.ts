import type { Locale } from "../locale/locales.ts";

/** A distance in kilometres, "12.35 km". */
export function formatDistance(km: number, locale: Locale = "en-CA"): string {
  return locale === "en-CA" ? `${km.toFixed(2)} km` : `${formatFixed(km, locale)}\u00a0km`;
}

function formatFixed(value: number, locale: Locale): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false };
  return new Intl.NumberFormat(locale, digits).format(value);
}

/** Canadian dollars, "$1,234.50". */
export function formatMoney(dollars: number, locale: Locale = "en-CA"): string {
  return new Intl.NumberFormat(locale, { style: "currency", currency: "CAD" }).format(dollars);
}

/** A count as people write it, "1,204". */
export function formatCount(count: number, locale: Locale = "en-CA"): string {
  return new Intl.NumberFormat(locale).format(count);
}

/** A share of a whole, rounded to one decimal: 12.3. A whole of 0 has shares of 0. */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/** "1 Classified", "1,204 Classifieds", "0 Classifieds", in English alone; messages have plurals of their own. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
