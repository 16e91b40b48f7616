import { describe, expect, it } from "vitest";
import { isExcerpt } from "./listMeasure.ts";
import { readMeasure } from "./readMeasure.ts";

describe("The measure of a list", () => {
  it("is read from attributes, whatever their case", () => {
    expect(readMeasure({ limit: "3", columns: "2", layout: " Compact", more: "LINK" })).toEqual({
      measure: { limit: 3, columns: 2, layout: "compact", more: "link" },
      unknown: [],
    });
  });

  it("is at most what one answer holds, and four columns", () => {
    expect(readMeasure({ limit: "500", columns: "9" }).measure).toMatchObject({ limit: 24, columns: 4 });
  });

  it("leaves out invalid values, and names them", () => {
    const { measure, unknown } = readMeasure({ limit: "-1", columns: "two", layout: "grid", more: "" });
    expect(measure).toEqual({});
    expect(unknown).toEqual([
      { filter: "limit", value: "-1" },
      { filter: "columns", value: "two" },
      { filter: "layout", value: "grid" },
    ]);
  });

  it.each([
    [{}, false],
    [{ limit: 3 }, true],
    [{ limit: 3, more: "button" as const }, false],
    [{ more: "none" as const }, true],
  ])("%o is an excerpt: %s", (measure, excerpt) => {
    expect(isExcerpt(measure)).toBe(excerpt);
  });
});
