import { describe, expect, it } from "vitest";
import { languageOfText, recognizedLanguage } from "./text-language.ts";

describe("The language of a member's text", () => {
  it.each([
    ["Fresh chèvre from our own goats, sold at the farm gate and at the Guelph market.", "en-CA"],
    ["Looking for 200 kg of carrots a week, delivered.", "en-CA"],
    ["Family farm since 1962. Visit us on Saturdays!", "en-CA"],
    ["Fresh pasta & sauces made on site.", "en-CA"],
    ["Cheese curds made fresh every Friday", "en-CA"],
    ["Miel de nos propres ruches près de Hearst.", "fr-CA"],
    ["Viande de bœuf nourri à l’herbe", "fr-CA"],
    ["Légumes biologiques, œufs frais, poulet", "fr-CA"],
    ["Fromage de chèvre frais de nos propres chèvres, vendu à la ferme et au marché de Hearst.", "fr-CA"],
    ["Légumes certifiés biologiques, paniers et autocueillette de fraises.", "fr-CA"],
  ])("is recognized: %s", (text, language) => expect(recognizedLanguage(text)).toBe(language));

  it.each(["", "Garlic", "Maple syrup", "Ontario peaches", "40 × 750 ml"])("is not guessed from %s", (text) =>
    expect(recognizedLanguage(text)).toBeNull(),
  );

  it("is not guessed where both are about as likely", () => {
    expect(recognizedLanguage("Tomatoes, lettuce, melons, carrots, radishes")).toBeNull();
  });

  it("is the chosen one where there is a choice", () => {
    expect(languageOfText("fr-CA", "Looking for 200 kg of carrots a week.", "")).toBe("fr-CA");
  });

  it("is known wherever there is a translation", () => {
    expect(languageOfText(null, "Ail", "We grow garlic in the sand of Norfolk County.")).toBe("fr-CA");
    expect(languageOfText(null, "Garlic", "Ail")).toBe("en-CA");
    expect(languageOfText(null, "Garlic", "")).toBeNull();
  });
});
