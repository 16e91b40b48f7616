import { describe, expect, it } from "vitest";
import { frCA } from "../../locale/fr-CA.ts";
import { createWidgetTranslate } from "../../provider/locale.tsx";
import { classifiedCategoryOptions, listOptions, productCategoryOptions } from "./facetOptions.ts";

const french = createWidgetTranslate("fr-CA", frCA);
const labels = (options: { label: string }[]) => options.map(({ label }) => label);

describe("Options of a filter in French", () => {
  it("come by their French names, accents aside, and Other last", () => {
    for (const categories of [productCategoryOptions, classifiedCategoryOptions]) {
      const names = labels(categories(null, [], french));
      expect(names.slice(0, 3)).toEqual(["Boissons alcoolisées", "Boissons non alcoolisées", "Céréales"]);
      expect(names.at(-1)).toBe("Autre");
    }
    const types = labels(listOptions("category", null, [], french));
    expect(types.indexOf("Épicerie")).toBe(types.indexOf("Emballeur") + 1);
  });

  it("have what is no standard last", () => {
    const standards = labels(listOptions("roles.data.safety_standards", null, [], french));
    expect(standards.at(-1)).toBe("Aucune");
    expect(standards).toContain("BPF (GMP)");
  });

  it("keep the order of the vocabulary in English", () => {
    const english = labels(productCategoryOptions(null, [], createWidgetTranslate("en-CA")));
    expect(english.slice(0, 3)).toEqual(["Alcoholic Beverages", "Dairy and Eggs", "Fish"]);
  });
});
