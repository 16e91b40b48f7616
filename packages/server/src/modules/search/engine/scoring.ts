import { PRODUCT_END } from "./batch.ts";
import { add, type Bitset, each, emptyBitset } from "./bitset.ts";
import { FIELD, FIELD_BITS, FIELD_MASK } from "./fields.ts";
import type { Segment } from "./segment.ts";

/** Terms that satisfy a unit when a document has all of them. */
export interface Alternative {
  terms: readonly number[];
  /** From 0 to 1: less for what is only likely meant. */
  worth: number;
  /** Counts towards partial matches only: something of the same family. */
  related?: boolean;
  /** The worth of each mask of fields. */
  table: Float64Array;
}

/** One thing that is looked for: a concept, or a word that the lexicon does not have. */
export interface QueryUnit {
  alternatives: readonly Alternative[];
  /** The weights of all units add up to 1. */
  weight: number;
  /** Only describes another unit: never enough for a partial match, nor is it missed if it is `optional`. */
  describes: boolean;
  optional: boolean;
}

/** The documents of a segment that match, valid until the next scoring of the segment. */
export interface Scores {
  /** Hold everything that is looked for. */
  complete: Bitset;
  /** Hold a part of it, and enough. */
  partial: Bitset;
  /** From 0 to 1. */
  of(at: number): number;
  /** At least that, without a look at the document's products. */
  atMost(at: number): number;
}

/** Units beyond these are dropped: one bit each. */
export const MAX_UNITS = 14;
/** A document that holds less than this part of what is looked for is no partial match. */
const MIN_PARTIAL_SCORE = 0.3;
/** Factor where several things are offered, but not in one product: organic milk and eggs are not organic eggs. */
export const APART = 0.6;
export const OUTSIDE_PRODUCTS = FIELD.name | FIELD.business | FIELD.text | FIELD.category;

interface Scratch {
  total: Float32Array;
  best: Float32Array;
  unit: Int8Array;
  /** Units that the document satisfies, and those that it satisfies outside its products. */
  satisfied: Uint16Array;
  outside: Uint16Array;
}

/** Reused between searches: values count only where the bits of this search say so. */
const scratches = new WeakMap<Segment, Scratch>();

function scratchOf({ size }: Segment): Scratch {
  return {
    total: new Float32Array(size),
    best: new Float32Array(size),
    unit: new Int8Array(size),
    satisfied: new Uint16Array(size),
    outside: new Uint16Array(size),
  };
}

/** The least score of a partial match: what is not missed does not raise it. */
export function leastScore(units: readonly QueryUnit[]): number {
  const missed = units.reduce((sum, { optional, weight }) => sum + (optional ? 0 : weight), 0);
  return MIN_PARTIAL_SCORE * (missed || 1);
}

/** Scores every document of a segment that holds some of the units. */
export function scoreSegment(segment: Segment, allUnits: readonly QueryUnit[]): Scores {
  let scratch = scratches.get(segment);
  if (!scratch) {
    scratch = scratchOf(segment);
    scratches.set(segment, scratch);
  }
  const { total, satisfied, outside } = scratch;
  // What only describes is scored last, and only where something else matched.
  const units = [...allUnits].sort((a, b) => Number(a.describes) - Number(b.describes)).slice(0, MAX_UNITS);
  const onlyDescribed = units.every(({ describes }) => describes);
  const touched = emptyBitset(segment.size);
  let required = 0;
  units.forEach((unit, at) => {
    if (!unit.optional) required |= 1 << at;
    scoreUnit(segment, unit, at, touched, scratch, !unit.describes || onlyDescribed);
  });
  if (units.every(({ optional }) => optional)) required = (1 << units.length) - 1;

  const least = leastScore(units);
  const complete = emptyBitset(segment.size);
  const partial = emptyBitset(segment.size);
  each(touched, (at) => {
    const isComplete = ((satisfied[at] as number) & required) === required;
    if (isComplete) add(complete, at);
    else if ((total[at] as number) >= least) add(partial, at);
  });
  const atMost = (at: number) => total[at] as number;
  if (units.length === 1) return { complete, partial, of: atMost, atMost };
  const unitsOfTerm = termUnits(units);
  // Products are compared only of the few documents that may be shown.
  const of = (at: number) => {
    const score = total[at] as number;
    const together = (satisfied[at] as number) & ~(outside[at] as number);
    const isApart =
      (together & (together - 1)) !== 0 &&
      ((satisfied[at] as number) & required) === required &&
      !inOneProduct(segment, at, together, unitsOfTerm);
    return isApart ? Math.fround(score * APART) : score;
  };
  return { complete, partial, of, atMost };
}

function scoreUnit(
  segment: Segment,
  { alternatives, weight }: QueryUnit,
  number: number,
  touched: Bitset,
  { total, best, unit, satisfied, outside }: Scratch,
  mayTouch: boolean,
): void {
  for (const [alternative, { terms, worth, related, table }] of alternatives.entries()) {
    const postings = postingsOf(segment, terms);
    const bit = related ? 0 : 1 << number;
    // A list of postings names each document once: the very first list overwrites what an earlier search left.
    const isFirst = number === 0 && alternative === 0;
    for (let i = 0; i < postings.length; i++) {
      const posting = postings[i] as number;
      const fields = posting & FIELD_MASK;
      const own = (table[fields] as number) * worth;
      if (own === 0) continue;
      const at = posting >>> FIELD_BITS;
      if (isFirst) {
        touched[at >>> 5] = (touched[at >>> 5] as number) | (1 << (at & 31));
        total[at] = own * weight;
        best[at] = own;
        unit[at] = number;
        satisfied[at] = bit;
        outside[at] = (fields & OUTSIDE_PRODUCTS) !== 0 ? bit : 0;
        continue;
      }
      if (((touched[at >>> 5] as number) & (1 << (at & 31))) === 0) {
        if (!mayTouch) continue;
        touched[at >>> 5] = (touched[at >>> 5] as number) | (1 << (at & 31));
        total[at] = 0;
        satisfied[at] = 0;
        outside[at] = 0;
        unit[at] = -1;
      }
      if (unit[at] !== number) {
        unit[at] = number;
        best[at] = own;
        total[at] = (total[at] as number) + own * weight;
      } else if (own > (best[at] as number)) {
        total[at] = (total[at] as number) + (own - (best[at] as number)) * weight;
        best[at] = own;
      }
      satisfied[at] = (satisfied[at] as number) | bit;
      if ((fields & OUTSIDE_PRODUCTS) !== 0) outside[at] = (outside[at] as number) | bit;
    }
  }
}

/** Documents that have every one of the terms in some field, with the fields that the terms share. */
function postingsOf(segment: Segment, terms: readonly number[]): ArrayLike<number> {
  const lists = terms.map((term) => segment.postings(term));
  // What is intersected is never longer than the shortest list.
  if (lists.length > 1) lists.sort((a, b) => a.length - b.length);
  const [first, ...rest] = lists;
  if (!first || rest.length === 0) return first ?? [];
  let common: ArrayLike<number> = first;
  for (const postings of rest) {
    const kept: number[] = [];
    let j = 0;
    for (let i = 0; i < common.length; i++) {
      const posting = common[i] as number;
      const at = posting >>> FIELD_BITS;
      while (j < postings.length && (postings[j] as number) >>> FIELD_BITS < at) j++;
      if (j === postings.length) break;
      const other = postings[j] as number;
      if (other >>> FIELD_BITS !== at) continue;
      const shared = posting & other & FIELD_MASK;
      if (shared !== 0) kept.push(((at << FIELD_BITS) | shared) >>> 0);
    }
    common = kept;
  }
  return common;
}

/** Which units each term satisfies by itself, as bits. */
function termUnits(units: readonly QueryUnit[]): Uint16Array {
  const own = units.map(({ alternatives }) =>
    alternatives.flatMap(({ terms, related }) => (related ? [] : terms)),
  );
  const bits = new Uint16Array(own.flat().reduce((most, term) => Math.max(most, term + 1), 0));
  own.forEach((terms, at) => {
    for (const term of terms) bits[term] = (bits[term] as number) | (1 << at);
  });
  return bits;
}

function inOneProduct(segment: Segment, at: number, wanted: number, unitsOfTerm: Uint16Array): boolean {
  let found = 0;
  for (let i = segment.productStarts[at] as number; i < (segment.productStarts[at + 1] as number); i++) {
    const term = segment.products[i] as number;
    if (term === PRODUCT_END) found = 0;
    else if (term < unitsOfTerm.length) {
      found |= unitsOfTerm[term] as number;
      if ((found & wanted) === wanted) return true;
    }
  }
  return false;
}
