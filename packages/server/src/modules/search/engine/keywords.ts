import type { TermDictionary } from "./term-dictionary.ts";
import { isEmptyWord, keyOf, wordsOf } from "./words.ts";

/** What may stand in a document for one typed word. */
export interface WantedWord {
  /** Terms that are the word itself. */
  exact: number[];
  /** Terms that it may begin, or be misspelt from. */
  likely: number[];
}

/** The typed words, resolved against the indexed ones. */
export interface Keywords {
  words: WantedWord[];
  /** The whole, as a business name would be marked. */
  key: string;
  /** Whether a word of a hit's text is one that was looked for; takes its stem. */
  matches(stem: string): boolean;
}

/** Beginnings with this many continuations or fewer are taken whole; of more, the most used. */
const MAX_COMPLETIONS = 2000;
/** A single letter begins too much to be worth more. */
const MAX_COMPLETIONS_OF_A_LETTER = 50;

/** Undefined when nothing was asked for. */
export function parseKeywords(
  terms: TermDictionary,
  typed: string,
  unfinished: boolean,
): Keywords | undefined {
  const all = wordsOf(typed);
  if (all.length === 0) return undefined;
  const telling = all.filter(({ folded }) => !isEmptyWord(folded));
  const kept = telling.length > 0 ? telling : all;
  const last = kept.at(-1);
  const words = kept.map((word) => {
    const open = unfinished && word === last && /[\p{L}\p{N}\p{M}]$/u.test(typed);
    return wanted(terms, word.folded, word.stem, open);
  });
  const stems = new Set(
    words.flatMap(({ exact, likely }) => [...exact, ...likely]).map((t) => terms.string(t)),
  );
  return { words, key: keyOf(typed), matches: (stem) => stems.has(stem) };
}

function wanted(terms: TermDictionary, folded: string, stem: string, unfinished: boolean): WantedWord {
  const own = terms.find(stem);
  const exact = own === undefined ? [] : [own];
  if (!unfinished && own !== undefined) return { exact, likely: [] };
  if (unfinished || folded.length >= 4) {
    const most = folded.length === 1 ? MAX_COMPLETIONS_OF_A_LETTER : MAX_COMPLETIONS;
    const likely = terms.completions(folded, most).filter((term) => term !== own);
    // "berries" begins no stem, "berr" does.
    if (likely.length > 0 || own !== undefined) return { exact, likely };
  }
  const near = terms.corrections(stem, false);
  if (near.length > 0) return { exact, likely: near.map(({ term }) => term) };
  return { exact, likely: unfinished ? terms.corrections(folded, true).map(({ term }) => term) : [] };
}
