import { frCA as embedCheckInFrench } from "@foodshed/embed-check/fr-CA";
import { frCA } from "@foodshed/sdk/fr-CA";
import { createTranslate, type Locale, type Translate, toEnglish } from "@foodshed/sdk/locale";
import { catalogue } from "./generated/fr-CA.ts";

/** Translates the messages of the server, of the vocabulary and of the check of embeds, for each language. */
export const translators: Record<Locale, Translate> = {
  "en-CA": toEnglish,
  "fr-CA": createTranslate("fr-CA", { ...frCA, ...embedCheckInFrench, ...catalogue }),
};
