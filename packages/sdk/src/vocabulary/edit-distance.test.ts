import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["chesee", "cheese", 1],
  ["chees", "cheese", 1],
  ["cheesee", "cheese", 1],
  ["chaese", "cheese", 1],
  ["chease", "cheese", 1],
  ["cehese", "cheese", 1],
  ["chseee", "cheese", 2],
  ["bread", "cheese", 3],
])("%s is %s with %i edits", (typed, word, errors) => {
  expect(editDistance(typed, word, 2)).toBe(errors);
});
