import { LRUCache } from "lru-cache";
import type { Concept } from "./concepts.ts";
import type { DocumentIndex } from "./document-index.ts";
import { hashOf, type SlotRuns, slotOf, slotRuns, slotsOf } from "./term-filter.ts";
import { isEmptyWord, wordsOf } from "./words.ts";

/** A text of a hit as it is highlighted: its words, and the concepts that they name. */
export interface TextReading {
  /** The stem of each word. */
  readonly stems: readonly string[];
  /** The slot of each of them in a `TermFilter`. */
  readonly wordSlots: Uint16Array;
  /** Where each word begins and ends, in UTF-16 code units: two numbers per word. */
  readonly bounds: Uint32Array;
  readonly named: readonly NamedRange[];
  /** The slots of its stems, and of what its concepts are and are kinds of. */
  readonly slots: Uint16Array;
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

/** A text of a hit, and the field that it is shown in. */
export interface OwnText {
  readonly field: string;
  readonly text: string;
  /** Undefined for a text that is too long to be remembered with the hit. */
  readonly reading: TextReading | undefined;
}

interface OwnTexts {
  readonly index: DocumentIndex;
  /** In the order of their fields. */
  readonly texts: readonly OwnText[];
  readonly slots: SlotRuns;
}

/** The field that is too long to be remembered with the hit. */
const LONG = "description";

/** By what shows them. */
const ownTexts = new WeakMap<object, OwnTexts>();

/**
 * The texts of a hit, read: remembered with it, because even to look up each of them takes long beside a search.
 * @param texts always the same ones of a hit; a list is a field with several texts
 */
export function readOwnTexts(
  index: DocumentIndex,
  hit: object,
  texts: () => readonly [field: string, text: string | readonly string[]][],
): OwnTexts {
  let own = ownTexts.get(hit);
  if (own?.index !== index) {
    const listed = texts().flatMap(([field, text]) => [text].flat().map((one) => ({ field, text: one })));
    const readings = listed.map(({ text }) => readText(index, text));
    own = {
      index,
      texts: listed.map((one, at) => ({ ...one, reading: one.field === LONG ? undefined : readings[at] })),
      slots: slotRuns(readings.map(({ slots }) => slots)),
    };
    ownTexts.set(hit, own);
  }
  return own;
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
  const hashes = stems.map(hashOf);
  const closures = named.flatMap(({ concepts }) => concepts.flatMap(({ closure }) => closure));
  return {
    stems,
    wordSlots: Uint16Array.from(hashes, slotOf),
    bounds,
    named,
    slots: slotsOf([...closures, ...hashes]),
  };
}

/** The dictionary's own copy of a word, so that a text does not hold one more. */
function shared({ terms }: DocumentIndex, stem: string): string {
  const term = terms.find(stem);
  return term === undefined ? stem : terms.string(term);
}
