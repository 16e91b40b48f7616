import type { Schema } from "@foodshed/sdk";
import { deliveryDays, formatMoney, label, RATE_MISSING, type RateSort } from "@foodshed/sdk/vocabulary";
import { type SortOrder, sortRows } from "../../primitives/DataTable/sortRows.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";

export type Rate = Schema<"ShippingRate">;
export type RateOrder = SortOrder<RateSort>;

/** The initial order of rates: the cheapest first. */
export const cheapestFirst: RateOrder = { by: "rate", direction: "ascending" };

/** Rates without a value for the column go last, whichever way they are sorted. */
export function sortRates(rates: readonly Rate[], { by, direction }: RateOrder, t: WidgetTranslate): Rate[] {
  const read = (rate: Rate) => (by === "carrier" ? label(t, rate.carrier) : rate[by]);
  return sortRows(rates, read, direction, t.locale);
}

export function quoteText({ rate }: Rate, t: WidgetTranslate): string {
  return rate === null ? label(t, RATE_MISSING) : formatMoney(rate, t.locale);
}

/** Null where the carrier gives none. */
export function daysText({ delivery_days }: Rate, t: WidgetTranslate): string | null {
  return delivery_days === null ? null : deliveryDays(delivery_days, t);
}

/** A carrier offers each service at most once. */
export function rateKey({ carrier, service }: Rate): string {
  return `${carrier}/${service}`;
}
