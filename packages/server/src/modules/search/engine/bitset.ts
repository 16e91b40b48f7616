/** A set of document ordinals, one bit each. */
export type Bitset = Uint32Array;

export const emptyBitset = (size: number): Bitset => new Uint32Array((size + 31) >>> 5);
export const has = (bits: Bitset, at: number): boolean =>
  ((bits[at >>> 5] as number) & (1 << (at & 31))) !== 0;

export function add(bits: Bitset, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31));
}

export function popcount(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function count(bits: Bitset): number {
  let n = 0;
  for (let i = 0; i < bits.length; i++) n += popcount(bits[i] as number);
  return n;
}

export function countIntersection(a: Bitset, b: Bitset): number {
  let n = 0;
  for (let i = 0; i < a.length; i++) {
    const both = (a[i] as number) & (b[i] as number);
    if (both !== 0) n += popcount(both);
  }
  return n;
}

/** How many of `a` are in `b`, and not in `c`. */
export function countDifference(a: Bitset, b: Bitset, c: Bitset): number {
  let n = 0;
  for (let i = 0; i < a.length; i++) {
    const left = (a[i] as number) & (b[i] as number) & ~(c[i] as number);
    if (left !== 0) n += popcount(left);
  }
  return n;
}

/** Narrows `a` to what `b` holds too. */
export function intersect(a: Bitset, b: Bitset): Bitset {
  for (let i = 0; i < a.length; i++) a[i] = (a[i] as number) & (b[i] as number);
  return a;
}

/** Widens `a` by what `b` holds. */
export function union(a: Bitset, b: Bitset): Bitset {
  for (let i = 0; i < a.length; i++) a[i] = (a[i] as number) | (b[i] as number);
  return a;
}

/** Calls `visit` with each ordinal, ascending, until it returns true. */
export function each(bits: Bitset, visit: (at: number) => unknown): void {
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    while (word !== 0) {
      const lowest = word & -word;
      if (visit((i << 5) + 31 - Math.clz32(lowest)) === true) return;
      word ^= lowest;
    }
  }
}
