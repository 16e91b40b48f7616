import type { Schema } from "@foodshed/sdk";
import { localized } from "@foodshed/sdk/locale";
import {
  type ProductUnit,
  priceProblem,
  seasonProblem,
  WEEKDAYS,
  type Weekday,
} from "@foodshed/sdk/vocabulary";
import type { Selectable } from "kysely";
import { DomainError, type FieldErrors } from "../../core/domain-error.ts";
import type { ProductsTable } from "../../infra/db/tables/profiles.ts";
import * as strings from "./generated/strings.ts";

/** The columns that say when and for how much a product is to be had. */
export const AVAILABILITY_COLUMNS = [
  "available_from",
  "available_to",
  "quantity",
  "quantity_unit",
  "smallest_order",
  "smallest_order_unit",
  "price_min_cents",
  "price_max_cents",
  "price_unit",
  "delivery_days",
] as const satisfies readonly (keyof ProductsTable)[];

export type AvailabilityRow = Pick<Selectable<ProductsTable>, (typeof AVAILABILITY_COLUMNS)[number]>;

/** What is kept of a request; null takes everything back. @throws DomainError 400 naming what cannot be */
export function availabilityRow(input: Schema<"ProductAvailabilityInput"> | null): AvailabilityRow {
  const given = input ?? {};
  const season = { from: given.from ?? null, to: given.to ?? null };
  const price = { price_min: given.price_min ?? null, price_max: given.price_max ?? null, price_unit: null };
  const errors: FieldErrors = {};
  const wrongSeason = seasonProblem(season);
  if (wrongSeason) errors["availability.from"] = [wrongSeason];
  const wrongPrice = priceProblem(price);
  if (wrongPrice) errors["availability.price_min"] = [wrongPrice];
  for (const [unit, amounts] of Object.entries(AMOUNTS_OF)) {
    const isIdle = amounts.every((amount) => given[amount] == null);
    if (isIdle && given[unit as keyof typeof AMOUNTS_OF] != null)
      errors[`availability.${unit}`] = [localized(strings.unitWithoutAmount)];
  }
  if (Object.keys(errors).length > 0) throw DomainError.invalid(errors);
  const days = given.delivery_days ?? [];
  return {
    available_from: season.from,
    available_to: season.to,
    quantity: given.quantity ?? null,
    quantity_unit: given.quantity_unit ?? null,
    smallest_order: given.smallest_order ?? null,
    smallest_order_unit: given.smallest_order_unit ?? null,
    price_min_cents: cents(price.price_min),
    price_max_cents: cents(price.price_max),
    price_unit: given.price_unit ?? null,
    delivery_days: WEEKDAYS.filter((day) => days.includes(day)),
  };
}

/** What each unit is the unit of. */
const AMOUNTS_OF = {
  quantity_unit: ["quantity"],
  smallest_order_unit: ["smallest_order"],
  price_unit: ["price_min", "price_max"],
} as const;

const cents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100));
const dollars = (cents: number | null) => (cents === null ? null : cents / 100);

/** What is said of a product; undefined where nothing is. */
export function toAvailability(row: AvailabilityRow): Schema<"ProductAvailability"> | undefined {
  const says = AVAILABILITY_COLUMNS.some((column) => column !== "delivery_days" && row[column] !== null);
  if (!says && row.delivery_days.length === 0) return undefined;
  return {
    from: row.available_from,
    to: row.available_to,
    quantity: row.quantity,
    quantity_unit: row.quantity_unit as ProductUnit | null,
    smallest_order: row.smallest_order,
    smallest_order_unit: row.smallest_order_unit as ProductUnit | null,
    price_min: dollars(row.price_min_cents),
    price_max: dollars(row.price_max_cents),
    price_unit: row.price_unit as ProductUnit | null,
    delivery_days: row.delivery_days as Weekday[],
  };
}

/** As a part of a product. */
export function availabilityOf(row: AvailabilityRow): Pick<Schema<"Product">, "availability"> {
  const availability = toAvailability(row);
  return availability ? { availability } : {};
}

/** A product's row with what it says of its availability instead of the columns. */
export function withAvailability<Row extends AvailabilityRow>(row: Row) {
  const rest: Partial<Row> = { ...row };
  for (const column of AVAILABILITY_COLUMNS) delete rest[column];
  return { ...(rest as Omit<Row, keyof AvailabilityRow>), ...availabilityOf(row) };
}
