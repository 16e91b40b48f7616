import type { Schema } from "../contract.ts";
import { type Translate, toEnglish } from "../locale/strings.ts";
import { withFirst } from "./dates.ts";
import * as strings from "./generated/strings.ts";
import { formatMoney } from "./numbers.ts";
import { type ProductUnit, unitName } from "./product-units.ts";
import { firstDay, isYearRound, lastDay, type ProductSeason } from "./seasons.ts";

export type ProductAvailability = Schema<"ProductAvailability">;
export type Weekday = Schema<"Weekday">;

/** The days of the week in their order. */
export const WEEKDAYS = [
  "mon",
  "tue",
  "wed",
  "thu",
  "fri",
  "sat",
  "sun",
] as const satisfies readonly Weekday[];

/** What says nothing. */
export const NO_AVAILABILITY: Readonly<ProductAvailability> = {
  from: null,
  to: null,
  quantity: null,
  quantity_unit: null,
  smallest_order: null,
  smallest_order_unit: null,
  price_min: null,
  price_max: null,
  price_unit: null,
  delivery_days: [],
};

/** Each part of what is said of a product's availability as a reader reads it; empty where nothing is said. */
export interface AvailabilityWords {
  /** "June to October" */
  season: string;
  /** "from $4.50/kg" */
  price: string;
  /** "40 kg" */
  quantity: string;
  /** "5 kg" */
  smallestOrder: string;
  /** "Tuesday and Friday" */
  deliveryDays: string;
}

export function availabilityWords(
  availability: ProductAvailability,
  translate: Translate = toEnglish,
): AvailabilityWords {
  const { quantity, quantity_unit, smallest_order, smallest_order_unit, delivery_days } = availability;
  return {
    season: describeSeason(availability, translate),
    price: describePrice(availability, translate),
    quantity: describeAmount(quantity, quantity_unit, translate),
    smallestOrder: describeAmount(smallest_order, smallest_order_unit, translate),
    deliveryDays: describeDays(delivery_days, translate),
  };
}

/** "June to October", "June 15 to September 30", "until Dec 24, 2026", "all year"; empty for no season. */
export function describeSeason(season: ProductSeason, translate: Translate = toEnglish): string {
  const { from, to } = season;
  if (from === null && to === null) return "";
  if (isYearRound(season)) return translate(strings.seasonAllYear);
  const { locale } = translate;
  if (from === null) return translate(strings.seasonUntil, { to: endWords(to as string, locale) });
  if (to === null) return translate(strings.seasonFrom, { from: endWords(from, locale) });
  const areMonths = from.length === 2 && to.length === 2;
  if (from === to) {
    const words = endWords(from, locale);
    return areMonths
      ? translate(strings.seasonOnlyMonth, { month: words })
      : translate(strings.seasonOnlyDay, { day: words });
  }
  if (areMonths)
    return translate(strings.seasonMonths, { from: endWords(from, locale), to: endWords(to, locale) });
  return translate(strings.seasonDays, {
    from: endWords(firstDay(from), locale),
    to: endWords(lastDay(to), locale),
  });
}

/** "June", "June 15", "Jun 15, 2026". */
function endWords(end: string, locale: Translate["locale"]): string {
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    withFirst(
      new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`)),
      locale,
    );
  if (end.length === 2) return format(`2024-${end}-01`, { month: "long" });
  if (end.length === 5) return format(`2024-${end}`, { month: "long", day: "numeric" });
  return format(end, { month: "long", day: "numeric", year: "numeric" });
}

/** "$4.50/kg", "$4 to $6/kg", "from $4.50/kg", "up to $6 each"; empty for no price. */
export function describePrice(
  { price_min, price_max, price_unit }: Pick<ProductAvailability, "price_min" | "price_max" | "price_unit">,
  translate: Translate = toEnglish,
): string {
  const money = (dollars: number) => formatMoney(dollars, translate.locale);
  const per = (price: string) => {
    if (price_unit === null) return price;
    if (price_unit === "each") return translate(strings.pricePerEach, { price });
    return translate(strings.pricePer, { price, unit: unitName(translate, price_unit) });
  };
  if (price_min === null)
    return price_max === null ? "" : translate(strings.priceUpTo, { price: per(money(price_max)) });
  if (price_max === null) return translate(strings.priceFrom, { price: per(money(price_min)) });
  if (price_min === price_max) return per(money(price_min));
  return per(translate(strings.priceRange, { min: money(price_min), max: money(price_max) }));
}

/** "40 kg", "12 bunches"; empty for no amount. */
export function describeAmount(
  amount: number | null,
  unit: ProductUnit | null,
  translate: Translate = toEnglish,
): string {
  if (amount === null) return "";
  const number = new Intl.NumberFormat(translate.locale, { maximumFractionDigits: 3 }).format(amount);
  if (unit === null) return number;
  return translate(strings.amountOf, { amount: number, unit: unitName(translate, unit, amount) });
}

/** "Tuesday and Friday", "every day"; empty for none. */
export function describeDays(days: readonly Weekday[], translate: Translate = toEnglish): string {
  if (days.length === 0) return "";
  if (days.length === WEEKDAYS.length) return translate(strings.everyDay);
  const names = WEEKDAYS.filter((day) => days.includes(day)).map((day) => weekdayName(day, translate.locale));
  return new Intl.ListFormat(translate.locale, { type: "conjunction" }).format(names);
}

/** "Tuesday" */
export function weekdayName(
  day: Weekday,
  locale: Translate["locale"],
  weekday: "long" | "short" = "long",
): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day)));
  return new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" }).format(date);
}
