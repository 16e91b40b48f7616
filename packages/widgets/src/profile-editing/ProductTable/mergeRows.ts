import { FIELDS, type Field, isReordered, isSameRow, newRow, type ProductRow } from "./productRows.ts";

/** A field that was changed here and elsewhere, or a product that is gone. */
export interface RowConflict {
  /** The row's key. */
  key: string;
  field: Field | "row";
  /** What is saved now; undefined for a product that was removed elsewhere. */
  theirs?: ProductRow;
}

export interface MergedRows {
  rows: ProductRow[];
  conflicts: RowConflict[];
}

/**
 * The table after somebody else has saved: what is untouched here takes what is saved, what was changed here stays. Where both changed
 * the same, what was typed stays and is a conflict.
 */
export function mergeRows(
  base: readonly ProductRow[],
  mine: readonly ProductRow[],
  theirs: readonly ProductRow[],
): MergedRows {
  const before = new Map(base.map((row) => [row.id, row]));
  const saved = new Map(theirs.map((row) => [row.id, row]));
  const conflicts: RowConflict[] = [];
  const rows: ProductRow[] = [];
  for (const row of mine) {
    const own = row.id === undefined ? undefined : before.get(row.id);
    if (!own) {
      rows.push(row);
      continue;
    }
    const now = saved.get(row.id);
    if (now) rows.push(mergeRow(own, row, now, conflicts));
    else if (!isSameRow(own, row)) {
      const { id: _, key: __, ...fields } = row;
      const again = newRow(fields);
      rows.push(again);
      conflicts.push({ key: again.key, field: "row" });
    }
  }
  const held = new Set(rows.map(({ id }) => id));
  for (const row of theirs) {
    if (held.has(row.id)) continue;
    const own = before.get(row.id);
    // Removed here, and as it was: it stays removed.
    if (own && isSameRow(own, row)) continue;
    const double = rows.findIndex(
      ({ id, name, category }) => id === undefined && isSame({ name, category }, row),
    );
    if (double >= 0) rows[double] = { ...(rows[double] as ProductRow), id: row.id as number };
    else {
      rows.push(row);
      if (own) conflicts.push({ key: row.key, field: "row", theirs: row });
    }
  }
  return { rows: isReordered(base, mine) ? rows : inOrderOf(rows, theirs), conflicts };
}

function mergeRow(own: ProductRow, mine: ProductRow, now: ProductRow, conflicts: RowConflict[]): ProductRow {
  const merged: Record<string, unknown> = { ...mine };
  for (const field of FIELDS) {
    if (mine[field] === own[field]) merged[field] = now[field];
    else if (now[field] !== own[field] && now[field] !== mine[field])
      conflicts.push({ key: mine.key, field, theirs: now });
  }
  return merged as unknown as ProductRow;
}

const isSame = (a: Pick<ProductRow, "name" | "category">, b: ProductRow) =>
  a.category === b.category &&
  a.name.trim().toLocaleLowerCase("en-CA") === b.name.trim().toLocaleLowerCase("en-CA");

/** Saved rows in the order in which they are saved; those that are not saved yet come last. */
function inOrderOf(rows: readonly ProductRow[], theirs: readonly ProductRow[]): ProductRow[] {
  const places = new Map(theirs.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: ProductRow) =>
    id === undefined ? theirs.length : (places.get(id) ?? theirs.length);
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b));
}
