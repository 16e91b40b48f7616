import { describe, expect, it } from "vitest";
import { english, french } from "../../testing/translate.ts";
import { isProductList, productsCount, readProducts, splitProducts } from "./productLines.ts";

describe("A list of products", () => {
  it.each([
    ["lines", "Leeks\nChard\r\nKale"],
    ["commas", "Leeks, Chard,Kale"],
    ["cells of a sheet", "Leeks\tChard\tKale"],
    ["semicolons", "Leeks; Chard; Kale;"],
    ["bullets", "- Leeks\n• Chard\n* Kale"],
    ["numbers", "1. Leeks\n2) Chard\n10. Kale"],
    ["empty lines", "\n Leeks \n\n\nChard\n  \nKale\n"],
  ])("is read with %s", (_what, text) => {
    expect(splitProducts(text)).toEqual(["Leeks", "Chard", "Kale"]);
  });

  it("leaves numbers and dashes inside a name alone", () => {
    expect(splitProducts("2% milk\nSun-dried tomatoes\n7 grain bread")).toEqual([
      "2% milk",
      "Sun-dried tomatoes",
      "7 grain bread",
    ]);
  });

  it("is none when it holds a single name", () => {
    expect(isProductList("Leeks")).toBe(false);
    expect(isProductList(" Leeks\n")).toBe(false);
    expect(isProductList("Leeks\nChard")).toBe(true);
  });

  it("says of each name whether it is new, double or too long", () => {
    const lines = readProducts(
      `leeks\nMAÏS\nMais\nLeeks\n${"a".repeat(121)}\n__CATEGORY__`,
      ["Maïs"],
      english,
    );
    expect(lines.map(({ name, reason }) => [name.slice(0, 8), reason])).toEqual([
      ["Leeks", undefined],
      ["MAÏS", "Already in your list"],
      ["Mais", undefined],
      ["Leeks", "Listed twice"],
      ["Aaaaaaaa", "Too long: 121 characters, at most 120"],
      ["__CATEGO", "No product name"],
    ]);
    expect(productsCount(lines, english)).toBe("2 new, 2 already listed or double, 2 that cannot be added");
    expect(productsCount(lines, french)).toBe(
      "2 nouveaux, 2 déjà inscrits ou en double, 2 impossibles à ajouter",
    );
    expect(productsCount(lines.slice(0, 2), french)).toBe("1 nouveau, 1 déjà inscrit ou en double");
  });
});
