import { maskWeights } from "./fields.ts";

/** Which side of a trade leads: businesses that offer what is looked for, or businesses that look for it themselves. */
export type Intent = "selling" | "buying";

/** What a business buys: a band of the score below who offers it far away, so that no buyer nearby leads. */
const SOUGHT = 0.18;

/** A thing that the lexicon has: who offers it leads, a name may only sound like it. */
const THING = maskWeights({
  name: 0.8,
  offered: 0.92,
  business: 0.92,
  sought: SOUGHT,
  text: 0.5,
  category: 0.35,
});
/** A thing that somebody is to buy: who only sells it is no match. */
const SOUGHT_THING = maskWeights({ name: 0, offered: 0, business: 0, sought: 1, text: 0.4, category: 0 });
/** Any other word is most likely part of a name. */
const WORD = maskWeights({
  name: 0.95,
  offered: 0.9,
  business: 0.9,
  sought: SOUGHT,
  text: 0.5,
  category: 0.3,
});
const SOUGHT_WORD = maskWeights({ name: 0.8, offered: 0, business: 0.3, sought: 1, text: 0.5, category: 0 });
/**
 * A classified: its title says what it is about, whichever side of the trade it is on. What it says of the business is no part of
 * that: a creamery may sell its old cooler.
 */
const CLASSIFIED_THING = maskWeights({
  name: 1,
  offered: 0,
  business: 0,
  sought: 0,
  text: 0.45,
  category: 0.35,
});
const CLASSIFIED_WORD = maskWeights({
  name: 1,
  offered: 0,
  business: 0.45,
  sought: 0,
  text: 0.45,
  category: 0.35,
});

/** Such a word beside a thing: a text that only says "share" has no truck. */
const CLASSIFIED_DETAIL = maskWeights({
  name: 1,
  offered: 0,
  business: 0.3,
  sought: 0,
  text: 0.2,
  category: 0.35,
});

/** The word of a thing that the lexicon has, alone: a text that says it in passing is not about the thing. */
const CLASSIFIED_LITERAL = maskWeights({
  name: 1,
  offered: 0,
  business: 0.45,
  sought: 0,
  text: 0,
  category: 0.35,
});
const CLASSIFIED_LITERAL_THING = maskWeights({
  name: 1,
  offered: 0,
  business: 0,
  sought: 0,
  text: 0,
  category: 0.35,
});

/** The category that somebody chose, and nothing that is called like it. */
export const CATEGORY_ALONE = maskWeights({
  name: 0,
  offered: 0,
  business: 0,
  sought: 0,
  text: 0,
  category: 0.35,
});

/** Which documents are searched: a classified has a title where a profile has a name. */
export type WeightsFor = "profiles" | "classifieds";

export function thingWeights(intent: Intent, documents: WeightsFor): Float64Array {
  if (documents === "classifieds") return CLASSIFIED_THING;
  return intent === "buying" ? SOUGHT_THING : THING;
}

export function wordWeights(intent: Intent, documents: WeightsFor): Float64Array {
  if (documents === "classifieds") return CLASSIFIED_WORD;
  return intent === "buying" ? SOUGHT_WORD : WORD;
}

/** The weights of the word of a thing of classifieds; `isOneThing` as `tablesFor` has it. */
export function literalWeights(isOneThing: boolean): Float64Array {
  return isOneThing ? CLASSIFIED_LITERAL_THING : CLASSIFIED_LITERAL;
}

/** The weights of words beside a thing that is looked for. */
export function detailWeights(intent: Intent, documents: WeightsFor): Float64Array {
  return documents === "classifieds" ? CLASSIFIED_DETAIL : wordWeights(intent, documents);
}

/** Terms that only likely stand for what was typed. */
export const LIKELY_WORTH = 0.75;
/** The name of a thing in other words than were typed: who calls it as it was typed comes first. */
export const SYNONYM_WORTH = 0.93;
/** The words of a concept that do not stand for it as a phrase. */
export const LITERAL_WORTH = 0.5;
/** The concept above one that no document has. */
export const RELATED_WORTH = 0.4;
/** Another concept of the family, beside one that documents have: less than the category of the thing itself. */
export const FAMILY_WORTH = 0.34;
/** A wider family than the nearest one: a band of the score below it, of its worth. */
export const WIDER_WORTH = 0.9;
