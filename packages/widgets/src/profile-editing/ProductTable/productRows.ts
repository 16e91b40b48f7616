import type { Schema } from "@foodshed/sdk";
import {
  byPlace,
  CATEGORY_PLACEHOLDER,
  type CategoryId,
  isCategoryId,
  visibleProducts,
} from "@foodshed/sdk/vocabulary";

type Role = Schema<"Role">;
export type ProductTable = Schema<"ProductTable">;

/** The fields of a product that the table shows. */
export const FIELDS = ["name", "translation", "category"] as const;
export type Field = (typeof FIELDS)[number];

/** A line of the table. */
export interface ProductRow {
  /** Its identity on the screen. */
  readonly key: string;
  /** The saved product; absent for one that is not saved yet. */
  readonly id?: number;
  readonly name: string;
  /** The name in the other language; empty for none. */
  readonly translation: string;
  /** Undefined until somebody chooses one. */
  readonly category: CategoryId | undefined;
  /** What a pasted list says in place of a category. */
  readonly unknownCategory?: string;
  /** The category that it probably means. */
  readonly suggestion?: CategoryId;
  /** The category was guessed from the name. */
  readonly isGuessed?: boolean;
}

/** The saved products of a role, as its profile shows them: by category, each in the business's order. */
export function rowsOf({ data }: Role): ProductRow[] {
  return [...visibleProducts(data.products)]
    .sort((a, b) => a.category_order - b.category_order || a.category - b.category || byPlace(a, b))
    .map(({ id, name, name_translation, category }) => ({
      key: `p${id}`,
      id,
      name,
      translation: name_translation ?? "",
      category: isCategoryId(category) ? category : 0,
    }));
}

/** Whether the business has put products of the role in order. */
export function isOrdered({ data }: Role): boolean {
  return data.products.some(({ name, position }) => name !== CATEGORY_PLACEHOLDER && position !== undefined);
}

let lastKey = 0;

export function newRow(fields: Omit<ProductRow, "key" | "id">): ProductRow {
  lastKey += 1;
  return { ...fields, key: `n${lastKey}` };
}

export function isSameRow(a: ProductRow, b: ProductRow): boolean {
  return FIELDS.every((field) => a[field] === b[field]);
}

/** A row that nobody has filled in. It is not saved. */
export function isBlank({ id, name, translation }: ProductRow): boolean {
  return id === undefined && name.trim() === "" && translation.trim() === "";
}

/** The saved products in the order of the rows, category by category. */
function sequence(rows: readonly ProductRow[]): string {
  const ids = new Map<CategoryId | undefined, number[]>();
  for (const { id, category } of rows)
    if (id !== undefined) ids.set(category, [...(ids.get(category) ?? []), id]);
  return JSON.stringify([...ids].sort(([a], [b]) => (a ?? -1) - (b ?? -1)));
}

/** Whether products that both hold in the same category stand in another order. */
export function isReordered(before: readonly ProductRow[], after: readonly ProductRow[]): boolean {
  const categories = new Map(before.map(({ id, category }) => [id, category]));
  const kept = after.filter(({ id, category }) => id !== undefined && categories.get(id) === category);
  const ids = new Set(kept.map(({ id }) => id));
  return sequence(kept) !== sequence(before.filter(({ id }) => ids.has(id)));
}

export interface TableRequest {
  body: ProductTable;
  /** The rows behind the lines of the request, for errors by index. */
  lines: readonly ProductRow[];
}

/**
 * What is to be saved; undefined where nothing has changed.
 * @param isArranged somebody has moved rows: then new ones, too, stay where they stand
 */
export function requestOf(
  role: Role,
  before: readonly ProductRow[],
  after: readonly ProductRow[],
  isArranged = false,
): TableRequest | undefined {
  const saved = new Map(before.map((row) => [row.id, row]));
  const rows = after.filter((row) => !isBlank(row));
  const ids = new Set(rows.map(({ id }) => id));
  const removed = before.flatMap(({ id }) => (id !== undefined && !ids.has(id) ? [id] : []));
  const isChanged = (row: ProductRow) => {
    const known = row.id === undefined ? undefined : saved.get(row.id);
    return !known || !isSameRow(known, row);
  };
  const changed = rows.filter(isChanged);
  const reordered = isReordered(before, rows);
  if (changed.length === 0 && removed.length === 0 && !reordered) return undefined;
  const ordered = reordered || ((isOrdered(role) || isArranged) && changed.length > 0);
  const lines = ordered ? rows : changed;
  return {
    lines,
    body: {
      role_id: role.role_id,
      ...(lines.length > 0 && { products: lines.map((row) => lineOf(row, saved.get(row.id))) }),
      ...(removed.length > 0 && { delete_ids: removed }),
      ...(ordered && { ordered }),
    },
  };
}

/** Only what changed, so that nothing else is reverted. */
function lineOf(row: ProductRow, saved: ProductRow | undefined): Schema<"ProductLine"> {
  const known = row.id === undefined ? undefined : saved;
  return {
    ...(row.id !== undefined && { product_id: row.id }),
    ...(row.name !== known?.name && { name: row.name }),
    ...(row.translation !== (known?.translation ?? "") && { name_translation: row.translation || null }),
    ...(row.category !== known?.category && row.category !== undefined && { category_id: row.category }),
  };
}
