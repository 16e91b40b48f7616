import { createRequire } from "node:module";
import { type Locale, otherLanguage } from "@foodshed/sdk/locale";

const require = createRequire(import.meta.url);
/** Knows four hundred languages, in three megabytes: loaded for the first text. */
const recognize = (text: string, only: string[]): string =>
  (require("franc") as typeof import("franc")).franc(text, { only });

/** Letters from which on a text's language can be told; shorter ones are often names or words of both languages. */
const MIN_LETTERS = 24;

const LOCALE_OF: Readonly<Record<string, Locale>> = { eng: "en-CA", fra: "fr-CA" };

/** The language that a member's text is written in; null when the text is too short to say. */
export function recognizedLanguage(text: string): Locale | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTERS) return null;
  return LOCALE_OF[recognize(text, Object.keys(LOCALE_OF))] ?? null;
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
