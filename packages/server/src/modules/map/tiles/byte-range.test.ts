import { expect, it } from "vitest";
import { readByteRange } from "./byte-range.ts";

it.each([
  ["bytes=0-99", { first: 0, last: 99 }],
  ["bytes=990-", { first: 990, last: 999 }],
  ["bytes=900-5000", { first: 900, last: 999 }],
  ["bytes=-10", { first: 990, last: 999 }],
  ["bytes=-5000", { first: 0, last: 999 }],
])("%s of 1000 bytes is a range", (header, range) => {
  expect(readByteRange(header, 1000)).toEqual(range);
});

it.each(["bytes=1000-1001", "bytes=-0"])("%s of 1000 bytes cannot be satisfied", (header) => {
  expect(readByteRange(header, 1000)).toBeNull();
});

it.each([undefined, "", "bytes=-", "bytes=5-4", "bytes=0-1,4-5", "lines=0-1"])("%s is ignored", (header) => {
  expect(readByteRange(header, 1000)).toBeUndefined();
});
