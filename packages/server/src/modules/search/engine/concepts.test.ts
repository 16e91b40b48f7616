import { parseLexicon } from "@foodshed/sdk/lexicon";
import { describe, expect, test } from "vitest";
import { DocumentIndex } from "./document-index.ts";
import { document, everything, GROUPS } from "./index-fixtures.ts";
import { searchIndex } from "./search-index.ts";
import { stemsOf } from "./words.ts";

const LEXICON = parseLexicon(
  `
  dairy | produit laitier
  cheese | fromage < dairy
  cheddar, old cheddar < cheese
  goat cheese, chevre | fromage de chèvre < cheese
  organic | biologique, bio
  egg | œuf
  organic egg | œuf biologique < egg, organic
  mushroom | champignon
  ravioli
  pick your own, u-pick, pyo | autocueillette
  tree nut
  buckwheat < tree nut
  apple
  cider
  apple cider < cider
  mac and cheese
  pâté
  pasta | pâtes
  `,
  "test",
);

function indexOf(...products: string[]): DocumentIndex {
  const index = new DocumentIndex(GROUPS, LEXICON);
  const filling = index.fill();
  products.forEach((text, i) => {
    const phrases = text.split(",").map((phrase) => stemsOf(phrase).join(" "));
    filling.push(document(i + 1, { productWords: phrases.join(" | ") }));
  });
  filling.finish();
  return index;
}

const found = (index: DocumentIndex, typed: string) =>
  searchIndex(index, { ...everything, typed }).hits.map(({ id }) => id);

describe("a concept", () => {
  test("is found by every kind of it", () => {
    expect(found(indexOf("Old Cheddar", "Bread"), "dairy")).toEqual([1]);
  });

  test.each(["u-pick", "PYO", "autocueillette", "pick your own"])("is found by %s", (typed) => {
    expect(found(indexOf("Pick Your Own apples", "Bread"), typed)).toEqual([1]);
  });

  test("is found in French, accents and plurals or none", () => {
    const index = indexOf("Goat cheese", "Cheddar", "Eggs");
    expect(found(index, "fromages de chevre")).toEqual([1]);
    expect(found(index, "oeufs")).toEqual([3]);
  });

  test("is no part of its longer neighbour", () => {
    expect(found(indexOf("Goat cheese", "Cheddar"), "goat cheese")).toEqual([1]);
  });

  test("that nothing has gives way to what is just above it", () => {
    expect(found(indexOf("Tree nuts", "Bread"), "buckwheat")).toEqual([1]);
  });

  test("is no word that typing is completed to", () => {
    expect(indexOf("Cheddar").terms.completions("dair", 5)).toEqual([]);
  });

  test("that describes another is looked for beside it", () => {
    const index = indexOf("Organic milk, Free eggs", "Organic eggs", "Eggs");
    expect(found(index, "organic eggs")).toEqual([2, 1, 3]);
    expect(found(index, "œufs biologiques")).toEqual([2, 1, 3]);
  });

  test("that is an ingredient ranks behind the thing itself", () => {
    expect(found(indexOf("Mushroom ravioli", "Mushrooms"), "mushrooms")).toEqual([2, 1]);
  });

  test("spans no connective that it does not have", () => {
    const index = indexOf("Apple cider", "Apples for cider", "Apples");
    expect(found(index, "apple cider")).toEqual([1]);
    expect(found(index, "apples for cider")[0]).toBe(2);
  });

  test("is found with its connectives and without", () => {
    const index = indexOf("Mac and Cheese", "Mac cheese", "Cheddar");
    expect(found(index, "mac & cheese")).toEqual([1, 2]);
    expect(found(index, "mac and cheese")).toEqual([1, 2]);
  });

  test("is what comes before a preposition; what follows is an ingredient", () => {
    expect(found(indexOf("Ravioli with mushrooms", "Mushrooms"), "mushrooms")).toEqual([2, 1]);
    expect(found(indexOf("Mushrooms", "Ravioli with mushrooms"), "ravioli")).toEqual([2]);
  });

  test("is told from another by its accent: pâtes are no pâté", () => {
    const index = indexOf("Duck pâté", "Fresh pasta");
    expect(found(index, "pâtes")).toEqual([2]);
    expect(found(index, "pâtés")).toEqual([1]);
  });
});

describe("a category", () => {
  test("is found by its own name, not by a word of it", () => {
    const index = new DocumentIndex(GROUPS, LEXICON);
    index.nameFacet("grade:a", "Nuts, Seeds and Herbs", "Noix, graines et herbes");
    const filling = index.fill();
    filling.push(document(1, { facets: ["grade:a"] }));
    filling.finish();
    expect(found(index, "nuts, seeds and herbs")).toEqual([1]);
    expect(found(index, "noix, graines et herbes")).toEqual([1]);
    expect(found(index, "seeds")).toEqual([]);
  });
});
