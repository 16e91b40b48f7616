import { FILLERS, INTENTS } from "@foodshed/sdk/lexicon";
import type { Intent } from "./weights.ts";
import { keyOf, type Word } from "./words.ts";

/** Phrases of a query that say nothing about a business, or only which side of a trade is meant. */
type FillerType = "filler" | Intent;

const MAX_WORDS = 6;

let phrases: Map<string, FillerType> | undefined;

function fillerPhrases(): Map<string, FillerType> {
  phrases ??= new Map<string, FillerType>([
    ...FILLERS.map((phrase) => [keyOf(phrase), "filler"] as const),
    ...INTENTS.selling.map((phrase) => [keyOf(phrase), "selling"] as const),
    ...INTENTS.buying.map((phrase) => [keyOf(phrase), "buying"] as const),
  ]);
  return phrases;
}

/** The longest such phrase that begins with a word and holds free words only. */
export function phraseAt(
  words: readonly Word[],
  at: number,
  isFree: (word: Word) => boolean,
): { type: FillerType; length: number } | undefined {
  const known = fillerPhrases();
  let key = "";
  let longest: { type: FillerType; length: number } | undefined;
  for (let length = 1; length <= MAX_WORDS && at + length <= words.length; length++) {
    const word = words[at + length - 1] as Word;
    if (!isFree(word)) break;
    key = length === 1 ? word.folded : `${key} ${word.folded}`;
    const type = known.get(key);
    if (type) longest = { type, length };
  }
  return longest;
}

/** Whether a word alone says who buys. */
export function isSide(folded: string): boolean {
  return fillerPhrases().get(folded) === "buying";
}

let fillerWords: Set<string> | undefined;

/** Whether some such phrase has this word. */
export function isFillerWord(folded: string): boolean {
  fillerWords ??= new Set([...fillerPhrases().keys()].flatMap((phrase) => phrase.split(" ")));
  return fillerWords.has(folded);
}
