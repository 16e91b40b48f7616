import { has } from "./bitset.ts";
import type { Concept } from "./concepts.ts";
import { describesOthers, isGeneric } from "./descriptors.ts";
import type { DocumentIndex } from "./document-index.ts";
import { FIELD, FIELD_BITS, FIELD_MASK } from "./fields.ts";
import type { SuggestionType } from "./phrase-types.ts";
import type { ConceptCounts } from "./remote-documents.ts";
import type { Segment } from "./segment.ts";
import { isEmptyWord, wordsOf } from "./words.ts";

/** Fields that make a concept something to look for; in a name or a text it is only mentioned. */
const HAS = FIELD.offered | FIELD.sought | FIELD.business;

/** The part that a document counts with a kind of a concept: of one word, of two, and of more. */
const UNNAMED = [0.5, 0.25, 0.1] as const;

/** What the concepts of the lexicon are, as the vocabulary and the documents have it, and how many documents have them. */
export class ConceptTypes {
  readonly #index: DocumentIndex;
  readonly #labelled = new Map<Concept, SuggestionType>();
  /** Marks of the products that name a concept themselves, and not only a kind of it. */
  readonly #named = new Map<Concept, number[]>();
  /** Counted once for each segment: it never changes but for what is taken out. */
  readonly #counts = new WeakMap<Segment, Map<Concept, ConceptCounts>>();

  constructor(index: DocumentIndex) {
    this.#index = index;
  }

  /** The concepts that a label of the vocabulary names are of its type; of the first such label, if several name one. */
  noteLabel(type: SuggestionType, label: string): void {
    for (const concept of this.conceptsOf(label)) {
      if (!this.#labelled.has(concept)) this.#labelled.set(concept, type);
    }
  }

  /** A product names the concepts in its name; its documents are those with a mark. */
  noteProduct(name: string, mark: number): void {
    const words = wordsOf(name).filter(({ folded }) => !isEmptyWord(folded));
    for (const { concepts } of this.#index.concepts.scan(
      words.map(({ stem }) => this.#index.terms.find(stem)),
    ))
      for (const concept of concepts) {
        const marks = this.#named.get(concept);
        if (marks) marks.push(mark);
        else this.#named.set(concept, [mark]);
      }
  }

  /** The concepts that a text names as a whole. */
  conceptsOf(text: string): readonly Concept[] {
    const words = wordsOf(text).filter(({ folded }) => !isEmptyWord(folded));
    const [match] = this.#index.concepts.scan(words.map(({ stem }) => this.#index.terms.find(stem)));
    return match?.start === 0 && match.end === words.length ? match.concepts : [];
  }

  /** Whether a concept can be looked for alone: "organic" only describes, and everything is food. */
  isThing(concept: Concept): boolean {
    if (this.#labelled.get(concept) === "classification") return true;
    return !describesOthers(concept.key) && !isGeneric(concept.key);
  }

  typeOf(concept: Concept): SuggestionType {
    const labelled = this.#labelled.get(concept);
    if (labelled) return labelled;
    const { offered, business } = this.#countsOf(concept);
    if (business <= offered) return "product";
    const above = concept.above.map((one) => this.typeOf(one));
    return above.includes("business_type") ? "business_type" : "service";
  }

  /**
   * About how many documents have a concept, for comparing: fully those that name it, and a part of those that have a kind of
   * it. Many have cheddar and few say "hard cheese", which is not what people look for; single words are, such as "cheese".
   */
  likelihoodOf(concept: Concept, words: number): number {
    const { offered, business, all } = this.#countsOf(concept);
    const { uses } = this.#index.terms;
    const named = (this.#named.get(concept) ?? []).reduce((n, mark) => n + (uses[mark] as number), 0);
    return business > offered ? all : Math.min(named, all) + all * (UNNAMED[words - 1] ?? UNNAMED[2]);
  }

  isAlive({ key, term }: Concept): boolean {
    const { remote } = this.#index;
    if (remote?.isAlive({ concept: `^${key}` })) return true;
    return this.#index.segments.some((segment) => {
      for (const posting of segment.postings(term))
        if ((posting & HAS) !== 0 && has(segment.live, posting >>> FIELD_BITS)) return true;
      return false;
    });
  }

  #countsOf(concept: Concept): ConceptCounts {
    const { remote } = this.#index;
    const sum = remote ? { ...remote.countsOf(concept.term) } : { offered: 0, business: 0, all: 0 };
    for (const segment of this.#index.segments) {
      let known = this.#counts.get(segment);
      if (!known) {
        known = new Map();
        this.#counts.set(segment, known);
      }
      let counts = known.get(concept);
      if (!counts) {
        counts = countIn(segment, concept.term);
        known.set(concept, counts);
      }
      sum.offered += counts.offered;
      sum.business += counts.business;
      sum.all += counts.all;
    }
    return sum;
  }
}

function countIn(segment: Segment, term: number): ConceptCounts {
  const counts = { offered: 0, business: 0, all: 0 };
  for (const posting of segment.postings(term)) {
    const fields = posting & FIELD_MASK;
    if ((fields & FIELD.offered) !== 0) counts.offered++;
    if ((fields & FIELD.business) !== 0) counts.business++;
    if ((fields & HAS) !== 0) counts.all++;
  }
  return counts;
}
