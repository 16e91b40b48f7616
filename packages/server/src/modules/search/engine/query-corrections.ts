import type { DocumentIndex } from "./document-index.ts";
import { isFillerWord } from "./filler-phrases.ts";
import type { Correction } from "./term-dictionary.ts";
import type { Word } from "./words.ts";

/** Shorter words have too many similar words with another meaning. */
const MIN_CORRECTED_LENGTH = 4;

/** What unknown words are most likely misspelt from; words that complete a concept of several words come first. */
export function correctedWords(
  index: DocumentIndex,
  words: readonly Word[],
  open?: Word | undefined,
): Map<Word, string> {
  const corrected = new Map<Word, string>();
  for (const [at, word] of words.entries()) {
    if (word === open) continue;
    const candidates = correctionsOf(index, word);
    const stems = words.map((other) => corrected.get(other) ?? other.stem);
    const lengthWith = (candidate: string) => {
      const around = index.concepts
        .scanWords(words, stems.with(at, candidate))
        .find(({ start, end }) => start <= at && at < end);
      return around ? around.end - around.start : 0;
    };
    const [best] = candidates
      .map((candidate) => ({ candidate, length: lengthWith(candidate) }))
      .sort((a, b) => b.length - a.length);
    if (best) corrected.set(word, best.candidate);
  }
  return corrected;
}

/** The nearest words, the most used first; none for a word that the lexicon or a document has. */
function correctionsOf(index: DocumentIndex, { folded, stem }: Word): string[] {
  if (stem.length < MIN_CORRECTED_LENGTH || /\d/.test(stem)) return [];
  if (index.terms.find(stem) !== undefined || index.terms.find(folded) !== undefined) return [];
  if (isFillerWord(folded)) return [];
  // A beginning is completed, not corrected.
  if (index.terms.completions(folded, 1).length > 0) return [];
  // The singular of a misspelt word may be further from what was meant.
  const near = [...index.terms.corrections(stem, false), ...index.terms.corrections(folded, false)];
  return (near.length > 0 ? near : soundingAlike(index, stem))
    .map(({ term, errors }) => ({
      word: index.terms.string(term),
      errors,
      uses: index.terms.uses[term] ?? 0,
    }))
    .filter(({ word, errors }) => word[0] === stem[0] || (errors === 1 && isSwapped(stem, word)))
    .filter(({ word }) => stem.length > MIN_CORRECTED_LENGTH || word.length >= stem.length)
    .sort((a, b) => b.uses - a.uses)
    .map(({ word }) => word);
}

const MAX_ERRORS_OF_THE_EAR = 2;

/** Words further away that have the same consonants: "hunny" is honey. */
function soundingAlike(index: DocumentIndex, stem: string): Correction[] {
  const sound = consonantsOf(stem);
  if (sound.length < 2) return [];
  return index.terms
    .corrections(stem, false, MAX_ERRORS_OF_THE_EAR)
    .filter(({ term }) => consonantsOf(index.terms.string(term)) === sound);
}

/** Its consonants as they sound, each run of one written once. */
function consonantsOf(word: string): string {
  return word
    .replaceAll("ph", "f")
    .replace(/(?<!^)(?:[aeiouy]|h|g(?=h))/g, "")
    .replace(/[cq]/g, "k")
    .replaceAll("z", "s")
    .replace(/(.)\1+/g, "$1");
}

/** Whether two words differ by their first two letters being swapped. */
function isSwapped(a: string, b: string): boolean {
  return a[0] === b[1] && a[1] === b[0];
}
