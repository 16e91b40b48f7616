import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/** What a profile has beside its fields and places. The history has each row of it that a save changed. */
export const PART_FIELDS = [
  "photo",
  "gallery",
  "roles",
  "role_details",
  "payment_methods",
  "market_types",
  "product_details",
  "highlights",
  "certificates",
  "visibility",
  "translations",
] as const;
export type PartField = (typeof PART_FIELDS)[number];

export const isPart = (field: string): field is PartField =>
  (PART_FIELDS as readonly string[]).includes(field);

/** Rows by what tells them apart: an id, the code of a role, or a column. */
export type PartRows = Readonly<Record<string, unknown>>;
export type Parts = Readonly<Record<PartField, PartRows>>;
export type PartsOfProfiles = ReadonlyMap<number, Parts>;

const EMPTY = sql`'{}'::jsonb`;

/** A checklist of each role, by the role's code. */
const ticked = (kind: string) => sql`coalesce((select jsonb_object_agg(r.code, to_jsonb(k.keys))
  from roles r join checklists k on k.role_id = r.id where r.account_id = a.id and k.kind = ${kind}), ${EMPTY})`;

/** Products by role, category and name: those that say more than their name. */
const productDetails = sql`coalesce((select jsonb_object_agg(jsonb_build_array(r.code, p.category, p.name_key)::text,
    d.said || jsonb_build_object('name', p.name))
  from roles r join products p on p.role_id = r.id cross join lateral (select jsonb_strip_nulls(jsonb_build_object(
    'name_translation', nullif(p.name_translation, ''), 'available_from', p.available_from, 'available_to', p.available_to,
    'quantity', p.quantity, 'quantity_unit', p.quantity_unit, 'smallest_order', p.smallest_order,
    'smallest_order_unit', p.smallest_order_unit, 'price_min_cents', p.price_min_cents, 'price_max_cents', p.price_max_cents,
    'price_unit', p.price_unit, 'delivery_days', nullif(to_jsonb(p.delivery_days), '[]')))
    as said) d where r.account_id = a.id and d.said <> ${EMPTY}), ${EMPTY})`;

/** All parts of profiles as they are now. */
export async function readParts(db: Connection, accountIds: readonly number[]): Promise<PartsOfProfiles> {
  const { rows } = await sql<{ id: number } & Parts>`select a.id,
    case when a.photo_key is null then ${EMPTY} else jsonb_build_object('photo', a.photo_key) end as photo,
    coalesce((select jsonb_object_agg(g.id, to_jsonb(g) - '{id,account_id,created_at}'::text[])
      from gallery_photos g where g.account_id = a.id), ${EMPTY}) as gallery,
    coalesce((select jsonb_object_agg(r.code, jsonb_build_object('code', r.code))
      from roles r where r.account_id = a.id), ${EMPTY}) as roles,
    coalesce((select jsonb_object_agg(r.code, to_jsonb(d) - '{id,role_id,edited}'::text[])
      from roles r join role_details d on d.role_id = r.id where r.account_id = a.id), ${EMPTY}) as role_details,
    ${ticked("payment_methods")} as payment_methods, ${ticked("market_types")} as market_types,
    ${productDetails} as product_details,
    coalesce((select jsonb_object_agg(r.code, to_jsonb(h) - '{id,role_id}'::text[])
      from roles r join vendor_highlights h on h.role_id = r.id where r.account_id = a.id), ${EMPTY}) as highlights,
    coalesce((select jsonb_object_agg(c.id, to_jsonb(c) - '{id,account_id,checked_at,checked_by_account_id,reminded_for,created_at}'::text[])
      from certificates c where c.account_id = a.id), ${EMPTY}) as certificates,
    jsonb_build_object('hide_personal_info', a.hide_personal_info, 'map_place', a.map_place,
      'show_reply_time', a.show_reply_time) as visibility,
    jsonb_build_object('description_language', a.description_language, 'description_translation', a.description_translation,
      'products_language', a.products_language) as translations
    from accounts a where a.id = any(${[...accountIds]}::int[])`.execute(db);
  return new Map(rows.map(({ id, ...parts }) => [id, parts]));
}

/** What hangs on roles, for those who put them back: by the role's code. */
export async function readRoleContents(
  trx: Connection,
  accountId: number,
  codes: readonly number[],
): Promise<PartRows> {
  const { rows } = await sql<{
    contents: PartRows;
  }>`select coalesce(jsonb_object_agg(r.code, jsonb_build_object(
      'code', r.code,
      'details', (select to_jsonb(d) - '{id,role_id}'::text[] from role_details d where d.role_id = r.id),
      'highlights', (select to_jsonb(h) - '{id,role_id}'::text[] from vendor_highlights h where h.role_id = r.id),
      'checklists', (select jsonb_object_agg(k.kind, to_jsonb(k.keys)) from checklists k where k.role_id = r.id),
      'products', (select jsonb_agg(to_jsonb(p) - 'role_id' order by p.parent_id nulls first, p.id)
        from products p where p.role_id = r.id))), ${EMPTY}) as contents
    from roles r where r.account_id = ${accountId} and r.code = any(${[...codes]}::int[])`.execute(trx);
  return rows[0]?.contents ?? {};
}

/** These parts hang on roles, whose coming and going is a change of the roles alone. */
const OF_ROLES: readonly PartField[] = [
  "role_details",
  "payment_methods",
  "market_types",
  "product_details",
  "highlights",
];
const roleOf = (part: PartField, key: string): string =>
  part === "product_details" ? String((JSON.parse(key) as unknown[])[0]) : key;

/** Whether a row is what another is. Of a role only that it is held counts. */
export function isSameRow(part: PartField, a: unknown, b: unknown): boolean {
  if (part === "roles") return (a === undefined) === (b === undefined);
  // How a product is spelled is a change of the products.
  const compared = part === "product_details" ? [a, b].map(withoutName) : [a, b];
  return JSON.stringify(compared[0]) === JSON.stringify(compared[1]);
}

const withoutName = (row: unknown) => (row ? { ...row, name: undefined } : row);

export interface PartChange {
  field: PartField;
  before: PartRows;
  after: PartRows;
}

/** The rows that differ, part by part. @param removed contents of roles that went */
export function changedParts(before: Parts, after: Parts, removed: PartRows = {}): PartChange[] {
  return PART_FIELDS.flatMap((field) => {
    const keys = Object.keys({ ...before[field], ...after[field] }).filter((key) => {
      if (isSameRow(field, before[field][key], after[field][key])) return false;
      if (!OF_ROLES.includes(field)) return true;
      const role = roleOf(field, key);
      return role in before.roles && role in after.roles;
    });
    if (keys.length === 0) return [];
    const of = (rows: PartRows) =>
      Object.fromEntries(keys.filter((key) => key in rows).map((key) => [key, rows[key]]));
    const was = of(before[field]);
    return [{ field, before: field === "roles" ? { ...was, ...of(removed) } : was, after: of(after[field]) }];
  });
}
