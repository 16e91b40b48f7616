import type { Sliced } from "../../../core/in-slices.ts";
import { add, type Bitset, count, each, emptyBitset, has } from "./bitset.ts";
import { FIELD_BITS, FIELD_MASK } from "./fields.ts";
import { Segment, type SegmentColumns } from "./segment.ts";
import { facetBitsetsOf } from "./segment-builder.ts";

/** Documents, postings, and values that are copied, between two places where a merge can be interrupted. */
const DOCUMENTS_AT_ONCE = 1024;
const POSTINGS_AT_ONCE = 16_384;
const VALUES_AT_ONCE = 262_144;

const NONE = 0xffffffff;

/** A segment, and where the documents of two others are in it. */
interface Source {
  segment: Segment;
  /** What was live when the merge began. */
  live: Bitset;
  /** The new ordinal of each document; NONE for one that was taken out. */
  moved: Uint32Array;
}

/**
 * Makes one segment of the live documents of two. They may be searched meanwhile, and documents may be taken out of them: the
 * result lacks those as well.
 */
export function* mergeSegments(a: Segment, b: Segment, facetCount: number): Sliced<Segment> {
  const sources = [a, b].map((segment): Source => {
    return { segment, live: segment.live.slice(), moved: new Uint32Array(segment.size).fill(NONE) };
  }) as [Source, Source];
  const size = count(sources[0].live) + count(sources[1].live);
  const fromB = yield* orderOf(sources, size);
  const documents = yield* documentsOf(sources, fromB, size);
  const byId = yield* idsOf(sources, size);
  const inverted = yield* postingsOf(sources);
  const live = emptyBitset(size);
  for (let at = 0; at < size; at++) add(live, at);
  const bitsets = yield* facetBitsetsOf(documents.facetStarts, documents.facets, facetCount);
  // From here to the end nothing interrupts: what was taken out meanwhile is taken out of the result.
  for (const { segment, live: before, moved } of sources) {
    each(before, (ordinal) => {
      if (has(segment.live, ordinal)) return;
      const at = moved[ordinal] as number;
      live[at >>> 5] = (live[at >>> 5] as number) & ~(1 << (at & 31));
    });
  }
  return new Segment({ ...documents, byId, ...inverted, live }, bitsets);
}

/** Sets where each document goes, the best quality first, then the lowest id. @returns which ordinals come from the second */
function* orderOf([a, b]: [Source, Source], size: number): Sliced<Bitset> {
  const fromB = emptyBitset(size);
  const next = ({ segment, live }: Source, from: number) => {
    let at = from;
    while (at < segment.size && !has(live, at)) at++;
    return at;
  };
  let i = next(a, 0);
  let j = next(b, 0);
  for (let at = 0; at < size; at++) {
    const isA = j === b.segment.size || (i < a.segment.size && precedes(a.segment, i, b.segment, j));
    if (isA) {
      a.moved[i] = at;
      i = next(a, i + 1);
    } else {
      b.moved[j] = at;
      add(fromB, at);
      j = next(b, j + 1);
    }
    if (at % DOCUMENTS_AT_ONCE === 0) yield;
  }
  return fromB;
}

function precedes(a: Segment, i: number, b: Segment, j: number): boolean {
  const [own, other] = [a.qualities[i] as number, b.qualities[j] as number];
  return own === other ? (a.ids[i] as number) < (b.ids[j] as number) : own > other;
}

type Documents = Omit<SegmentColumns, "byId" | "terms" | "starts" | "postings" | "live">;

function* documentsOf([a, b]: [Source, Source], fromB: Bitset, size: number): Sliced<Documents> {
  const names: string[] = new Array(size);
  const both = (pick: (segment: Segment) => { length: number }) =>
    pick(a.segment).length + pick(b.segment).length;
  const merged = {
    ids: new Int32Array(size),
    qualities: new Float64Array(size),
    latitudes: new Float32Array(size),
    longitudes: new Float32Array(size),
    ends: new Float64Array(size),
    since: new Float64Array(size),
    names,
    facetStarts: new Uint32Array(size + 1),
    facets: new Uint8Array(both(({ facets }) => facets)),
    productStarts: new Uint32Array(size + 1),
    products: new Uint32Array(both(({ products }) => products)),
    seasonStarts: new Uint32Array(size + 1),
    seasons: new Int32Array(both(({ seasons }) => seasons)),
  };
  const next = [0, 0];
  for (let at = 0; at < size; at++) {
    const side = has(fromB, at) ? 1 : 0;
    const { segment, live } = side === 1 ? b : a;
    let from = next[side] as number;
    while (!has(live, from)) from++;
    next[side] = from + 1;
    merged.ids[at] = segment.ids[from] as number;
    merged.qualities[at] = segment.qualities[from] as number;
    merged.latitudes[at] = segment.latitudes[from] as number;
    merged.longitudes[at] = segment.longitudes[from] as number;
    merged.ends[at] = segment.ends[from] as number;
    merged.since[at] = segment.since[from] as number;
    names[at] = segment.names[from] as string;
    copy(segment.facetStarts, segment.facets, from, merged.facetStarts, merged.facets, at);
    copy(segment.productStarts, segment.products, from, merged.productStarts, merged.products, at);
    copy(segment.seasonStarts, segment.seasons, from, merged.seasonStarts, merged.seasons, at);
    if (at % DOCUMENTS_AT_ONCE === 0) yield;
  }
  return {
    ...merged,
    facets: yield* shortened(merged.facets, merged.facetStarts[size] as number),
    products: yield* shortened(merged.products, merged.productStarts[size] as number),
    seasons: yield* shortened(merged.seasons, merged.seasonStarts[size] as number),
  };
}

/** The first values alone. Copying the postings of 200,000 documents at once holds the event loop for some 50 ms. */
function* shortened<Values extends Uint8Array | Uint32Array | Int32Array>(
  values: Values,
  length: number,
): Sliced<Values> {
  if (values.length === length) return values;
  const copied = new (values.constructor as new (length: number) => Values)(length);
  for (let from = 0; from < length; from += VALUES_AT_ONCE) {
    copied.set(values.subarray(from, Math.min(length, from + VALUES_AT_ONCE)), from);
    yield;
  }
  return copied;
}

/** Copies what one document has several of. */
function copy<Values extends Uint8Array | Uint32Array | Int32Array>(
  startsBefore: Uint32Array,
  valuesBefore: Values,
  from: number,
  starts: Uint32Array,
  values: Values,
  to: number,
): void {
  let filled = starts[to] as number;
  const end = startsBefore[from + 1] as number;
  for (let i = startsBefore[from] as number; i < end; i++) values[filled++] = valuesBefore[i] as number;
  starts[to + 1] = filled;
}

/** New ordinals by ascending id. */
function* idsOf([a, b]: [Source, Source], size: number): Sliced<Uint32Array> {
  const byId = new Uint32Array(size);
  let i = 0;
  let j = 0;
  const skip = ({ segment, live }: Source, from: number) => {
    const order = segment.columns.byId;
    let at = from;
    while (at < order.length && !has(live, order[at] as number)) at++;
    return at;
  };
  for (let at = 0; at < size; at++) {
    i = skip(a, i);
    j = skip(b, j);
    const own = a.segment.columns.byId[i];
    const other = b.segment.columns.byId[j];
    const isA =
      other === undefined ||
      (own !== undefined && (a.segment.ids[own] as number) < (b.segment.ids[other] as number));
    byId[at] = (isA ? a.moved[own as number] : b.moved[other]) as number;
    if (isA) i++;
    else j++;
    if (at % DOCUMENTS_AT_ONCE === 0) yield;
  }
  return byId;
}

type Postings = Pick<SegmentColumns, "terms" | "starts" | "postings">;

function* postingsOf([a, b]: [Source, Source]): Sliced<Postings> {
  const [own, other] = [a.segment.columns, b.segment.columns];
  const postings = new Uint32Array(own.postings.length + other.postings.length);
  const terms = new Uint32Array(own.terms.length + other.terms.length);
  const starts = new Uint32Array(terms.length + 1);
  let filled = 0;
  let used = 0;
  let pause = POSTINGS_AT_ONCE;
  for (let i = 0, j = 0; i < own.terms.length || j < other.terms.length; ) {
    const term = Math.min(own.terms[i] ?? NONE, other.terms[j] ?? NONE);
    const begin = filled;
    const inA = own.terms[i] === term;
    const inB = other.terms[j] === term;
    let p = inA ? (own.starts[i] as number) : 0;
    const endOfA = inA ? (own.starts[i + 1] as number) : 0;
    let q = inB ? (other.starts[j] as number) : 0;
    const endOfB = inB ? (other.starts[j + 1] as number) : 0;
    while (p < endOfA || q < endOfB) {
      const left = p < endOfA ? (a.moved[(own.postings[p] as number) >>> FIELD_BITS] as number) : NONE;
      if (p < endOfA && left === NONE) {
        p++;
        continue;
      }
      const right = q < endOfB ? (b.moved[(other.postings[q] as number) >>> FIELD_BITS] as number) : NONE;
      if (q < endOfB && right === NONE) {
        q++;
        continue;
      }
      const posting = left < right ? (own.postings[p++] as number) : (other.postings[q++] as number);
      postings[filled++] = ((Math.min(left, right) << FIELD_BITS) | (posting & FIELD_MASK)) >>> 0;
    }
    if (filled > begin) {
      terms[used] = term;
      starts[used] = begin;
      used++;
    }
    if (inA) i++;
    if (inB) j++;
    pause -= filled - begin + 8;
    if (pause > 0) continue;
    pause = POSTINGS_AT_ONCE;
    yield;
  }
  starts[used] = filled;
  return {
    terms: yield* shortened(terms, used),
    starts: yield* shortened(starts, used + 1),
    postings: yield* shortened(postings, filled),
  };
}
