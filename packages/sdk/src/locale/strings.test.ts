import { describe, expect, it } from "vitest";
import {
  type Catalogue,
  createTranslate,
  type LocalizedString,
  localized,
  type Tag,
  translateText,
} from "./strings.ts";

const save: LocalizedString = { id: "test.save", english: "Save" };
const results: LocalizedString<{ count: number }> = {
  id: "test.results",
  english: [["count", 2, { one: [0, " result"], other: [0, " results"] }]],
};
const terms: LocalizedString<{ link: Tag }> = {
  id: "test.terms",
  english: ["Read the ", ["link", "terms"], "."],
};
const catalogue: Catalogue = {
  "test.save": "Enregistrer",
  "test.results": [["count", 2, { one: [0, " résultat"], other: [0, " résultats"] }]],
};

describe("A message", () => {
  const english = createTranslate("en-CA");
  const french = createTranslate("fr-CA", catalogue);

  it("is written in the language asked for, with the plural and the numbers of that language", () => {
    expect(english(save)).toBe("Save");
    expect(french(save)).toBe("Enregistrer");
    expect([0, 1, 1200].map((count) => english(results, { count }))).toEqual([
      "0 results",
      "1 result",
      "1,200 results",
    ]);
    expect([0, 1, 1200].map((count) => french(results, { count }))).toEqual([
      "0 résultat",
      "1 résultat",
      "1\u00a0200 résultats",
    ]);
  });

  it("is English throughout where the language has none", () => {
    expect(createTranslate("fr-CA")(results, { count: 1200 })).toBe("1,200 results");
  });

  it("can be replaced with a text or with a function of its values", () => {
    const own = createTranslate("en-CA", {
      "test.save": "Keep",
      "test.results": ({ count }: { count: number }) => `${count} farms`,
    });
    expect(own(save)).toBe("Keep");
    expect(own(results, { count: 3 })).toBe("3 farms");
  });

  it("has its tags made by the caller", () => {
    expect(english.parts<{ link: string }>(terms, { link: ([text]) => ({ link: String(text) }) })).toEqual([
      "Read the ",
      { link: "terms" },
      ".",
    ]);
  });

  it("can be translated later", () => {
    expect(translateText(french, localized(results, { count: 2 }))).toBe("2 résultats");
  });
});
