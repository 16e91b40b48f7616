import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** When products are to be had, how much of them, and for how much: all of it optional. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const positive = "double precision check";
  await run(db, [
    `alter table products
      add column available_from text,
      add column available_to text,
      add column quantity ${positive} (quantity > 0),
      add column quantity_unit text,
      add column smallest_order ${positive} (smallest_order > 0),
      add column smallest_order_unit text,
      add column price_min_cents integer check (price_min_cents >= 0),
      add column price_max_cents integer check (price_max_cents >= 0),
      add column price_unit text,
      add column delivery_days text[] not null default '{}'`,
    // A network's list reads the few products of its members that have a season.
    `create index products_seasons on products (role_id)
      where available_from is not null or available_to is not null`,
  ]);
}
