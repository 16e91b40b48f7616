import { HOMOGRAPHS, type LexiconEntry } from "@foodshed/sdk/lexicon";
import type { Locale } from "@foodshed/sdk/locale";
import type { TermDictionary } from "./term-dictionary.ts";
import { type Connective, isEmptyWord, type SentenceEnd, type Word, wordsOf } from "./words.ts";

/** A concept of the lexicon, as documents are marked with it. */
export interface Concept {
  key: string;
  /** Its own mark. */
  term: number;
  /** The concepts just above it. */
  above: readonly Concept[];
  /** Its own mark and those of everything above it: what a document with the concept is posted under. */
  closure: readonly number[];
  /** How many concepts are below it. */
  kinds: number;
}

interface Node {
  /** Absent where no phrase goes on, which is most often. */
  next?: Map<number, Node>;
  concepts: readonly Concept[];
  /** What is meant in place of these by who asks in a language. */
  asked?: Readonly<Record<Locale, readonly Concept[]>>;
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
  readonly #byWord = new Map<string, readonly Concept[]>();

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
        kinds: 0,
      };
      for (const ancestor of ancestorsOf(concept)) ancestor.kinds++;
      this.#byKey.set(entry.key, concept);
      return concept;
    };
    for (const entry of entries) {
      const concept = conceptOf(entry);
      for (const words of phrasesOf(entry)) {
        this.#addWords(words.filter(isTelling), concept);
        for (const { stem } of words) this.#note(stem, concept);
      }
    }
    for (const [word, meanings] of HOMOGRAPHS) {
      const conceptsIn = (locale: Locale) => this.#byKey.get(meanings[locale] ?? "") ?? [];
      const asked = { "en-CA": [conceptsIn("en-CA")].flat(), "fr-CA": [conceptsIn("fr-CA")].flat() };
      if (asked["en-CA"].length + asked["fr-CA"].length > 0) this.#firstNode(word).asked = asked;
    }
  }

  get(key: string): Concept | undefined {
    return this.#byKey.get(key);
  }

  /** The marks of the concepts that a phrase names. */
  named(phrase: string): number[] {
    return this.scanWords(tellingWords(phrase)).flatMap(({ concepts }) => concepts.map(({ term }) => term));
  }

  /** The concepts with this word in one of their phrases. */
  withWord(stem: string): readonly Concept[] {
    return this.#byWord.get(stem) ?? [];
  }

  #note(stem: string, concept: Concept): void {
    const known = this.#byWord.get(stem);
    if (!known) this.#byWord.set(stem, [concept]);
    else if (!known.includes(concept)) this.#byWord.set(stem, [...known, concept]);
  }

  /** Adds a phrase; several concepts may share one. It is also found without its connectives. */
  add(phrase: string, concept: Concept): void {
    this.#addWords(tellingWords(phrase), concept);
  }

  #addWords(words: readonly Word[], concept: Concept): void {
    this.#add(words, concept, true);
    if (words.some(({ connective }, at) => at > 0 && connective)) this.#add(words, concept, false);
  }

  #add(words: readonly Word[], concept: Concept, withConnectives: boolean): void {
    const [first, ...rest] = words;
    if (!first) return;
    let node = this.#firstNode(first.stem);
    for (const { stem, connective } of rest) {
      if (withConnectives && connective) node = nextOf(node, this.connective(connective));
      node = nextOf(node, this.#terms.lexiconWord(stem));
    }
    if (!node.concepts.includes(concept)) node.concepts = [...node.concepts, concept];
  }

  #firstNode(stem: string): Node {
    const term = this.#terms.lexiconWord(stem);
    const node: Node = this.#first[term] ?? { concepts: [] };
    this.#first[term] = node;
    return node;
  }

  /** The number of a connective or sentence end between words. */
  connective(connective: Connective | SentenceEnd): number {
    return this.#terms.mark(connective);
  }

  /**
   * The concepts in words of a text, empty ones left out; `stems` are those to read instead of their own. `asked` is the language of who
   * asks with these words.
   */
  scanWords(words: readonly Word[], stems?: readonly string[], asked?: Locale): ConceptMatch[] {
    return this.scan(
      words.map(({ stem }, at) => this.#terms.find(stems?.[at] ?? stem)),
      words.map(({ connective }) => connective && this.connective(connective)),
      asked,
    );
  }

  /**
   * The concepts in a sequence of words, the longest phrase first; no word belongs to two. `connectives` has the number of what
   * comes before each word.
   */
  scan(
    words: readonly (number | undefined)[],
    connectives: readonly (number | undefined)[] = [],
    asked?: Locale,
  ): ConceptMatch[] {
    const matches: ConceptMatch[] = [];
    for (let start = 0; start < words.length; ) {
      const match = this.#longestAt(words, connectives, start, asked);
      if (match) matches.push(match);
      start = match ? match.end : start + 1;
    }
    return matches;
  }

  #longestAt(
    words: readonly (number | undefined)[],
    connectives: readonly (number | undefined)[],
    start: number,
    asked: Locale | undefined,
  ): ConceptMatch | undefined {
    const first = words[start];
    let node = first === undefined ? undefined : this.#first[first];
    let longest: ConceptMatch | undefined;
    for (let end = start + 1; node; end++) {
      const concepts = (asked && node.asked?.[asked]) ?? node.concepts;
      if (concepts.length > 0) longest = { start, end, concepts };
      if (end === words.length) break;
      const connective = connectives[end];
      if (connective !== undefined) node = node.next?.get(connective);
      const next = words[end];
      node = next === undefined ? undefined : node?.next?.get(next);
    }
    return longest;
  }
}

/** Everything above a concept, each once. */
function ancestorsOf(concept: Concept): Set<Concept> {
  const found = new Set(concept.above);
  for (const ancestor of found) for (const next of ancestor.above) found.add(next);
  return found;
}

function nextOf(node: Node, term: number): Node {
  node.next ??= new Map();
  let next = node.next.get(term);
  if (!next) {
    next = { concepts: [] };
    node.next.set(term, next);
  }
  return next;
}

const isTelling = ({ folded }: Word): boolean => !isEmptyWord(folded);

function tellingWords(phrase: string): Word[] {
  return wordsOf(phrase).filter(isTelling);
}

const knownPhrases = new WeakMap<LexiconEntry, readonly (readonly Word[])[]>();

/** The words of each phrase of an entry. Every index is made over the same entries, and splitting them is most of that work. */
function phrasesOf(entry: LexiconEntry): readonly (readonly Word[])[] {
  let phrases = knownPhrases.get(entry);
  if (!phrases) {
    // Copied: an array that was pushed to has room for sixteen more.
    phrases = [...entry.en, ...entry.fr].map((phrase) => wordsOf(phrase).slice());
    knownPhrases.set(entry, phrases);
  }
  return phrases;
}
