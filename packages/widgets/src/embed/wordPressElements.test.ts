import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wordPressElements } from "./wordPressElements.ts";

describe("The elements in the WordPress plugin", () => {
  it("are those of the documentation (otherwise: node scripts/custom-elements.mjs)", () => {
    const committed = readFileSync("../../integrations/wordpress/foodshed/elements.json", "utf8");
    expect(committed).toBe(`${JSON.stringify(wordPressElements(), null, 2)}\n`);
  });

  it("say the greatest value of a number", () => {
    const { attributes } = wordPressElements().elements.search ?? {};
    expect(attributes?.limit?.most).toBe(24);
    expect(attributes?.columns?.most).toBe(4);
  });

  it("lead to the site in both languages, and have a link in words of each", () => {
    const { classifieds } = wordPressElements().elements;
    expect(classifieds?.path).toEqual({ en: "/search/classifieds", fr: "/fr/recherche/petites-annonces" });
    expect(classifieds?.link).toEqual({
      en: "Classifieds board on Foodshed",
      fr: "Tableau de petites annonces sur Foodshed",
    });
  });
});
