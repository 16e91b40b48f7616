import { type Bitset, has, intersect } from "./bitset.ts";
import { describesOthers } from "./descriptors.ts";
import { FIELD_BITS } from "./fields.ts";
import type { PhraseBook } from "./phrases.ts";
import { understandQuery } from "./query-understanding.ts";
import { type QueryUnit, scoreSegment } from "./scoring.ts";
import type { Chosen } from "./suggestion-ranking.ts";
import { continuationsOf, rangesOf, type Suggestion, suggestionsFor, typedKey } from "./suggestions.ts";
import { isEmptyWord, keyOf, type Word, wordsOf } from "./words.ts";

/** Continuations that are looked up in the documents; the most used ones of those that begin so. */
const MAX_CANDIDATES = 60;
/** More documents than this make a continuation no better. */
const ENOUGH_DOCUMENTS = 200;
/** Words that the phrase which continues the others may have typed already: "organic maple sy". */
const MAX_TYPED_WORDS = 2;

/** A place follows these, or a thing: "fromage de ...". */
const OF = /(?:^|\s)(?:from|at|de|du|d['’])\s*$/i;
const NEAR = /(?:^|\s)(?:near|around|in|close to|pr[eè]s d[eu]s?|autour d[eu]s?|dans|[aà])\s+$/i;

/**
 * What several words may become when the last ones go on, "goat ch" → "goat cheese": products, services, business types and
 * places of documents that hold the words before. Each of them finds something. First come those that make one thing: a
 * term of the lexicon, a described thing, a thing and a place; two things apart are left for when there is nothing else.
 * With `onlyOneThing` just the first two of these.
 */
export function completeLastWords(
  book: PhraseBook,
  typed: string,
  limit: number,
  onlyOneThing = false,
): Suggestion[] {
  const words = wordsOf(typed);
  if (words.length < 2 || words.at(-1)?.end !== typed.trimEnd().length || limit <= 0) return [];
  const apart: Suggestion[] = [];
  for (let at = words.length - 1; at >= Math.max(1, words.length - MAX_TYPED_WORDS); at--) {
    const found = continuationsAfter(book, typed, words, at, limit, onlyOneThing);
    if (found.together.length > 0) return found.together;
    apart.push(...found.apart);
  }
  return onlyOneThing ? [] : apart.slice(0, limit);
}

interface Continuations {
  together: Suggestion[];
  apart: Suggestion[];
}

function continuationsAfter(
  book: PhraseBook,
  typed: string,
  words: readonly Word[],
  at: number,
  limit: number,
  onlyOneThing: boolean,
): Continuations {
  const { index } = book;
  const head = typed.slice(0, (words[at] as Word).start);
  const start = typed.slice(head.length);
  const before = words.slice(0, at).filter(({ folded }) => !isEmptyWord(folded));
  const understood =
    before.length > 0 ? understandQuery(index, head, { unfinished: false, literal: true }) : undefined;
  const isNear = NEAR.test(head);
  if (!understood || understood.dropped.length >= before.length)
    return { together: isNear ? [] : afterFillers(book, head, start, limit), apart: [] };

  const holding = index.segments.map((segment): Bitset => {
    return intersect(scoreSegment(segment, understood.units).complete, segment.live);
  });
  const stems = before.map(({ stem }) => stem);
  const isDescribed = areAllDescribing(book, stems);
  const found: { suggestion: Suggestion; documents: number; isOne: boolean }[] = [];
  for (const one of continuationsOf(book, typedKey(start), MAX_CANDIDATES)) {
    if (isNear && one.type !== "place") continue;
    // "Co-pa" goes on within its word: it is nothing near Paris.
    if (one.type === "place" && !/\s$/.test(head)) continue;
    if (onlyOneThing && one.type !== "product") continue;
    if (wordsOf(one.phrase.text).some(({ stem }) => stems.includes(stem))) continue;
    const documents = countHolding(book, one, understood.units, holding);
    if (documents === 0) continue;
    const isConcept = isOneConcept(book, stems, one.phrase.text);
    // A synonym is what somebody types, not what goes with other words.
    if (!isConcept && isFarSynonym(one)) continue;
    // A letter begins too many services and business types.
    if (one.type !== "product" && one.type !== "place" && start.trim().length < 2) continue;
    const isOne = one.type !== "product" || isDescribed || isConcept;
    found.push({ suggestion: continued(head, one, isNear), documents, isOne });
  }
  const isProduct = ({ suggestion }: { suggestion: Suggestion }) => suggestion.type === "product";
  found.sort((a, b) => Number(isProduct(b)) - Number(isProduct(a)) || b.documents - a.documents);
  const suggestions = (isOne: boolean) =>
    found.filter((one) => one.isOne === isOne).map(({ suggestion }) => suggestion);
  return { together: suggestions(true).slice(0, limit), apart: suggestions(false).slice(0, limit) };
}

/** "Fresh che" goes on as "che" does. */
function afterFillers(book: PhraseBook, head: string, start: string, limit: number): Suggestion[] {
  return continuationsOf(book, typedKey(start), limit)
    .filter(({ type }) => type !== "place")
    .map((one) => continued(head, one, false));
}

function isFarSynonym({ type, phrase: { source } }: Chosen): boolean {
  return source.of === "lexicon" && (source.isFrench || source.order > 0 || type !== "product");
}

function areAllDescribing({ index }: PhraseBook, stems: readonly string[]): boolean {
  const matches = index.concepts.scan(stems.map((stem) => index.terms.find(stem)));
  const covered = matches.reduce((n, { start, end }) => n + end - start, 0);
  return (
    covered === stems.length &&
    matches.every(({ concepts }) => concepts.every(({ key }) => describesOthers(key)))
  );
}

/** Whether the words before and a phrase are a term of the lexicon together, such as goat and cheese. */
function isOneConcept({ index }: PhraseBook, stems: readonly string[], text: string): boolean {
  const added = wordsOf(text).filter(({ folded }) => !isEmptyWord(folded));
  const all = [...stems, ...added.map(({ stem }) => stem)];
  const last = index.concepts.scan(all.map((stem) => index.terms.find(stem))).at(-1);
  return last !== undefined && last.end === all.length && last.start < stems.length;
}

function countHolding(
  book: PhraseBook,
  { forms }: Chosen,
  units: readonly QueryUnit[],
  holding: readonly Bitset[],
): number {
  let documents = 0;
  const terms = [...new Set(forms.flatMap(({ phrase }) => book.termsOf(phrase)))];
  const elsewhere = book.index.remote?.countHolding(units, terms) ?? 0;
  if (elsewhere >= ENOUGH_DOCUMENTS) return elsewhere;
  documents += elsewhere;
  book.index.segments.forEach((segment, i) => {
    for (const term of terms) {
      for (const posting of segment.postings(term)) {
        if (!has(holding[i] as Bitset, posting >>> FIELD_BITS)) continue;
        documents++;
        if (documents >= ENOUGH_DOCUMENTS) return;
      }
    }
  });
  return documents;
}

const beginning = (head: string) => head.trimStart().replace(/\s+/g, " ");

function continued(head: string, { phrase, type, key }: Chosen, isNear: boolean): Suggestion {
  const begin = beginning(head);
  const isPlace = phrase.type === "place";
  const isLed = isNear || OF.test(head);
  const rest = isPlace ? (isLed ? phrase.text : `near ${phrase.text}`) : phrase.text.toLowerCase();
  const text = begin + rest;
  const [range] = rangesOf(rest, key);
  if (!range) return { text, type, ranges: [[0, begin.trimEnd().length]] };
  const [from, to] = range;
  if (from === 0) return { text, type, ranges: [[0, begin.length + to]] };
  return {
    text,
    type,
    ranges: [
      [0, begin.trimEnd().length],
      [begin.length + from, begin.length + to],
    ],
  };
}

/** Places after "near" and the like alone: "near fe", "près de fe". */
export function placesAfterPreposition(book: PhraseBook, typed: string, limit: number): Suggestion[] {
  const lead = /^\s*(?:near|around|in|close to|pr[eè]s d[eu]s?|autour d[eu]s?|dans|[aà])\s+(?=\S)/i.exec(
    typed,
  );
  if (!lead) return [];
  const start = typed.slice(lead[0].length);
  const begin = keyOf(lead[0]) === "near" ? "Near " : beginning(lead[0]);
  const found = suggestionsFor(book, start, limit, ({ type }) => type === "place");
  return found.map(({ text, type }) => {
    const name = text.slice("Near ".length);
    return { text: begin + name, type, ranges: rangesOf(begin + name, typedKey(start)) };
  });
}
