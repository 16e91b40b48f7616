import type { Locale } from "./locales.ts";

/** What a member wrote, in one language or in both. */
export interface MemberText {
  text: string;
  /** The language of the text; null or undefined where it is not known. */
  language?: Locale | null | undefined;
  /** The same in the other language. */
  translation?: string | null | undefined;
}

export interface TextInLanguage {
  text: string;
  /** For the `lang` attribute; undefined where the page's own language is right, or none is known. */
  lang: Locale | undefined;
}

/** A member's text for a reader: in the reader's language where the member gave it, else as it is, with its own language. */
export function textFor(locale: Locale, { text, language, translation }: MemberText): TextInLanguage {
  if (!language || language === locale) return { text, lang: undefined };
  if (translation) return { text: translation, lang: undefined };
  return { text, lang: language };
}

/** The same text in the language that `textFor` does not show; undefined where the member gave only one. */
export function otherTextFor(locale: Locale, member: MemberText): TextInLanguage | undefined {
  const { text, language, translation } = member;
  if (!language || !translation) return undefined;
  if (language !== locale) return { text, lang: language };
  return { text: translation, lang: otherLanguage(language) };
}

/** The other of the two languages. */
export function otherLanguage(language: Locale): Locale {
  return language === "fr-CA" ? "en-CA" : "fr-CA";
}
