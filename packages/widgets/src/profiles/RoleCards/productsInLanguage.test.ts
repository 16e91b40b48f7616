import { describe, expect, it } from "vitest";
import { productsInLanguage } from "./productsInLanguage.ts";

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
    const { items, langOf } = productsInLanguage(listed, "en-CA", "fr-CA");
    expect(items).toEqual(["Apples", "Cassis"]);
    expect(items.map(langOf)).toEqual([undefined, "fr-CA"]);
  });

  it("have their own names, unmarked, for who reads their language", () => {
    const { items, langOf } = productsInLanguage(listed, "fr-CA", "fr-CA");
    expect(items).toEqual(["Pommes", "Cassis", "Pommes de Hearst"]);
    expect(items.map(langOf)).toEqual([undefined, undefined, undefined]);
  });
});
