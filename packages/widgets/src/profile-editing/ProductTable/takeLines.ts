import { productName } from "@foodshed/sdk/vocabulary";
import type { FileLine } from "./productFile.ts";
import { isBlank, isReordered, isSameRow, newRow, type ProductRow } from "./productRows.ts";
import { suggestCategory } from "./suggestCategory.ts";

export interface TakenLines {
  rows: ProductRow[];
  /** How many lines are new products, change one, and are there as they are. */
  fresh: number;
  changed: number;
  same: number;
}

const keyOf = (name: string) => name.trim().normalize("NFC").toLocaleLowerCase("en-CA");

/**
 * Puts the lines of a list into the table. A line is the product whose number it bears, or whose name; all others are new and come last.
 * A list that bears numbers gives its products its order.
 */
export function takeLines(rows: readonly ProductRow[], lines: readonly FileLine[]): TakenLines {
  const filled = rows.filter((row) => !isBlank(row));
  const byNumber = new Map(filled.flatMap((row) => (row.id === undefined ? [] : [[row.id, row] as const])));
  const byName = new Map<string, ProductRow[]>();
  for (const row of filled) byName.set(keyOf(row.name), [...(byName.get(keyOf(row.name)) ?? []), row]);
  const taken = new Map<string, ProductRow>();
  const fresh: ProductRow[] = [];
  const order: string[] = [];
  let same = 0;
  for (const line of lines) {
    const numbered = line.number === undefined ? undefined : byNumber.get(line.number);
    const named = byName.get(keyOf(line.name)) ?? [];
    const row =
      numbered ??
      named.find(({ category }) => category === line.category) ??
      (line.category === undefined ? named[0] : undefined);
    if (!row || taken.has(row.key)) {
      const added = newRow(fieldsOf(line));
      fresh.push(added);
      order.push(added.key);
      continue;
    }
    const next = {
      ...row,
      ...(numbered && { name: line.name }),
      ...(line.translation !== undefined && {
        translation: line.translation || (numbered ? "" : row.translation),
      }),
      ...(line.category !== undefined && { category: line.category }),
      ...(line.category === undefined &&
        line.categoryText !== "" && { category: undefined, ...unknown(line) }),
    };
    if (isSameRow(row, next)) same += 1;
    taken.set(row.key, next);
    order.push(row.key);
  }
  const all = [...filled.map((row) => taken.get(row.key) ?? row), ...fresh];
  const bearsNumbers = lines.some(({ number }) => number !== undefined && byNumber.has(number));
  return {
    rows: bearsNumbers ? arranged(all, order) : all,
    fresh: fresh.length,
    changed: taken.size - same,
    same,
  };
}

function fieldsOf({
  name,
  translation = "",
  category,
  categoryText,
}: FileLine): Omit<ProductRow, "key" | "id"> {
  if (category !== undefined) return { name, translation, category };
  if (categoryText !== "") return { name, translation, category, ...unknown({ name, categoryText }) };
  const guess = suggestCategory(name);
  return guess === undefined
    ? { name: productName(name), translation, category }
    : { name, translation, category: guess, isGuessed: true };
}

/** What a line says in place of a category, and what it probably means. */
function unknown({ name, categoryText }: Pick<FileLine, "name" | "categoryText">) {
  const suggestion = suggestCategory(categoryText) ?? suggestCategory(name);
  return { unknownCategory: categoryText, ...(suggestion !== undefined && { suggestion }) };
}

/** The rows in the order of the list where that is another one; what the list does not name comes last. */
function arranged(rows: readonly ProductRow[], order: readonly string[]): ProductRow[] {
  const places = new Map(order.map((key, place) => [key, place]));
  const placeOf = ({ key }: ProductRow) => places.get(key) ?? order.length;
  const next = [...rows].sort((a, b) => placeOf(a) - placeOf(b));
  return isReordered(rows, next) ? next : [...rows];
}
