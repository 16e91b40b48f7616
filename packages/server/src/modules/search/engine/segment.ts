import { add, type Bitset, each, emptyBitset, has } from "./bitset.ts";
import { FIELD_BITS, FIELD_MASK } from "./fields.ts";

/** A document ready to be indexed: terms and facets by number. */
export interface NumberedDocument {
  id: number;
  quality: number;
  /** Degrees; NaN when not known. */
  latitude: number;
  longitude: number;
  /** Milliseconds since 1970; Infinity when it never ends. */
  endsAt: number;
  /** When it came, in milliseconds since 1970; 0 when not known. */
  since: number;
  /** Its name as `sortName()` has it. */
  name: string;
  /** `term << FIELD_BITS | fields`, each term once. */
  entries: ArrayLike<number>;
  /** The terms of each product, products separated by `PRODUCT_END`. */
  products: ArrayLike<number>;
  facets: ArrayLike<number>;
  /** Pairs of `seasonNumbers`: the seasons of what it offers. */
  seasons: ArrayLike<number>;
}

/** Ends the terms of one product. */
export const PRODUCT_END = 0xffffffff;

/** Growing columns of documents, before they are turned into a segment. */
export class Batch {
  ids: number[] = [];
  qualities: number[] = [];
  latitudes: number[] = [];
  longitudes: number[] = [];
  ends: number[] = [];
  since: number[] = [];
  names: string[] = [];
  entryStarts: number[] = [0];
  facetStarts: number[] = [0];
  productStarts: number[] = [0];
  seasonStarts: number[] = [0];
  seasons: number[] = [];
  entries = new Uint32Array(1024);
  facets = new Uint8Array(1024);
  products = new Uint32Array(1024);

  get size(): number {
    return this.ids.length;
  }

  push(document: NumberedDocument): void {
    this.ids.push(document.id);
    this.qualities.push(document.quality);
    this.latitudes.push(document.latitude);
    this.longitudes.push(document.longitude);
    this.ends.push(document.endsAt);
    this.since.push(document.since);
    this.names.push(document.name);
    const at = this.entryStarts.at(-1) as number;
    const end = at + document.entries.length;
    if (end > this.entries.length) this.entries = grown(this.entries, end);
    for (let i = 0; i < document.entries.length; i++) this.entries[at + i] = document.entries[i] as number;
    this.entryStarts.push(end);
    const facetsAt = this.facetStarts.at(-1) as number;
    const facetsEnd = facetsAt + document.facets.length;
    if (facetsEnd > this.facets.length) this.facets = grown(this.facets, facetsEnd);
    for (let i = 0; i < document.facets.length; i++) this.facets[facetsAt + i] = document.facets[i] as number;
    this.facetStarts.push(facetsEnd);
    const productsAt = this.productStarts.at(-1) as number;
    const productsEnd = productsAt + document.products.length;
    if (productsEnd > this.products.length) this.products = grown(this.products, productsEnd);
    for (let i = 0; i < document.products.length; i++)
      this.products[productsAt + i] = document.products[i] as number;
    this.productStarts.push(productsEnd);
    for (let i = 0; i < document.seasons.length; i++) this.seasons.push(document.seasons[i] as number);
    this.seasonStarts.push(this.seasons.length);
  }
}

function grown<T extends Uint32Array | Uint8Array>(array: T, size: number): T {
  const larger = new (array.constructor as new (n: number) => T)(Math.max(size, array.length * 2));
  larger.set(array);
  return larger;
}

/**
 * Documents in the order of their quality, so that the first found are the best. Immutable except for `live`: a document
 * that was edited or removed is taken out there.
 */
export class Segment {
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
  readonly #ordinals = new Map<number, number>();
  readonly #terms: Uint32Array;
  readonly #starts: Uint32Array;
  /** `ordinal << FIELD_BITS | fields`, ascending, term after term. */
  readonly #postings: Uint32Array;

  constructor(batch: Batch, facetCount: number) {
    const n = batch.size;
    this.size = n;
    const order = byQuality(batch);
    this.ids = Int32Array.from(order, (at) => batch.ids[at] as number);
    this.qualities = Float64Array.from(order, (at) => batch.qualities[at] as number);
    this.latitudes = Float32Array.from(order, (at) => batch.latitudes[at] as number);
    this.longitudes = Float32Array.from(order, (at) => batch.longitudes[at] as number);
    this.ends = Float64Array.from(order, (at) => batch.ends[at] as number);
    this.since = Float64Array.from(order, (at) => batch.since[at] as number);
    this.names = Array.from(order, (at) => batch.names[at] as string);
    this.live = emptyBitset(n);
    this.liveCount = n;
    this.facetBitsets = Array.from({ length: facetCount }, () => emptyBitset(n));
    this.facetStarts = new Uint32Array(n + 1);
    this.facets = new Uint8Array(batch.facetStarts[n] as number);
    this.productStarts = new Uint32Array(n + 1);
    this.products = new Uint32Array(batch.productStarts[n] as number);
    this.seasonStarts = new Uint32Array(n + 1);
    this.seasons = new Int32Array(batch.seasons.length);
    let filledSeasons = 0;
    let filled = 0;
    let filledProducts = 0;
    for (let ordinal = 0; ordinal < n; ordinal++) {
      const at = order[ordinal] as number;
      add(this.live, ordinal);
      this.#ordinals.set(this.ids[ordinal] as number, ordinal);
      for (let i = batch.facetStarts[at] as number; i < (batch.facetStarts[at + 1] as number); i++) {
        const facet = batch.facets[i] as number;
        this.facets[filled++] = facet;
        add(this.facetBitsets[facet] as Bitset, ordinal);
      }
      this.facetStarts[ordinal + 1] = filled;
      for (let i = batch.productStarts[at] as number; i < (batch.productStarts[at + 1] as number); i++)
        this.products[filledProducts++] = batch.products[i] as number;
      this.productStarts[ordinal + 1] = filledProducts;
      for (let i = batch.seasonStarts[at] as number; i < (batch.seasonStarts[at + 1] as number); i++)
        this.seasons[filledSeasons++] = batch.seasons[i] as number;
      this.seasonStarts[ordinal + 1] = filledSeasons;
    }

    const total = batch.entryStarts[n] as number;
    let highest = 0;
    for (let i = 0; i < total; i++) highest = Math.max(highest, (batch.entries[i] as number) >>> FIELD_BITS);
    const counts = new Uint32Array(highest + 2);
    for (let i = 0; i < total; i++) {
      const slot = ((batch.entries[i] as number) >>> FIELD_BITS) + 1;
      counts[slot] = (counts[slot] as number) + 1;
    }
    const terms: number[] = [];
    for (let term = 0; term <= highest; term++) {
      if ((counts[term + 1] as number) > 0) terms.push(term);
      counts[term + 1] = (counts[term + 1] as number) + (counts[term] as number);
    }
    this.#terms = Uint32Array.from(terms);
    this.#starts = Uint32Array.from([...terms, highest + 1], (term) => counts[term] as number);
    this.#postings = new Uint32Array(total);
    for (let ordinal = 0; ordinal < n; ordinal++) {
      const at = order[ordinal] as number;
      for (let i = batch.entryStarts[at] as number; i < (batch.entryStarts[at + 1] as number); i++) {
        const entry = batch.entries[i] as number;
        const term = entry >>> FIELD_BITS;
        const slot = counts[term] as number;
        this.#postings[slot] = ((ordinal << FIELD_BITS) | (entry & FIELD_MASK)) >>> 0;
        counts[term] = slot + 1;
      }
    }
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
    const ordinal = this.#ordinals.get(id);
    return ordinal !== undefined && has(bits, ordinal);
  }

  /** Takes a document out; false when it is not in. */
  remove(id: number): boolean {
    const ordinal = this.#ordinals.get(id);
    if (ordinal === undefined) return false;
    this.#ordinals.delete(id);
    const word = this.live[ordinal >>> 5] as number;
    this.live[ordinal >>> 5] = word & ~(1 << (ordinal & 31));
    this.liveCount--;
    this.totals = undefined;
    return true;
  }

  /** Appends the live documents to `batch`: all, or those with the given ids. */
  appendLiveTo(batch: Batch, ids?: ReadonlySet<number>): void {
    if (ids && ![...ids].some((id) => this.#ordinals.has(id))) return;
    const starts = new Uint32Array(this.size + 1);
    for (const posting of this.#postings) {
      const slot = (posting >>> FIELD_BITS) + 1;
      starts[slot] = (starts[slot] as number) + 1;
    }
    for (let i = 0; i < this.size; i++) starts[i + 1] = (starts[i + 1] as number) + (starts[i] as number);
    const next = starts.slice();
    const entries = new Uint32Array(this.#postings.length);
    for (let t = 0; t < this.#terms.length; t++) {
      const term = this.#terms[t] as number;
      for (let i = this.#starts[t] as number; i < (this.#starts[t + 1] as number); i++) {
        const posting = this.#postings[i] as number;
        const ordinal = posting >>> FIELD_BITS;
        const slot = next[ordinal] as number;
        entries[slot] = ((term << FIELD_BITS) | (posting & FIELD_MASK)) >>> 0;
        next[ordinal] = slot + 1;
      }
    }
    each(this.live, (ordinal) => {
      if (ids && !ids.has(this.ids[ordinal] as number)) return;
      batch.push({
        id: this.ids[ordinal] as number,
        quality: this.qualities[ordinal] as number,
        latitude: this.latitudes[ordinal] as number,
        longitude: this.longitudes[ordinal] as number,
        endsAt: this.ends[ordinal] as number,
        since: this.since[ordinal] as number,
        name: this.names[ordinal] as string,
        entries: entries.subarray(starts[ordinal], starts[ordinal + 1]),
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

/** Positions in the batch, the best quality first, then the lowest id. */
function byQuality(batch: Batch): Uint32Array {
  const order = Uint32Array.from(batch.ids.keys());
  return order.sort(
    (a, b) =>
      (batch.qualities[b] as number) - (batch.qualities[a] as number) ||
      (batch.ids[a] as number) - (batch.ids[b] as number),
  );
}
