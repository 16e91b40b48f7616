import type { components } from "@foodshed/sdk";
import { type RawBuilder, sql } from "kysely";
import type { Images } from "../../infra/images/images.ts";

export type AccountCard = components["schemas"]["AccountCard"];

/** An account as lists read it: `cardOf` makes the contract's card of it. */
export interface CardRow {
  id: number;
  slug: string;
  business_name: string;
  photo: { key: string; width: number; height: number } | null;
  product_category: number | null;
}

/** The account behind an alias as one JSON value, so that a row can hold several accounts. */
export function cardJson(alias: string): RawBuilder<CardRow> {
  return sql<CardRow>`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'slug', ${sql.ref(`${alias}.slug`)},
    'business_name', ${sql.ref(`${alias}.business_name`)}, 'photo', ${photoJson(alias)},
    'product_category', ${firstCategory(alias)})`;
}

/** The profile picture of the account behind an alias; null when it has none. */
export function photoJson(alias: string): RawBuilder<CardRow["photo"]> {
  return imageJson(`${alias}.photo_key`);
}

/** The category of the first product of the account behind an alias, which its drawn cover shows everywhere; null when it has none. */
export function firstCategory(alias: string): RawBuilder<number | null> {
  return sql<number | null>`(select p.category from roles r join products p on p.role_id = r.id
    where r.account_id = ${sql.ref(`${alias}.id`)} order by r.id, p.category_order, p.position, p.id limit 1)`;
}

/** The image whose key is in a column; null when there is none. */
export function imageJson(column: string): RawBuilder<CardRow["photo"]> {
  return sql<CardRow["photo"]>`(select json_build_object('key', i.key, 'width', i.width, 'height', i.height)
    from images i where i.key = ${sql.ref(column)})`;
}

export function cardOf(
  images: Images,
  { id, slug, business_name, photo, product_category }: CardRow,
): AccountCard {
  return { id, slug, business_name, photo_file_name: photo && images.address(photo), product_category };
}

/** A LIKE pattern's own signs stand for themselves. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
