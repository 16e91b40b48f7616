import { describe, expect, it } from "vitest";
import { fold, foldTerm, singular, stemOf } from "./fold.ts";

describe("a word", () => {
  it.each([
    ["berries", "berry"],
    ["pies", "pie"],
    ["tomatoes", "tomato"],
    ["tomatoe", "tomato"],
    ["sweets", "sweets"],
    ["sweet", "sweet"],
    ["greens", "greens"],
    ["peaches", "peach"],
    ["cheeses", "cheese"],
    ["olives", "olive"],
    ["loaves", "loaf"],
    ["asparagus", "asparagus"],
    ["hummus", "hummus"],
    ["glass", "glass"],
    ["eggs", "egg"],
    ["constructors", "constructor"],
  ])("is one in the plural and the singular: %s, %s", (many, one) => {
    expect(singular(many)).toBe(one);
    expect(singular(one)).toBe(one);
  });

  it.each([
    ["cookies", "cookie"],
    ["brownies", "brownie"],
    ["smoothies", "smoothie"],
    ["ties", "tie"],
  ])("is one in the plural and the singular, also where it ends in -ie: %s, %s", (many, one) => {
    expect(stemOf(many)).toBe(stemOf(one));
  });

  it.each([
    ["poireaux", "poireau"],
    ["pêches", "pêche"],
    ["saucisses", "saucisse"],
    ["oies", "oie"],
    ["boulangeries", "boulangerie"],
    ["épiceries", "épicerie"],
  ])("is one in the French plural and singular: %s, %s", (many, one) => {
    expect(stemOf(many)).toBe(stemOf(one));
  });

  it.each([
    ["Crème", "creme"],
    ["ŒUFS", "oeufs"],
    ["Lee’s", "lee"],
    ["Farmers'", "farmers"],
    ["İzmir", "izmir"],
  ])("is compared without case and accents: %s as %s", (written, folded) => {
    expect(fold(written)).toBe(folded);
  });

  it("keeps the French tea apart from the English article", () => {
    expect(stemOf("Thé")).toBe(stemOf("thés"));
    expect(stemOf("the\u0301")).toBe(stemOf("thé"));
    expect(stemOf("thé")).not.toBe(stemOf("the"));
    expect(fold("thé")).not.toBe("the");
  });

  it("keeps the French market apart from the month", () => {
    expect(stemOf("marché")).toBe(stemOf("Marchés"));
    expect(stemOf("marche")).toBe(stemOf("marché"));
    expect(stemOf("March")).not.toBe(stemOf("marché"));
  });

  it("keeps pasta apart from pâté", () => {
    expect(stemOf("pâtes")).toBe(stemOf("Pates"));
    expect(stemOf("pâtes")).not.toBe(stemOf("pâté"));
    expect(stemOf("pâtés")).toBe(stemOf("pâté"));
  });
});

describe("a term", () => {
  it.each([
    ["Pick-Your-Own", "pick your own"],
    ["Farmers' Markets", "farmer's market"],
    ["GLOBALG.A.P.", "globalgap"],
    ["B&B", "b and b"],
    ["bébés épinards", "bebe epinard"],
  ])("is compared without signs and plurals: %s and %s", (a, b) => {
    expect(foldTerm(a)).toBe(foldTerm(b));
  });
});
