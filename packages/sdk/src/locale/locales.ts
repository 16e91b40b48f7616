/** The languages of the network, as BCP 47 tags. The first is the one that is shown where no other is asked for. */
export const LOCALES = ["en-CA", "fr-CA"] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE = LOCALES[0] satisfies Locale;

/** The name of each language, written in itself. */
export const LOCALE_NAMES: Record<Locale, string> = { "en-CA": "English", "fr-CA": "Français" };

/** How a page is offered in each language beside English, written in itself: who reads it has no other messages of that language yet. */
export const LOCALE_OFFERS: Record<
  Exclude<Locale, "en-CA">,
  { also: string; read: string; close: string }
> = {
  // cspell:disable-next-line
  "fr-CA": { also: "Cette page existe aussi en français.", read: "Lire en français", close: "Fermer" },
};

/** The locale for a language tag, by its language: "fr", "fr-FR" and "FR" are fr-CA. Undefined for other languages. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return LOCALES.find((locale) => locale.split("-")[0] === language);
}

/** The locale that an Accept-Language header prefers. Undefined when it names none of ours, or none more than `*`. */
export function acceptedLocale(header: string | null | undefined): Locale | undefined {
  const ranges = (header ?? "").split(",").map((range) => {
    const [tag = "", ...parameters] = range.split(";");
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { locale: localeOf(tag), weight: weight === undefined ? 1 : Number(weight) };
  });
  // A stable sort: of equal weights the first named is preferred.
  return ranges
    .filter(({ locale, weight }) => locale && weight > 0)
    .sort((one, other) => other.weight - one.weight)[0]?.locale;
}
