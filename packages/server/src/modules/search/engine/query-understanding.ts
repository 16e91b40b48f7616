import type { Concept } from "./concepts.ts";
import { describedParts, describesOthers, isCustomer, isGeneric } from "./descriptors.ts";
import type { DocumentIndex } from "./document-index.ts";
import { isFillerWord, phraseAt } from "./filler-phrases.ts";
import { type Alternative, MAX_UNITS, type QueryUnit } from "./scoring.ts";
import {
  type Intent,
  LIKELY_WORTH,
  LITERAL_WORTH,
  RELATED_WORTH,
  thingWeights,
  type WeightsFor,
  wordWeights,
} from "./weights.ts";
import { isEmptyWord, keyOf, type Word, wordsOf } from "./words.ts";

/** What was typed, taken apart. */
export interface UnderstoodQuery {
  /** The things that are looked for; none when only a place or nothing was typed. */
  units: readonly QueryUnit[];
  /** The whole, as a business name would be marked. */
  key: string;
  /** Every word that says something, by its number; undefined for one that no document has. */
  words: readonly (number | undefined)[];
  intent: Intent;
  /** Whether words said which side of a trade is meant. */
  hasIntent: boolean;
  /** Words that no document and no concept has, and what is looked for instead. */
  corrections: readonly { typed: string; used: string }[];
  /** Words that say nothing about a business. */
  dropped: readonly string[];
  /** Start and end of what matches in a text of a hit. */
  rangesIn(text: string): [number, number][];
}

export interface UnderstandingOptions {
  /** The last word may go on. */
  unfinished: boolean;
  /** No corrections. */
  literal: boolean;
  documents?: WeightsFor;
  /** Which side leads where no word says it. */
  intent?: Intent;
}

interface Token extends Word {
  /** Corrected, if it had to be. */
  term: number | undefined;
  used: boolean;
}

/** Undefined when nothing was asked for. */
export function understandQuery(
  index: DocumentIndex,
  typed: string,
  options: UnderstandingOptions,
): UnderstoodQuery | undefined {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const open = options.unfinished && /[\p{L}\p{N}\p{M}]$/u.test(typed) ? words.at(-1) : undefined;
  const telling = words.filter(({ folded }) => !isEmptyWord(folded));
  const kept = telling.length > 0 ? telling : words;
  const corrected = options.literal ? new Map<Word, string>() : correctedWords(index, kept, open);
  const tokens = kept.map((word): Token => {
    const stem = corrected.get(word) ?? word.stem;
    return { ...word, stem, term: index.terms.find(stem), used: false };
  });
  const corrections = [...corrected].map(([{ start, end }, used]) => ({
    typed: typed.slice(start, end),
    used,
  }));

  const concepts = index.concepts.scan(tokens.map(({ term }) => term));
  for (const { start, end } of concepts) for (let i = start; i < end; i++) (tokens[i] as Token).used = true;
  const customers = concepts.filter(({ concepts: found }) => found.every(isCustomer));
  const {
    intent = options.intent,
    hasIntent,
    dropped,
  } = dropFillers(
    words,
    tokens,
    open,
    customers.map(({ start }) => (tokens[start] as Token).start),
  );
  const tables = tablesFor(intent ?? "selling", options.documents ?? "profiles");

  const drafts: Draft[] = [];
  let askerEnd = -1;
  for (const match of concepts) {
    const own = tokens.slice(match.start, match.end);
    const isCustomerToo = askerEnd === match.start && customers.includes(match);
    if (concepts.length > 1 && (isCustomerToo || isAsker(words, own[0] as Token, match.concepts))) {
      askerEnd = match.end;
      dropped.push(...own.map(({ folded }) => folded));
      continue;
    }
    const isOpen = open !== undefined && match.end === tokens.length;
    drafts.push(...conceptUnits(index, own, match.concepts, tables, isOpen));
  }
  const rest = tokens.filter(({ used }) => !used);
  // A query of nothing but fillers means them.
  const left = rest.length > 0 || drafts.length > 0 ? rest : tokens;
  for (const token of left) drafts.push(wordUnit(index, token, tables, token.start === open?.start));

  const units = weighed(index, unique(drafts));
  const stems = new Set(tokens.map(({ stem }) => stem));
  for (const { alternatives } of units)
    for (const { terms, related } of alternatives)
      if (!related) for (const t of terms) stems.add(index.terms.string(t));
  return {
    units,
    key: keyOf(typed),
    words: tokens.map(({ term }) => term),
    intent: intent ?? "selling",
    hasIntent,
    corrections,
    dropped,
    rangesIn: (text) => rangesIn(index, text, stems),
  };
}

/** Takes out fillers and words of intent, the longest phrases first. */
function dropFillers(
  words: readonly Word[],
  tokens: readonly Token[],
  open: Word | undefined,
  customers: readonly number[],
): { intent?: Intent; hasIntent: boolean; dropped: string[] } {
  const taken = new Map(tokens.map((token) => [token.start, token]));
  let intent: Intent | undefined;
  const dropped: string[] = [];
  const isFree = (word: Word) => !taken.get(word.start)?.used && word !== open;
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, isFree);
    if (!phrase) {
      at++;
      continue;
    }
    if (phrase.type !== "filler" && intent !== "buying") {
      const word = words[at] as Word;
      // "Restaurants buying duck", but not "duck for restaurants to buy".
      const isBuying = BUYING_VERBS.has(word.folded) && customers.some((start) => start < word.start);
      intent = isBuying ? "buying" : phrase.type;
    }
    for (const word of words.slice(at, at + phrase.length)) {
      const token = taken.get(word.start);
      if (!token) continue;
      token.used = true;
      dropped.push(word.folded);
    }
    at += phrase.length;
  }
  return { ...(intent && { intent }), hasIntent: intent !== undefined, dropped };
}

const BUYING_VERBS = new Set("buy buys buying purchase purchases purchasing achete achetent".split(" "));

/** A unit before its weight is known. */
interface Draft {
  alternatives: Alternative[];
  describes: boolean;
  generic: boolean;
  /** In how many documents it is. */
  documents: number;
}

interface Tables {
  thing: Float64Array;
  word: Float64Array;
  /** Also finds what is above: who buys cheese may buy goat cheese. */
  isWide: boolean;
}

function tablesFor(intent: Intent, documents: WeightsFor): Tables {
  return {
    thing: thingWeights(intent, documents),
    word: wordWeights(intent, documents),
    isWide: intent === "buying",
  };
}

/** Whether a business is named as the one who asks: "for our restaurant", "delivered to hospitals". */
function isAsker(words: readonly Word[], first: Word, concepts: readonly Concept[]): boolean {
  if (!concepts.every(isCustomer)) return false;
  let at = words.findIndex(({ start }) => start === first.start) - 1;
  while (at > 0 && ARTICLES.has((words[at] as Word).folded)) at--;
  return at >= 0 && ASKER_PREPOSITIONS.has((words[at] as Word).folded);
}

const ARTICLES = new Set("a an the my our local small un une mon ma notre nos le la les l".split(" "));
const ASKER_PREPOSITIONS = new Set("for to pour a aux au".split(" "));

/** The units of a concept: two where it is a described thing. */
function conceptUnits(
  index: DocumentIndex,
  tokens: readonly Token[],
  concepts: readonly Concept[],
  tables: Tables,
  isOpen: boolean,
): Draft[] {
  const [only] = concepts;
  const parts = only && concepts.length === 1 ? describedParts(only) : undefined;
  if (parts) return parts.map((part) => conceptUnit(index, [], [part], tables, false));
  return [conceptUnit(index, tokens, concepts, tables, isOpen)];
}

function conceptUnit(
  index: DocumentIndex,
  tokens: readonly Token[],
  concepts: readonly Concept[],
  { thing, word, isWide }: Tables,
  isOpen: boolean,
): Draft {
  const alternatives: Alternative[] = concepts.map(({ term }) => ({ terms: [term], worth: 1, table: thing }));
  const documents = concepts.reduce((n, { term }) => n + (index.terms.uses[term] ?? 0), 0);
  const terms = tokens.map(({ term }) => term).filter((term) => term !== undefined);
  const hasAll = terms.length === tokens.length && terms.length > 0;
  // Apart, the words of a phrase mean other things; they serve where nothing has the phrase.
  if (hasAll && (terms.length === 1 || documents === 0))
    alternatives.push({ terms, worth: LITERAL_WORTH, table: terms.length === 1 ? word : thing });
  const last = tokens.at(-1);
  if (isOpen && last && tokens.length === 1) alternatives.push(...completions(index, last, word));
  if (documents === 0 || isWide) {
    for (const { above } of concepts)
      for (const { term } of above)
        alternatives.push({ terms: [term], worth: RELATED_WORTH, related: true, table: thing });
  }
  for (const { closure } of documents === 0 ? concepts : []) {
    for (const term of closure) {
      const category = index.categoryOf.get(term);
      if (category !== undefined)
        alternatives.push({ terms: [category], worth: 1, related: true, table: thing });
    }
  }
  return {
    alternatives,
    describes: concepts.every(({ key }) => describesOthers(key)),
    generic: concepts.every(({ key }) => isGeneric(key)),
    documents,
  };
}

function wordUnit(
  index: DocumentIndex,
  token: Token,
  { word: table, thing }: Tables,
  isOpen: boolean,
): Draft {
  const alternatives: Alternative[] = [];
  const isKnown = index.terms.isIndexed(token.stem);
  if (token.term !== undefined) alternatives.push({ terms: [token.term], worth: 1, table });
  if (isOpen || (!isKnown && token.folded.length >= 4)) {
    const completed = completions(index, token, table);
    alternatives.push(...completed);
    if (isOpen && completed.length === 0 && !isKnown) {
      const near = index.terms.corrections(token.folded, true);
      alternatives.push(...near.map(({ term }) => ({ terms: [term], worth: LIKELY_WORTH, table })));
    }
  }
  // "Coriander" alone is no term of the lexicon, but coriander leaf is.
  if (!isKnown && !isOpen)
    for (const { term } of index.concepts.withWord(token.stem))
      alternatives.push({ terms: [term], worth: LIKELY_WORTH, table: thing });
  const documents = alternatives.reduce(
    (n, { terms }) => n + terms.reduce((m, term) => m + (index.terms.uses[term] ?? 0), 0),
    0,
  );
  return { alternatives, describes: false, generic: isGeneric(token.stem), documents };
}

/** Beginnings with this many continuations or fewer are taken whole; of more, the most used. */
const MAX_COMPLETIONS = 2000;
/** A single letter begins too much to be worth more. */
const MAX_COMPLETIONS_OF_A_LETTER = 50;

function completions(index: DocumentIndex, { folded, term }: Token, table: Float64Array): Alternative[] {
  const most = folded.length === 1 ? MAX_COMPLETIONS_OF_A_LETTER : MAX_COMPLETIONS;
  return index.terms
    .completions(folded, most)
    .filter((other) => other !== term)
    .map((other) => ({ terms: [other], worth: LIKELY_WORTH, table }));
}

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
      const terms = stems.with(at, candidate).map((stem) => index.terms.find(stem));
      const around = index.concepts.scan(terms).find(({ start, end }) => start <= at && at < end);
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
  return near
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

/** Whether two words differ by their first two letters being swapped. */
function isSwapped(a: string, b: string): boolean {
  return a[0] === b[1] && a[1] === b[0];
}

function unique(drafts: readonly Draft[]): Draft[] {
  const byTerm = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = draft.alternatives[0]?.terms.join(" ") ?? `${byTerm.size} nothing`;
    if (!byTerm.has(key)) byTerm.set(key, draft);
  }
  return [...byTerm.values()].slice(0, MAX_UNITS);
}

/** Rare things weigh more than common ones, and what only describes or is general weighs little. */
function weighed(index: DocumentIndex, drafts: readonly Draft[]): QueryUnit[] {
  const all = Math.max(index.size, 1);
  const isOnlyDescribed = drafts.every(({ describes, generic }) => describes || generic);
  const raw = drafts.map(({ documents, describes, generic }) => {
    const rarity = 0.5 + Math.min(1, Math.log(1 + all / (1 + documents)) / Math.log(1 + all));
    if (isOnlyDescribed) return rarity;
    return rarity * (generic ? 0.15 : describes ? 0.5 : 1);
  });
  const sum = raw.reduce((a, b) => a + b, 0) || 1;
  return drafts.map(({ alternatives, describes, generic }, i) => ({
    alternatives,
    weight: (raw[i] as number) / sum,
    describes: (describes || generic) && !isOnlyDescribed,
    optional: generic && !isOnlyDescribed,
  }));
}

function rangesIn(index: DocumentIndex, text: string, wanted: ReadonlySet<string>): [number, number][] {
  const words = wordsOf(text);
  const telling = words.filter(({ folded }) => !isEmptyWord(folded));
  const ranges = new Map<number, [number, number]>();
  const scanned = index.concepts.scan(telling.map(({ stem }) => index.terms.find(stem)));
  for (const { start, end, concepts } of scanned) {
    if (!concepts.some(({ closure }) => closure.some((term) => wanted.has(index.terms.string(term)))))
      continue;
    const first = telling[start] as Word;
    ranges.set(first.start, [first.start, (telling[end - 1] as Word).end]);
  }
  const covered = [...ranges.values()];
  for (const { stem, start, end } of words) {
    if (!wanted.has(stem) || covered.some(([from, to]) => start >= from && end <= to)) continue;
    ranges.set(start, [start, end]);
  }
  return [...ranges.values()].sort(([a], [b]) => a - b);
}
