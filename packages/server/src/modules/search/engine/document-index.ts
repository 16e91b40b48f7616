import {
  Batch,
  FIELD_NAME,
  FIELD_OTHER,
  FIELD_PRODUCTS,
  type Field,
  type NumberedDocument,
  Segment,
} from "./segment.ts";
import { TermDictionary } from "./term-dictionary.ts";

/** A document as the database keeps it. */
export interface SearchDocument {
  id: number;
  quality: number;
  latitude: number | null;
  longitude: number | null;
  /** Milliseconds since 1970. */
  endsAt: number | null;
  /** Stems, separated by spaces, each in the best field that holds it. */
  nameWords: string;
  productWords: string;
  otherWords: string;
  /** Marks that are looked for as a whole; one may be named twice. */
  marks: readonly string[];
  /** `group:value` facets, one may be named twice; unknown ones are passed over. */
  facets: readonly string[];
}

/** The options that are counted, group by group. */
export type FacetGroups = Record<string, readonly string[]>;

/** The write buffer: edits collect in a small segment of at most this many documents, which is rebuilt with each of them. */
const MAX_BUFFERED_DOCUMENTS = 256;
/** Two neighbours are merged once the smaller is more than this part of the larger. */
const MERGE_RATIO = 4;

/** Documents in memory that can be searched: large old segments and a small one of what was edited last. */
export class DocumentIndex {
  readonly terms = new TermDictionary();
  /** The largest first. */
  segments: Segment[] = [];
  /** Number of each facet. */
  readonly facetNumbers = new Map<string, number>();
  readonly groups: { name: string; values: readonly string[]; first: number }[] = [];
  readonly facetCount: number;
  #buffer = new Map<number, NumberedDocument>();
  #bufferSegment: Segment | undefined;
  readonly #entries: number[] = [];
  readonly #facets: number[] = [];
  /** Per term, the last document that was seen to carry it. */
  readonly #lastIn: number[] = [];
  #document = 0;

  constructor(groups: FacetGroups) {
    let first = 0;
    for (const [name, values] of Object.entries(groups)) {
      this.groups.push({ name, values, first });
      for (const value of values) this.facetNumbers.set(`${name}:${value}`, first++);
    }
    if (first > 256) throw new Error("Facet numbers must fit a byte.");
    this.facetCount = first;
  }

  get size(): number {
    return this.segments.reduce((n, segment) => n + segment.liveCount, 0);
  }

  /** Fills an empty index with everything at once. */
  fill(): { push(document: SearchDocument): void; finish(): void } {
    const batch = new Batch();
    return {
      push: (document) => batch.push(this.#number(document)),
      finish: () => {
        this.#buffer.clear();
        this.#bufferSegment = undefined;
        this.segments = batch.size > 0 ? [new Segment(batch, this.facetCount)] : [];
      },
    };
  }

  /** Takes in what was written since, and takes out what was removed. */
  apply(changes: { put: SearchDocument[]; removed: number[] }): void {
    for (const id of [...changes.removed, ...changes.put.map(({ id }) => id)]) {
      if (!this.#buffer.delete(id)) for (const segment of this.segments) if (segment.remove(id)) break;
    }
    for (const document of changes.put) {
      const numbered = this.#number(document);
      this.#buffer.set(document.id, {
        ...numbered,
        entries: Array.from(numbered.entries),
        facets: Array.from(numbered.facets),
      });
    }
    const old = this.segments.filter((segment) => segment !== this.#bufferSegment);
    const batch = new Batch();
    for (const document of this.#buffer.values()) batch.push(document);
    const fresh = batch.size > 0 ? new Segment(batch, this.facetCount) : undefined;
    this.segments = fresh ? [...old, fresh] : old;
    this.#bufferSegment = fresh;
    if (batch.size > MAX_BUFFERED_DOCUMENTS) {
      this.#buffer.clear();
      this.#bufferSegment = undefined;
      this.#merge();
    }
  }

  #merge(): void {
    for (;;) {
      const [larger, smaller] = this.segments.slice(-2);
      if (!larger || !smaller || smaller.liveCount * MERGE_RATIO < larger.liveCount) return;
      const batch = new Batch();
      larger.appendLiveTo(batch);
      smaller.appendLiveTo(batch);
      this.segments = [...this.segments.slice(0, -2), new Segment(batch, this.facetCount)];
    }
  }

  /** The result is valid until the next call. */
  #number(document: SearchDocument): NumberedDocument {
    const entries = this.#entries;
    const facets = this.#facets;
    entries.length = 0;
    facets.length = 0;
    const words = (text: string, field: Field) => {
      if (text === "") return;
      for (const word of text.split(" ")) this.#enter(this.terms.word(word), field);
    };
    this.#document++;
    words(document.nameWords, FIELD_NAME);
    words(document.productWords, FIELD_PRODUCTS);
    words(document.otherWords, FIELD_OTHER);
    for (const mark of document.marks) this.#enter(this.terms.mark(mark), FIELD_OTHER);
    for (const facet of document.facets) {
      const number = this.facetNumbers.get(facet);
      if (number !== undefined && !facets.includes(number)) facets.push(number);
    }
    return {
      id: document.id,
      quality: document.quality,
      latitude: document.latitude ?? Number.NaN,
      longitude: document.longitude ?? Number.NaN,
      endsAt: document.endsAt ?? Number.POSITIVE_INFINITY,
      entries,
      facets,
    };
  }

  /** Each term once per document, in the field that is named first. */
  #enter(term: number, field: Field): void {
    if (this.#lastIn[term] === this.#document) return;
    this.#lastIn[term] = this.#document;
    this.terms.uses[term] = (this.terms.uses[term] as number) + 1;
    this.#entries.push(term * 4 + field);
  }
}
