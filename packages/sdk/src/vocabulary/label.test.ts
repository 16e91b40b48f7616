import { describe, expect, it } from "vitest";
import { frCA } from "../locale/fr-CA.ts";
import { createTranslate } from "../locale/strings.ts";
import * as v from "./index.ts";

const french = createTranslate("fr-CA", frCA);

/** Names that are the same in French: brands, abbreviations and the like. */
const UNTRANSLATED =
  /^(BRC|Can-Trace|FPA-SAFE|GAP|GFCP|GlobalG\.A\.P\.|GMP|HACCP|ISO|PPM 150|SQF( \d+)?|UPS|Purolator|FedEx)$/;

/** Carriers keep their names. */
const CARRIERS = new Set<string>(
  [...v.STANDARD_CARRIERS, ...v.REFRIGERATED_CARRIERS].map((carrier) => carrier.name),
);

function labelsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) labelsIn(one, found);
  else if (value !== null && typeof value === "object") {
    for (const [name, one] of Object.entries(value)) {
      if (["label", "display", "name", "tab", "dateLabel"].includes(name) && typeof one === "string") {
        found.add(one);
      } else labelsIn(one, found);
    }
  }
  return found;
}

describe("The vocabulary in French", () => {
  const labels = [...labelsIn(Object.values(v).filter((value) => typeof value === "object"))].filter(
    (name) => !UNTRANSLATED.test(name) && !CARRIERS.has(name),
  );

  it("has every label", () => {
    expect(labels.length).toBeGreaterThan(120);
    expect(labels.filter((name) => !Object.hasOwn(frCA, `label.${name}`))).toEqual([]);
  });

  it("has no label twice in one list, so that a choice can be told from another", () => {
    const lists = [v.BUSINESS_TYPES.map(({ name }) => name), v.SERVICES.map(({ display }) => display)];
    for (const list of lists) {
      expect(new Set(list.map((name) => v.label(french, name))).size).toBe(list.length);
    }
  });

  it("keeps the name of what has no translation", () => {
    expect(v.label(french, "HACCP")).toBe("HACCP");
    expect(v.label(french, "Farmers' Market")).toBe("Marché fermier");
  });

  it("writes dates, numbers and telephone numbers as Canadian French does", () => {
    expect(v.formatClassifiedDate("2024-01-01T23:59:59Z", "fr-CA")).toBe("lundi 1er\u00a0janvier 2024");
    expect(v.formatClassifiedDate("2024-08-21T23:59:59Z", "fr-CA")).toBe("mercredi 21\u00a0août 2024");
    expect(v.formatDateTime("2026-11-22T04:05:00Z", "America/Toronto", "fr-CA")).toBe(
      "21\u00a0nov. 2026, 23\u00a0h\u00a005",
    );
    expect(v.formatMessageTime("2024-01-31T21:05:00Z", "America/Toronto", "fr-CA")).toBe(
      "2024-01-31, 16\u00a0h\u00a005",
    );
    expect(v.formatTime("2026-11-22T04:05:00Z", "UTC", "fr-CA")).toBe("4\u00a0h\u00a005");
    expect(v.formatDistance(12.345, "fr-CA")).toBe("12,35\u00a0km");
    expect(v.formatMoney(1234.5, "fr-CA")).toBe("1\u00a0234,50\u00a0$");
    expect(v.formatPhone("519 555-0142 ext 7", french)).toBe("(519) 555-0142, poste 7");
  });

  it("says what is wrong with a postal code", () => {
    expect(v.postalCodeError("H2X 1Y4", french)).toBe(
      "H2X se trouve au Québec. Tous les emplacements doivent être en Ontario.",
    );
    expect(v.postalCodeError("H2X 1Y4")).toBe("H2X is in Quebec. All locations must be in Ontario.");
    expect(v.postalCodeError("X0A 0A0")).toBe(
      "X0A is in the Northwest Territories or Nunavut. All locations must be in Ontario.",
    );
    expect(v.postalCodeError("12345", french)).toBe("Vous devez fournir un code postal valide.");
  });

  it("heads a classified with its type once, in whichever language its title says it", () => {
    expect(v.classifiedHeading(true, "Poires", french)).toBe("Recherché\u00a0: Poires");
    expect(v.classifiedHeading(true, "Wanted: Pears", french)).toBe("Recherché\u00a0: Pears");
    expect(v.classifiedHeading(false, "À vendre : tracteur", french)).toBe("À vendre\u00a0: tracteur");
  });

  it("says why a hit was found, with the member's own words as they are", () => {
    const reasons: v.SearchReason[] = [
      { kind: "offers_service", text: "Cold Storage" },
      { kind: "sells", text: "Fish" },
      { kind: "sells", text: "Fresh chèvre" },
      { kind: "delivers" },
      { kind: "near", text: "Guelph", distance_km: 18.42 },
    ];
    expect(v.describeReasons(reasons, french)).toBe(
      "Offre\u00a0: Entreposage frigorifique · Vend\u00a0: Fish, Fresh chèvre · Livre · À\u00a018\u00a0km de Guelph",
    );
  });
});
