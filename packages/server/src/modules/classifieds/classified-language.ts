import type { Locale } from "@foodshed/sdk/locale";
import { languageOfText } from "../../core/text-language.ts";

interface Texts {
  title: string;
  description: string;
  language?: Locale | null | undefined;
  title_translation?: string | undefined;
  description_translation?: string | undefined;
}

/** The language of a classified: the chosen one, else that of title and text together. */
export function languageOfClassified(texts: Texts): Locale | null {
  const { title, description, language, title_translation = "", description_translation = "" } = texts;
  const translation = [title_translation, description_translation].filter(Boolean).join("\n");
  return languageOfText(language, `${title}\n${description}`, translation);
}
