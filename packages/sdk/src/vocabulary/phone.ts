import { type Translate, toEnglish } from "../locale/strings.ts";
import * as strings from "./generated/strings.ts";

// A North American number: area and exchange codes start with 2 to 9; an extension may follow, in English or French.
const PHONE =
  /^(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]?([2-9]\d{2})[ .-]?(\d{4})(?:\s*,?\s*(?:ext\.?|extension|poste|x|#)\s*(\d{1,6}))?$/i;

export function isPhone(text: string): boolean {
  return PHONE.test(text.trim());
}

/** "(519) 555-0142", with " ext. 7" when there is an extension; a text that is no phone number is returned as it is. */
export function formatPhone(text: string, translate: Translate = toEnglish): string {
  const match = PHONE.exec(text.trim());
  if (!match) return text;
  const [, area, exchange, line, extension] = match;
  const number = `(${area}) ${exchange}-${line}`;
  return extension ? translate(strings.phoneWithExtension, { number, extension }) : number;
}

/** The address of a telephone link, "tel:+15195550142;ext=7"; undefined for a text that is no phone number. */
export function phoneLink(text: string): string | undefined {
  const match = PHONE.exec(text.trim());
  if (!match) return undefined;
  const [, area, exchange, line, extension] = match;
  return `tel:+1${area}${exchange}${line}${extension ? `;ext=${extension}` : ""}`;
}
