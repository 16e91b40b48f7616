import { PRODUCT_END } from "./batch.ts";
import { type Bitset, emptyBitset } from "./bitset.ts";
import { FIELD, FIELD_BITS, FIELD_MASK } from "./fields.ts";
import { sharedPostings } from "./posting-lists.ts";
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

/** The documents of a segment that match, valid until the next scoring of the segment. */
export class Scores {
  /** Hold everything that is looked for. */
  readonly complete: Bitset;
  /** Hold a part of it, and enough. */
  readonly partial: Bitset;
  readonly #segment: Segment;
  readonly #scratch: Scratch;
  readonly #required: number;
  /** Which units each term satisfies by itself, as bits; undefined where one unit is looked for, which is never apart. */
  readonly #unitsOfTerm: Uint16Array | undefined;

  constructor(segment: Segment, scratch: Scratch, units: readonly QueryUnit[], touched: Bitset) {
    this.#segment = segment;
    this.#scratch = scratch;
    const isRequired = units.every(({ optional }) => optional) ? () => true : isMissed;
    this.#required = units.reduce((bits, unit, at) => bits | (isRequired(unit) ? 1 << at : 0), 0);
    this.#unitsOfTerm = units.length > 1 ? termUnits(units) : undefined;
    this.complete = emptyBitset(segment.size);
    this.partial = emptyBitset(segment.size);
    this.#divide(touched, leastScore(units));
  }

  #divide(touched: Bitset, least: number): void {
    const required = this.#required;
    const { total, satisfied } = this.#scratch;
    for (let i = 0; i < touched.length; i++) {
      let word = touched[i] as number;
      let complete = 0;
      let partial = 0;
      while (word !== 0) {
        const lowest = word & -word;
        word ^= lowest;
        const at = (i << 5) + 31 - Math.clz32(lowest);
        if (((satisfied[at] as number) & required) === required) complete |= lowest;
        else if ((total[at] as number) >= least) partial |= lowest;
      }
      this.complete[i] = complete;
      this.partial[i] = partial;
    }
  }

  /** At least the score, without a look at the document's products. */
  atMost(at: number): number {
    return this.#scratch.total[at] as number;
  }

  /** From 0 to 1. Products are compared only of the few documents that may be shown. */
  of(at: number): number {
    const score = this.#scratch.total[at] as number;
    const unitsOfTerm = this.#unitsOfTerm;
    if (!unitsOfTerm) return score;
    const satisfied = this.#scratch.satisfied[at] as number;
    const together = satisfied & ~(this.#scratch.outside[at] as number);
    const isApart =
      (together & (together - 1)) !== 0 &&
      (satisfied & this.#required) === this.#required &&
      !inOneProduct(this.#segment, at, together, unitsOfTerm);
    return isApart ? Math.fround(score * APART) : score;
  }
}

const isMissed = ({ optional }: QueryUnit) => !optional;

/**
 * Scores every document of a segment that holds some of the units.
 * @param among only these; of others the result says nothing
 */
export function scoreSegment(segment: Segment, allUnits: readonly QueryUnit[], among?: Bitset): Scores {
  let scratch = scratches.get(segment);
  if (!scratch) {
    scratch = scratchOf(segment);
    scratches.set(segment, scratch);
  }
  // What only describes is scored last, and only where something else matched.
  const units = [...allUnits].sort((a, b) => Number(a.describes) - Number(b.describes)).slice(0, MAX_UNITS);
  const onlyDescribed = units.every(({ describes }) => describes);
  const touched = emptyBitset(segment.size);
  for (const [at, unit] of units.entries())
    scoreUnit(segment, unit, at, touched, scratch, !unit.describes || onlyDescribed, among);
  return new Scores(segment, scratch, units, touched);
}

function scoreUnit(
  segment: Segment,
  { alternatives, weight }: QueryUnit,
  number: number,
  touched: Bitset,
  { total, best, unit, satisfied, outside }: Scratch,
  mayTouch: boolean,
  among: Bitset | undefined,
): void {
  for (const [alternative, { terms, worth, related, table }] of alternatives.entries()) {
    const postings = sharedPostings(segment, terms, among);
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
