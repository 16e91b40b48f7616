import { byName } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import { categoryName, isFound } from "../roleProducts.ts";
import type { ProductRow } from "./productRows.ts";

export interface TableView {
  /** A part of the names. */
  wanted: string;
  /** How the rows are looked at; only "order" is that of the profile. */
  sort: "order" | "name" | "category";
  onlyFindings: boolean;
}

/** The rows that are looked at, as they are looked at. */
export function viewOf(
  rows: readonly ProductRow[],
  { wanted, sort, onlyFindings }: TableView,
  marked: ReadonlySet<string>,
  t: WidgetTranslate,
): readonly ProductRow[] {
  const looking = wanted.trim() !== "";
  const found =
    looking || onlyFindings
      ? rows.filter(
          ({ key, name, translation }) =>
            (!looking || isFound(name, wanted) || isFound(translation, wanted)) &&
            (!onlyFindings || marked.has(key)),
        )
      : rows;
  if (sort === "order") return found;
  if (sort === "name") return [...found].sort(byName);
  const categoryOf = ({ category }: ProductRow) => ({
    name: category === undefined ? "" : categoryName(category, t),
  });
  return [...found].sort((a, b) => byName(categoryOf(a), categoryOf(b)) || byName(a, b));
}

/** Where each row can go within its category. */
export function movesOf(rows: readonly ProductRow[]): ReadonlyMap<string, "up" | "down" | "both" | "none"> {
  const first = new Map<unknown, string>();
  const last = new Map<unknown, string>();
  for (const { key, category } of rows) {
    if (!first.has(category)) first.set(category, key);
    last.set(category, key);
  }
  return new Map(
    rows.map(({ key, category }) => {
      const isFirst = first.get(category) === key;
      const isLast = last.get(category) === key;
      if (isFirst) return [key, isLast ? "none" : "down"] as const;
      return [key, isLast ? "up" : "both"] as const;
    }),
  );
}
