/**
 * A number as people type it in either language: "12.50", "12,50", "12,50 $", "1 234,5", "1,234". Fields for it take any text: a field
 * of the type "number" swallows the comma or, in other browsers, everything. NaN for what is no number.
 */
export function decimalOf(typed: string): number {
  const text = typed.replaceAll(/[\s$]/g, "");
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text);
  return text === "" ? Number.NaN : Number(isGrouped ? text.replaceAll(",", "") : text.replace(",", "."));
}
