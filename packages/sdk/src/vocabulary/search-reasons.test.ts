import { describe, expect, it } from "vitest";
import { createTranslate } from "../locale/strings.ts";
import { describeReasons, type SearchReason } from "./search-reasons.ts";

describe("the reasons of a hit read", () => {
  it.each<[string, SearchReason[]]>([
    ["", []],
    [
      "Sells Chèvre, Goat Cheese · Delivers · 18 km from Guelph",
      [
        { kind: "sells", text: "Chèvre" },
        { kind: "sells", text: "Goat Cheese" },
        { kind: "delivers" },
        { kind: "near", text: "Guelph", distance_km: 18.42 },
      ],
    ],
    [
      "Buys Lamb · Makes Brie · Offers Cold Storage · Needs Delivery",
      [
        { kind: "buys", text: "Lamb" },
        { kind: "makes", text: "Brie" },
        { kind: "offers_service", text: "Cold Storage" },
        { kind: "needs_service", text: "Delivery" },
      ],
    ],
    [
      "Bakery, Café · Certified Organic · HACCP",
      [
        { kind: "business_type", text: "Bakery" },
        { kind: "business_type", text: "Café" },
        { kind: "classified_as", text: "Certified Organic" },
        { kind: "meets_standard", text: "HACCP" },
      ],
    ],
    [
      "Mentions wool · In Niagara",
      [
        { kind: "mentions", text: "wool" },
        { kind: "in_place", text: "Niagara" },
      ],
    ],
    ["Less than 1 km from Elora", [{ kind: "near", text: "Elora", distance_km: 0.4 }]],
    ["67 km from N0B\u00a01S0", [{ kind: "near", text: "N0B 1S0", distance_km: 67.23 }]],
    ["7 km away", [{ kind: "near", distance_km: 7.2 }]],
  ])("%s", (sentence, reasons) => {
    expect(describeReasons(reasons)).toBe(sentence);
  });
});

describe("a reason that names an entry of a list", () => {
  const reasons: SearchReason[] = [
    { kind: "offers_service", text: "Cold Storage", translation: "Entreposage frigorifique" },
  ];
  // As in embeds, which have no list of labels.
  const toFrench = createTranslate("fr-CA", {});

  it.each(["en-CA", "fr-CA", null] as const)(
    "is in the reader's language, whatever that of the products is: %s",
    (language) => {
      expect(describeReasons(reasons, toFrench, language)).toContain("Entreposage frigorifique");
      expect(describeReasons(reasons, undefined, language)).toBe("Offers Cold Storage");
    },
  );
});
