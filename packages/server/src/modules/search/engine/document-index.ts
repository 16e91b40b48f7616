import type { LexiconEntry } from "@foodshed/sdk/lexicon";
import { atOnce, type Sliced } from "../../../core/in-slices.ts";
import { type Concept, type ConceptMatch, ConceptScanner } from "./concepts.ts";
import { describesOthers, isCustomer, isGeneric } from "./descriptors.ts";
import { FIELD, FIELD_BITS, fieldOfMarker, PHRASE_END } from "./fields.ts";
import type { RemoteDocuments } from "./remote-documents.ts";
import type { ColumnType, NumberColumn, SectionReader, SectionWriter } from "./sections.ts";
import {
  Batch,
  facetBitsetsOf,
  type NumberedDocument,
  PRODUCT_END,
  Segment,
  type SegmentColumns,
  segmentOf,
} from "./segment.ts";
import { mergeSegments } from "./segment-merge.ts";
import { TermDictionary } from "./term-dictionary.ts";

/** A document as the database keeps it. */
export interface SearchDocument {
  id: number;
  quality: number;
  latitude: number | null;
  longitude: number | null;
  /** Milliseconds since 1970. */
  endsAt: number | null;
  /** When it came, in milliseconds since 1970. */
  since?: number | null;
  /** What it is ordered by alphabetically: `sortName()`. */
  name?: string;
  /**
   * Stems in their order, separated by spaces, with the markers of `fields.ts` between phrases and fields. They begin in the
   * fields name, offered and text.
   */
  nameWords: string;
  productWords: string;
  otherWords: string;
  /** Marks that are looked for as a whole; one may be named twice. */
  marks: readonly string[];
  /** `group:value` facets, one may be named twice; unknown ones are passed over. */
  facets: readonly string[];
  /** Pairs of `seasonNumbers`: the seasons of what it offers. */
  seasons?: readonly number[];
}

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

const COLUMNS = [
  ["ids", Int32Array],
  ["qualities", Float64Array],
  ["latitudes", Float32Array],
  ["longitudes", Float32Array],
  ["ends", Float64Array],
  ["since", Float64Array],
  ["facetStarts", Uint32Array],
  ["facets", Uint8Array],
  ["productStarts", Uint32Array],
  ["products", Uint32Array],
  ["seasonStarts", Uint32Array],
  ["seasons", Int32Array],
  ["byId", Uint32Array],
  ["terms", Uint32Array],
  ["starts", Uint32Array],
  ["postings", Uint32Array],
  ["live", Uint32Array],
] as const satisfies [Exclude<keyof SegmentColumns, "names">, ColumnType<NumberColumn>][];

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
  readonly #entries: number[] = [];
  readonly #facets: number[] = [];
  readonly #products: number[] = [];
  /** Per term, the last document that was seen to carry it, and its place among the entries. */
  readonly #lastIn: number[] = [];
  readonly #entryOf: number[] = [];
  readonly #phrase: number[] = [];
  /** The connective before each word of the phrase. */
  readonly #connectives: (number | undefined)[] = [];
  readonly #categories = new Map<string, Concept>();
  #document = 0;

  constructor(groups: FacetGroups, lexicon: readonly LexiconEntry[] = []) {
    this.concepts = new ConceptScanner(this.terms, lexicon);
    let first = 0;
    for (const [name, values] of Object.entries(groups)) {
      this.groups.push({ name, values, first });
      for (const value of values) this.facetNumbers.set(`${name}:${value}`, first++);
    }
    if (first > 256) throw new Error("Facet numbers must fit a byte.");
    this.facetCount = first;
  }

  get size(): number {
    return this.segments.reduce((n, segment) => n + segment.liveCount, this.remote?.size ?? 0);
  }

  /** The bytes of its columns. */
  get bytes(): number {
    return this.segments.reduce(
      (sum, { columns }) => sum + COLUMNS.reduce((part, [name]) => part + columns[name].byteLength, 0),
      0,
    );
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
    this.#categories.set(facet, concept);
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
        batch.push(this.#number(document));
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
      const numbered = this.#number(document);
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
    sections.numbers("segments", Uint32Array.of(this.segments.length));
    for (const [i, { columns }] of this.segments.entries()) {
      const own = sections.within(`segment${i}`);
      for (const [name, type] of COLUMNS) {
        const column = columns[name];
        own.numbers(name, name === "live" ? column.slice() : column);
        if (!(column instanceof type)) throw new Error(`The column ${name} is of another type.`);
      }
      own.strings("names", columns.names);
    }
  }

  /** The terms of those documents; some may have come since, which does no harm. */
  saveTerms(sections: SectionWriter): void {
    this.terms.save(sections.within("terms"));
  }

  /** Fills an empty index, made of the same groups and lexicon, with what was saved. */
  *restoring(sections: SectionReader): Sliced<void> {
    yield* this.terms.restoring(sections.within("terms"));
    const segments: Segment[] = [];
    const [count] = sections.numbers("segments", Uint32Array);
    for (let i = 0; i < (count as number); i++) {
      const own = sections.within(`segment${i}`);
      const stored = own.strings("names");
      const names: string[] = new Array(stored.length);
      for (let at = 0; at < stored.length; at++) {
        names[at] = stored.at(at);
        if (at % FILLED_AT_ONCE === 0) yield;
      }
      const numbers = COLUMNS.map(([name, type]) => [name, own.numbers<NumberColumn>(name, type)]);
      const columns: SegmentColumns = { ...Object.fromEntries(numbers), names };
      const bitsets = yield* facetBitsetsOf(columns.facetStarts, columns.facets, this.facetCount);
      segments.push(new Segment(columns, bitsets));
    }
    this.#buffer.clear();
    this.#bufferSegment = undefined;
    this.segments = segments;
  }

  /** A document by the numbers of its terms, as it is found elsewhere; the result is valid until the next call. */
  numbered(document: SearchDocument): NumberedDocument {
    return this.#number(document);
  }

  /** Takes back that a document was counted. */
  forgetUses({ entries }: NumberedDocument): void {
    for (let i = 0; i < entries.length; i++) {
      const term = (entries[i] as number) >>> FIELD_BITS;
      this.terms.uses[term] = (this.terms.uses[term] as number) - 1;
    }
  }

  /** The result is valid until the next call. */
  #number(document: SearchDocument): NumberedDocument {
    const facets = this.#facets;
    this.#entries.length = 0;
    this.#products.length = 0;
    facets.length = 0;
    this.#document++;
    this.#enterText(document.nameWords, FIELD.name);
    this.#enterText(document.productWords, FIELD.offered);
    this.#enterText(document.otherWords, FIELD.text);
    for (const mark of document.marks) this.#enter(this.terms.mark(mark), 0);
    for (const facet of document.facets) {
      const number = this.facetNumbers.get(facet);
      if (number !== undefined && !facets.includes(number)) facets.push(number);
      this.#enterCategory(facet);
    }
    return {
      id: document.id,
      quality: document.quality,
      latitude: document.latitude ?? Number.NaN,
      longitude: document.longitude ?? Number.NaN,
      endsAt: document.endsAt ?? Number.POSITIVE_INFINITY,
      since: document.since ?? 0,
      name: document.name ?? "",
      entries: this.#entries,
      facets,
      products: this.#products,
      seasons: document.seasons ?? [],
    };
  }

  /** Enters the words of a stored text, and the concepts that they name. */
  #enterText(text: string, field: number): void {
    if (text === "") return;
    let current = field;
    const phrase = this.#phrase;
    phrase.length = 0;
    this.#connectives.length = 0;
    for (const token of text.split(" ")) {
      if (token === "&" || token === "/") {
        this.#connectives[phrase.length] = this.concepts.connective(token);
        continue;
      }
      const next = token === PHRASE_END ? current : fieldOfMarker(token);
      if (next !== undefined) {
        this.#enterPhrase(current);
        current = next;
      } else {
        const term = this.terms.word(token);
        this.#enter(term, current);
        phrase.push(term);
      }
    }
    this.#enterPhrase(current);
  }

  /** Enters the concepts of a phrase whose words are entered; keeps the terms of a product together. */
  #enterPhrase(field: number): void {
    const phrase = this.#phrase;
    const isProduct = field === FIELD.offered || field === FIELD.sought;
    if (isProduct) for (const term of phrase) this.#products.push(term);
    const matches = this.concepts.scan(phrase, this.#connectives);
    const head = isProduct ? headOf(matches, this.#endOfThing()) : undefined;
    const purpose = field === FIELD.name ? this.#purpose(matches) : Number.POSITIVE_INFINITY;
    for (const match of matches) {
      // "Land for vegetables" is land: what it is for is only mentioned.
      const isMentioned = match.start >= purpose;
      // Mushroom ravioli are ravioli: an ingredient is only mentioned.
      const isIngredient =
        head !== undefined &&
        match !== head &&
        !match.concepts.every(({ key }) => describesOthers(key)) &&
        !isRelated(match, head);
      for (const concept of match.concepts) {
        // Who writes a category's name is no nearer to its things than who is in it: land for vegetables are no squash.
        const isCategory = this.#categories.has(concept.key);
        for (const term of concept.closure) {
          this.#enter(term, isIngredient || isMentioned ? FIELD.text : isCategory ? FIELD.category : field);
          if (isProduct && !isIngredient) this.#products.push(term);
        }
      }
    }
    if (isProduct && phrase.length > 0) this.#products.push(PRODUCT_END);
    phrase.length = 0;
    this.#connectives.length = 0;
  }

  /** Where the phrase is done with naming a product: ravioli with mushrooms are ravioli. */
  #endOfThing(): number {
    const preposition = this.concepts.connective("/");
    const at = this.#connectives.findIndex((connective, i) => i > 0 && connective === preposition);
    return at === -1 ? this.#phrase.length : at;
  }

  /** Where a title is done with naming a thing: "pork for our sausages", but not "looking for sausages". */
  #purpose(matches: readonly ConceptMatch[]): number {
    const preposition = this.concepts.connective("/");
    const thing = matches.find(({ concepts }) =>
      concepts.some((one) => !describesOthers(one.key) && !isGeneric(one.key) && !isCustomer(one)),
    );
    if (!thing) return Number.POSITIVE_INFINITY;
    const at = this.#connectives.findIndex((connective, i) => i >= thing.end && connective === preposition);
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  }

  /** A category is found by its own name alone: its words are not words of the business. */
  #enterCategory(facet: string): void {
    const concept = this.#categories.get(facet);
    if (concept) this.#enter(concept.term, FIELD.category);
  }

  /** Each term once per document, with every field that has it. */
  #enter(term: number, field: number): void {
    if (this.#lastIn[term] === this.#document) {
      const at = this.#entryOf[term] as number;
      this.#entries[at] = ((this.#entries[at] as number) | field) >>> 0;
      return;
    }
    this.#lastIn[term] = this.#document;
    this.#entryOf[term] = this.#entries.length;
    this.terms.uses[term] = (this.terms.uses[term] as number) + 1;
    this.#entries.push(((term << FIELD_BITS) | field) >>> 0);
  }
}

/** The concept that a product is: the last one of its name, where the name ends with it and it does not only describe. */
function headOf(matches: readonly ConceptMatch[], end: number): ConceptMatch | undefined {
  if (matches.length < 2) return undefined;
  const last = matches.findLast((match) => match.end <= end);
  if (last?.end !== end) return undefined;
  return last.concepts.every(({ key }) => describesOthers(key)) ? undefined : last;
}

/** A concept with more kinds than this, such as food, makes no family of them. */
const MAX_KINDS_OF_A_FAMILY = 25;

/** Whether two concepts are of one family: one is above the other, or both are kinds of the same. */
function isRelated(a: ConceptMatch, b: ConceptMatch): boolean {
  const families = new Set(b.concepts.flatMap((concept) => [...familiesOf(concept)]));
  return a.concepts.some((concept) => [...familiesOf(concept)].some((family) => families.has(family)));
}

const families = new WeakMap<Concept, ReadonlySet<Concept>>();

/** A concept and the families that it belongs to; remembered, since every product is asked. */
function familiesOf(concept: Concept): ReadonlySet<Concept> {
  let known = families.get(concept);
  if (!known) {
    const own = new Set([concept]);
    for (const one of own)
      for (const above of one.above) if (above.kinds <= MAX_KINDS_OF_A_FAMILY) own.add(above);
    known = own;
    families.set(concept, known);
  }
  return known;
}
