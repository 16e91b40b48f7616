import type { DocumentIndex } from "./document-index.ts";
import { editDistance, letterMask, maxEditsFor, mayBeWithin } from "./edit-distance.ts";
import { FIELD_BITS } from "./fields.ts";
import { SortedKeys } from "./sorted-keys.ts";
import { isEmptyWord, keyOf, wordsOf } from "./words.ts";

/**
 * `name` a business name, `product` a product of a category, `type` another name for what businesses do, `word` one word of those,
 * `place` the town of a business.
 */
export type PhraseType = "name" | "product" | "type" | "word" | "place";

export interface Phrase {
  key: string;
  text: string;
  type: PhraseType;
  category: number;
}

export interface Suggestion {
  text: string;
  /** Start and end (exclusive) of what was typed, in UTF-16 code units. */
  ranges: [number, number][];
}

/** Suggestions while a person types: phrases of the documents, weighted by how many documents carry them. */
export class PhraseBook {
  readonly #index: DocumentIndex;
  readonly #phrases = new Map<number, Phrase>();
  readonly #marks = new Map<string, readonly string[]>();
  /** From the start of every phrase, and from each further word of those that are not names. */
  readonly #starts = new SortedKeys();
  readonly #fuzzy: { term: number; key: string; letters: number }[] = [];

  constructor(index: DocumentIndex) {
    this.#index = index;
  }

  /** The marks that a document with this phrase carries. */
  marksOf(type: PhraseType, text: string, category = 0): readonly string[] {
    // Names are as many as businesses; products and types repeat.
    if (type === "name") return this.#marksOf(type, text, category);
    const known = `${type}${category}${text}`;
    let marks = this.#marks.get(known);
    if (!marks) {
      marks = this.#marksOf(type, text, category);
      this.#marks.set(known, marks);
    }
    return marks;
  }

  #marksOf(type: PhraseType, text: string, category: number): readonly string[] {
    const key = keyOf(text);
    if (key === "") return [];
    const marks = [this.#note(type, key, text, category)];
    if (type === "product" || type === "type") {
      const words = wordsOf(text).filter(({ folded }) => folded.length > 2 && !isEmptyWord(folded));
      if (words.length > 1) {
        for (const { folded, start, end } of words) {
          marks.push(this.#note("word", folded, text.slice(start, end).toLowerCase(), 0));
        }
      }
    }
    return marks;
  }

  #note(type: PhraseType, key: string, text: string, category: number): string {
    const mark = markOf(type, key, category);
    if (this.#index.terms.find(mark) !== undefined) return mark;
    const term = this.#index.terms.mark(mark);
    if (type === "place") return this.#notePlace(term, key, text, mark);
    this.#phrases.set(term, { key, text, type, category });
    this.#starts.add(key, term);
    if (type === "name") return mark;
    this.#fuzzy.push({ term, key, letters: letterMask(key) });
    for (let at = key.indexOf(" "); at !== -1; at = key.indexOf(" ", at + 1)) {
      const rest = key.slice(at + 1);
      this.#starts.add(rest, term);
      this.#fuzzy.push({ term, key: rest, letters: letterMask(rest) });
    }
    return mark;
  }

  /** A town is suggested as "Near Elora", and found by its name alone too. */
  #notePlace(term: number, key: string, text: string, mark: string): string {
    const near = `near ${key}`;
    this.#phrases.set(term, { key: near, text: `Near ${townName(text)}`, type: "place", category: 0 });
    for (const start of [key, near]) this.#starts.add(start, term);
    this.#fuzzy.push({ term, key, letters: letterMask(key) });
    return mark;
  }

  /** Phrases of the given types that begin with `start`, the most used first, with what each is marked by in the documents. */
  beginning(start: string, limit: number, types: readonly PhraseType[]): { phrase: Phrase; term: number }[] {
    const terms = new Set<number>();
    this.#starts.each(start, (key, term) => {
      const phrase = this.#phrases.get(term) as Phrase;
      if (types.includes(phrase.type) && (phrase.key === key || phrase.type === "place")) terms.add(term);
    });
    return this.#mostUsed([...terms], limit, () => true).map((term) => ({
      phrase: this.#phrases.get(term) as Phrase,
      term,
    }));
  }

  /**
   * Completions of what was typed, the most used first; one typing error is forgiven. Of towns no more than three, behind the
   * first two others unless the whole name was typed.
   */
  suggest(typed: string, limit: number, wanted: (phrase: Phrase) => boolean = () => true): Suggestion[] {
    const key = keyOf(typed);
    if (key === "") return [];
    const terms: number[] = [];
    this.#starts.each(key, (_, term) => {
      terms.push(term);
    });
    const towns = this.#best(terms, MAX_TOWNS, (phrase) => phrase.type === "place" && wanted(phrase));
    const others = this.#best(
      terms,
      limit - towns.length,
      (phrase) => phrase.type !== "place" && wanted(phrase),
    );
    const named = towns.filter((town) => town.key === key || town.key === `near ${key}`);
    const rest = towns.filter((town) => !named.includes(town));
    const found = [...named, ...others.slice(0, AHEAD_OF_TOWNS), ...rest, ...others.slice(AHEAD_OF_TOWNS)];
    if (found.length > 0)
      return found.map((phrase) => ({ text: phrase.text, ranges: rangesOf(phrase.text, key) }));
    const mended = this.#mend(key);
    const near = this.#best([...mended.terms], limit, wanted);
    return near.map((phrase) => ({
      text: phrase.text,
      ranges: rangesOf(phrase.text, mended.keys.get(phrase.key) ?? key),
    }));
  }

  #mend(key: string): { terms: Set<number>; keys: Map<string, string> } {
    const terms = new Set<number>();
    const keys = new Map<string, string>();
    let limit = Math.min(maxEditsFor(key.length), 2);
    const letters = letterMask(key);
    if (limit > 0) {
      for (const { term, key: start, letters: own } of this.#fuzzy) {
        if (!mayBeWithin(letters & ~own, 0, limit)) continue;
        const errors = editDistance(key, start, limit, true);
        if (errors > limit) continue;
        if (errors < limit) {
          limit = errors;
          terms.clear();
        }
        terms.add(term);
        keys.set(
          this.#phrases.get(term)?.key ?? "",
          start.split(" ").slice(0, key.split(" ").length).join(" "),
        );
      }
    }
    if (terms.size > 0) return { terms, keys };
    // A business name: mend its words one by one, then look again.
    const dictionary = this.#index.terms;
    const words = key.split(" ");
    const mended = words.map((word, i) => {
      const last = i === words.length - 1;
      if (dictionary.completions(word, 1).length > 0) return word;
      const [nearest] = dictionary.corrections(word, last);
      return nearest ? dictionary.string(nearest.term) : word;
    });
    const again = mended.join(" ");
    if (again !== key) {
      this.#starts.each(again, (_, term) => {
        terms.add(term);
        keys.set(this.#phrases.get(term)?.key ?? "", again);
      });
    }
    return { terms, keys };
  }

  #best(terms: readonly number[], limit: number, wanted: (phrase: Phrase) => boolean): Phrase[] {
    // Few of the most used ones are taken twice or dead; only when too many are does everything have to be looked at.
    for (const most of [limit * 4, terms.length]) {
      const best = new Map<string, Phrase>();
      for (const term of this.#mostUsed(terms, most, wanted)) {
        const phrase = this.#phrases.get(term) as Phrase;
        if (best.has(phrase.key) || !this.#isAlive(term)) continue;
        best.set(phrase.key, phrase);
        if (best.size === limit) break;
      }
      if (best.size === limit || most >= terms.length) return [...best.values()];
    }
    return [];
  }

  #mostUsed(terms: readonly number[], most: number, wanted: (phrase: Phrase) => boolean): number[] {
    const { uses } = this.#index.terms;
    const order = (a: number, b: number) => (uses[b] as number) - (uses[a] as number) || a - b;
    let taken: number[] = [];
    let least = 0;
    for (const term of terms) {
      if ((uses[term] as number) <= least || !wanted(this.#phrases.get(term) as Phrase)) continue;
      taken.push(term);
      if (taken.length < most * 4) continue;
      taken = taken.sort(order).slice(0, most);
      least = uses[taken.at(-1) as number] as number;
    }
    return taken.sort(order).slice(0, most);
  }

  #isAlive(term: number): boolean {
    for (const segment of this.#index.segments) {
      for (const posting of segment.postings(term)) {
        const at = posting >>> FIELD_BITS;
        if (((segment.live[at >>> 5] as number) & (1 << (at & 31))) !== 0) return true;
      }
    }
    return false;
  }
}

/** Other suggestions ahead of the towns: a town must not hide below ten businesses that are named after it. */
const AHEAD_OF_TOWNS = 2;
/** Towns among the suggestions. */
const MAX_TOWNS = 3;

/** A town as one writes it, however one business has typed it: "ELORA" and "elora" are Elora. */
function townName(text: string): string {
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text;
  return text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
}

/** The mark of documents that carry a phrase. */
export function markOf(type: PhraseType, key: string, category = 0): string {
  return `=${type}${type === "product" ? category : ""}:${key}`;
}

/** Where in a text the words of a folded key stand; the last one may be the beginning of a word. */
export function rangesOf(text: string, key: string): [number, number][] {
  const words = wordsOf(text);
  const wanted = key.split(" ");
  for (let i = 0; i + wanted.length <= words.length; i++) {
    const last = words[i + wanted.length - 1];
    const fits = wanted.every((word, j) => {
      const own = words[i + j]?.folded ?? "";
      return j === wanted.length - 1 ? own.startsWith(word) : own === word;
    });
    if (!fits || !last) continue;
    const plain = last.folded.length === last.end - last.start;
    const end = plain ? last.start + (wanted.at(-1)?.length ?? 0) : last.end;
    return [[words[i]?.start ?? 0, end]];
  }
  return [];
}
