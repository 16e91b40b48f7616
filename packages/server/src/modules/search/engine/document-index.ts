import { Lexicon } from "./lexicon.ts";
import {
  Batch,
  ELSEWHERE,
  IN_NAME,
  IN_PRODUCTS,
  type NumberedDocument,
  type Place,
  Segment,
} from "./segment.ts";

/** A document as the database keeps it. */
export interface SearchDocument {
  id: number;
  quality: number;
  latitude: number | null;
  longitude: number | null;
  /** Milliseconds since 1970. */
  endsAt: number | null;
  /** Stems, separated by spaces, each in the best place where it stands. */
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

/** Edits gather in a small segment of at most this many documents, which is made anew with each of them. */
const NURSERY = 256;
/** Two neighbours are merged once the smaller is more than this part of the larger. */
const MERGE_RATIO = 4;

/** Documents in memory that can be searched: large old segments and a small one of what was edited last. */
export class DocumentIndex {
  readonly lexicon = new Lexicon();
  /** The largest first. */
  segments: Segment[] = [];
  /** Number of each facet. */
  readonly facetNumbers = new Map<string, number>();
  readonly groups: { name: string; values: readonly string[]; first: number }[] = [];
  readonly facetCount: number;
  #nursery = new Map<number, NumberedDocument>();
  #nurserySegment: Segment | undefined;
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
        this.#nursery.clear();
        this.#nurserySegment = undefined;
        this.segments = batch.size > 0 ? [new Segment(batch, this.facetCount)] : [];
      },
    };
  }

  /** Takes in what was written since, and takes out what was removed. */
  apply(changes: { put: SearchDocument[]; removed: number[] }): void {
    for (const id of [...changes.removed, ...changes.put.map(({ id }) => id)]) {
      if (!this.#nursery.delete(id)) for (const segment of this.segments) if (segment.kill(id)) break;
    }
    for (const document of changes.put) {
      const numbered = this.#number(document);
      this.#nursery.set(document.id, {
        ...numbered,
        entries: Array.from(numbered.entries),
        facets: Array.from(numbered.facets),
      });
    }
    const old = this.segments.filter((segment) => segment !== this.#nurserySegment);
    const batch = new Batch();
    for (const document of this.#nursery.values()) batch.push(document);
    const fresh = batch.size > 0 ? new Segment(batch, this.facetCount) : undefined;
    this.segments = fresh ? [...old, fresh] : old;
    this.#nurserySegment = fresh;
    if (batch.size > NURSERY) {
      this.#nursery.clear();
      this.#nurserySegment = undefined;
      this.#merge();
    }
  }

  #merge(): void {
    for (;;) {
      const [larger, smaller] = this.segments.slice(-2);
      if (!larger || !smaller || smaller.liveCount * MERGE_RATIO < larger.liveCount) return;
      const batch = new Batch();
      larger.pour(batch);
      smaller.pour(batch);
      this.segments = [...this.segments.slice(0, -2), new Segment(batch, this.facetCount)];
    }
  }

  /** What it answers with is good until the next call. */
  #number(document: SearchDocument): NumberedDocument {
    const entries = this.#entries;
    const facets = this.#facets;
    entries.length = 0;
    facets.length = 0;
    const words = (text: string, place: Place) => {
      if (text === "") return;
      for (const word of text.split(" ")) this.#enter(this.lexicon.word(word), place);
    };
    this.#document++;
    words(document.nameWords, IN_NAME);
    words(document.productWords, IN_PRODUCTS);
    words(document.otherWords, ELSEWHERE);
    for (const mark of document.marks) this.#enter(this.lexicon.mark(mark), ELSEWHERE);
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

  /** Each term once per document, in the place that is named first. */
  #enter(term: number, place: Place): void {
    if (this.#lastIn[term] === this.#document) return;
    this.#lastIn[term] = this.#document;
    this.lexicon.uses[term] = (this.lexicon.uses[term] as number) + 1;
    this.#entries.push(term * 4 + place);
  }
}
