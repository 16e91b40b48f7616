import { describe, expect, it } from "vitest";
import { nextSort, sortRows } from "./sortRows.ts";

const rows = [
  { name: "b", price: 10 },
  { name: "none", price: null },
  { name: "a", price: 9 },
  { name: "c", price: 10 },
];
const names = (sorted: typeof rows) => sorted.map(({ name }) => name).join(" ");

describe("Sorting rows", () => {
  it("orders numbers as numbers and leaves equal rows as they were", () => {
    expect(names(sortRows(rows, ({ price }) => price, "ascending"))).toBe("a b c none");
  });

  it("keeps rows without a value last in both directions", () => {
    expect(names(sortRows(rows, ({ price }) => price, "descending"))).toBe("b c a none");
  });

  it("orders words as people read them, whatever their case", () => {
    const words = [{ name: "UPS" }, { name: "canada post" }, { name: "" }, { name: "Purolator" }];
    expect(sortRows(words, ({ name }) => name, "ascending").map(({ name }) => name)).toEqual([
      "canada post",
      "Purolator",
      "UPS",
      "",
    ]);
  });

  it("does not touch the rows it was given", () => {
    const given = [3, 1, 2];
    expect(sortRows(given, (row) => row, "ascending")).toEqual([1, 2, 3]);
    expect(given).toEqual([3, 1, 2]);
  });
});

describe("Pressing a header", () => {
  it("sorts a new column ascending and reverses the same one", () => {
    const byPrice = nextSort<string>({ by: "name", direction: "ascending" }, "price");
    expect(byPrice).toEqual({ by: "price", direction: "ascending" });
    const turned = nextSort(byPrice, "price");
    expect(turned.direction).toBe("descending");
    expect(nextSort(turned, "price").direction).toBe("ascending");
  });
});
