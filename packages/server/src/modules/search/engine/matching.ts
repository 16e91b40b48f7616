import { add, type Bitset, count, each, emptyBitset, has, intersect } from "./bitset.ts";
import type { WantedWord } from "./keywords.ts";
import type { Segment } from "./segment.ts";

/** Which documents hold every wanted word, and how well. */
export interface Ranks {
  /** Undefined when nothing was asked for. */
  matched: Bitset | undefined;
  of(at: number): number;
}

export const NO_RANK: Ranks = { matched: undefined, of: () => 0 };

/** Added to the place of a word that is only likely meant. */
const LIKELY = 4;
/** Looking up one candidate in a list costs about as much as walking past this many of its entries. */
const LOOKUP = 16;

/** Two arrays of ranks for each segment, reused between searches: a rank counts only where the bits of this search say so. */
const scratch = new WeakMap<Segment, readonly [Uint8Array, Uint8Array]>();

function scratchOf(segment: Segment): readonly [Uint8Array, Uint8Array] {
  let arrays = scratch.get(segment);
  if (!arrays || arrays[0].length < segment.size) {
    arrays = [new Uint8Array(segment.size), new Uint8Array(segment.size)];
    scratch.set(segment, arrays);
  }
  return arrays;
}

/**
 * The rank of a document is that of its worst word: 1 in the name, 2 in products, 3 elsewhere, 4 more when a word was
 * only likely meant. `nameTerm` marks documents whose whole name was typed: their rank is 0. The ranks hold until the
 * next call.
 */
export function matchWords(segment: Segment, words: WantedWord[], nameTerm: number | undefined): Ranks {
  const lists = words
    .map(({ exact, likely }) => [
      ...exact.map((term) => ({ postings: segment.postings(term), extra: 0 })),
      ...likely.map((term) => ({ postings: segment.postings(term), extra: LIKELY })),
    ])
    .map((alternatives) => ({
      alternatives,
      length: alternatives.reduce((n, { postings }) => n + postings.length, 0),
    }))
    .sort((a, b) => a.length - b.length);

  let matched: Bitset | undefined;
  let [ranks, spare] = scratchOf(segment);
  for (const { alternatives, length } of lists) {
    if (!matched) {
      matched = emptyBitset(segment.size);
      for (const { postings, extra } of alternatives) take(postings, extra, matched, ranks);
      continue;
    }
    const candidates = count(matched);
    const found = emptyBitset(segment.size);
    for (const { postings, extra } of alternatives) {
      if (candidates * LOOKUP < length / alternatives.length) lookUp(postings, extra, matched, found, spare);
      else take(postings, extra, found, spare);
    }
    intersect(matched, found);
    const [mine, theirs] = [ranks, spare];
    each(matched, (at) => {
      mine[at] = worse(mine[at] as number, theirs[at] as number);
    });
    [ranks, spare] = [mine, theirs];
  }
  const all = matched ?? emptyBitset(segment.size);
  if (nameTerm !== undefined) {
    for (const posting of segment.postings(nameTerm)) if (has(all, posting >>> 2)) ranks[posting >>> 2] = 0;
  }
  return { matched: all, of: (at) => ranks[at] as number };
}

function take(postings: Uint32Array, extra: number, found: Bitset, ranks: Uint8Array): void {
  for (let i = 0; i < postings.length; i++) {
    const posting = postings[i] as number;
    note(posting >>> 2, (posting & 3) + extra, found, ranks);
  }
}

function lookUp(
  postings: Uint32Array,
  extra: number,
  candidates: Bitset,
  found: Bitset,
  ranks: Uint8Array,
): void {
  let from = 0;
  each(candidates, (at) => {
    let low = from;
    let high = postings.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((postings[middle] as number) >>> 2 < at) low = middle + 1;
      else high = middle;
    }
    from = low;
    if (low === postings.length) return true;
    const posting = postings[low] as number;
    if (posting >>> 2 === at) note(at, (posting & 3) + extra, found, ranks);
    return false;
  });
}

function note(at: number, rank: number, found: Bitset, ranks: Uint8Array): void {
  if (has(found, at)) {
    if (rank < (ranks[at] as number)) ranks[at] = rank;
    return;
  }
  add(found, at);
  ranks[at] = rank;
}

/** Places 1 to 3, with `LIKELY` added or not: the worse place, and likely if either is. */
function worse(a: number, b: number): number {
  return Math.max(a & 3, b & 3) | ((a | b) & LIKELY);
}
