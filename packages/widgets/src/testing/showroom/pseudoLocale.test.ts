import { createTranslate, type LocalizedString, type Tag } from "@foodshed/sdk/locale";
import { describe, expect, it } from "vitest";
import { pseudoCatalogue } from "./pseudoLocale.ts";

const strings = {
  save: { id: "test.save", english: "Save" } as LocalizedString,
  results: {
    id: "test.results",
    english: [["count", 2, { one: [0, " result"], other: [0, " results of ", ["name"]] }], "."],
  } as LocalizedString<{ count: number; name: string }>,
  terms: {
    id: "test.terms",
    english: ["Read the ", ["link", "terms of ", ["name"]], "."],
  } as LocalizedString<{ link: Tag; name: string }>,
};
const t = createTranslate("en-CA", pseudoCatalogue([strings], ["label.Fruit"]));

describe("A message in the pseudo-locale", () => {
  it("has accents and brackets, and is longer", () => {
    expect(t(strings.save)).toBe("[ŠåṽéŠå]");
    expect(t({ id: "label.Fruit", english: "Fruit" })).toBe("[ƑŕûîţƑŕ]");
  });

  it("keeps its plurals and values", () => {
    expect(t(strings.results, { count: 1, name: "Ada" })).toMatch(/^\[1 ŕéšûļţ\. ?\S.*\]$/);
    expect(t(strings.results, { count: 1200, name: "Ada" })).toMatch(/^\[1,200 ŕéšûļţš öƒ Ada\. ?\S.*\]$/);
  });

  it("keeps its tags", () => {
    const parts = t.parts<{ link: string }>(strings.terms as LocalizedString<never>, {
      name: "Ada",
      link: (chunks) => ({ link: chunks.join("") }),
    });
    expect(parts).toEqual([
      expect.stringMatching(/^\[Ŕéåđ ţĥé $/),
      { link: "ţéŕɱš öƒ Ada" },
      expect.stringMatching(/^\..+\]$/),
    ]);
  });
});
