import { LRUCache } from "lru-cache";
import type { DocumentIndex } from "./document-index.ts";
import type { Alternative, QueryUnit } from "./scoring.ts";
import { type SlotRuns, slotRuns, slotsOf, TermFilter } from "./term-filter.ts";
import { isEmptyWord, stemsOf, type Word, wordsOf } from "./words.ts";

/** A text as a document with it is posted: under its words, its concepts and everything broader. */
export interface TextTerms {
  readonly terms: readonly number[];
  /** Its words and what it is: its last concept, without what is broader. */
  readonly direct: readonly number[];
  /** Those of all of them in a `TermFilter`. */
  readonly slots: Uint16Array;
}

/** A part of a text that names something. */
export interface NamedSpan {
  start: number;
  end: number;
  terms: TextTerms;
}

/** The few different texts of an index that hits show, such as products and labels. */
const MAX_REMEMBERED = 50_000;
const remembered = new WeakMap<DocumentIndex, Map<string, TextTerms>>();

/** The terms of a short text; remembered, since products and labels repeat. */
export function termsOf(index: DocumentIndex, text: string): TextTerms {
  let known = remembered.get(index);
  if (!known) {
    known = new Map();
    remembered.set(index, known);
  }
  const before = known.get(text);
  if (before) return before;
  const words = stemsOf(text).map((stem) => index.terms.find(stem));
  const read = readTerms(index, words);
  // A word that no document has yet may get a number later.
  if (!words.includes(undefined)) {
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(text, read);
  }
  return read;
}

function readTerms(index: DocumentIndex, words: readonly (number | undefined)[]): TextTerms {
  const own = words.filter((term) => term !== undefined);
  const matches = index.concepts.scan(words);
  const closures = matches.flatMap(({ concepts }) => concepts.flatMap(({ closure }) => closure));
  const last = matches.at(-1)?.concepts.map(({ term }) => term) ?? [];
  const terms = [...new Set([...own, ...closures])];
  return { terms, direct: [...own, ...last], slots: slotsOf(terms) };
}

/** What is said in two languages. */
export function either(a: TextTerms, b: TextTerms): TextTerms {
  const terms = [...new Set([...a.terms, ...b.terms])];
  return { terms, direct: [...new Set([...a.direct, ...b.direct])], slots: slotsOf(terms) };
}

/** A part of a text, and the numbers of its words; undefined for one that no document has. */
interface Span {
  start: number;
  end: number;
  words: readonly (number | undefined)[];
}

/** The concepts of a longer text and its other words, each by itself. */
export function namedSpans(index: DocumentIndex, text: string): NamedSpan[] {
  return readSpans(index, text).map(({ start, end, words }) => ({
    start,
    end,
    terms: readTerms(index, words),
  }));
}

function readSpans(index: DocumentIndex, text: string): Span[] {
  const words = wordsOf(text).filter(({ folded }) => !isEmptyWord(folded));
  const terms = words.map(({ stem }) => index.terms.find(stem));
  const spanOf = (from: number, to: number): Span => ({
    start: (words[from] as Word).start,
    end: (words[to - 1] as Word).end,
    words: terms.slice(from, to),
  });
  const spans: Span[] = [];
  let at = 0;
  const addWords = (to: number) => {
    for (; at < to; at++) spans.push(spanOf(at, at + 1));
  };
  for (const match of index.concepts.scan(terms)) {
    addWords(match.start);
    at = match.end;
    spans.push(spanOf(match.start, match.end));
  }
  addWords(words.length);
  return spans;
}

/** The spans of a text, of which a search looks at few. */
class TextSpans {
  readonly slots: SlotRuns;
  readonly #index: DocumentIndex;
  readonly #spans: readonly Span[];

  constructor(index: DocumentIndex, spans: readonly Span[]) {
    this.#index = index;
    this.#spans = spans;
    this.slots = slotRuns(spans.map(({ words }) => readTerms(index, words).slots));
  }

  /** How many there are. */
  get size(): number {
    return this.#spans.length;
  }

  span(at: number): NamedSpan {
    const { start, end, words } = this.#spans[at] as Span;
    return { start, end, terms: readTerms(this.#index, words) };
  }
}

/** Spans of the descriptions that are remembered: about 8 MB. */
const MAX_REMEMBERED_SPANS = 60_000;
const rememberedSpans = new WeakMap<DocumentIndex, LRUCache<string, TextSpans>>();

/** As `namedSpans`. Remembered by the text, because the same hits are shown for many queries. */
export function spansOf(index: DocumentIndex, text: string): TextSpans {
  let known = rememberedSpans.get(index);
  if (!known) {
    known = new LRUCache({ maxSize: MAX_REMEMBERED_SPANS, sizeCalculation: ({ size }) => size + 1 });
    rememberedSpans.set(index, known);
  }
  const before = known.get(text);
  if (before) return before;
  const spans = readSpans(index, text);
  const read = new TextSpans(index, spans);
  // A word that no document has yet may get a number later.
  if (spans.every(({ words }) => !words.includes(undefined))) known.set(text, read);
  return read;
}

/** Beyond so many alternatives of a unit, as while a word is typed, they are looked up by term. */
const MAX_LISTED = 12;
/** What is a kind of the thing, rather than the thing itself, comes after it. */
const INDIRECT = 0.97;

interface MatchedUnit {
  alternatives: readonly Alternative[];
  /** The alternatives of a single term, where there are many. */
  byTerm: ReadonlyMap<number, Alternative> | undefined;
}

/** Says which units of a query a text satisfies, as the index scores documents. */
export class UnitMatcher {
  readonly #units: readonly MatchedUnit[];
  /** One term of each alternative: a text without any of them satisfies none. */
  readonly filter: TermFilter;

  constructor(units: readonly QueryUnit[]) {
    this.#units = units.map(({ alternatives }) => {
      if (alternatives.length <= MAX_LISTED) return { alternatives, byTerm: undefined };
      const single = alternatives.filter(({ terms }) => terms.length === 1);
      return {
        alternatives: alternatives.filter(({ terms }) => terms.length > 1),
        // The first alternative of a term is worth most.
        byTerm: new Map(single.toReversed().map((one) => [one.terms[0] as number, one])),
      };
    });
    this.filter = TermFilter.of(
      units.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms.slice(0, 1))),
    );
  }

  /** What each unit is worth in a text of a field, from 0 to 1; undefined when none is. */
  worths(text: TextTerms, field: number): number[] | undefined {
    if (!this.filter.mayShare(text.slots)) return undefined;
    let found: number[] | undefined;
    for (let at = 0; at < this.#units.length; at++) {
      const worth = worthOf(this.#units[at] as MatchedUnit, text, field);
      if (worth === 0) continue;
      found ??= new Array<number>(this.#units.length).fill(0);
      found[at] = worth;
    }
    return found;
  }
}

function worthOf({ alternatives, byTerm }: MatchedUnit, text: TextTerms, field: number): number {
  let best = 0;
  for (const alternative of alternatives) {
    if (hasAll(text.terms, alternative.terms))
      best = Math.max(best, alternativeWorth(alternative, text, field));
  }
  if (!byTerm) return best;
  for (const term of text.terms) {
    const alternative = byTerm.get(term);
    if (alternative) best = Math.max(best, alternativeWorth(alternative, text, field));
  }
  return best;
}

function alternativeWorth(
  { terms, worth, table }: Alternative,
  { direct }: TextTerms,
  field: number,
): number {
  return worth * (table[field] as number) * (hasAll(direct, terms) ? 1 : INDIRECT);
}

/** Called for every text of every hit. */
function hasAll(terms: readonly number[], wanted: readonly number[]): boolean {
  for (let i = 0; i < wanted.length; i++) if (!terms.includes(wanted[i] as number)) return false;
  return true;
}
