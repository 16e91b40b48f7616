import type { Schema } from "../contract.ts";

type Language = Schema<"Language">;

/** The name of each language in messages. */
export const LANGUAGE_NAMES: Record<Language, string> = { "en-CA": "English", "fr-CA": "French" };

const SPELLINGS: Record<Language, readonly string[]> = {
  "en-CA": ["en", "e", "eng", "english", "anglais", "anglaise", "anglophone"],
  "fr-CA": ["fr", "f", "fra", "fre", "french", "francais", "francaise", "francophone"],
};

/** The language that a text names: "fr", "fr-CA", "Français", "French". Undefined for any other. */
export function readLanguage(text: string): Language | undefined {
  const name = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .trim()
    .toLowerCase()
    .replace(/^([a-z]{2})[-_][a-z]{2}$/, "$1");
  return (Object.keys(SPELLINGS) as Language[]).find((language) => SPELLINGS[language].includes(name));
}
