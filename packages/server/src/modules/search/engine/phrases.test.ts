import { LEXICON } from "@foodshed/sdk/lexicon";
import { describe, expect, test } from "vitest";
import { completeLastWords } from "./completions.ts";
import { DocumentIndex } from "./document-index.ts";
import { storedField } from "./fields.ts";
import { document, GROUPS } from "./index-fixtures.ts";
import type { PhraseType } from "./phrase-types.ts";
import { PhraseBook } from "./phrases.ts";
import { correctedSuggestions, suggestionsFor } from "./suggestions.ts";
import { stemsOf } from "./words.ts";

type Named = [type: PhraseType, text: string, times?: number];

/** Documents with one phrase each; the words of a product are its words, as they are stored. */
function book(...phrases: Named[]) {
  const index = new DocumentIndex(GROUPS, LEXICON.entries());
  const own = new PhraseBook(index);
  own.addLabel("classification", "Certified Organic", ["grade:a"]);
  own.addLabel("service", "Cold Storage", ["grade:b"]);
  own.addLexicon(LEXICON.entries());
  own.addRegion(["niagara", "niagara region"], ["grimsby", "lincoln"]);
  const filling = index.fill();
  let id = 0;
  for (const [type, text, times = 1] of phrases)
    for (let i = 0; i < times; i++) filling.push(carrying(own, ++id, type, text));
  filling.finish();
  return { index, book: own };
}

function carrying(own: PhraseBook, id: number, type: PhraseType, text: string) {
  const stems = storedField("", [stemsOf(text)]);
  return document(id, {
    marks: [...own.marksOf(type, text, 2)],
    ...(type === "product" && { productWords: stems }),
    ...(type === "name" && { nameWords: stems }),
    ...(type === "place" && { latitude: 43, longitude: -80 }),
  });
}

const texts = (own: PhraseBook, typed: string) => suggestionsFor(own, typed, 10).map(({ text }) => text);
const corrected = (own: PhraseBook, typed: string) =>
  correctedSuggestions(own, typed, 10).map(({ text }) => text);

describe("suggestions", () => {
  test("begin as typed before they have a further word that does, the most used first, with the typed part marked", () => {
    const own = book(
      ["product", "Cherries", 2],
      ["product", "Cheese", 5],
      ["product", "Zesty cheepers", 9],
    ).book;
    expect(suggestionsFor(own, "che", 3)).toEqual([
      { text: "Cheese", type: "product", ranges: [[0, 3]] },
      { text: "Cherries", type: "product", ranges: [[0, 3]] },
      { text: "Zesty cheepers", type: "product", ranges: [[6, 9]] },
    ]);
  });

  test("name a thing in one form, the more frequent one", () => {
    const own = book(["product", "Apple", 1], ["product", "Apples", 3], ["product", "apples", 1]).book;
    expect(texts(own, "appl")).toEqual(["Apples"]);
  });

  test("name what the products are kinds of, as the lexicon calls it", () => {
    const own = book(["product", "Aged cheddar", 1], ["product", "Brie", 1]).book;
    expect(texts(own, "chees")[0]).toBe("Cheese");
    expect(texts(own, "fromag")[0]).toBe("Fromage");
  });

  test("take French terms for what is found, with articles half typed", () => {
    const own = book(
      ["product", "Chèvre log", 1],
      ["product", "Goat cheese", 1],
      ["product", "Maple syrup", 1],
    ).book;
    expect(texts(own, "fromage de ch")).toEqual(["Fromage de chèvre"]);
    for (const typed of ["sirop", "sirop d", "sirop d'", "sirop d'é", "sirop d’er"])
      expect(texts(own, typed)).toContain("Sirop d'érable");
  });

  test("leave out what describes a thing, what is only within one, and what nobody has", () => {
    const own = book(["product", "Organic mushroom ravioli", 3]).book;
    expect(texts(own, "organic")).toEqual(["Organic mushroom ravioli"]);
    expect(texts(own, "mushr")).toEqual(["Organic mushroom ravioli"]);
    expect(texts(own, "cheddar")).toEqual([]);
  });

  test("keep one of two spellings", () => {
    const own = book(["product", "Yogurt", 3], ["product", "Yogourt", 1]).book;
    expect(texts(own, "yog")).toEqual(["Yogurt"]);
    const goats = book(["product", "Goat meat", 3], ["product", "Goat", 1]).book;
    expect(texts(goats, "goa")).toEqual(["Goat"]);
  });

  test("name a ticked service in French beside its English label", () => {
    const { index, book: own } = book();
    index.apply({ put: [document(1, { facets: ["grade:b"], otherWords: "= cold storage" })], removed: [] });
    expect(texts(own, "entreposage f")).toEqual(["Entreposage frigorifique"]);
  });

  test("know a misspelt English word that begins a French one", () => {
    const own = book(["product", "Broccoli", 2]).book;
    expect(texts(own, "brocol")).toEqual(["Brocoli", "Broccoli"]);
  });

  test("name services and certificates that are ticked", () => {
    const { index, book: own } = book();
    index.apply({ put: [document(1, { facets: ["grade:a"] })], removed: [] });
    expect(suggestionsFor(own, "certif", 10)).toEqual([
      { text: "Certified Organic", type: "classification", ranges: [[0, 6]] },
    ]);
    expect(texts(own, "cold")).toEqual([]);
    index.apply({ put: [document(1, { facets: ["grade:b"] })], removed: [] });
    expect(suggestionsFor(own, "stor", 10)).toEqual([
      { text: "Cold Storage", type: "service", ranges: [[5, 9]] },
    ]);
    expect(texts(own, "certif")).toEqual([]);
  });

  test.each(["chesee", "chese", "cheeze", "hceese", "cheeese"])("forgive %s", (typed) => {
    const own = book(["product", "Cheese", 5], ["product", "Bread", 5]).book;
    expect(texts(own, typed)).toEqual([]);
    expect(corrected(own, typed)).toEqual(["Cheese"]);
  });

  test("find a business by any of its words, and correct them", () => {
    const own = book(["name", "Maple Hill Orchard"]).book;
    expect(texts(own, "orch")).toEqual(["Maple Hill Orchard"]);
    expect(texts(own, "hill orch")).toEqual(["Maple Hill Orchard"]);
    expect(corrected(own, "mpale hil")[0]).toBe("Maple Hill Orchard");
  });

  test("show a business among five, however many things begin alike", () => {
    const cheeses = ["curds", "cakes", "bread", "scones", "dip", "straws"];
    const own = book(...cheeses.map((one): Named => ["product", `Cheese ${one}`, 2]), [
      "name",
      "Cheese Please",
    ]).book;
    expect(texts(own, "cheese").slice(0, 5)).toContain("Cheese Please");
  });

  test("name a town before the third business that is called after it", () => {
    const own = book(
      ["name", "Kingston Bread"],
      ["name", "Kingston Fish"],
      ["name", "Kingston Honey"],
      ["place", "KINGSTON"],
    ).book;
    expect(texts(own, "kingst")).toEqual([
      "Kingston Bread",
      "Kingston Fish",
      "Near Kingston",
      "Kingston Honey",
    ]);
    expect(texts(own, "kingston")[0]).toBe("Near Kingston");
  });

  test("name a region with a business in one of its towns, once", () => {
    expect(texts(book(["place", "Grimsby"]).book, "niag")).toEqual(["Near Niagara"]);
    expect(texts(book(["place", "Elora"]).book, "niag")).toEqual([]);
  });

  test("leave out what nobody has any more, also in another form", () => {
    const { index, book: own } = book(["product", "Cheese", 1], ["product", "Apple", 1]);
    index.apply({ put: [carrying(own, 3, "product", "Apples")], removed: [1, 2] });
    expect(texts(own, "che")).toEqual([]);
    expect(texts(own, "app")).toEqual(["Apples"]);
  });

  test.each(["", "   ", "!!!"])("are none for %j", (typed) => {
    expect(texts(book(["product", "Cheese", 1]).book, typed)).toEqual([]);
  });
});

describe("the continuation of several words", () => {
  const own = book(
    ["product", "Fresh goat log", 1],
    ["product", "Organic cherries", 2],
    ["product", "Maple syrup", 2],
  ).book;
  const continued = (typed: string) => completeLastWords(own, typed, 10).map(({ text }) => text);

  test("makes a described thing, whichever word of it was begun", () => {
    expect(continued("organic ch")).toEqual(["organic cherries"]);
    expect(continued("organic maple sy")).toEqual([]);
  });

  test("goes on after words that say nothing about a business", () => {
    expect(continued("best che")[0]).toBe("best cherries");
    expect(continued("where can I buy maple sy")).toEqual(["where can I buy maple syrup"]);
  });

  test("is none that no document has together", () => {
    expect(continued("maple che")).toEqual([]);
    expect(continued("organic organ")).toEqual([]);
  });
});
