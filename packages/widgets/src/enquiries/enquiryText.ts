import type { Schema } from "@foodshed/sdk";
import { formatDate, formatMoney } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../provider/locale.tsx";

/** "Goat cheese, 12 kg". */
export function productText(
  { product, quantity, unit }: Pick<Schema<"EnquirySummary">, "product" | "quantity" | "unit">,
  t: WidgetTranslate,
): string {
  return quantity === null ? product : `${product}, ${quantityText(quantity, unit, t)}`;
}

/** "12 kg". */
export function quantityText(quantity: number, unit: string | null, t: WidgetTranslate): string {
  const number = new Intl.NumberFormat(t.locale).format(quantity);
  return unit ? `${number} ${unit}` : number;
}

/** "$24.50 / kg". */
export function priceText(price: number, unit: string | null, t: WidgetTranslate): string {
  const dollars = formatMoney(price, t.locale);
  return unit ? `${dollars} / ${unit}` : dollars;
}

/** A day without a time, "Feb 27, 2026". */
export function dayText(day: string, t: WidgetTranslate): string {
  return formatDate(`${day}T00:00:00Z`, "UTC", t.locale);
}
