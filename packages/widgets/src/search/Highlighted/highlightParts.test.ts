import { describe, expect, it } from "vitest";
import { highlightParts } from "./highlightParts.ts";

const marked = (text: string, ranges: number[][]) =>
  highlightParts(text, ranges)
    .map(({ text: part, match }) => (match ? `[${part}]` : part))
    .join("");

describe("highlighting", () => {
  it("marks what matched", () => {
    expect(marked("Fresh sheep milk", [[6, 11]])).toBe("Fresh [sheep] milk");
    expect(marked("cheese", [[0, 6]])).toBe("[cheese]");
    expect(marked("cheese", [])).toBe("cheese");
  });

  it("takes ranges in any order, overlapping and too long", () => {
    expect(
      marked("abcdef", [
        [4, 99],
        [0, 2],
        [1, 3],
      ]),
    ).toBe("[ab][c]d[ef]");
  });

  it("never loses or doubles a letter", () => {
    for (const ranges of [[[3, 1]], [[-2, 2]], [[9, 12]], [[0, 0]]]) {
      expect(marked("abcdef", ranges).replace(/[[\]]/g, "")).toBe("abcdef");
    }
  });

  it("keeps markup in the data as the text it is", () => {
    expect(highlightParts("<b>x</b>", [[0, 3]])[0]).toEqual({ text: "<b>", match: true, start: 0 });
  });
});
