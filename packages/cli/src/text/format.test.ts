import { expect, it } from "vitest";
import { formatCodePoint, formatCount, formatMinute, pluralize } from "./format.ts";

it.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [12345, "12,345"],
  [1234567, "1,234,567"],
])("the count %s reads %s", (count, text) => expect(formatCount(count)).toBe(text));

it("a count comes with its noun in the singular or plural", () => {
  expect(pluralize(1, "account")).toBe("1 account");
  expect(pluralize(0, "account")).toBe("0 accounts");
  expect(pluralize(5000, "reply", "replies")).toBe("5,000 replies");
});

it("a time is given to the minute, and where there is none, so it says", () => {
  expect(formatMinute("2026-05-01T14:05:59.123Z")).toBe("2026-05-01 14:05");
  expect(formatMinute(null)).toBe("never");
  expect(formatMinute(undefined, "not yet")).toBe("not yet");
});

it("a character that cannot be shown is named by its code point", () => {
  expect(formatCodePoint("\u0007")).toBe("U+0007");
  expect(formatCodePoint("\u{1f34e}")).toBe("U+1F34E");
  expect(formatCodePoint("\u00ad")).toBe("U+00AD");
});
