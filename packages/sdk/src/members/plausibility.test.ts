import { describe, expect, it } from "vitest";
import { plausibility } from "./index.ts";

describe("a text is as plausible as its characters beyond ASCII", () => {
  it.each([
    ["Maple Hill", 0, "has none"],
    ["a\u007fb", 0, "has none, though a control character"],
    ["Côté", 3, "has two common letters in a word"],
    ["Élan", 1.5, "begins with a common capital"],
    ["CAFÉ", 1.5, "is written in capitals"],
    ["CAFÉS", 1.5, "has one amid capitals"],
    ["señor", 1, "has a rarer letter in a word"],
    ["é", 0, "is a letter by itself"],
    ["l’a", 2, "has an apostrophe between letters"],
    ["l’ a", 0, "has an apostrophe after a word"],
    [" ’a", 0, "has an apostrophe before a word"],
    ["Farm™", 0, "has a sign after a word"],
    ["½ Acre", 0, "has a sign between words"],
    ["a™B", 0, "has a sign before a capital"],
    ["a\u00a0b", -2, "has a space within a word that is none"],
    ["CO₂", 0, "has a small number"],
    ["e\u0301a", 0, "has a combining mark"],
    ["± 5", 0, "has a sign apart"],
    ["北京", 0, "is in another script"],
  ])("%j counts %s: it %s", (text, worth) => expect(plausibility(text)).toBe(worth));

  it.each([..."–—•·‐‑"])("a%sb may be one word", (char) => expect(plausibility(`a${char}b`)).toBe(0));
});

describe("a text is damaged where", () => {
  it.each([
    ["\ufffd", -3, "a character was lost"],
    ["\u0080", -3, "the first control character of the upper half is there"],
    ["\u009f", -3, "the last control character of the upper half is there"],
    ["aðb", -1, "there is a letter that no name here has"],
    ["a™b", -2, "there is a sign within a word"],
    ["aé", 1.5, "nothing is wrong, at the end of a word"],
    ["aéB", -1, "a capital follows a small letter"],
    ["cafÈ", -2, "a capital follows small letters"],
    ["CÉline", -1, "two capitals begin a word"],
    ["aՃb", -2, "there is a letter of another script in a word"],
    ["aՃ", -2, "a letter of another script ends a word"],
    ["Ճa", -2, "a letter of another script begins a word"],
    ["a±", -2, "a mathematical sign ends a word"],
    ["±a", -2, "a mathematical sign begins a word"],
  ])("%j counts %s: %s", (text, worth) => expect(plausibility(text)).toBe(worth));
});
