import type { Catalogue, CompiledMessage, Locale, LocalizedString } from "@foodshed/sdk/locale";
import { frCA } from "../../locale/fr-CA.ts";
import { pseudoCatalogue } from "./pseudoLocale.ts";

const modules = import.meta.glob<object>(
  ["../../**/generated/strings.ts", "../../../../sdk/src/**/generated/strings.ts"],
  { eager: true },
);
const labels = Object.keys(frCA).filter((id) => id.startsWith("label."));

/** Every message and label in English. */
export function englishMessages(): CompiledMessage[] {
  const messages = Object.values(modules).flatMap((module) => Object.values(module) as LocalizedString[]);
  return [
    ...messages.flatMap(({ id, english }) => (id ? [english] : [])),
    ...labels.map((id) => id.replace(/^label\./, "")),
  ];
}

/** The languages of the showroom. The pseudo-locale is nobody's: English with accents, longer, in brackets. */
export type Language = Locale | "pseudo";

export const LANGUAGES: Readonly<Record<Language, { locale: Locale; catalogue?: Catalogue }>> = {
  "en-CA": { locale: "en-CA" },
  "fr-CA": { locale: "fr-CA", catalogue: frCA },
  pseudo: { locale: "en-CA", catalogue: pseudoCatalogue(Object.values(modules), labels) },
};

let override: Language | undefined;
const listeners = new Set<() => void>();

/** Shows the story in its present state in another language: tests look at what its play function has left. */
export function showIn(language: Language | undefined): void {
  override = language;
  for (const changed of listeners) changed();
}

export function subscribeToLanguage(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export const shownLanguage = () => override;
