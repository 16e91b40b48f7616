import { describe, expect, it } from "vitest";
import { listHeights } from "./listHeights.ts";

const heights = (attributes: Record<string, string>) => listHeights((name) => attributes[name]);

describe("The heights of a list", () => {
  it("follows from the number of entries and their layout", () => {
    expect(heights({ limit: "3" })).toEqual([498]);
    expect(heights({ limit: "3", layout: "compact" })).toEqual([346]);
    expect(heights({ limit: "3", layout: "compact", more: "none" })).toEqual([325]);
  });

  it("is less where entries stand side by side", () => {
    expect(heights({ limit: "4", columns: "2" })).toEqual([632, 364]);
    expect(heights({ limit: "3", layout: "cards" })).toEqual([1610, 1100, 590]);
  });

  it("grows with the size of the text", () => {
    expect(heights({ limit: "1", size: "32px" })).toEqual([460]);
  });

  it("includes what is above the list", () => {
    const attribute = (name: string) => ({ limit: "3", size: "32px" })[name];
    const [plain = 0] = listHeights(attribute) ?? [];
    expect(listHeights(attribute, [64, 12])).toEqual([plain + 140]);
  });

  it.each([{}, { limit: "none" }, { limit: "3", more: "button" }])("is not known for %o", (attributes) => {
    expect(heights(attributes as Record<string, string>)).toBeUndefined();
  });
});
