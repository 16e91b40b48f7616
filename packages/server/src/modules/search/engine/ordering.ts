import { type Bitset, each } from "./bitset.ts";
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
  rankOf: (at: number) => number;
  /** The rank or a lower one, and quicker to tell. */
  atLeast: (at: number) => number;
  /** No document of the result has a lower rank. */
  lowest: number;
}

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
  const lowest = ranking?.lowest ?? 0;
  const rankOf = ranking?.rankOf ?? (() => lowest);
  const atLeast = ranking?.atLeast ?? rankOf;
  const first = isBest ? lowest : 0;
  // The lowest rank up to which as many are found as are wanted, and how many are.
  let last = MAX_RANK;
  let found = 0;
  each(result, (at) => {
    if (isBest) {
      const least = atLeast(at);
      if (found >= wanted && (keyOf ? least > last : least >= last)) return false;
    }
    const group = isBest ? rankOf(at) : ranking ? partiality(rankOf(at)) : 0;
    if (isBest && group > last) return false;
    const list = groups[group] as number[];
    if (list.length >= limit) return false;
    list.push(at);
    found++;
    while (found - (groups[last] as number[]).length >= wanted) found -= (groups[last--] as number[]).length;
    // Nothing that follows is better.
    return group === first && list.length >= limit;
  });
  let taken = 0;
  for (let group = 0; group < groups.length && taken < wanted; group++) {
    const list = groups[group] as number[];
    const best = keyOf ? firstBy(list, keyOf, wanted - taken) : list.slice(0, wanted - taken);
    for (const at of best) {
      const distance = near ? kilometres(segment, at, near) : Number.NaN;
      hits.push({
        id: segment.ids[at] as number,
        rank: isBest ? group : rankOf(at),
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
