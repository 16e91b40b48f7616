import { editDistance } from "@foodshed/sdk/vocabulary/edit-distance";
import { SortedKeys } from "./sorted-keys.ts";
import { letterMask, maxEditsFor, mayBeWithin } from "./typing-errors.ts";

/** A word that may stand for a typed one, and how many errors lie between them. */
export interface Correction {
  term: number;
  errors: number;
}

/** Every word, tag and phrase that some document carries, numbered once and for good. */
export class TermDictionary {
  #numbers = new Map<string, number>();
  #strings: string[] = [];
  #words = new SortedKeys();
  #wordTerms: number[] = [];
  #letters: number[] = [];
  /** Per term, whether it is a word of a document. */
  readonly #indexed: boolean[] = [];
  /** How many documents were given each term; those taken away since are not subtracted. */
  uses: number[] = [];

  get size(): number {
    return this.#strings.length;
  }

  find(string: string): number | undefined {
    return this.#numbers.get(string);
  }

  string(term: number): string {
    return this.#strings[term] as string;
  }

  /** The number of a word of a document, which typed words may be completed or corrected to. */
  word(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined && this.#indexed[known]) return known;
    const term = known ?? this.#add(word);
    this.#indexed[term] = true;
    this.#words.add(word, term);
    if (known === undefined) this.#noteCorrectable(word, term);
    return term;
  }

  /** Whether a document has been given this word. */
  isIndexed(word: string): boolean {
    const term = this.#numbers.get(word);
    return term !== undefined && this.#indexed[term] === true;
  }

  /** The number of a word of the lexicon: typed words may be corrected to it, but are not completed to what no document has. */
  lexiconWord(word: string): number {
    const known = this.#numbers.get(word);
    const term = known ?? this.#add(word);
    if (known === undefined) this.#noteCorrectable(word, term);
    return term;
  }

  #noteCorrectable(word: string, term: number): void {
    this.#wordTerms.push(term);
    this.#letters.push(letterMask(word));
  }

  /** The number of a mark: never completed or corrected to. */
  mark(mark: string): number {
    return this.#numbers.get(mark) ?? this.#add(mark);
  }

  #add(string: string): number {
    const term = this.#strings.length;
    this.#numbers.set(string, term);
    this.#strings.push(string);
    this.uses.push(0);
    return term;
  }

  /** Words that begin so, the most used first, at most `limit`. */
  completions(prefix: string, limit: number): number[] {
    const found: number[] = [];
    this.#words.each(prefix, (_, term) => {
      found.push(term);
    });
    if (found.length > limit) found.sort((a, b) => this.#uses(b) - this.#uses(a));
    return found.slice(0, limit);
  }

  /**
   * The nearest words, if any is near enough for a typing error; with `unfinished`, those that begin nearly so.
   * @param maxErrors more than this is too far; by default what a word of this length may have.
   */
  corrections(
    typed: string,
    unfinished: boolean,
    maxErrors: number = maxEditsFor(typed.length),
  ): Correction[] {
    let limit = maxErrors;
    if (limit === 0) return [];
    const letters = letterMask(typed);
    let found: Correction[] = [];
    for (let i = 0; i < this.#wordTerms.length; i++) {
      const own = this.#letters[i] as number;
      if (unfinished ? !mayBeWithin(letters & ~own, 0, limit) : !mayBeWithin(letters, own, limit)) continue;
      const term = this.#wordTerms[i] as number;
      // What no document has is no continuation.
      if (unfinished && !this.#indexed[term]) continue;
      const errors = editDistance(typed, this.string(term), limit, unfinished);
      if (errors > limit) continue;
      if (errors < limit) {
        limit = errors;
        found = [];
      }
      found.push({ term, errors });
    }
    return found.sort((a, b) => this.#uses(b.term) - this.#uses(a.term)).slice(0, unfinished ? 50 : 5);
  }

  #uses(term: number): number {
    return this.uses[term] as number;
  }
}
