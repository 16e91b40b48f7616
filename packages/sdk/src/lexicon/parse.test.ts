import { describe, expect, it } from "vitest";
import { foldTerm } from "./fold.ts";
import { LexiconError, parseLexicon, parseLexiconSources } from "./parse.ts";

describe("a line of the lexicon", () => {
  it("holds English terms, French terms and broader keys", () => {
    const text = `
      # Vegetables
      vegetable, veggie | légume
      heirloom vegetable, heritage  vegetable | légume ancien, légume du patrimoine < vegetable # old kinds
    `;
    expect(parseLexicon(text, "test")).toEqual([
      { key: "vegetable", en: ["vegetable", "veggie"], fr: ["légume"], broader: [] },
      {
        key: "heirloom vegetable",
        en: ["heirloom vegetable", "heritage vegetable"],
        fr: ["légume ancien", "légume du patrimoine"],
        broader: ["vegetable"],
      },
    ]);
  });

  it("needs neither French terms nor broader keys", () => {
    expect(parseLexicon("carrot\r\npurple carrot < carrot", "test")).toEqual([
      { key: "carrot", en: ["carrot"], fr: [], broader: [] },
      { key: "purple carrot", en: ["purple carrot"], fr: [], broader: ["carrot"] },
    ]);
  });

  it("may have the same term in both languages", () => {
    expect(parseLexicon("melon | melon", "test")[0]?.fr).toEqual(["melon"]);
  });

  it.each([
    ["apple,, pear", "test:1: A term is empty. Remove the surplus comma."],
    ["apple |", "test:1: A term is empty. Remove the surplus comma."],
    ["\n| pomme", "test:2: The English terms are missing. Begin the line with one: it is the key."],
    ["Apple", 'test:1: "Apple" has capital letters. Write "apple".'],
    ["apple, --", 'test:1: "--" has no letter. Remove the term.'],
    ["a < b < c", 'test:1: "<" occurs twice. List broader keys with commas.'],
    ["a | b | c", 'test:1: "|" occurs twice. Write English terms, "|", French terms.'],
    ["a < b | c", 'test:1: "|" comes after "<". Write the French terms before "<".'],
    [
      "egg, eggs",
      'test:1: "eggs" is listed twice; case, accents, hyphens and plurals make no difference. Remove one.',
    ],
    [
      "goat\nsheep, goats",
      'test:2: "goats" already belongs to "goat" (test:1). Keep it in the entry that a food buyer means.',
    ],
    [
      "plum | prune\nprune",
      'test:2: "prune" already belongs to "plum" (test:1). Keep it in the entry that a food buyer means.',
    ],
    ["goat\ngoat, kid", 'test:2: "goat" already has an entry (test:1). Join the two lines.'],
    [
      "cheddar < cheese",
      'test:1: No entry has the key "cheese". Add an entry that begins with it, or correct the key.',
    ],
    [
      "maize, corn\npopcorn < corn",
      'test:2: No entry has the key "corn". It is a term of "maize": write "< maize".',
    ],
    ["a < b\nb < c\nc < a", "test:1: The broader keys form a cycle: a < b < c < a. Remove one of them."],
    ["a < a", "test:1: The broader keys form a cycle: a < a. Remove one of them."],
  ])("is refused when it reads %j", (text, message) => {
    expect(() => parseLexicon(text, "test")).toThrow(LexiconError);
    expect(() => parseLexicon(text, "test")).toThrow(message);
  });

  it("is named by an error, with its source", () => {
    try {
      parseLexicon("\n\nApple", "extra.txt");
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ name: "LexiconError", source: "extra.txt", line: 3 });
    }
  });
});

describe("several sources", () => {
  const base = parseLexicon("cheese | fromage\npotato | pomme de terre", "base");

  it("refer to each other's entries in any order", () => {
    const entries = parseLexiconSources([
      { name: "a", text: "cheddar < cheese" },
      { name: "b", text: "cheese" },
    ]);
    expect(entries.map(({ key }) => key)).toEqual(["cheddar", "cheese"]);
  });

  it("add entries to a base, and terms to its entries", () => {
    const text = "brick cheese < cheese\npotato, spud | patate, pomme de terre < root\nroot";
    expect(parseLexiconSources([{ name: "extra", text }], base)).toEqual([
      base[0],
      { key: "potato", en: ["potato", "spud"], fr: ["pomme de terre", "patate"], broader: ["root"] },
      { key: "brick cheese", en: ["brick cheese"], fr: [], broader: ["cheese"] },
      { key: "root", en: ["root"], fr: [], broader: [] },
    ]);
  });

  it("cannot take a term from the base", () => {
    expect(() => parseLexiconSources([{ name: "extra", text: "brick | fromage" }], base)).toThrow(
      'extra:1: "fromage" already belongs to "cheese". Keep it in the entry that a food buyer means.',
    );
  });
});

describe("terms", () => {
  it.each([
    ["Pick-Your-Own", "pick your own"],
    ["Bœuf haché", "boeuf hach"],
    ["Farmers' Markets", "farmer market"],
    ["berries", "berry"],
    ["pies", "pie"],
    ["tomatoes", "tomato"],
    ["peaches", "peach"],
    ["asparagus", "asparagus"],
    ["Brussels sprouts", "brussel sprout"],
    ["G.A.P.", "gap"],
  ])("fold %s to %s", (term, folded) => expect(foldTerm(term)).toBe(folded));
});
