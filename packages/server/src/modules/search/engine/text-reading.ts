import { LRUCache } from "lru-cache";
import type { Concept } from "./concepts.ts";
import type { DocumentIndex } from "./document-index.ts";
import { hashOf, TermBloom } from "./term-bloom.ts";
import { isEmptyWord, wordsOf } from "./words.ts";

/** A text of a hit as it is highlighted: its words, and the concepts that they name. */
export interface TextReading {
  /** The stem of each word. */
  readonly stems: readonly string[];
  /** The hash of each of them. */
  readonly hashes: Int32Array;
  /** Where each word begins and ends, in UTF-16 code units: two numbers per word. */
  readonly bounds: Uint32Array;
  readonly named: readonly NamedRange[];
  /** Its stems, and what its concepts are and are kinds of. */
  readonly bloom: TermBloom;
}

interface NamedRange {
  readonly start: number;
  readonly end: number;
  readonly concepts: readonly Concept[];
}

/** Words of the texts that are remembered: about 20 MB. */
const MAX_REMEMBERED_WORDS = 1_000_000;
const remembered = new WeakMap<DocumentIndex, LRUCache<string, TextReading>>();

/**
 * Reads a text that a hit shows. Remembered by the text, because the same hits are shown for many queries, and reading them takes
 * longer than to find them.
 */
export function readText(index: DocumentIndex, text: string): TextReading {
  let known = remembered.get(index);
  if (!known) {
    known = new LRUCache({
      maxSize: MAX_REMEMBERED_WORDS,
      sizeCalculation: ({ stems }) => stems.length + 1,
    });
    remembered.set(index, known);
  }
  const before = known.get(text);
  if (before) return before;
  const reading = read(index, text);
  known.set(text, reading);
  return reading;
}

interface OwnTexts {
  index: DocumentIndex;
  readings: readonly TextReading[];
}

/** By what shows them. */
const ownTexts = new WeakMap<object, OwnTexts>();

/**
 * The short texts of a hit, read: remembered with it, because even to look up each of them takes long beside a search.
 * @param texts always the same ones of a hit
 */
export function readOwnTexts(
  index: DocumentIndex,
  hit: object,
  texts: () => readonly string[],
): readonly TextReading[] {
  let own = ownTexts.get(hit);
  if (own?.index !== index) {
    own = { index, readings: texts().map((text) => readText(index, text)) };
    ownTexts.set(hit, own);
  }
  return own.readings;
}

function read(index: DocumentIndex, text: string): TextReading {
  const words = wordsOf(text);
  const telling = words.filter(({ folded }) => !isEmptyWord(folded));
  const bounds = new Uint32Array(words.length * 2);
  for (const [at, { start, end }] of words.entries()) bounds.set([start, end], at * 2);
  const stems = words.map(({ stem }) => shared(index, stem));
  const named = index.concepts.scanWords(telling).map(({ start, end, concepts }) => ({
    start: telling[start]?.start ?? 0,
    end: telling[end - 1]?.end ?? 0,
    concepts,
  }));
  const bloom = TermBloom.of(named.flatMap(({ concepts }) => concepts.flatMap(({ closure }) => closure)));
  for (const stem of stems) bloom.addWord(stem);
  return { stems, hashes: Int32Array.from(stems, hashOf), bounds, named, bloom };
}

/** The dictionary's own copy of a word, so that a text does not hold one more. */
function shared({ terms }: DocumentIndex, stem: string): string {
  const term = terms.find(stem);
  return term === undefined ? stem : terms.string(term);
}
