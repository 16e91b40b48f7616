import { expect, it } from "vitest";
import { correctedText } from "./correctedText.ts";

it.each([
  ["goat chese", [{ typed: "chese", used: "cheese" }], "goat cheese"],
  [
    "Chese and hony",
    [
      { typed: "Chese", used: "cheese" },
      { typed: "hony", used: "honey" },
    ],
    "cheese and honey",
  ],
  ["chese chese", [{ typed: "chese", used: "cheese" }], "cheese chese"],
  ["bread", [{ typed: "chese", used: "cheese" }], "bread"],
])("%s is shown with its corrections", (query, corrections, shown) => {
  expect(correctedText(query, corrections)).toBe(shown);
});
