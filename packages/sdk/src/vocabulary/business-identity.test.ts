import { describe, expect, it } from "vitest";
import { agreementWeight, businessKeys, perhapsSame, phoneKey, websiteKey } from "./business-identity.ts";
import { looseNameKey } from "./business-names.ts";

const named = (business_name: string, more = {}) => businessKeys({ business_name, ...more });

describe("names of businesses", () => {
  it.each([
    ["North Fork Dairy Inc.", "Northfork Dairy"],
    ["The Green & Gold Farm", "Green and Gold"],
    ["Laiterie Nord et Fils Ltée", "laiterie nord & fils limitée"],
    ["Ferme de l’Érable", "FERME DE L'ERABLE ENR."],
    ["L'Érablière du Nord", "Erabliere du nord"],
    ["St. Jacobs Mill Co.", "St Jacobs Mill"],
    ["Bœuf & Cie", "Boeuf"],
  ])("'%s' and '%s' are the same but for their spelling", (one, other) => {
    expect(perhapsSame(named(one), named(other))).toEqual(["name"]);
  });

  it.each([
    ["North Fork Dairy", "North Fork Diary"],
    ["Maple Hill Orchard", "Mapel Hill Orchard"],
    ["Fromagerie des Deux Rivières", "Fromagerie des Deux Riviere"],
    ["Sunnyside Bakery", "Sunnyside Bakerry"],
  ])("'%s' and '%s' differ by a slip", (one, other) => {
    expect(perhapsSame(named(one), named(other))).toEqual(["similar_name"]);
  });

  it.each([
    ["Plot 3 Gardens", "Plot 4 Gardens"],
    ["Farm A", "Farm B"],
    ["Farm", "Ferme"],
    ["Maple Hill Orchard", "Maple Hill Bakery"],
    ["North Fork Dairy", "South Fork Dairy"],
    ["Mill One", "Mill Two"],
    ["Stone Hill Bakery", "Stone Mill Bakery"],
    ["農場", "牧場"],
  ])("'%s' and '%s' are different businesses", (one, other) => {
    expect(perhapsSame(named(one), named(other))).toBeUndefined();
  });

  it("keep the words that they consist of when nothing else would be left", () => {
    expect(looseNameKey("The Farm Company")).toBe("thefarmcompany");
    expect(looseNameKey("Farm A")).toBe("farma");
    expect(looseNameKey("  ")).toBe("");
  });
});

describe("facts of businesses", () => {
  it("a phone number agrees however it is written, without its extension", () => {
    for (const phone of ["519 555 0142", "(519) 555-0142 ext. 7", "+1.519.555.0142", "519-555-0142 poste 3"])
      expect(phoneKey(phone)).toBe("5195550142");
    for (const phone of ["555 0142", "", null, undefined, "+44 20 7946 0958"])
      expect(phoneKey(phone)).toBeUndefined();
    expect(
      perhapsSame(named("Barn", { phone: "5195550142" }), named("Silo", { phone: "(519) 555-0142" })),
    ).toEqual(["phone"]);
  });

  it("a web address agrees by its host, unless many businesses share the host", () => {
    for (const website of ["https://www.Barn.example/about", "barn.example", "HTTP://barn.example:80?x"])
      expect(websiteKey(website)).toBe("barn.example");
    for (const website of ["https://www.facebook.com/barn", "linktr.ee/barn", "barn", ""])
      expect(websiteKey(website)).toBeUndefined();
  });

  it("a postal code or a town is not enough, but adds to a name that is similar", () => {
    const place = { postal_code: "n0b1s0", city: "Elora" };
    const other = { postal_code: "N0B 1S0", city: "ELORA" };
    expect(perhapsSame(named("Barn", place), named("Silo", other))).toBeUndefined();
    expect(perhapsSame(named("North Fork", place), named("North Fork Dairy Products", other))).toEqual([
      "similar_name",
      "postal_code",
      "city",
    ]);
    expect(perhapsSame(named("North Fork"), named("North Fork Dairy Products"))).toBeUndefined();
  });

  it("the more agrees, the more speaks for one business", () => {
    const weights = [["city"], ["similar_name", "city"], ["name", "city"], ["name", "phone"]] as const;
    const sums = weights.map((facts) => agreementWeight([...facts]));
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    expect(new Set(sums).size).toBe(sums.length);
  });
});
