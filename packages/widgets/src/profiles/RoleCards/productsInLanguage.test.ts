import { describe, expect, it } from "vitest";
import { isGivenInBoth, productsInLanguage } from "./productsInLanguage.ts";

const product = (name: string, name_translation: string | null = null) => ({
  id: 1,
  name,
  name_translation,
  category: 4 as const,
  parent: null,
  category_order: 0,
  role_id: 7,
});
const listed = [product("Pommes", "Apples"), product("Cassis"), product("Pommes de Hearst", "Apples")];

describe("Products", () => {
  it("have the reader's names where the business gives them, the others their own language", () => {
    const { items, langOf } = productsInLanguage(listed, {
      page: "en-CA",
      shown: "en-CA",
      written: "fr-CA",
    });
    expect(items).toEqual(["Apples", "Cassis"]);
    expect(items.map(langOf)).toEqual([undefined, "fr-CA"]);
  });

  it("have their own names, unmarked, for who reads their language", () => {
    const { items, langOf } = productsInLanguage(listed, {
      page: "fr-CA",
      shown: "fr-CA",
      written: "fr-CA",
    });
    expect(items).toEqual(["Pommes", "Cassis", "Pommes de Hearst"]);
    expect(items.map(langOf)).toEqual([undefined, undefined, undefined]);
  });

  it("have the other names, marked, for who asks for the other language", () => {
    const original = productsInLanguage(listed, { page: "en-CA", shown: "fr-CA", written: "fr-CA" });
    expect(original.items).toEqual(["Pommes", "Cassis", "Pommes de Hearst"]);
    expect(original.items.map(original.langOf)).toEqual(["fr-CA", "fr-CA", "fr-CA"]);
    const translated = productsInLanguage(listed, { page: "fr-CA", shown: "en-CA", written: "fr-CA" });
    expect(translated.items).toEqual(["Apples", "Cassis"]);
    expect(translated.items.map(translated.langOf)).toEqual(["en-CA", undefined]);
  });

  it("are offered in the other language only where the business gives some in both", () => {
    expect(isGivenInBoth(listed, "fr-CA")).toBe(true);
    expect(isGivenInBoth([product("Cassis")], "fr-CA")).toBe(false);
    expect(isGivenInBoth(listed, null)).toBe(false);
  });

  it("are not marked where nobody knows their language", () => {
    const { items, langOf } = productsInLanguage(listed, { page: "en-CA", shown: "en-CA", written: null });
    expect(items.map(langOf)).toEqual([undefined, undefined, undefined]);
  });
});
