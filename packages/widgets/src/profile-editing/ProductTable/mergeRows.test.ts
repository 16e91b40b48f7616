import { describe, expect, it } from "vitest";
import { mergeRows } from "./mergeRows.ts";
import { newRow, type ProductRow } from "./productRows.ts";

const row = (id: number, name: string, more: Partial<ProductRow> = {}): ProductRow => ({
  key: `p${id}`,
  id,
  name,
  translation: "",
  category: 10,
  ...more,
});
const base = [row(1, "Carrots"), row(2, "Leeks"), row(3, "Radishes")];
const names = (rows: readonly ProductRow[]) => rows.map(({ name }) => name);

describe("Two people at one table", () => {
  it("keep what each has changed, in different rows and in different fields of one", () => {
    const mine = [row(1, "Rainbow carrots"), base[1] as ProductRow, base[2] as ProductRow];
    const theirs = [
      row(1, "Carrots", { translation: "Carottes" }),
      row(2, "Wild leeks"),
      base[2] as ProductRow,
      row(4, "Kale"),
    ];
    const { rows, conflicts } = mergeRows(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(rows).toEqual([
      row(1, "Rainbow carrots", { translation: "Carottes" }),
      row(2, "Wild leeks"),
      base[2],
      row(4, "Kale"),
    ]);
  });

  it("are told where both changed one field to something else, and not where to the same", () => {
    const mine = [row(1, "A"), row(2, "Same"), base[2] as ProductRow];
    const theirs = [row(1, "B"), row(2, "Same"), base[2] as ProductRow];
    const { rows, conflicts } = mergeRows(base, mine, theirs);
    expect(names(rows)).toEqual(["A", "Same", "Radishes"]);
    expect(conflicts).toEqual([{ key: "p1", field: "name", theirs: theirs[0] }]);
  });

  it("take a product away together, and bring back what one removed and the other changed", () => {
    const mine = [row(1, "Carrots", { translation: "Carottes" }), base[2] as ProductRow];
    const theirs = [row(2, "Wild leeks")];
    const { rows, conflicts } = mergeRows(base, mine, theirs);
    expect(rows).toEqual([
      { ...row(2, "Wild leeks") },
      { key: expect.any(String), name: "Carrots", translation: "Carottes", category: 10 },
    ]);
    expect(conflicts.map(({ field }) => field)).toEqual(["row", "row"]);
  });

  it("add the same product once", () => {
    const mine = [...base, newRow({ name: "kale", translation: "Chou frisé", category: 10 })];
    const { rows } = mergeRows(base, mine, [...base, row(4, "Kale")]);
    expect(rows).toHaveLength(4);
    expect(rows[3]).toMatchObject({ id: 4, name: "kale", translation: "Chou frisé" });
  });

  it("have the order of who has put products in order", () => {
    const turned = [...base].reverse();
    expect(names(mergeRows(base, turned, base).rows)).toEqual(["Radishes", "Leeks", "Carrots"]);
    expect(names(mergeRows(base, base, turned).rows)).toEqual(["Radishes", "Leeks", "Carrots"]);
  });
});
