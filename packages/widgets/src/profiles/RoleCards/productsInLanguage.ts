import type { Schema } from "@foodshed/sdk";
import { type Locale, textFor } from "@foodshed/sdk/locale";

/** The names of products in the reader's language where the business gives them, each once. */
export function productsInLanguage(
  products: readonly Schema<"Product">[],
  locale: Locale,
  language: Locale | null | undefined,
) {
  const languages = new Map<string, Locale | undefined>();
  for (const { name, name_translation } of products) {
    const { text, lang } = textFor(locale, { text: name, language, translation: name_translation });
    languages.set(text, lang);
  }
  return { items: [...languages.keys()], langOf: (item: string) => languages.get(item) };
}
