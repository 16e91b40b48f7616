import type { Schema } from "@foodshed/sdk";
import type { LocalizedText } from "@foodshed/sdk/locale";
import {
  availabilityWords,
  byName,
  type CategoryId,
  isCategoryId,
  NO_AVAILABILITY,
  readAmount,
  readDays,
  readPrice,
  readSeason,
  visibleProducts,
} from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";

type Role = Schema<"Role">;

/** The columns of the table, in their order. */
export const COLUMNS = ["season", "price", "quantity", "smallestOrder", "deliveryDays"] as const;
export type Column = (typeof COLUMNS)[number];

/** What stands in the cells of a row, as a person writes it. */
export type Cells = Readonly<Record<Column, string>>;

export const NO_CELLS: Cells = { season: "", price: "", quantity: "", smallestOrder: "", deliveryDays: "" };

/** A product, under whichever roles it is listed. */
export interface TableRow {
  key: string;
  name: string;
  category: CategoryId;
  /** The products that it stands for; none for one that is not saved yet. */
  ids: readonly number[];
  saved: Cells;
}

export function rowKey(category: CategoryId, name: string): string {
  return `${category} ${name.normalize("NFC").toLocaleLowerCase("en-CA")}`;
}

/** What a business offers, by name; what it buys has no season here. */
export function rowsOf(roles: readonly Role[], t: WidgetTranslate): TableRow[] {
  const rows = new Map<string, TableRow>();
  for (const { value, data } of roles) {
    if (value === "buyer") continue;
    for (const { id, name, category: code, availability } of visibleProducts(data.products)) {
      const category = isCategoryId(code) ? code : 0;
      const key = rowKey(category, name);
      const known = rows.get(key);
      const saved = availabilityWords(availability ?? NO_AVAILABILITY, t);
      rows.set(
        key,
        known ? { ...known, ids: [...known.ids, id] } : { key, name, category, ids: [id], saved },
      );
    }
  }
  return [...rows.values()].sort(byName);
}

export interface ReadCells {
  availability: Schema<"ProductAvailabilityInput">;
  /** What is wrong, by column. */
  problems: Partial<Record<Column, LocalizedText>>;
}

/** What the cells of a row mean. */
export function readCells(cells: Cells): ReadCells {
  const season = readSeason(cells.season);
  const price = readPrice(cells.price);
  const quantity = readAmount(cells.quantity);
  const smallest = readAmount(cells.smallestOrder);
  const days = readDays(cells.deliveryDays);
  const problems: ReadCells["problems"] = {
    ...(season.problem && { season: season.problem }),
    ...(price.problem && { price: price.problem }),
    ...(quantity.problem && { quantity: quantity.problem }),
    ...(smallest.problem && { smallestOrder: smallest.problem }),
    ...(days.problem && { deliveryDays: days.problem }),
  };
  return {
    problems,
    availability: {
      ...season.value,
      ...price.value,
      quantity: quantity.value?.amount ?? null,
      quantity_unit: quantity.value?.unit ?? null,
      smallest_order: smallest.value?.amount ?? null,
      smallest_order_unit: smallest.value?.unit ?? null,
      delivery_days: days.value ?? [],
    },
  };
}

export function sameCells(a: Cells, b: Cells): boolean {
  return COLUMNS.every((column) => a[column].trim() === b[column].trim());
}
