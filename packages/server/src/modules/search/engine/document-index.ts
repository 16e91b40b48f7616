import type { LexiconEntry } from "@foodshed/sdk/lexicon";
import { atOnce, type Sliced } from "../../../core/in-slices.ts";
import { Batch, type NumberedDocument } from "./batch.ts";
import { type Concept, ConceptScanner } from "./concepts.ts";
import { DocumentAnalyzer } from "./document-analyzer.ts";
import { FIELD_BITS } from "./fields.ts";
import type { RemoteDocuments } from "./remote-documents.ts";
import { bytesOf, restoreSegments, saveSegments } from "./saved-segments.ts";
import type { SearchDocument } from "./search-document.ts";
import type { SectionReader, SectionWriter } from "./sections.ts";
import type { Segment } from "./segment.ts";
import { segmentOf } from "./segment-builder.ts";
import { mergeSegments } from "./segment-merge.ts";
import { TermDictionary } from "./term-dictionary.ts";
import type { WeightsFor } from "./weights.ts";

/** The options that are counted, group by group. */
export type FacetGroups = Record<string, readonly string[]>;

/** Takes everything that an index is to hold; it is found once the filling is finished. */
export interface Filling {
  push(document: SearchDocument): void;
  finish(): void;
  finishing(): Sliced<void>;
}

/** Documents of one segment while an index is filled: more would take too long at once. */
const FILLED_AT_ONCE = 2048;

/** The write buffer: edits collect in a small segment of at most this many documents, which is rebuilt with each of them. */
const MAX_BUFFERED_DOCUMENTS = 256;
/** Two neighbours are merged once the smaller is more than this part of the larger. */
const MERGE_RATIO = 4;

/** Documents in memory that can be searched: large old segments and a small one of what was edited last. */
export class DocumentIndex {
  readonly terms = new TermDictionary();
  readonly concepts: ConceptScanner;
  /** The largest first. */
  segments: Segment[] = [];
  /** Number of each facet. */
  readonly facetNumbers = new Map<string, number>();
  /** The mark of the category that bears the name of a concept, by the mark of the concept. */
  readonly categoryOf = new Map<number, number>();
  readonly groups: { name: string; values: readonly string[]; first: number }[] = [];
  readonly facetCount: number;
  /** Documents that are kept elsewhere; the segments hold those that changed since. */
  remote: RemoteDocuments | undefined;
  #buffer = new Map<number, NumberedDocument>();
  #bufferSegment: Segment | undefined;
  readonly #analyzer: DocumentAnalyzer;

  constructor(
    groups: FacetGroups,
    lexicon: readonly LexiconEntry[] = [],
    documents: WeightsFor = "profiles",
  ) {
    this.concepts = new ConceptScanner(this.terms, lexicon);
    let first = 0;
    for (const [name, values] of Object.entries(groups)) {
      this.groups.push({ name, values, first });
      for (const value of values) this.facetNumbers.set(`${name}:${value}`, first++);
    }
    if (first > 256) throw new Error("Facet numbers must fit a byte.");
    this.facetCount = first;
    this.#analyzer = new DocumentAnalyzer(this, documents);
  }

  get size(): number {
    return this.segments.reduce((n, segment) => n + segment.liveCount, this.remote?.size ?? 0);
  }

  /** The bytes of its columns. */
  get bytes(): number {
    return bytesOf(this.segments);
  }

  /** Whether some document was given a mark that has not been merged away since. */
  carries(mark: string): boolean {
    const term = this.terms.find(mark);
    return term !== undefined && this.segments.some((segment) => segment.postings(term).length > 0);
  }

  /** Makes documents with a facet findable by its names, such as "Nuts, Seeds and Herbs". */
  nameFacet(facet: string, ...names: string[]): void {
    const term = this.terms.mark(`^${facet}`);
    const concept: Concept = { key: facet, term, above: [], closure: [term], kinds: 0 };
    this.#analyzer.addCategory(facet, concept);
    for (const name of names) {
      for (const above of this.concepts.named(name)) this.categoryOf.set(above, term);
      this.concepts.add(name, concept);
    }
  }

  /** Fills an empty index with everything at once, or with interruptions while it finishes. */
  fill(): Filling {
    const filled: Segment[] = [];
    let batch = new Batch();
    const cut = () => {
      if (batch.size > 0) filled.push(segmentOf(batch, this.facetCount));
      batch = new Batch();
    };
    const finishing = function* (this: DocumentIndex): Sliced<void> {
      cut();
      yield;
      // The smallest first, so that no document is copied often.
      while (filled.length > 1) {
        filled.sort((a, b) => b.size - a.size);
        const [b, a] = [filled.pop(), filled.pop()] as [Segment, Segment];
        filled.push(yield* mergeSegments(a, b, this.facetCount));
      }
      yield* this.terms.settling();
      this.#buffer.clear();
      this.#bufferSegment = undefined;
      this.segments = filled;
    }.bind(this);
    return {
      push: (document) => {
        batch.push(this.#analyzer.number(document));
        if (batch.size === FILLED_AT_ONCE) cut();
      },
      finish: () => atOnce(finishing()),
      finishing,
    };
  }

  /** Takes in what was written since, and takes out what was removed. */
  apply(changes: { put: SearchDocument[]; removed: number[] }): void {
    for (const id of [...changes.removed, ...changes.put.map(({ id }) => id)]) {
      if (!this.#buffer.delete(id)) for (const segment of this.segments) if (segment.remove(id)) break;
    }
    for (const document of changes.put) {
      const numbered = this.#analyzer.number(document);
      this.#buffer.set(document.id, {
        ...numbered,
        entries: Array.from(numbered.entries),
        facets: Array.from(numbered.facets),
        products: Array.from(numbered.products),
      });
    }
    const old = this.segments.filter((segment) => segment !== this.#bufferSegment);
    const batch = new Batch();
    for (const document of this.#buffer.values()) batch.push(document);
    const fresh = batch.size > 0 ? segmentOf(batch, this.facetCount) : undefined;
    this.segments = fresh ? [...old, fresh] : old;
    this.#bufferSegment = fresh;
    if (batch.size > MAX_BUFFERED_DOCUMENTS) {
      this.#buffer.clear();
      this.#bufferSegment = undefined;
    }
  }

  /** The live ones of a few documents, to be searched by themselves; undefined when there are none. */
  excerpt(ids: ReadonlySet<number>): Segment | undefined {
    const batch = new Batch();
    for (const segment of this.segments) segment.appendTo(batch, ids);
    return batch.size > 0 ? segmentOf(batch, this.facetCount) : undefined;
  }

  /**
   * Merges segments that edits have made many of, and sorts new words in. The index can be searched and edited meanwhile; only
   * one of these may be under way.
   */
  *settling(): Sliced<void> {
    yield* this.terms.settling();
    for (;;) {
      const full = this.segments.filter((segment) => segment !== this.#bufferSegment);
      const at = full.findLastIndex((segment, i) => {
        const next = full[i + 1];
        return next && next.liveCount * MERGE_RATIO >= segment.liveCount;
      });
      if (at === -1) return;
      const [larger, smaller] = [full[at], full[at + 1]] as [Segment, Segment];
      const merged = yield* mergeSegments(larger, smaller, this.facetCount);
      this.segments = this.segments.flatMap((segment) =>
        segment === larger ? [merged] : segment === smaller ? [] : [segment],
      );
    }
  }

  /** The documents that it holds now. */
  saveDocuments(sections: SectionWriter): void {
    saveSegments(sections, this.segments);
  }

  /** The terms of those documents; some may have come since, which does no harm. */
  saveTerms(sections: SectionWriter): void {
    this.terms.save(sections.within("terms"));
  }

  /** Fills an empty index, made of the same groups and lexicon, with what was saved. */
  *restoring(sections: SectionReader): Sliced<void> {
    yield* this.terms.restoring(sections.within("terms"));
    const segments = yield* restoreSegments(sections, this.facetCount);
    this.#buffer.clear();
    this.#bufferSegment = undefined;
    this.segments = segments;
  }

  /** A document by the numbers of its terms, as it is found elsewhere; the result is valid until the next call. */
  numbered(document: SearchDocument): NumberedDocument {
    return this.#analyzer.number(document);
  }

  /** Takes back that a document was counted. */
  forgetUses({ entries }: NumberedDocument): void {
    for (let i = 0; i < entries.length; i++) {
      const term = (entries[i] as number) >>> FIELD_BITS;
      this.terms.uses[term] = (this.terms.uses[term] as number) - 1;
    }
  }
}
