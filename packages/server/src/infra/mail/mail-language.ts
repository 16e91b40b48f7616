import type { Translate } from "@foodshed/sdk/locale";

/** The language of a page or mail for `lang`: "en", "fr". */
export function languageOf({ locale }: Translate): string {
  return new Intl.Locale(locale).language;
}
