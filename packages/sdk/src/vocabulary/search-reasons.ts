import type { Schema } from "../contract.ts";
import { isolate } from "../locale/isolate.ts";
import type { Locale } from "../locale/locales.ts";
import { textFor } from "../locale/member-text.ts";
import { type LocalizedString, type Translate, toEnglish } from "../locale/strings.ts";
import * as strings from "./generated/strings.ts";
import { label } from "./label.ts";

export type SearchReason = Schema<"SearchReason">;

/** How a reason is put into words; the others are their text alone. */
const PHRASES: Partial<Record<SearchReason["kind"], LocalizedString<{ what: string }>>> = {
  sells: strings.reasonSells,
  makes: strings.reasonMakes,
  buys: strings.reasonBuys,
  offers_service: strings.reasonOffers,
  needs_service: strings.reasonNeeds,
  named: strings.reasonNamed,
  posted_by: strings.reasonPostedBy,
  mentions: strings.reasonMentions,
  available: strings.reasonAvailable,
  in_place: strings.reasonInPlace,
};

/** Kinds whose texts are the member's own words, which are not translated. */
const OWN_WORDS: readonly SearchReason["kind"][] = [
  "sells",
  "makes",
  "buys",
  "named",
  "posted_by",
  "mentions",
  "available",
  "in_place",
  "near",
];

function distancePhrase(km: number, place: string, translate: Translate): string {
  if (km < 1) {
    return place
      ? translate(strings.underOneKilometreFrom, { place })
      : translate(strings.underOneKilometreAway);
  }
  const distance = Math.round(km);
  return place
    ? translate(strings.kilometresFrom, { distance, place })
    : translate(strings.kilometresAway, { distance });
}

/**
 * Why a hit was found, "Sells Chèvre, Goat Cheese · Delivers · 18 km from Guelph". Products are named in the reader's language
 * where the business does, given the language of its products.
 */
export function describeReasons(
  reasons: readonly SearchReason[],
  translate: Translate = toEnglish,
  language?: Locale | null,
): string {
  const phrases: string[] = [];
  let texts: string[] = [];
  reasons.forEach(({ kind, text: own = "", translation, distance_km = 0 }, at) => {
    const isOwn = OWN_WORDS.includes(kind);
    // Entries of reference lists travel in English, beside their French labels.
    const { text } = textFor(translate.locale, {
      text: own,
      language: isOwn ? language : "en-CA",
      translation,
    });
    const continues = kind === reasons[at - 1]?.kind;
    if (continues) phrases.pop();
    // A postal code stays on one line.
    const shown = isOwn
      ? isolate(kind === "near" ? text.replace(/(\d\w) (\d)/, "$1\u00a0$2") : text)
      : label(translate, text);
    texts = [...(continues ? texts : []), shown];
    const what = texts.join(", ");
    const phrase = PHRASES[kind];
    if (kind === "near") phrases.push(distancePhrase(distance_km, what, translate));
    else if (kind === "delivers") phrases.push(translate(strings.reasonDelivers));
    else phrases.push(phrase ? translate(phrase, { what }) : what);
  });
  return phrases.join(" · ");
}
