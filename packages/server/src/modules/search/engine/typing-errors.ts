import { popcount } from "./bitset.ts";

/** How many typing errors are tolerated in a word of this length. */
export function maxEditsFor(length: number): number {
  return length < 3 ? 0 : length < 8 ? 1 : 2;
}

/** The letters of a word as bits: a typing error changes at most one bit each way. */
export function letterMask(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    letters |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return letters;
}

/** False when two words with these letters are surely more than `limit` errors apart. */
export function mayBeWithin(a: number, b: number, limit: number): boolean {
  return popcount(a & ~b) <= limit && popcount(b & ~a) <= limit;
}
