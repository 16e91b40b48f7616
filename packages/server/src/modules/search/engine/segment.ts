import { atOnce, type Sliced } from "../../../core/in-slices.ts";
import { add, type Bitset, count, each, emptyBitset, has } from "./bitset.ts";
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

/** A segment of everything in a batch. */
export function segmentOf(batch: Batch, facetCount: number): Segment {
  const n = batch.size;
  const order = byQuality(batch);
  const ids = Int32Array.from(order, (at) => batch.ids[at] as number);
  const live = emptyBitset(n);
  for (let ordinal = 0; ordinal < n; ordinal++) add(live, ordinal);
  const facets = inOrder(order, batch.facetStarts, batch.facets);
  const products = inOrder(order, batch.productStarts, batch.products);
  const seasons = inOrder(order, batch.seasonStarts, Int32Array.from(batch.seasons));
  return new Segment(
    {
      ids,
      qualities: Float64Array.from(order, (at) => batch.qualities[at] as number),
      latitudes: Float32Array.from(order, (at) => batch.latitudes[at] as number),
      longitudes: Float32Array.from(order, (at) => batch.longitudes[at] as number),
      ends: Float64Array.from(order, (at) => batch.ends[at] as number),
      since: Float64Array.from(order, (at) => batch.since[at] as number),
      names: Array.from(order, (at) => batch.names[at] as string),
      facetStarts: facets.starts,
      facets: facets.values,
      productStarts: products.starts,
      products: products.values,
      seasonStarts: seasons.starts,
      seasons: seasons.values,
      byId: Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] as number) - (ids[b] as number)),
      ...invert(batch, order),
      live,
    },
    atOnce(facetBitsetsOf(facets.starts, facets.values, facetCount)),
  );
}

/** Per facet number, who has it. */
export function* facetBitsetsOf(
  starts: Uint32Array,
  facets: Uint8Array,
  facetCount: number,
): Sliced<Bitset[]> {
  const size = starts.length - 1;
  const bitsets = Array.from({ length: facetCount }, () => emptyBitset(size));
  for (let ordinal = 0; ordinal < size; ordinal++) {
    for (let i = starts[ordinal] as number; i < (starts[ordinal + 1] as number); i++)
      add(bitsets[facets[i] as number] as Bitset, ordinal);
    if (ordinal % 4096 === 0) yield;
  }
  return bitsets;
}

/** Values of several a document, in another order of the documents. */
function inOrder<Values extends Uint8Array | Uint32Array | Int32Array>(
  order: Uint32Array,
  startsBefore: readonly number[],
  valuesBefore: Values,
): { starts: Uint32Array; values: Values } {
  const n = order.length;
  const starts = new Uint32Array(n + 1);
  const make = valuesBefore.constructor as new (length: number) => Values;
  const values = new make(startsBefore[n] as number);
  let filled = 0;
  for (let ordinal = 0; ordinal < n; ordinal++) {
    const at = order[ordinal] as number;
    for (let i = startsBefore[at] as number; i < (startsBefore[at + 1] as number); i++)
      values[filled++] = valuesBefore[i] as number;
    starts[ordinal + 1] = filled;
  }
  return { starts, values };
}

function invert(batch: Batch, order: Uint32Array): Pick<SegmentColumns, "terms" | "starts" | "postings"> {
  const n = batch.size;
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
  const starts = new Uint32Array(terms.length + 1);
  for (let t = 0; t < terms.length; t++) starts[t] = counts[terms[t] as number] as number;
  starts[terms.length] = total;
  const postings = new Uint32Array(total);
  for (let ordinal = 0; ordinal < n; ordinal++) {
    const at = order[ordinal] as number;
    for (let i = batch.entryStarts[at] as number; i < (batch.entryStarts[at + 1] as number); i++) {
      const entry = batch.entries[i] as number;
      const term = entry >>> FIELD_BITS;
      const slot = counts[term] as number;
      postings[slot] = ((ordinal << FIELD_BITS) | (entry & FIELD_MASK)) >>> 0;
      counts[term] = slot + 1;
    }
  }
  return { terms: Uint32Array.from(terms), starts, postings };
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
