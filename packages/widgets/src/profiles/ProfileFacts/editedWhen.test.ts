import { describe, expect, it } from "vitest";
import { english as en, french as fr } from "../../testing/translate.ts";
import { editedMonth } from "./editedWhen.ts";

// A Wednesday.
const now = new Date("2026-11-25T12:00:00Z");

describe("the last change of a profile", () => {
  it.each([
    ["on the same day", "2026-11-25T11:00:00Z", undefined, undefined],
    ["on Monday, in Ontario", "2026-11-23T05:00:00Z", undefined, undefined],
    ["on Sunday night, in Ontario", "2026-11-23T04:59:59Z", "November 2026", "novembre 2026"],
    ["at the end of a month, in Ontario", "2026-11-01T03:00:00Z", "October 2026", "octobre 2026"],
    ["years ago", "2024-02-29T12:00:00Z", "February 2024", "février 2024"],
    ["by a clock that is ahead", "2026-11-26T12:00:00Z", undefined, undefined],
  ])("%s", (_when, edited, english, french) => {
    expect(editedMonth(edited, now, en)).toBe(english);
    expect(editedMonth(edited, now, fr)).toBe(french);
  });
});
