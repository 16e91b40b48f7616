import { expect, it } from "vitest";
import { english, french } from "../../testing/translate.ts";
import { alternativeCount, alternativeText, nothingFoundTitle } from "./alternativeText.ts";

it.each([
  [{ kind: "spelling", keywords: "kimchi", total: 1 }, "Did you mean “kimchi”?", "1 result"],
  [{ kind: "broader", keywords: "game", total: 1200 }, "Search for “game”", "1,200 results"],
  [{ kind: "broader", keywords: "", total: 1200 }, "Show everything", "1,200 results"],
  [{ kind: "wider", keywords: "kimchi", distance: 40, total: 2 }, "Search within 40 km", "2 results"],
  [{ kind: "wider", keywords: "kimchi", distance: 0, total: 2 }, "Search at any distance", "2 results"],
  [{ kind: "without_filters", keywords: "kimchi", total: 3 }, "Search without the filters", "3 results"],
  [
    { kind: "without_filters", keywords: "kimchi", distance: 0, total: 3 },
    "Search without the filters and at any distance",
    "3 results",
  ],
] as const)("%j is offered as %s", (alternative, text, count) => {
  expect(alternativeText(alternative, english)).toBe(text);
  expect(alternativeCount(alternative, english)).toBe(count);
});

it("offers them in French, where nothing and one are singular", () => {
  const wider = { kind: "wider", keywords: "kimchi", distance: 40, total: 0 } as const;
  expect(alternativeText(wider, french)).toBe("Chercher à moins de 40\u00a0km");
  expect(alternativeCount(wider, french)).toBe("0 résultat");
  expect(alternativeCount({ ...wider, total: 1200 }, french)).toBe("1\u00a0200 résultats");
});

it("names the words that nothing was found for, if there are any", () => {
  expect(nothingFoundTitle(" qwertz ", english)).toBe("Nothing found for “qwertz”");
  expect(nothingFoundTitle(" ", english)).toBe("Nothing found");
});
