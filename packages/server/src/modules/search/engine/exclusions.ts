import { CERTIFYING_WORDS, NEGATIONS } from "@foodshed/sdk/lexicon";
import type { Concept } from "./concepts.ts";
import type { DocumentIndex } from "./document-index.ts";
import type { Word } from "./words.ts";

const negations = new Set(NEGATIONS);
const certifying = new Set(CERTIFYING_WORDS);
const BETWEEN = new Set("any the added de d".split(" "));

/**
 * The word by which somebody says that a thing is not wanted: "bread without nuts". None in "no spray", which is a concept, and in "No. 7".
 * @param isFree whether a word is part of no concept
 */
export function negationOf(
  words: readonly Word[],
  first: Pick<Word, "start" | "folded">,
  isFree: (word: Word) => boolean,
): Word | undefined {
  if (/^\d/.test(first.folded)) return undefined;
  let at = words.findIndex(({ start }) => start === first.start) - 1;
  while (at > 0 && BETWEEN.has((words[at] as Word).folded)) at--;
  const before = words[at];
  return before && negations.has(before.folded) && isFree(before) ? before : undefined;
}

/** Whether a minus sign stands before a word, as search engines read it: "honey -clover", but not "free-range". */
export function hasMinus(typed: string, { start }: Pick<Word, "start">): boolean {
  return /(?:^|\s)[-−]$/.test(typed.slice(Math.max(0, start - 2), start));
}

/** What is free of some concepts, where the lexicon knows that: nut-free for nuts. */
export function freeOf({ concepts: known }: DocumentIndex, concepts: readonly Concept[]): Concept[] {
  return concepts.flatMap(({ key }) => known.get(`${key}-free`) ?? []);
}

/** Whether a word only says that what stands beside it is certified: "HACCP certified". */
export function isCertifying({ folded }: Word): boolean {
  return certifying.has(folded);
}
