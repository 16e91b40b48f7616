import { describe, expect, test } from "vitest";
import { fold, keyOf, singular, stemsOf } from "./words.ts";

describe("words", () => {
  test.each([
    ["berries", "berry"],
    ["pies", "pie"],
    ["tomatoes", "tomato"],
    ["peaches", "peach"],
    ["cheeses", "cheese"],
    ["olives", "olive"],
    ["loaves", "loaf"],
    ["asparagus", "asparagus"],
    ["hummus", "hummus"],
    ["glass", "glass"],
    ["eggs", "egg"],
    ["constructors", "constructor"],
  ])("%s are one %s", (many, one) => {
    expect(singular(many)).toBe(one);
    expect(singular(one)).toBe(one);
  });

  test.each([
    ["Crème", "creme"],
    ["ŒUFS", "oeufs"],
    ["Lee’s", "lee"],
    ["Farmers'", "farmers"],
    ["İzmir", "izmir"],
  ])("%s is compared as %s", (written, folded) => {
    expect(fold(written)).toBe(folded);
  });

  test("a hyphenated word is also found in one piece", () => {
    expect(stemsOf("The Elora Co-op")).toEqual(["elora", "co", "op", "coop"]);
  });

  test("spaces and signs make no difference to a key", () => {
    expect(keyOf("  Maple-Hill   ORCHARD!")).toBe(keyOf("maple hill orchard"));
  });
});
