import type { Batch } from "./batch.ts";
import { add, type Bitset, count, each, emptyBitset, has } from "./bitset.ts";
import { FIELD_BITS, FIELD_MASK } from "./fields.ts";

/** What a segment is made of, column by column, in the order of the documents. */
export interface SegmentColumns {
  ids: Int32Array;
  qualities: Float64Array;
  latitudes: Float32Array;
  longitudes: Float32Array;
  ends: Float64Array;
  since: Float64Array;
  names: readonly string[];
  facetStarts: Uint32Array;
  facets: Uint8Array;
  productStarts: Uint32Array;
  products: Uint32Array;
  seasonStarts: Uint32Array;
  /** Pairs of numbers, document after document. */
  seasons: Int32Array;
  /** Ordinals by ascending id. */
  byId: Uint32Array;
  /** The terms that some document has, ascending. */
  terms: Uint32Array;
  /** Where the postings of each of them begin, and where all end. */
  starts: Uint32Array;
  /** `ordinal << FIELD_BITS | fields`, ascending, term after term. */
  postings: Uint32Array;
  live: Bitset;
}

/**
 * Documents in the order of their quality, so that the first found are the best. Immutable except for `live`: a document
 * that was edited or removed is taken out there.
 */
export class Segment {
  readonly columns: SegmentColumns;
  readonly size: number;
  readonly ids: Int32Array;
  readonly qualities: Float64Array;
  readonly latitudes: Float32Array;
  readonly longitudes: Float32Array;
  readonly ends: Float64Array;
  readonly since: Float64Array;
  readonly names: readonly string[];
  readonly facetStarts: Uint32Array;
  readonly facets: Uint8Array;
  readonly productStarts: Uint32Array;
  readonly products: Uint32Array;
  readonly seasonStarts: Uint32Array;
  /** Pairs of numbers, document after document. */
  readonly seasons: Int32Array;
  /** Per facet number, who has it. */
  readonly facetBitsets: Bitset[];
  readonly live: Bitset;
  liveCount: number;
  /** Counts of every facet over the live documents, cached until one is removed. */
  totals: Uint32Array | undefined;
  readonly #byId: Uint32Array;
  readonly #terms: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #postings: Uint32Array;

  /** @param facetBitsets per facet number, who has it */
  constructor(columns: SegmentColumns, facetBitsets: Bitset[]) {
    this.columns = columns;
    this.size = columns.ids.length;
    this.ids = columns.ids;
    this.qualities = columns.qualities;
    this.latitudes = columns.latitudes;
    this.longitudes = columns.longitudes;
    this.ends = columns.ends;
    this.since = columns.since;
    this.names = columns.names;
    this.facetStarts = columns.facetStarts;
    this.facets = columns.facets;
    this.productStarts = columns.productStarts;
    this.products = columns.products;
    this.seasonStarts = columns.seasonStarts;
    this.seasons = columns.seasons;
    this.live = columns.live;
    this.liveCount = count(columns.live);
    this.facetBitsets = facetBitsets;
    this.#byId = columns.byId;
    this.#terms = columns.terms;
    this.#starts = columns.starts;
    this.#postings = columns.postings;
  }

  /** The ordinal of a live document; undefined for one that is not in. */
  ordinalOf(id: number): number | undefined {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.ids[this.#byId[middle] as number] as number) < id) low = middle + 1;
      else high = middle;
    }
    const ordinal = this.#byId[low];
    return ordinal !== undefined && this.ids[ordinal] === id && this.isLive(ordinal) ? ordinal : undefined;
  }

  /** The postings of a term: `ordinal << FIELD_BITS | fields`, ascending. Empty when no document has it. */
  postings(term: number): Uint32Array {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#terms[middle] as number) < term) low = middle + 1;
      else high = middle;
    }
    if (this.#terms[low] !== term) return EMPTY;
    return this.#postings.subarray(this.#starts[low] as number, this.#starts[low + 1] as number);
  }

  /** Whether a document has neither been edited nor removed since. */
  isLive(ordinal: number): boolean {
    return has(this.live, ordinal);
  }

  /** Whether a live document is in a set. */
  holds(id: number, bits: Bitset): boolean {
    const ordinal = this.ordinalOf(id);
    return ordinal !== undefined && has(bits, ordinal);
  }

  /** Takes a document out; false when it is not in. */
  remove(id: number): boolean {
    const ordinal = this.ordinalOf(id);
    if (ordinal === undefined) return false;
    const word = this.live[ordinal >>> 5] as number;
    this.live[ordinal >>> 5] = word & ~(1 << (ordinal & 31));
    this.liveCount--;
    this.totals = undefined;
    return true;
  }

  /** Appends the live ones of a few documents to `batch`. */
  appendTo(batch: Batch, ids: ReadonlySet<number>): void {
    const wanted = emptyBitset(this.size);
    const entries = new Map<number, number[]>();
    for (const id of ids) {
      const ordinal = this.ordinalOf(id);
      if (ordinal === undefined) continue;
      add(wanted, ordinal);
      entries.set(ordinal, []);
    }
    if (entries.size === 0) return;
    for (let t = 0; t < this.#terms.length; t++) {
      const term = this.#terms[t] as number;
      const end = this.#starts[t + 1] as number;
      for (let i = this.#starts[t] as number; i < end; i++) {
        const posting = this.#postings[i] as number;
        const ordinal = posting >>> FIELD_BITS;
        if (has(wanted, ordinal))
          entries.get(ordinal)?.push(((term << FIELD_BITS) | (posting & FIELD_MASK)) >>> 0);
      }
    }
    each(wanted, (ordinal) => {
      batch.push({
        id: this.ids[ordinal] as number,
        quality: this.qualities[ordinal] as number,
        latitude: this.latitudes[ordinal] as number,
        longitude: this.longitudes[ordinal] as number,
        endsAt: this.ends[ordinal] as number,
        since: this.since[ordinal] as number,
        name: this.names[ordinal] as string,
        entries: entries.get(ordinal) as number[],
        facets: this.facets.subarray(this.facetStarts[ordinal], this.facetStarts[ordinal + 1]),
        products: this.products.subarray(this.productStarts[ordinal], this.productStarts[ordinal + 1]),
        seasons: this.seasons.subarray(this.seasonStarts[ordinal], this.seasonStarts[ordinal + 1]),
      });
    });
  }
}

const EMPTY = new Uint32Array(0);

/** The fields in which a document has the term of these postings; 0 for none. */
export function fieldsOf(postings: Uint32Array, ordinal: number): number {
  let low = 0;
  let high = postings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] as number) >>> FIELD_BITS < ordinal) low = middle + 1;
    else high = middle;
  }
  const posting = postings[low];
  return posting !== undefined && posting >>> FIELD_BITS === ordinal ? posting & FIELD_MASK : 0;
}
