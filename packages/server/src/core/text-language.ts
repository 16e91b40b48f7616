import { createRequire } from "node:module";
import { type Locale, otherLanguage } from "@foodshed/sdk/locale";

const require = createRequire(import.meta.url);
/** Knows four hundred languages, in three megabytes: loaded for the first text. */
const rankLanguages = (text: string, only: string[]): [string, number][] =>
  (require("franc") as typeof import("franc")).francAll(text, { only });

/** Letters from which on a text's language can be told; shorter ones are often names or words of both languages. */
const MIN_LETTERS = 24;

/** Letters from which on the frequencies of three letters alone tell the two languages apart. */
const SURE_LETTERS = 90;
/** In a shorter text the other language must be less likely than this, by the library's measure of 0 to 1. */
const RUNNER_UP_MAX = 0.8;

const LOCALE_OF: Readonly<Record<string, Locale>> = { eng: "en-CA", fra: "fr-CA" };

/**
 * Words that hold sentences together, of one language each. They decide first: of the interface's own sentences of 24 to 40 letters the
 * library alone takes one English one in eight for French, and with these one in a hundred.
 */
const FUNCTION_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  "en-CA": new Set(
    "the and of our on from with for we in is are at by to your you us all near that this or as it be have".split(
      " ",
    ),
  ),
  "fr-CA": new Set(
    // cspell:disable-next-line
    "le la les des du de et nos notre vos votre sur pour avec à au aux une un en dans est sont nous vous par ou que qui chez près plus ce cette il ne pas se l d qu n s c j".split(
      " ",
    ),
  ),
};

/** The language that a member's text is written in; null when the text is too short to say. */
export function recognizedLanguage(text: string): Locale | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTERS) return null;
  return languageByFunctionWords(text) ?? languageByLetters(text, letters < SURE_LETTERS ? RUNNER_UP_MAX : 1);
}

function languageByFunctionWords(text: string): Locale | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (locale: Locale) => words.filter((word) => FUNCTION_WORDS[locale].has(word)).length;
  const english = count("en-CA");
  const french = count("fr-CA");
  if (english === french) return null;
  return english > french ? "en-CA" : "fr-CA";
}

function languageByLetters(text: string, runnerUpMax: number): Locale | null {
  const [[first] = ["und"], runnerUp] = rankLanguages(text, Object.keys(LOCALE_OF));
  if (runnerUp && runnerUp[1] > runnerUpMax) return null;
  return LOCALE_OF[first] ?? null;
}

/**
 * The language to keep with a text: the chosen one, else the recognized one. A text with a translation always has one: the
 * other than that of its translation, and English where neither can be told.
 */
export function languageOfText(
  chosen: Locale | null | undefined,
  text: string,
  translation: string,
): Locale | null {
  const language = chosen ?? recognizedLanguage(text);
  if (language || !translation) return language;
  const other = recognizedLanguage(translation);
  return other ? otherLanguage(other) : "en-CA";
}
