import { type Bitset, each } from "./bitset.ts";
import { chordDistanceFrom, kilometres } from "./geo-distance.ts";
import type { IndexHit, IndexQuery } from "./index-query.ts";
import type { Segment } from "./segment.ts";

/** The first rank of partial matches; 1 to below are the bands of complete ones. */
export const PARTIAL_RANK = 17;
export const MAX_RANK = 2 * PARTIAL_RANK - 2;

/** The order of hits: by rank, then the nearest where a place is known, then the best quality, then the lowest id. */
export function better(a: IndexHit, b: IndexHit): number {
  return (
    a.rank - b.rank ||
    // Two hits without a place are equally far.
    (a.chordDistance === b.chordDistance ? 0 : a.chordDistance - b.chordDistance) ||
    b.quality - a.quality ||
    a.id - b.id
  );
}

export interface Ranking {
  rankOf: (at: number) => number;
  /** No document of the result has a lower rank. */
  lowest: number;
}

/** Adds the segment's best `wanted` of the result to `hits`. Without a ranking all are of one rank. */
export function collect(
  segment: Segment,
  result: Bitset,
  ranking: Ranking | undefined,
  { near }: Pick<IndexQuery, "near">,
  wanted: number,
  hits: IndexHit[],
): void {
  const chordDistance = near && chordDistanceFrom(segment, near);
  // Ordinals ascend in quality, so without a place each rank's first ones are its best.
  const limit = near ? Number.POSITIVE_INFINITY : wanted;
  const ranked: number[][] = Array.from({ length: MAX_RANK + 1 }, () => []);
  const lowest = ranking?.lowest ?? 0;
  each(result, (at) => {
    const rank = ranking ? ranking.rankOf(at) : lowest;
    const list = ranked[rank] as number[];
    if (list.length < limit) list.push(at);
    // Nothing that follows is better.
    return rank === lowest && list.length >= limit;
  });
  let taken = 0;
  for (let rank = 0; rank < ranked.length && taken < wanted; rank++) {
    const list = ranked[rank] as number[];
    const best = chordDistance ? nearest(list, chordDistance, wanted - taken) : list.slice(0, wanted - taken);
    for (const at of best) {
      const distance = near ? kilometres(segment, at, near) : Number.NaN;
      hits.push({
        id: segment.ids[at] as number,
        rank,
        quality: segment.qualities[at] as number,
        distance: Number.isNaN(distance) ? null : distance,
        chordDistance: chordDistance?.(at) ?? 0,
      });
      taken++;
    }
  }
}

/** Up to this many the best are kept in order while looking; beyond, sorting distances is quicker. */
const MAX_INSERTED = 500;

/** The nearest `n`, nearest first; of equally near ones those that come first. */
function nearest(list: number[], chordDistance: (at: number) => number, n: number): number[] {
  if (list.length > n && n > MAX_INSERTED) {
    const all = Float64Array.from(list, chordDistance).sort();
    const furthest = all[n - 1] as number;
    const close = list.filter((at) => chordDistance(at) <= furthest);
    return inOrder(close, chordDistance).slice(0, n);
  }
  if (n > MAX_INSERTED) return inOrder(list, chordDistance);
  const best: number[] = [];
  const far: number[] = [];
  // While there is room everything is taken: nothing is further than not a number.
  let furthest = Number.NaN;
  for (let i = 0; i < list.length; i++) {
    const at = list[i] as number;
    const own = chordDistance(at);
    if (own >= furthest) continue;
    let place = best.length;
    while (place > 0 && (far[place - 1] as number) > own) place--;
    best.splice(place, 0, at);
    far.splice(place, 0, own);
    if (best.length > n) {
      best.pop();
      far.pop();
    }
    if (best.length === n) furthest = far[n - 1] as number;
  }
  return best;
}

/** Ordinals ascend in the list, and so decide between equally near ones. */
function inOrder(list: number[], chordDistance: (at: number) => number): number[] {
  const far = new Map(list.map((at) => [at, chordDistance(at)]));
  return list.sort((a, b) => {
    const [own, other] = [far.get(a) as number, far.get(b) as number];
    return own === other ? a - b : own - other;
  });
}
