import type { DocumentIndex } from "./document-index.ts";
import { FIELD, FIELD_BITS } from "./fields.ts";
import type { IndexQuery } from "./index-query.ts";
import type { UnderstoodQuery } from "./query-understanding.ts";
import { fieldsOf, type Segment } from "./segment.ts";
import { isEmptyWord, keyOf, wordsOf } from "./words.ts";

/** What was typed, as the name of a business. */
export interface TypedName {
  /** It, folded. */
  key: string;
  /** The mark of its whole name. */
  whole: number | undefined;
  /** Lists of words, each of which may be in a name. */
  words: readonly (readonly (number | undefined)[])[];
}

export function nameIn(
  index: DocumentIndex,
  query: IndexQuery,
  understood: UnderstoodQuery | undefined,
): TypedName {
  const typed = query.name ?? query.typed;
  const words = wordsOf(typed).filter(({ folded }) => !isEmptyWord(folded));
  // The last word may go on: the words before it are enough.
  const isOpen =
    query.unfinished && words.length > 2 && index.terms.find(words.at(-1)?.stem ?? "") === undefined;
  const finished = isOpen ? words.slice(0, -1) : words;
  const whole = query.nameMark && index.terms.find(query.nameMark(keyOf(typed)));
  // The title of a classified is no name: what it is about is scored, and others of the family may follow.
  if (query.documents === "classifieds") return { key: keyOf(typed), whole, words: [] };
  const asTyped = finished.map(({ stem }) => index.terms.find(stem));
  // Beside a place, words that all name things are no name: "maple syrup near Guelph" is no Valley Maple Syrup far away.
  const isThings = query.suitability?.near !== undefined && isAllThings(understood);
  const asUnderstood = isThings ? [] : (understood?.words ?? []);
  return {
    key: keyOf(typed),
    whole,
    words: asTyped.join() === asUnderstood.join() ? [asTyped] : [asTyped, asUnderstood],
  };
}

function isAllThings(understood: UnderstoodQuery | undefined): boolean {
  return understood?.things.every(({ concepts }) => concepts.length > 0) ?? false;
}

/** The documents with several typed words in their name, all of them. */
export function inName(segment: Segment, words: readonly (number | undefined)[]): Set<number> {
  const found = new Set<number>();
  const terms = words.filter((term) => term !== undefined);
  if (terms.length < 2 || terms.length < words.length) return found;
  const [rarest, ...others] = terms
    .map((term) => segment.postings(term))
    .sort((a, b) => a.length - b.length) as [Uint32Array, ...Uint32Array[]];
  for (let i = 0; i < rarest.length; i++) {
    const posting = rarest[i] as number;
    const at = posting >>> FIELD_BITS;
    if ((posting & FIELD.name) === 0 || !segment.isLive(at)) continue;
    if (others.every((postings) => (fieldsOf(postings, at) & FIELD.name) !== 0)) found.add(at);
  }
  return found;
}
