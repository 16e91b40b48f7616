import type { Concept } from "./concepts.ts";
import { isCustomer } from "./descriptors.ts";
import type { Word } from "./words.ts";

const OWNERS = new Set("my our mon ma notre nos".split(" "));

/** Whether it is the business of who asks: "our restaurant". */
export function isOwn(words: readonly Word[], customer: Word): boolean {
  const at = words.findIndex(({ start }) => start === customer.start);
  return words.slice(Math.max(0, at - 2), at).some(({ folded }) => OWNERS.has(folded));
}

/** Whether a business is named as the one who asks: "for our restaurant", "delivered to hospitals". */
export function isAsker(words: readonly Word[], first: Word, concepts: readonly Concept[]): boolean {
  if (!concepts.every(isCustomer)) return false;
  const at = placeBefore(words, first);
  const before = words[at]?.folded ?? "";
  // "Where do chefs get mushrooms".
  return ASKER_PREPOSITIONS.has(before) || (ASKER_VERBS.has(before) && words[at - 1]?.folded === "where");
}

/** Whether it is what another thing is for, or comes with: "jars for jam" are jars. */
export function isPurpose(words: readonly Word[], first: Word): boolean {
  return PURPOSE_PREPOSITIONS.has(words[placeBefore(words, first)]?.folded ?? "");
}

/** The place of the word before another one and its articles. */
function placeBefore(words: readonly Word[], first: Word): number {
  let at = words.findIndex(({ start }) => start === first.start) - 1;
  while (at > 0 && ARTICLES.has((words[at] as Word).folded)) at--;
  return at;
}

const ARTICLES = new Set("a an the my our local small un une mon ma notre nos le la les l".split(" "));
const ASKER_VERBS = new Set("do can could should".split(" "));
const ASKER_PREPOSITIONS = new Set("for to pour a aux au".split(" "));
const PURPOSE_PREPOSITIONS = new Set("for pour with avec".split(" "));
