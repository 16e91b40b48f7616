import { fold, stemOf } from "@foodshed/sdk/lexicon";

/** A word of a text: as it is compared, and its position in UTF-16 code units. */
export interface Word {
  /** Folded: lower case, without accents. */
  folded: string;
  /** Folded, in the singular. */
  stem: string;
  /** What comes before it: a phrase of the lexicon spans it only if it has the same there too. */
  connective: Connective | SentenceEnd | undefined;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const ELISION = /^(?:[dlnmtscj]|qu)['’](?=[aeiouyhàâéèêëîïôœùûü])/i;
const HYPHENATED = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)+/gu;
/** Words that say nothing about a business; they are neither kept nor looked for. */
const EMPTY_WORDS = new Set([
  ..."a an and are as at by for from in is it its of on or our the this to we with you your near".split(" "),
  ..."au aux avec d dans de des du en et l la le les nos notre par pour sur un une".split(" "),
]);

/** A conjunction, or a preposition that leads from one thing to another; a token of stored texts. */
export type Connective = "&" | "/";

/** Between two words: a new sentence begins, so that no phrase spans them. */
export type SentenceEnd = ".";

/** A new line, or the end of a sentence; after a short word it may be an abbreviation, as in "St. Marys". */
const SENTENCE_END = /\n|(?<=[\p{L}\p{N}]{4})[.!?…]+["”»)]*\s/u;

/** "Apples for cider" are no apple cider. */
const CONNECTIVES = new Map<string, Connective>([
  ..."and or et".split(" ").map((word) => [word, "&"] as const),
  ..."for with to from by pour avec par".split(" ").map((word) => [word, "/"] as const),
]);

export function isEmptyWord(folded: string): boolean {
  return EMPTY_WORDS.has(folded);
}

/** The words of a text in order, every one of them. French articles that lost their vowel are none: "d'érable" is "érable". */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let connective: Connective | SentenceEnd | undefined;
  let lastEnd = 0;
  for (const match of text.matchAll(WORD)) {
    const elided = match[0].length > 3 ? (ELISION.exec(match[0])?.[0].length ?? 0) : 0;
    const written = match[0].slice(elided);
    const folded = fold(written);
    if (folded === "") continue;
    const end = match.index + match[0].length;
    if (words.length > 0 && endsSentence(text, lastEnd, match.index)) connective = ".";
    lastEnd = end;
    words.push({ folded, stem: stemOf(written), connective, start: match.index + elided, end });
    if (!isEmptyWord(folded)) connective = undefined;
    else if (connective !== ".") connective = CONNECTIVES.get(folded) ?? connective;
  }
  return words;
}

/** Whether a sentence ends between two words; most are a space apart. */
function endsSentence(text: string, from: number, to: number): boolean {
  return to - from > 1 ? SENTENCE_END.test(text.slice(Math.max(0, from - 4), to)) : text[from] === "\n";
}

/** The sentences and lines of a text. */
export function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END);
}

/**
 * What is kept of a text for searching, in its order: stems without empty words, connectives between them; "co-op" is also kept as
 * "coop".
 */
export function stemsOf(text: string): string[] {
  const stems: string[] = [];
  for (const { folded, stem, connective } of wordsOf(text)) {
    if (isEmptyWord(folded)) continue;
    if (connective && connective !== "." && stems.length > 0) stems.push(connective);
    stems.push(stem);
  }
  for (const match of text.matchAll(HYPHENATED)) stems.push(stemOf(match[0].replaceAll("-", "")));
  return stems;
}

/** A text's folded words with single spaces: two texts with the same key read alike. */
export function keyOf(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
}
