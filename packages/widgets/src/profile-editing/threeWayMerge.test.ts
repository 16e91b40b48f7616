import { describe, expect, it } from "vitest";
import { changedFields, same, threeWayMerge } from "./threeWayMerge.ts";

const base = { name: "Mill", city: "Elora", types: ["Bakery"] };

describe("The three-way merge", () => {
  it("takes saved values of untouched fields", () => {
    const saved = { ...base, city: "Fergus", types: ["Bakery", "Winery"] };
    expect(threeWayMerge(base, base, saved)).toEqual({ values: saved, dirty: [], conflicts: [] });
  });

  it("keeps dirty fields", () => {
    const typed = { ...base, name: "Old Mill" };
    expect(threeWayMerge(base, typed, { ...base, city: "Fergus" })).toEqual({
      values: { ...base, name: "Old Mill", city: "Fergus" },
      dirty: ["name"],
      conflicts: [],
    });
  });

  it("conflicts where both sides changed one field differently", () => {
    const typed = { ...base, name: "Old Mill", types: [] };
    const { values, conflicts } = threeWayMerge(base, typed, { ...base, name: "New Mill" });
    expect(conflicts).toEqual([{ field: "name", saved: "New Mill" }]);
    expect(values).toEqual({ name: "Old Mill", city: "Elora", types: [] });
  });

  it("has no dirty fields when both sides have the same values", () => {
    const typed = { ...base, types: ["Winery"] };
    expect(threeWayMerge(base, typed, structuredClone(typed))).toEqual({
      values: typed,
      dirty: [],
      conflicts: [],
    });
  });

  it("compares plain data to its depth", () => {
    expect(same([{ a: 1 }], [{ a: 1 }])).toBe(true);
    expect(same([{ a: 1 }], [{ a: 1, b: 2 }])).toBe(false);
    expect(same(null, {})).toBe(false);
    expect(changedFields(base, { ...base, types: ["Bakery"] })).toEqual([]);
  });
});
