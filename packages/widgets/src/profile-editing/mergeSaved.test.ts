import { describe, expect, it } from "vitest";
import { changedFields, mergeSaved, same } from "./mergeSaved.ts";

const base = { name: "Mill", city: "Elora", types: ["Bakery"] };

describe("What was saved in the meantime", () => {
  it("fills the fields that were not touched", () => {
    const saved = { ...base, city: "Fergus", types: ["Bakery", "Winery"] };
    expect(mergeSaved(base, base, saved)).toEqual({ values: saved, kept: [], clashes: [] });
  });

  it("leaves what is being typed alone", () => {
    const typed = { ...base, name: "Old Mill" };
    expect(mergeSaved(base, typed, { ...base, city: "Fergus" })).toEqual({
      values: { ...base, name: "Old Mill", city: "Fergus" },
      kept: ["name"],
      clashes: [],
    });
  });

  it("clashes where both sides changed one field differently", () => {
    const typed = { ...base, name: "Old Mill", types: [] };
    const { values, clashes } = mergeSaved(base, typed, { ...base, name: "New Mill" });
    expect(clashes).toEqual([{ field: "name", saved: "New Mill" }]);
    expect(values).toEqual({ name: "Old Mill", city: "Elora", types: [] });
  });

  it("has nothing to keep where both sides came to the same", () => {
    const typed = { ...base, types: ["Winery"] };
    expect(mergeSaved(base, typed, structuredClone(typed))).toEqual({ values: typed, kept: [], clashes: [] });
  });

  it("compares plain data to its depth", () => {
    expect(same([{ a: 1 }], [{ a: 1 }])).toBe(true);
    expect(same([{ a: 1 }], [{ a: 1, b: 2 }])).toBe(false);
    expect(same(null, {})).toBe(false);
    expect(changedFields(base, { ...base, types: ["Bakery"] })).toEqual([]);
  });
});
