import { describe, expect, it } from "vitest";
import { replyTime } from "./reply-times.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

describe("how soon a business usually replies", () => {
  it.each([
    [5, 0, "hours"],
    [5, 6 * HOUR, "hours"],
    [5, 6 * HOUR + 1, "day"],
    [5, DAY, "day"],
    [9, DAY + 1, "three_days"],
    [9, 3 * DAY, "three_days"],
    [9, 3 * DAY + 1, "week"],
    [9, 7 * DAY, "week"],
    [9, 7 * DAY + 1, null],
    [9, null, null],
    [4, 60, null],
    [0, null, null],
  ] as const)("after %i conversations with a median of %s seconds is said as %s", (count, median, said) => {
    expect(replyTime(count, median)).toBe(said);
  });
});
