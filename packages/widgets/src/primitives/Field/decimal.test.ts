import { LOCALES } from "@foodshed/sdk/locale";
import { describe, expect, it } from "vitest";
import { decimalOf } from "./decimal.ts";

describe.each(LOCALES)("in %s", (locale) => {
  it.each([
    ["12.50", 12.5],
    ["12,50", 12.5],
    ["12,50 $", 12.5],
    ["$12.50", 12.5],
    ["1\u00a0234,5\u00a0$", 1234.5],
    ["1\u202f234,5", 1234.5],
    [",5", 0.5],
    ["0", 0],
  ])("%s is %d", (typed, number) => {
    expect(decimalOf(typed, locale)).toBe(number);
  });

  it.each(["", " ", "$", "douze", "12,5,0", "1.234,50", "12 kg"])("%j is no number", (typed) => {
    expect(decimalOf(typed, locale)).toBeNaN();
  });
});

it.each([
  ["1,234", 1234, 1.234],
  ["12,500", 12_500, 12.5],
])("%s is %d in English and %d in French", (typed, english, french) => {
  expect(decimalOf(typed, "en-CA")).toBe(english);
  expect(decimalOf(typed, "fr-CA")).toBe(french);
});

it("takes commas for groups in English alone", () => {
  expect(decimalOf("1,234.50", "en-CA")).toBe(1234.5);
  expect(decimalOf("1,234.50", "fr-CA")).toBeNaN();
});
