import { atOnce, type Sliced } from "../../../core/in-slices.ts";
import type { Batch } from "./batch.ts";
import { add, type Bitset, emptyBitset } from "./bitset.ts";
import { FIELD_BITS, FIELD_MASK } from "./fields.ts";
import { Segment, type SegmentColumns } from "./segment.ts";

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

/** Positions in the batch, the best quality first, then the lowest id. */
function byQuality(batch: Batch): Uint32Array {
  const order = Uint32Array.from(batch.ids.keys());
  return order.sort(
    (a, b) =>
      (batch.qualities[b] as number) - (batch.qualities[a] as number) ||
      (batch.ids[a] as number) - (batch.ids[b] as number),
  );
}
