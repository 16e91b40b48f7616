import { describe, expect, test } from "vitest";
import { keyOf, stemsOf } from "./words.ts";

describe("words", () => {
  test("a hyphenated word is also found in one piece", () => {
    expect(stemsOf("The Elora Co-op")).toEqual(["elora", "co", "op", "coop"]);
  });

  test("connectives are kept between the words that they join", () => {
    expect(stemsOf("Apples for the best cider, and for pies")).toEqual([
      "apple",
      "/",
      "best",
      "cider",
      "/",
      "pie",
    ]);
    expect(stemsOf("For sale by owner")).toEqual(["sale", "/", "owner"]);
  });

  test("spaces and signs make no difference to a key", () => {
    expect(keyOf("  Maple-Hill   ORCHARD!")).toBe(keyOf("maple hill orchard"));
  });
});
