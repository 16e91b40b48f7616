import { describe, expect, test } from "vitest";
import { keyOf, sentencesOf, stemsOf, wordsOf } from "./words.ts";

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

  test("a sentence ends at its mark and at the end of a line, but not after an abbreviation", () => {
    expect(sentencesOf("We run a farm. Our share is weekly!\nPick up in St. Marys.")).toEqual([
      "We run a farm",
      "Our share is weekly",
      "Pick up in St. Marys.",
    ]);
    const connectives = wordsOf("A farm. And shares").map(({ connective }) => connective);
    expect(connectives).toEqual([undefined, undefined, ".", "."]);
  });

  test("spaces and signs make no difference to a key", () => {
    expect(keyOf("  Maple-Hill   ORCHARD!")).toBe(keyOf("maple hill orchard"));
  });
});
