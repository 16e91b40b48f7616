import { type Bitset, has, intersect } from "./bitset.ts";
import type { DocumentIndex } from "./document-index.ts";
import { FIELD_BITS } from "./fields.ts";
import { type PhraseBook, rangesOf, type Suggestion } from "./phrases.ts";
import { understandQuery } from "./query-understanding.ts";
import { scoreSegment } from "./scoring.ts";
import { isEmptyWord, keyOf, wordsOf } from "./words.ts";

/** Continuations that are looked up in the documents; the most used ones of those that begin so. */
const MAX_CANDIDATES = 60;

/**
 * What the last of several words may become, "goat ch" → "goat cheese": products, business types and towns of documents
 * that hold the words before it, those of the most documents first. Each of them finds something.
 */
export function completeLastWord(
  index: DocumentIndex,
  phrases: PhraseBook,
  typed: string,
  limit: number,
): Suggestion[] {
  const words = wordsOf(typed);
  const last = words.at(-1);
  if (!last || words.length < 2 || last.end !== typed.trimEnd().length || limit <= 0) return [];
  const head = typed.slice(0, last.start);
  const before = words.slice(0, -1).filter(({ folded }) => !isEmptyWord(folded));
  const understood =
    before.length > 0 ? understandQuery(index, head, { unfinished: false, literal: true }) : undefined;
  if (!understood || understood.units.length === 0) return [];

  const holding = index.segments.map((segment): Bitset => {
    return intersect(scoreSegment(segment, understood.units).complete, segment.live);
  });
  const used = new Set(before.map(({ stem }) => stem));
  const found = new Map<string, { suggestion: Suggestion; documents: number }>();
  for (const { phrase, term } of phrases.beginning(last.folded, MAX_CANDIDATES, [
    "product",
    "type",
    "word",
    "place",
  ])) {
    if (wordsOf(phrase.text).every(({ stem }) => used.has(stem))) continue;
    let documents = 0;
    index.segments.forEach((segment, i) => {
      for (const posting of segment.postings(term)) {
        if (has(holding[i] as Bitset, posting >>> FIELD_BITS)) documents++;
      }
    });
    if (documents === 0) continue;
    const suggestion = continued(head, last.folded, phrase.text, phrase.type === "place");
    const key = keyOf(suggestion.text);
    if ((found.get(key)?.documents ?? 0) < documents) found.set(key, { suggestion, documents });
  }
  return [...found.values()]
    .sort((a, b) => b.documents - a.documents)
    .slice(0, limit)
    .map(({ suggestion }) => suggestion);
}

function continued(head: string, start: string, text: string, isPlace: boolean): Suggestion {
  const afterNear = /\bnear\s+$/i.test(head);
  const begin = head.trimStart().replace(/\s+/g, " ");
  // A town's own phrase reads "Near Elora".
  const rest = isPlace
    ? afterNear
      ? text.slice("Near ".length)
      : text.replace("Near", "near")
    : text.toLowerCase();
  const [range] = rangesOf(rest, start);
  const whole = begin + rest;
  if (!range) return { text: whole, ranges: [[0, begin.trimEnd().length]] };
  const [from, to] = range;
  return {
    text: whole,
    ranges:
      from === 0
        ? [[0, begin.length + to]]
        : [
            [0, begin.trimEnd().length],
            [begin.length + from, begin.length + to],
          ],
  };
}
