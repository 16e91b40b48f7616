import type { FoodshedError } from "@foodshed/sdk";
import type { Field, ProductRow } from "./productRows.ts";

const FIELD_OF: Record<string, Field> = {
  name: "name",
  name_translation: "translation",
  category_id: "category",
  product_id: "name",
};

/** What the server says of single lines, by the rows' keys. */
export function serverProblems(
  error: FoodshedError,
  lines: readonly ProductRow[],
): ReadonlyMap<string, Partial<Record<Field, string>>> {
  const found = new Map<string, Partial<Record<Field, string>>>();
  for (const [path, [text]] of Object.entries(error.errors ?? {})) {
    const [, index, name] = /^changes\.0\.products\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const row = index === undefined ? undefined : lines[Number(index)];
    const field = FIELD_OF[name ?? ""];
    if (row && field && text) found.set(row.key, { ...found.get(row.key), [field]: text });
  }
  return found;
}
