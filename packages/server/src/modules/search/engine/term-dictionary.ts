import { editDistance } from "@foodshed/sdk/vocabulary/edit-distance";
import type { Sliced } from "../../../core/in-slices.ts";
import { readRuns, type SectionReader, type SectionWriter, saveRuns } from "./sections.ts";
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
  readonly #words = new SortedKeys((term) => this.string(term));
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
    this.#words.add(term);
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

  /** Sorts in what came since the last lookup. */
  settling(): Sliced<void> {
    return this.#words.settling();
  }

  /** What it holds now; strings that come later are not part of it. */
  save(sections: SectionWriter): void {
    const { size } = this;
    sections.strings("strings", this.#strings, size);
    sections.numbers("uses", Uint32Array.from(this.uses));
    const indexed = new Uint8Array(size);
    for (let term = 0; term < size; term++) if (this.#indexed[term]) indexed[term] = 1;
    sections.numbers("indexed", indexed);
    sections.numbers("correctable", Uint32Array.from(this.#wordTerms));
    sections.numbers("letters", Int32Array.from(this.#letters));
    saveRuns(sections.within("words"), this.#words.runs());
  }

  /**
   * Fills a dictionary that holds only what every one begins with.
   * @throws Error when the saved one began otherwise
   */
  *restoring(sections: SectionReader): Sliced<void> {
    const strings = sections.strings("strings");
    for (const [term, string] of this.#strings.entries())
      if (strings.at(term) !== string) throw new Error("The dictionary begins with other terms.");
    for (let term = this.size; term < strings.length; term++) {
      const string = strings.at(term);
      this.#numbers.set(string, term);
      this.#strings.push(string);
      if (term % RESTORED_AT_ONCE === 0) yield;
    }
    this.uses = Array.from(sections.numbers("uses", Uint32Array));
    yield;
    const indexed = sections.numbers("indexed", Uint8Array);
    for (let term = 0; term < indexed.length; term++) this.#indexed[term] = indexed[term] === 1;
    yield;
    this.#wordTerms = Array.from(sections.numbers("correctable", Uint32Array));
    this.#letters = Array.from(sections.numbers("letters", Int32Array));
    this.#words.restore(readRuns(sections.within("words")));
  }
}

/** Strings between two places where reading can be interrupted. */
const RESTORED_AT_ONCE = 1024;
