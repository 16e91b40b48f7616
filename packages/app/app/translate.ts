import {
  type Catalogue,
  createTranslate,
  type Locale,
  type LocalizedString,
  type LocalizedText,
  localeOfPath,
  type Translate,
  translateText,
} from "@foodshed/sdk/locale";
import { useLocation } from "react-router";

const catalogues: { [Name in Locale]?: Record<string, Catalogue[string]> } = {};

/** Adds messages of a language; the layout of its pages does, which is loaded before they are shown. English needs none. */
export function addCatalogue(locale: Locale, catalogue: Catalogue): void {
  // Into the same object, so that what is open already has them too.
  catalogues[locale] = Object.assign(catalogues[locale] ?? {}, catalogue);
}

/** Loads what pages of a language need beside their catalogue; undefined when nothing is missing. Set by their layout. */
export const stillToLoad: { [Name in Locale]?: () => Promise<void> | undefined } = {};

/** The messages of a language as far as they are loaded; always the same object. */
export const catalogueOf = (locale: Locale): Catalogue | undefined => catalogues[locale];

/** Translates for the page at a path. */
export function translateAt(pathname: string): Translate {
  const locale = localeOfPath(pathname);
  return createTranslate(locale, catalogueOf(locale));
}

/** A text, or a message in the page's language. */
export type Text = string | LocalizedString | LocalizedText;

export function textOf(translate: Translate, text: Text): string {
  if (typeof text === "string") return text;
  return "string" in text ? translateText(translate, text) : translate(text);
}

/** The language of the page that is shown: its address says it, and nothing else. */
export const useLocale = (): Locale => localeOfPath(useLocation().pathname);
