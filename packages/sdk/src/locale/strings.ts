import format from "icu-minify/format";
import { isolated } from "./isolate.ts";
import type { Locale } from "./locales.ts";

type Compiled = Parameters<typeof format>[0];

/** A message of ICU MessageFormat as `pnpm generate` compiles it: a text, or its parts. */
export type CompiledMessage = string | readonly unknown[];

/** The value of a tag in a message, `<terms>…</terms>`: wraps the text between. Only `rich` accepts it. */
export type Tag = <Element>(chunks: Array<string | Element>) => Element;

export type StringValue = string | number | Date;

export type StringValues = Record<string, StringValue | Tag>;

/** Values by name. Without any, a message is complete by itself. */
export type NoValues = Record<never, never>;

/**
 * One message, with the types of its values. `pnpm generate` makes these from `locales/en-CA.json`; each carries its English, so that a
 * bundle contains the English it uses and no other.
 */
export interface LocalizedString<Values extends StringValues = NoValues> {
  /** The name in catalogues and overrides: the folder and the key, "search.noResults". */
  readonly id: string;
  readonly english: CompiledMessage;
  /** Only for the type. */
  readonly values?: (values: Values) => void;
}

/** A message in another language: compiled, or a function of the values. */
export type Translation = CompiledMessage | ((values: never) => string);

/** The messages of one language by their ids; who has none is shown in English. */
export type Catalogue = Readonly<Record<string, Translation>>;

/** A message with its values, translated later, when the reader's language is known: failures, mails. */
export interface LocalizedText {
  readonly string: LocalizedString<never>;
  readonly values: Readonly<Record<string, StringValue>>;
}

/** Translates messages into one language. */
export interface Translate {
  (string: LocalizedString): string;
  <Values extends Record<string, StringValue>>(string: LocalizedString<Values>, values: Values): string;
  readonly locale: Locale;
  /** The message as parts: what its tags made, and the text between. */
  parts<Element>(
    string: LocalizedString<never>,
    values: Record<string, StringValue | ((chunks: Array<string | Element>) => Element)>,
  ): Array<string | Element>;
}

/** @param catalogue the messages of the locale; in English none is needed, and what it has replaces ours */
export function createTranslate(locale: Locale, catalogue: Catalogue = {}): Translate {
  const translated = <Element>({ id, english }: LocalizedString<never>, given: object) => {
    const own = catalogue[id];
    const values = isolated(given);
    if (typeof own === "function") return own(values as never);
    // A message without a translation is English throughout, its plurals and numbers too.
    const language = own === undefined ? "en-CA" : locale;
    return format<Element>((own ?? english) as Compiled, language, values as never, { formatters });
  };
  const translate = (string: LocalizedString<never>, values: object = {}) =>
    translated<string>(string, values) as string;
  return Object.assign(translate, {
    locale,
    parts: <Element>(string: LocalizedString<never>, values: object) =>
      [translated<Element>(string, values)].flat() as Array<string | Element>,
  });
}

/** A message with its values, to be translated later. */
export function localized(string: LocalizedString): LocalizedText;
export function localized<Values extends Record<string, StringValue>>(
  string: LocalizedString<Values>,
  values: Values,
): LocalizedText;
export function localized(string: LocalizedString<never>, values = {}): LocalizedText {
  return { string, values };
}

/** Translates a message that was put together before. */
export function translateText(translate: Translate, { string, values }: LocalizedText): string {
  return translate(string as LocalizedString<Record<string, StringValue>>, { ...values });
}

// Making an Intl object costs more than using it, so each is made once.
const made = new Map<string, unknown>();

function once<Options, Made>(kind: new (locale?: Intl.LocalesArgument, options?: Options) => Made) {
  return (locale?: Intl.LocalesArgument, options?: Options): Made => {
    const key = kind.name + locale + JSON.stringify(options);
    if (!made.has(key)) made.set(key, new kind(locale, options));
    return made.get(key) as Made;
  };
}

const formatters = {
  getNumberFormat: once<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat),
  getPluralRules: once<Intl.PluralRulesOptions, Intl.PluralRules>(Intl.PluralRules),
  getDateTimeFormat: once<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat),
};

/** Translates into English: nothing but the messages' own words. */
export const toEnglish = /* @__PURE__ */ createTranslate("en-CA");
