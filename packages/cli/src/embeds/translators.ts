import { frCA } from "@foodshed/embed-check/fr-CA";
import type { Schema } from "@foodshed/sdk";
import { createTranslate, type Translate, toEnglish } from "@foodshed/sdk/locale";

/** Translates what is found on pages. */
export function translatorOf(language: Schema<"Language">): Translate {
  return language === "fr-CA" ? createTranslate(language, frCA) : toEnglish;
}
