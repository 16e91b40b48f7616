import { expect, it } from "vitest";
import { decimalOf } from "./decimal.ts";

it.each([
  ["12.50", 12.5],
  ["12,50", 12.5],
  ["12,50 $", 12.5],
  ["$12.50", 12.5],
  ["1\u00a0234,5\u00a0$", 1234.5],
  ["1,234", 1234],
  ["1,234.50", 1234.5],
  [",5", 0.5],
  ["0", 0],
])("%s is %d in French and in English", (typed, number) => {
  expect(decimalOf(typed)).toBe(number);
});

it.each(["", " ", "$", "douze", "12,5,0", "1.234,50", "12 kg"])("%j is no number", (typed) => {
  expect(decimalOf(typed)).toBeNaN();
});
