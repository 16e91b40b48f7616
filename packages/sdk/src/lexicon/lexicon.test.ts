import { describe, expect, it } from "vitest";
import {
  BUSINESS_TYPES,
  CLASSIFICATIONS,
  CLASSIFIED_CATEGORIES,
  MARKET_TYPES,
  PAYMENT_METHODS,
  PROCESSING_TYPES,
  PRODUCT_CATEGORIES,
  PROFILE_TYPES,
  ROLES,
  SAFETY_STANDARDS,
  SERVICES,
  VENDOR_ICONS,
} from "../vocabulary/index.ts";
import { CUSTOMERS, DESCRIPTORS, FAMILIES, SUBSTITUTES } from "./descriptors.ts";
import { FILLERS, INTENTS } from "./fillers.ts";
import { foldTerm } from "./fold.ts";
import { HOMOGRAPHS } from "./homographs.ts";
import { createLexicon, LEXICON, lexiconEntries } from "./lexicon.ts";
import { parseLexicon } from "./parse.ts";

describe("the lexicon", () => {
  it("is read once, when it is first used", () => {
    let loads = 0;
    const lexicon = createLexicon(() => {
      loads += 1;
      return parseLexicon("cheese", "test");
    });
    expect(loads).toBe(0);
    lexicon.entries();
    lexicon.find("cheese");
    expect(loads).toBe(1);
  });

  it("has French terms for at least four entries of five", () => {
    const french = lexiconEntries().filter(({ fr }) => fr.length > 0);
    expect(french.length / lexiconEntries().length).toBeGreaterThan(0.8);
  });

  it("finds an entry by each of its terms, in any spelling", () => {
    for (const entry of lexiconEntries())
      for (const term of [...entry.en, ...entry.fr]) expect(LEXICON.find(term.toUpperCase())).toBe(entry);
    expect(LEXICON.find("Bleuets")?.key).toBe("blueberry");
    expect(LEXICON.find("constructor")).toBeUndefined();
  });

  it.each([
    ["courge musquée", "butternut squash"],
    ["épis de maïs", "corn on the cob"],
    ["betteraves jaunes", "golden beets"],
    ["microvert", "microgreens"],
    ["cerises acides", "sour cherries"],
    ["baies de sureau", "elderberries"],
    ["raisins", "grapes"],
    ["prunes", "plums"],
    ["fraises des champs", "wild strawberries"],
    ["gigot", "leg of lamb"],
    ["viande sauvage", "wild game"],
    ["fromage en grains", "cheese curds"],
    ["produits d’érable", "maple products"],
    ["ketchup aux fruits", "fruit ketchup"],
    ["soupe aux pois", "pea soup"],
    ["mouture", "milling"],
    ["fumaison", "smoking"],
    ["transformateur à façon", "custom processor"],
    ["conditionnement à forfait", "co-packing"],
    ["entrepôt réfrigéré", "cold storage"],
    ["laboratoire d’analyse", "food lab"],
    ["gîte touristique", "farm stay"],
    ["élevage", "livestock farm"],
    ["thés verts", "green tea"],
    ["bois d’érable", "maple wood"],
    ["pomiculteur", "orchard"],
  ])("means by %s what English calls %s", (french, english) => {
    expect(LEXICON.find(french)).toBeDefined();
    expect(LEXICON.find(french)).toBe(LEXICON.find(english));
  });

  it.each([
    ["raisins", "dried grape", "grape"],
    ["Prunes", "dried plum", "plum"],
    ["biscuit", "scone", "cookie"],
    ["rôti", "flatbread", "roast"],
    ["four", undefined, "commercial oven"],
  ])("means by %s in English %s, and in French %s", (word, english, french) => {
    expect(LEXICON.find(word, "en-CA")?.key).toBe(english);
    expect(LEXICON.find(word, "fr-CA")?.key).toBe(french);
  });

  it("has an entry for each meaning of a word that the languages do not share", () => {
    for (const [word, meanings] of HOMOGRAPHS) {
      expect(foldTerm(word), word).toBe(word);
      const keys = Object.values(meanings);
      expect(new Set(keys).size, word).toBe(keys.length);
      for (const key of keys) expect(LEXICON.get(key)?.key, word).toBe(key);
    }
  });

  it("knows what each concept is a kind of, the nearest first", () => {
    expect(LEXICON.ancestors("wild blueberry")).toEqual([
      "blueberry",
      "wild berry",
      "berry",
      "foraged food",
      "soft fruit",
      "food",
      "fruit",
    ]);
    expect(LEXICON.ancestors("fruit")).toEqual([]);
    expect(LEXICON.ancestors("nothing")).toEqual([]);
  });
});

describe("a label of the vocabulary", () => {
  const labels = [
    ...BUSINESS_TYPES.map(({ name }) => name),
    ...[CLASSIFICATIONS, MARKET_TYPES, PAYMENT_METHODS, PROCESSING_TYPES, SAFETY_STANDARDS, SERVICES].flatMap(
      (list) => list.map(({ display }) => display),
    ),
    ...[CLASSIFIED_CATEGORIES, PRODUCT_CATEGORIES, PROFILE_TYPES, ROLES, VENDOR_ICONS].flatMap((list) =>
      list.map(({ label }) => label),
    ),
  ];
  // These name no concept that anybody could look for.
  const unspecific = ["None", "Other", "All Profiles", "Classifieds"];
  const named = [...new Set<string>(labels)].filter((label) => !unspecific.includes(label));

  // "Fruits and Vegetables" is recognised by its own entry or by those of its parts.
  it.each(named)("is recognised: %s", (label) => {
    const parts = label.split(/ and | & |\//);
    const unknown = LEXICON.find(label) ? [] : parts.filter((part) => !LEXICON.find(part));
    expect(unknown).toEqual([]);
  });
});

describe("descriptors and customers", () => {
  it.each([...DESCRIPTORS, ...CUSTOMERS, ...FAMILIES, ...SUBSTITUTES.flat()])(
    "are keys of the lexicon: %s",
    (key) => {
      expect(LEXICON.get(key)?.key).toBe(key);
    },
  );
});

describe("fillers and intents", () => {
  const phrases = [...FILLERS, ...INTENTS.selling, ...INTENTS.buying];

  it("are lower case, each listed once", () => {
    expect(phrases).toEqual(phrases.map((phrase) => phrase.toLowerCase().trim()));
    const repeated = phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index);
    expect(repeated).toEqual([]);
  });

  it("leave the lexicon's terms alone: fillers say nothing, terms do", () => {
    expect(FILLERS.filter((filler) => LEXICON.find(filler))).toEqual([]);
  });

  it("distinguish sellers from buyers", () => {
    expect(INTENTS.selling.filter((phrase) => INTENTS.buying.includes(phrase))).toEqual([]);
  });
});
