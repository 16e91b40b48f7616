import type { Schema } from "@foodshed/sdk";
import { type Locale, textFor } from "@foodshed/sdk/locale";

export interface ProductLanguages {
  /** The language of the page, in which names need no mark. */
  page: Locale;
  /** The language that the reader wants: the page's, or the other one. */
  shown: Locale;
  /** The language in which the business wrote; null where it is unknown. */
  written: Locale | null | undefined;
}

/** The names of products in the wanted language where the business gives them, each once. */
export function productsInLanguage(
  products: readonly Schema<"Product">[],
  { page, shown, written }: ProductLanguages,
) {
  const languages = new Map<string, Locale | undefined>();
  for (const { name, name_translation } of products) {
    const { text, lang } = textFor(shown, { text: name, language: written, translation: name_translation });
    const actual = written ? (lang ?? shown) : undefined;
    languages.set(text, actual === page ? undefined : actual);
  }
  return { items: [...languages.keys()], langOf: (item: string) => languages.get(item) };
}

/** Whether some product has a name in both languages. */
export function isGivenInBoth(
  products: readonly Schema<"Product">[],
  written: Locale | null | undefined,
): written is Locale {
  return Boolean(written) && products.some(({ name_translation }) => name_translation);
}
