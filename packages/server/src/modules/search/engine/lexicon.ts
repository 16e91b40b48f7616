import { errorsBetween, lettersOf, mayBeNear, toleratedErrors } from "./typos.ts";

/** A word that may stand for a typed one, and how many errors lie between them. */
export interface Correction {
  term: number;
  errors: number;
}

/** Strings in order, for finding those that begin alike. New ones are sorted in when somebody asks. */
export class SortedKeys {
  #keys: string[] = [];
  #terms: number[] = [];
  #new: [string, number][] = [];

  add(key: string, term: number): void {
    this.#new.push([key, term]);
  }

  /** Calls `visit` with every key that begins with `prefix`, in order, until it answers true. */
  each(prefix: string, visit: (key: string, term: number) => unknown): void {
    this.#settle();
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#keys[middle] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    for (let i = low; i < this.#keys.length; i++) {
      const key = this.#keys[i] as string;
      if (!key.startsWith(prefix) || visit(key, this.#terms[i] as number) === true) return;
    }
  }

  #settle(): void {
    if (this.#new.length === 0) return;
    const fresh = this.#new.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    this.#new = [];
    const keys: string[] = [];
    const terms: number[] = [];
    let i = 0;
    for (const [key, term] of fresh) {
      while (i < this.#keys.length && (this.#keys[i] as string) <= key) {
        keys.push(this.#keys[i] as string);
        terms.push(this.#terms[i++] as number);
      }
      keys.push(key);
      terms.push(term);
    }
    for (; i < this.#keys.length; i++) {
      keys.push(this.#keys[i] as string);
      terms.push(this.#terms[i] as number);
    }
    this.#keys = keys;
    this.#terms = terms;
  }
}

/** Every word, tag and phrase that some document carries, numbered once and for good. */
export class Lexicon {
  #numbers = new Map<string, number>();
  #strings: string[] = [];
  #words = new SortedKeys();
  #wordTerms: number[] = [];
  #letters: number[] = [];
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

  /** The number of a word that people may search for. */
  word(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const term = this.#add(word);
    this.#words.add(word, term);
    this.#wordTerms.push(term);
    this.#letters.push(lettersOf(word));
    return term;
  }

  /** The number of a mark that is looked for as a whole only. */
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

  /** The nearest words, if any is near enough for a typing error; with `unfinished`, those that begin nearly so. */
  corrections(typed: string, unfinished: boolean): Correction[] {
    let limit = toleratedErrors(typed.length);
    if (limit === 0) return [];
    const letters = lettersOf(typed);
    let found: Correction[] = [];
    for (let i = 0; i < this.#wordTerms.length; i++) {
      const own = this.#letters[i] as number;
      if (unfinished ? !mayBeNear(letters & ~own, 0, limit) : !mayBeNear(letters, own, limit)) continue;
      const term = this.#wordTerms[i] as number;
      const errors = errorsBetween(typed, this.string(term), limit, unfinished);
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
