import type { Lexicon } from "./lexicon.ts";
import { isEmptyWord, keyOf, wordsOf } from "./words.ts";

/** What may stand in a document for one typed word. */
export interface WantedWord {
  /** Terms that are the word itself. */
  exact: number[];
  /** Terms that it may begin, or be misspelt from. */
  likely: number[];
}

/** What somebody typed, understood against the words that there are. */
export interface Keywords {
  words: WantedWord[];
  /** The whole, as a business name would be marked. */
  key: string;
  /** Whether a word of a hit's text is one that was looked for; takes its stem. */
  matches(stem: string): boolean;
}

/** Beginnings with this many continuations or fewer are taken whole; of more, the most used. */
const MOST_COMPLETIONS = 2000;
/** A single letter begins too much to be worth more. */
const MOST_COMPLETIONS_OF_A_LETTER = 50;

/** Undefined when nothing was asked for. */
export function parseKeywords(lexicon: Lexicon, typed: string, unfinished: boolean): Keywords | undefined {
  const all = wordsOf(typed);
  if (all.length === 0) return undefined;
  const telling = all.filter(({ folded }) => !isEmptyWord(folded));
  const kept = telling.length > 0 ? telling : all;
  const last = kept.at(-1);
  const words = kept.map((word) => {
    const open = unfinished && word === last && /[\p{L}\p{N}\p{M}]$/u.test(typed);
    return wanted(lexicon, word.folded, word.stem, open);
  });
  const stems = new Set(
    words.flatMap(({ exact, likely }) => [...exact, ...likely]).map((t) => lexicon.string(t)),
  );
  return { words, key: keyOf(typed), matches: (stem) => stems.has(stem) };
}

function wanted(lexicon: Lexicon, folded: string, stem: string, unfinished: boolean): WantedWord {
  const own = lexicon.find(stem);
  const exact = own === undefined ? [] : [own];
  if (!unfinished && own !== undefined) return { exact, likely: [] };
  if (unfinished || folded.length >= 4) {
    const most = folded.length === 1 ? MOST_COMPLETIONS_OF_A_LETTER : MOST_COMPLETIONS;
    const likely = lexicon.completions(folded, most).filter((term) => term !== own);
    // "berries" begins no stem, "berr" does.
    if (likely.length > 0 || own !== undefined) return { exact, likely };
  }
  const near = lexicon.corrections(stem, false);
  if (near.length > 0) return { exact, likely: near.map(({ term }) => term) };
  return { exact, likely: unfinished ? lexicon.corrections(folded, true).map(({ term }) => term) : [] };
}
