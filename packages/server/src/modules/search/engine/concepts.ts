import type { LexiconEntry } from "@foodshed/sdk/lexicon";
import type { TermDictionary } from "./term-dictionary.ts";
import { isEmptyWord, wordsOf } from "./words.ts";

/** A concept of the lexicon, as documents are marked with it. */
export interface Concept {
  key: string;
  /** Its own mark. */
  term: number;
  /** The concepts just above it. */
  above: readonly Concept[];
  /** Its own mark and those of everything above it: what a document with the concept is posted under. */
  closure: readonly number[];
}

interface Node {
  next: Map<number, Node>;
  concepts: Concept[];
}

/** A run of words that names one or more concepts. */
export interface ConceptMatch {
  start: number;
  /** Exclusive. */
  end: number;
  concepts: readonly Concept[];
}

/** The phrases of the lexicon over the numbers of a term dictionary: finds the concepts in a sequence of words. */
export class ConceptScanner {
  readonly #terms: TermDictionary;
  /** By the number of the first word, so that a text without concepts costs one look-up a word. */
  readonly #first: (Node | undefined)[] = [];
  readonly #byKey = new Map<string, Concept>();
  readonly #byWord = new Map<string, Concept[]>();

  constructor(terms: TermDictionary, entries: readonly LexiconEntry[]) {
    this.#terms = terms;
    const byKey = new Map(entries.map((entry) => [entry.key, entry]));
    const conceptOf = (entry: LexiconEntry): Concept => {
      const known = this.#byKey.get(entry.key);
      if (known) return known;
      const above = entry.broader.flatMap((key) => {
        const parent = byKey.get(key);
        return parent ? [conceptOf(parent)] : [];
      });
      const term = terms.mark(`^${entry.key}`);
      const concept: Concept = {
        key: entry.key,
        term,
        above,
        closure: [...new Set([term, ...above.flatMap(({ closure }) => closure)])],
      };
      this.#byKey.set(entry.key, concept);
      return concept;
    };
    for (const entry of entries) {
      const concept = conceptOf(entry);
      for (const phrase of [...entry.en, ...entry.fr]) {
        this.add(phrase, concept);
        for (const { stem } of wordsOf(phrase)) this.#note(stem, concept);
      }
    }
  }

  get(key: string): Concept | undefined {
    return this.#byKey.get(key);
  }

  /** The marks of the concepts that a phrase names. */
  named(phrase: string): number[] {
    const words = wordsOf(phrase).filter(({ folded }) => !isEmptyWord(folded));
    return this.scan(words.map(({ stem }) => this.#terms.find(stem))).flatMap(({ concepts }) =>
      concepts.map(({ term }) => term),
    );
  }

  /** The concepts with this word in one of their phrases. */
  withWord(stem: string): readonly Concept[] {
    return this.#byWord.get(stem) ?? [];
  }

  #note(stem: string, concept: Concept): void {
    const known = this.#byWord.get(stem);
    if (!known) this.#byWord.set(stem, [concept]);
    else if (!known.includes(concept)) known.push(concept);
  }

  /** Adds a phrase; several concepts may share one. */
  add(phrase: string, concept: Concept): void {
    const words = wordsOf(phrase).filter(({ folded }) => !isEmptyWord(folded));
    const [first, ...rest] = words.map(({ stem }) => this.#terms.lexiconWord(stem));
    if (first === undefined) return;
    let node: Node = this.#first[first] ?? { next: new Map(), concepts: [] };
    this.#first[first] = node;
    for (const term of rest) {
      let next = node.next.get(term);
      if (!next) {
        next = { next: new Map(), concepts: [] };
        node.next.set(term, next);
      }
      node = next;
    }
    if (!node.concepts.includes(concept)) node.concepts.push(concept);
  }

  /** The concepts in a sequence of words, the longest phrase first; no word belongs to two. */
  scan(words: readonly (number | undefined)[], from = 0, to = words.length): ConceptMatch[] {
    const matches: ConceptMatch[] = [];
    for (let start = from; start < to; ) {
      const match = this.#longestAt(words, start, to);
      if (match) matches.push(match);
      start = match ? match.end : start + 1;
    }
    return matches;
  }

  #longestAt(words: readonly (number | undefined)[], start: number, to: number): ConceptMatch | undefined {
    const first = words[start];
    let node = first === undefined ? undefined : this.#first[first];
    let longest: ConceptMatch | undefined;
    for (let end = start + 1; node; end++) {
      if (node.concepts.length > 0) longest = { start, end, concepts: node.concepts };
      const next = end < to ? words[end] : undefined;
      node = next === undefined ? undefined : node.next.get(next);
    }
    return longest;
  }
}
