import type { Bitset } from "./bitset.ts";
import { chordDistanceFrom, kilometres } from "./geo-distance.ts";
import type { IndexHit, IndexQuery, Sort } from "./index-query.ts";
import { placeInAlphabet } from "./name-order.ts";
import { firstBy } from "./partial-sort.ts";
import type { Segment } from "./segment.ts";

/** The first rank of partial matches; 1 to below are the bands of complete ones. */
export const PARTIAL_RANK = 17;
export const MAX_RANK = 2 * PARTIAL_RANK - 2;

type Compare = (a: IndexHit, b: IndexHit) => number;

// Two hits without a place are equally far.
const byDistance: Compare = (a, b) =>
  a.chordDistance === b.chordDistance ? 0 : a.chordDistance - b.chordDistance;

const ORDERS: Record<Sort, Compare> = {
  best: (a, b) => a.rank - b.rank || byDistance(a, b),
  nearest: (a, b) => partiality(a.rank) - partiality(b.rank) || byDistance(a, b),
  newest: (a, b) => partiality(a.rank) - partiality(b.rank) || b.since - a.since,
  name: (a, b) => partiality(a.rank) - partiality(b.rank) || (a.name < b.name ? -1 : Number(a.name > b.name)),
};

/** Complete matches come before partial ones in every order. */
function partiality(rank: number): 0 | 1 {
  return rank < PARTIAL_RANK ? 0 : 1;
}

/** Compares hits in an order; of equal ones the best quality comes first, then the lowest id. */
export function inOrderOf(sort: Sort): Compare {
  const compare = ORDERS[sort];
  return (a, b) => compare(a, b) || b.quality - a.quality || a.id - b.id;
}

export interface Ranking {
  rankOf(at: number): number;
  /** The rank or a lower one, and quicker to tell. */
  atLeast(at: number): number;
  /** No document of the result has a lower rank. */
  readonly lowest: number;
}

/** All documents are of the lowest rank. */
const ONE_RANK: Ranking = { rankOf: () => 0, atLeast: () => 0, lowest: 0 };

/** Adds the segment's first `wanted` of the result to `hits`. Without a ranking all are of one rank. */
export function collect(
  segment: Segment,
  result: Bitset,
  ranking: Ranking | undefined,
  { near, sort = "best" }: Pick<IndexQuery, "near" | "sort">,
  wanted: number,
  hits: IndexHit[],
): void {
  const chordDistance = near && chordDistanceFrom(segment, near);
  const keyOf = keyIn(sort, segment, chordDistance);
  const isBest = sort === "best";
  // Ordinals ascend in quality, so where nothing else counts each rank's first ones are its best.
  const limit = keyOf ? Number.POSITIVE_INFINITY : wanted;
  const groups: number[][] = Array.from({ length: MAX_RANK + 1 }, () => []);
  const ranks = ranking ?? ONE_RANK;
  const first = isBest ? ranks.lowest : 0;
  // The lowest rank up to which as many are found as are wanted, and how many are.
  let last = MAX_RANK;
  let found = 0;
  reading: for (let i = 0; i < result.length; i++) {
    let word = result[i] as number;
    while (word !== 0) {
      const lowest = word & -word;
      word ^= lowest;
      const at = (i << 5) + 31 - Math.clz32(lowest);
      if (isBest) {
        const least = ranks.atLeast(at);
        if (found >= wanted && (keyOf ? least > last : least >= last)) continue;
      }
      const group = isBest ? ranks.rankOf(at) : ranking ? partiality(ranking.rankOf(at)) : 0;
      if (isBest && group > last) continue;
      const list = groups[group] as number[];
      if (list.length >= limit) continue;
      list.push(at);
      found++;
      while (found - (groups[last] as number[]).length >= wanted)
        found -= (groups[last--] as number[]).length;
      // Nothing that follows is better.
      if (group === first && list.length >= limit) break reading;
    }
  }
  let taken = 0;
  for (let group = 0; group < groups.length && taken < wanted; group++) {
    const list = groups[group] as number[];
    const best = keyOf ? firstBy(list, keyOf, wanted - taken) : list.slice(0, wanted - taken);
    for (const at of best) {
      const distance = near ? kilometres(segment, at, near) : Number.NaN;
      hits.push({
        id: segment.ids[at] as number,
        rank: isBest ? group : ranks.rankOf(at),
        quality: segment.qualities[at] as number,
        distance: Number.isNaN(distance) ? null : distance,
        chordDistance: chordDistance?.(at) ?? 0,
        since: segment.since[at] as number,
        name: segment.names[at] as string,
      });
      taken++;
    }
  }
}

/** What orders documents within their group, the lowest first; undefined where only their quality does. */
function keyIn(
  sort: Sort,
  segment: Segment,
  chordDistance: ((at: number) => number) | undefined,
): ((at: number) => number) | undefined {
  if (sort === "newest") return (at) => -(segment.since[at] as number);
  if (sort === "name") return placeInAlphabet(segment);
  return chordDistance;
}
