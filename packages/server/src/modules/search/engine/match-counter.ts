import { type Bitset, count, countDifference, countIntersection, popcount } from "./bitset.ts";

/** Counts how many of some documents are in other sets. Where they lie in few words of their set, only those are looked at. */
export class MatchCounter {
  readonly bits: Bitset;
  /** How many documents there are. */
  readonly size: number;
  /** The places of the words that have some; undefined where there is a document for each word. */
  readonly #words: Uint32Array | undefined;

  constructor(bits: Bitset) {
    this.bits = bits;
    this.size = count(bits);
    this.#words = this.size < bits.length ? wordsWithSome(bits) : undefined;
  }

  /** How many sets of 32 documents each count looks at. */
  get effort(): number {
    return this.#words?.length ?? this.bits.length;
  }

  countIn(set: Bitset): number {
    const words = this.#words;
    if (!words) return countIntersection(this.bits, set);
    let n = 0;
    for (let i = 0; i < words.length; i++) {
      const at = words[i] as number;
      const both = (this.bits[at] as number) & (set[at] as number);
      if (both !== 0) n += popcount(both);
    }
    return n;
  }

  /** How many are in a set and not in another. */
  countWithout(set: Bitset, other: Bitset): number {
    const words = this.#words;
    if (!words) return countDifference(this.bits, set, other);
    let n = 0;
    for (let i = 0; i < words.length; i++) {
      const at = words[i] as number;
      const left = (this.bits[at] as number) & (set[at] as number) & ~(other[at] as number);
      if (left !== 0) n += popcount(left);
    }
    return n;
  }
}

function wordsWithSome(bits: Bitset): Uint32Array {
  const words = new Uint32Array(bits.length);
  let n = 0;
  for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) words[n++] = i;
  return words.subarray(0, n);
}
