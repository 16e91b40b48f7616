import type { Schema } from "@foodshed/sdk";
import { deliveryDays, formatMoney, RATE_MISSING, type RateSort } from "@foodshed/sdk/vocabulary";
import { type SortOrder, sortRows } from "../../primitives/DataTable/sortRows.ts";

export type Rate = Schema<"ShippingRate">;
export type RateOrder = SortOrder<RateSort>;

/** The initial order of rates: the cheapest first. */
export const cheapestFirst: RateOrder = { by: "rate", direction: "ascending" };

/** Rates without a value for the column go last, whichever way they are sorted. */
export function sortRates(rates: readonly Rate[], { by, direction }: RateOrder): Rate[] {
  return sortRows(rates, (rate) => rate[by], direction);
}

export function quoteText({ rate }: Rate): string {
  return rate === null ? RATE_MISSING : formatMoney(rate);
}

/** Null where the carrier gives none. */
export function daysText({ delivery_days }: Rate): string | null {
  return delivery_days === null ? null : deliveryDays(delivery_days);
}

/** A carrier offers each service at most once. */
export function rateKey({ carrier, service }: Rate): string {
  return `${carrier}/${service}`;
}
