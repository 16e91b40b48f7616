import type { Bitset } from "./bitset.ts";
import { FIELD_BITS, FIELD_MASK } from "./fields.ts";
import type { Segment } from "./segment.ts";

/** A list this many times as long as another is searched through, rather than read. */
const MUCH_LONGER = 8;

/**
 * Postings of the documents that have every one of the terms in one of their fields, with the fields that the terms share. The caller
 * leaves the result as it is.
 * @param among only these documents
 */
export function sharedPostings(segment: Segment, terms: readonly number[], among?: Bitset): Uint32Array {
  const lists = terms.map((term) => segment.postings(term));
  // What is intersected is never longer than the shortest list.
  if (lists.length > 1) lists.sort((a, b) => a.length - b.length);
  const [first = NONE, ...rest] = lists;
  let shared = among ? within(first, among) : first;
  for (const list of rest) {
    if (shared.length === 0) break;
    shared = intersected(shared, list);
  }
  return shared;
}

const NONE = new Uint32Array(0);

function within(postings: Uint32Array, among: Bitset): Uint32Array {
  const found = new Uint32Array(postings.length);
  let n = 0;
  for (let i = 0; i < postings.length; i++) {
    const posting = postings[i] as number;
    const at = posting >>> FIELD_BITS;
    if (((among[at >>> 5] as number) & (1 << (at & 31))) !== 0) found[n++] = posting;
  }
  return found.subarray(0, n);
}

function intersected(shorter: Uint32Array, longer: Uint32Array): Uint32Array {
  const found = new Uint32Array(shorter.length);
  const leaps = longer.length > MUCH_LONGER * shorter.length;
  let n = 0;
  let j = 0;
  for (let i = 0; i < shorter.length; i++) {
    const posting = shorter[i] as number;
    const at = posting >>> FIELD_BITS;
    if (leaps) j = firstFrom(longer, j, at);
    else while (j < longer.length && (longer[j] as number) >>> FIELD_BITS < at) j++;
    if (j === longer.length) break;
    const other = longer[j] as number;
    if (other >>> FIELD_BITS !== at) continue;
    const fields = posting & other & FIELD_MASK;
    if (fields !== 0) found[n++] = (at << FIELD_BITS) | fields;
  }
  return found.subarray(0, n);
}

/** Where the postings from `start` on reach an ordinal. The step doubles: what is looked for is often near. */
function firstFrom(postings: Uint32Array, start: number, ordinal: number): number {
  let low = start;
  let step = 1;
  while (low + step <= postings.length && (postings[low + step - 1] as number) >>> FIELD_BITS < ordinal) {
    low += step;
    step *= 2;
  }
  let high = Math.min(postings.length, low + step);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] as number) >>> FIELD_BITS < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}
