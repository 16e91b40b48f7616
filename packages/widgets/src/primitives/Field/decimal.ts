import type { Locale } from "@foodshed/sdk/locale";

/**
 * A number as people type it in either language: "12.50", "12,50", "12,50 $", "1 234,5". Of "1,234" the language decides: a thousand and
 * more in English, one and a fraction in French. Fields for it take any text: a field of the type "number" swallows the comma or, in
 * other browsers, everything. NaN for what is no number.
 */
export function decimalOf(typed: string, locale: Locale): number {
  const text = typed.replaceAll(/[\s$]/g, "");
  const isGrouped = locale === "en-CA" && /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text);
  return text === "" ? Number.NaN : Number(isGrouped ? text.replaceAll(",", "") : text.replace(",", "."));
}
