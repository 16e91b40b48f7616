import { editDistance } from "@foodshed/sdk/vocabulary/edit-distance";
import type { Concept } from "./concepts.ts";
import type { Phrase } from "./phrase.ts";
import type { SuggestionType } from "./phrase-types.ts";
import type { PhraseBook } from "./phrases.ts";

/** Phrases of the same words, whatever their form. */
interface Candidate {
  /** The one to suggest first. */
  forms: readonly Form[];
  type: SuggestionType;
  /** The typed text begins it, and not one of its further words. */
  isStart: boolean;
  /** Typed as a whole. */
  isWhole: boolean;
  documents: number;
  /** The typed text, without its error if it has one. */
  key: string;
}

interface Form {
  phrase: Phrase;
  documents: number;
}

/** A candidate as it is suggested: in a form that some document has now. */
export interface Chosen extends Candidate {
  phrase: Phrase;
}

/** Other suggestions ahead of the towns: a town must not hide below ten businesses that are named after it. */
export const AHEAD_OF_PLACES = 2;
const MAX_PLACES = 3;
/** Businesses among what begins with the typed text, ahead of what has a further word that does. */
const MAX_AHEAD_NAMES = 3;
const MAX_NAMES = 20;
/** Phrases that are put in order; of more the most used are taken. */
const MAX_RANKED = 500;
/** Candidates that synonyms are compared with. */
const LOOKED_AT = 40;
/** So many suggestions are seen at once: one of them is a business. */
const SEEN = 5;
/** Two spellings of a word are this many letters apart at most. */
const MAX_RESPELLING = 2;

/** What the documents call a thing says more than a synonym that only the lexicon has. */
const SYNONYM = 0.5;
/** English and French share beginnings: a French term leads where the English ones end. */
const FRENCH_SYNONYM = 0.2;
/** What else a service or a business type is called; its label is what people see. */
const OTHER_LABEL = 0.05;
/** A region has the businesses of many towns. */
const REGION = 0.1;
/** A service, a certificate and a business type are fewer than products, and one of each is meant by more people. */
const WEIGHT: Record<SuggestionType, number> = {
  product: 1,
  service: 2,
  classification: 2,
  category: 1,
  business_type: 2,
  place: 1,
  business: 1,
};

interface Added extends Form {
  isStart: boolean;
  key: string;
}

function mostUsed(all: readonly Added[]): readonly Added[] {
  if (all.length <= MAX_RANKED) return all;
  const starting = all.filter(({ isStart }) => isStart);
  const pool = starting.length >= MAX_RANKED ? starting : all;
  const sorted = Float64Array.from(pool, ({ documents }) => documents).sort();
  const least = sorted[Math.max(0, sorted.length - MAX_RANKED)] as number;
  const kept: Added[] = [];
  const equal: Added[] = [];
  for (const one of pool) {
    // Labels, and what was typed as a whole.
    if (one.documents > least || one.phrase.source.of === "facets" || one.phrase.key === one.key)
      kept.push(one);
    else if (one.documents === least) equal.push(one);
  }
  return [...kept, ...equal.slice(0, Math.max(0, MAX_RANKED - kept.length))];
}

/** Collects the phrases that suit what was typed, and puts them in order. */
export class Ranking {
  readonly #book: PhraseBook;
  readonly #groups = new Map<number, Candidate>();
  #added: Added[] = [];
  readonly #startingNames: Candidate[] = [];
  readonly #furtherNames: Candidate[] = [];

  constructor(book: PhraseBook) {
    this.#book = book;
  }

  add(phrase: Phrase, isStart: boolean, key: string): void {
    if (phrase.type === "business") {
      this.#addName(phrase, isStart, key);
      return;
    }
    this.#added.push({ phrase, isStart, key, documents: this.#book.documentsOf(phrase) });
  }

  /** Groups what was added; of a letter's thousands of phrases only those of the most documents. */
  #group(): void {
    for (const { phrase, isStart, key, documents } of mostUsed(this.#added)) {
      const type = this.#book.typeOf(phrase);
      if (documents === 0 || (!isStart && type !== "product" && isSynonym(phrase))) continue;
      const isWhole = phrase.key === key;
      const candidate = { forms: [{ phrase, documents }], type, isStart, isWhole, documents, key };
      const known = this.#groups.get(phrase.group);
      this.#groups.set(phrase.group, known ? joined(known, candidate) : candidate);
    }
    this.#added = [];
  }

  /** Names are as many as businesses, and equal: the first ones in the alphabet do. */
  #addName(phrase: Phrase, isStart: boolean, key: string): void {
    const names = isStart ? this.#startingNames : this.#furtherNames;
    if (names.length >= MAX_NAMES || !this.#book.isAlive(phrase)) return;
    const isWhole = phrase.key === key;
    names.push({ forms: [{ phrase, documents: 1 }], type: "business", isStart, isWhole, documents: 1, key });
  }

  /** Best first. */
  groups(limit: number): Chosen[] {
    this.#group();
    return this.#alive([...this.#groups.values()].sort(byRank), limit);
  }

  best(limit: number): Chosen[] {
    this.#group();
    const sorted = [...this.#groups.values()].sort(byRank);
    const isPlace = ({ type }: Candidate) => type === "place";
    const places = this.#alive(sorted.filter(isPlace), MAX_PLACES);
    const things = this.#alive(
      sorted.filter((one) => !isPlace(one)),
      limit,
    );
    const names = this.#alive([...this.#startingNames, ...this.#furtherNames], limit);
    const others = withNames(things, names);
    const named = places.filter(({ isWhole }) => isWhole);
    const rest = places.filter(({ isWhole }) => !isWhole);
    const all = [...named, ...others.slice(0, AHEAD_OF_PLACES), ...rest, ...others.slice(AHEAD_OF_PLACES)];
    return unique(all).slice(0, limit);
  }

  /** Those that some document has now, without other words or spellings for one that is among them. */
  #alive(sorted: readonly Candidate[], limit: number): Chosen[] {
    const found: Chosen[] = [];
    const keysOfConcept = new Map<Concept, string[]>();
    const frenchConcepts = new Set<Concept>();
    const called = this.#conceptsWithForms(sorted.slice(0, LOOKED_AT));
    for (const candidate of sorted) {
      const { source } = firstOf(candidate);
      if (source.of === "lexicon" && !isFrenchLabel(candidate) && called.has(source.concept)) continue;
      const phrase = candidate.forms.find((form) => this.#book.isAlive(form.phrase))?.phrase;
      if (!phrase) continue;
      const concepts = this.#conceptsOf(phrase);
      const mayAdd = isFrenchLabel(candidate)
        ? !frenchConcepts.has(concepts[0] as Concept)
        : !isSynonym(phrase);
      const isSaid = concepts.some((concept) =>
        keysOfConcept.get(concept)?.some((key) => !mayAdd || isSpellingOf(key, phrase.key)),
      );
      if (isSaid) continue;
      for (const concept of concepts)
        keysOfConcept.set(concept, [...(keysOfConcept.get(concept) ?? []), phrase.key]);
      if (isFrenchTerm(phrase)) for (const concept of concepts) frenchConcepts.add(concept);
      found.push({ ...candidate, phrase: this.#book.inUsualForm(phrase) });
      if (found.length === limit) break;
    }
    return found;
  }

  /** Concepts that the documents have a form of that begins as typed: no synonym is needed. */
  #conceptsWithForms(candidates: readonly Candidate[]): ReadonlySet<Concept> {
    const own = candidates.filter((one) => one.isStart && !isSynonym(firstOf(one)));
    return new Set(own.flatMap((one) => this.#conceptsOf(firstOf(one))));
  }

  #conceptsOf({ type, text, source }: Phrase): readonly Concept[] {
    if (source.of === "lexicon") return [source.concept];
    return type === "place" || type === "business" ? [] : this.#book.conceptsOf(text);
  }
}

function isSynonym({ source }: Phrase): boolean {
  return source.of === "lexicon";
}

export function isFrenchTerm({ source }: Phrase): boolean {
  return source.of === "lexicon" && source.isFrench;
}

/** Labels are English: "Certifié biologique" may follow "Certified Organic". */
function isFrenchLabel(candidate: Candidate): boolean {
  return candidate.type !== "product" && isFrenchTerm(firstOf(candidate));
}

/** Of one concept: "yoghurt" is yogurt, and goat is goat meat. */
function isSpellingOf(a: string, b: string): boolean {
  const isLonger = a.startsWith(`${b} `) || b.startsWith(`${a} `);
  return isLonger || editDistance(a, b, MAX_RESPELLING) <= MAX_RESPELLING;
}

/** The forms of a group: a label, then what the most documents have, then a synonym; the first says what the group is. */
function joined(a: Candidate, b: Candidate): Candidate {
  const forms = [...a.forms, ...b.forms].sort(byForm);
  return {
    forms,
    type: (forms[0] === a.forms[0] ? a : b).type,
    isStart: a.isStart || b.isStart,
    isWhole: a.isWhole || b.isWhole,
    documents: Math.max(a.documents, b.documents),
    key: a.key,
  };
}

const FORMS = { facets: 2, mark: 1, name: 1, region: 1, lexicon: 0 };

function byForm(a: Form, b: Form): number {
  return (
    FORMS[b.phrase.source.of] - FORMS[a.phrase.source.of] ||
    b.documents - a.documents ||
    orderOf(a.phrase) - orderOf(b.phrase)
  );
}

/** Of the names of one thing the first is the usual one. */
const orderOf = ({ source }: Phrase) => ("order" in source ? source.order : 0);
const firstOf = ({ forms }: Candidate) => (forms[0] as Form).phrase;

function weightOf(candidate: Candidate): number {
  return candidate.documents * WEIGHT[candidate.type] * factorOf(firstOf(candidate), candidate.type);
}

function factorOf({ source }: Phrase, type: SuggestionType): number {
  if (source.of === "region") return source.order === 0 ? REGION : REGION * FRENCH_SYNONYM;
  if (source.of !== "lexicon") return 1;
  if (source.isFrench) return FRENCH_SYNONYM;
  return type === "product" || source.order === 0 ? SYNONYM : OTHER_LABEL;
}

/** What was typed as a whole, then what begins with it, each by weight; the shorter of equals. */
function byRank(a: Candidate, b: Candidate): number {
  const [first, second] = [firstOf(a), firstOf(b)];
  return (
    Number(b.isWhole) - Number(a.isWhole) ||
    Number(b.isStart) - Number(a.isStart) ||
    weightOf(b) - weightOf(a) ||
    orderOf(first) - orderOf(second) ||
    first.key.length - second.key.length ||
    (first.key < second.key ? -1 : 1)
  );
}

/** Things and businesses in one list: a name that was typed as a whole first, one at least among those that are seen. */
function withNames(things: readonly Chosen[], names: readonly Chosen[]): Chosen[] {
  const starting = names.filter(({ isWhole, isStart }) => isStart && !isWhole);
  const list = [
    ...names.filter(({ isWhole }) => isWhole),
    ...things.filter(({ isStart }) => isStart),
    ...starting.slice(0, MAX_AHEAD_NAMES),
    ...things.filter(({ isStart }) => !isStart),
    ...starting.slice(MAX_AHEAD_NAMES),
    ...names.filter(({ isStart }) => !isStart),
  ];
  const at = list.findIndex(({ type }) => type === "business");
  if (at >= SEEN && starting.length > 0) list.splice(SEEN - 1, 0, ...list.splice(at, 1));
  return list;
}

/** Without a second one that reads alike, such as a business that is called like a product. */
function unique(all: readonly Chosen[]): Chosen[] {
  const known = new Set<string>();
  return all.filter(({ phrase }) => {
    const key = phrase.type === "place" ? `near ${phrase.key}` : phrase.key;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
