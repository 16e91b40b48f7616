import { type Locale, localeOf } from "@foodshed/sdk/locale";
import { LANGUAGE_SETTLED_KEY } from "@foodshed/sdk/vocabulary";
import { storageItem } from "../provider/storageItem.ts";

const settled = storageItem("local", LANGUAGE_SETTLED_KEY);

/** The reader has chosen a language, or read a page in one that is not the default: none is offered in this browser again. */
export function settleLanguage(): void {
  settled.set("true");
}

/** Whether a language may still be offered; never without storage, where it would be on every page. */
export const canOfferLanguage = (): boolean => settled.get() === null;

/** The one of our languages that the browser prefers. */
export function preferredLocale(): Locale | undefined {
  return navigator.languages.map(localeOf).find((locale) => locale !== undefined);
}
