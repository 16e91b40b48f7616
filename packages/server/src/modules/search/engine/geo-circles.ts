import { LRUCache } from "lru-cache";
import { add, type Bitset, each, emptyBitset, has, intersect, union } from "./bitset.ts";
import { type Coordinates, chordDistanceFrom, chordOf } from "./geo-distance.ts";
import type { Segment } from "./segment.ts";

/** Circles that are remembered of a segment, one bit a document each. */
const MAX_CIRCLES = 64;

/** By places and distance. An empty one was asked for once. */
const remembered = new WeakMap<Segment, LRUCache<string, { bits?: Bitset }>>();

/**
 * What lies within so many kilometres of one of some places, live or not. Most searches measure from the same few places: the
 * second time that they do, everything is worked out and remembered. The caller leaves the result as it is.
 * @param always works it out the first time as well
 * @returns undefined the first time
 */
function circle(
  segment: Segment,
  places: readonly Coordinates[],
  within: number,
  always = false,
): Bitset | undefined {
  let circles = remembered.get(segment);
  if (!circles) {
    circles = new LRUCache({ max: MAX_CIRCLES });
    remembered.set(segment, circles);
  }
  let key = `${within}`;
  for (const { latitude, longitude } of places) key += ` ${latitude} ${longitude}`;
  const known = circles.get(key);
  if (known?.bits) return known.bits;
  const bits = known || always ? withinAny(segment, places, within) : undefined;
  circles.set(key, bits ? { bits } : {});
  return bits;
}

function withinAny(segment: Segment, places: readonly Coordinates[], within: number): Bitset {
  const most = chordOf(within);
  const bits = emptyBitset(segment.size);
  for (const place of places) {
    const chord = chordDistanceFrom(segment, place);
    for (let at = 0; at < segment.size; at++) if (chord(at) <= most) add(bits, at);
  }
  return bits;
}

/** What lies so near, live or not; undefined the first time, when it is not worked out. The caller leaves the result as it is. */
export function knownCircle(segment: Segment, near: Coordinates, within: number): Bitset | undefined {
  return circle(segment, [near], within);
}

/** Takes out what lies further away, or nowhere. */
export function removeBeyond(segment: Segment, base: Bitset, near: Coordinates, within: number): void {
  const most = chordOf(within);
  const chord = chordDistanceFrom(segment, near);
  each(base, (at) => {
    if (!(chord(at) <= most)) base[at >>> 5] = (base[at >>> 5] as number) & ~(1 << (at & 31));
  });
}

/** Adds everything alive that lies so near. */
export function addWithin(segment: Segment, base: Bitset, near: Coordinates, within: number): void {
  const inside = circle(segment, [near], within, true) as Bitset;
  union(base, intersect(inside.slice(), segment.live));
}

/** What lies near some places or in their neighbourhood, live or not. The caller leaves the result as it is. */
export function inNeighbourhood(
  segment: Segment,
  places: readonly Coordinates[],
  kilometres: number,
): Bitset {
  return circle(segment, places, kilometres * NEIGHBOURHOOD, true) as Bitset;
}

/** What lies this many times as far is in the neighbourhood. */
export const NEIGHBOURHOOD = 2.5;
export const NEIGHBOUR_WORTH = 0.62;
export const FAR_WORTH = 0.25;

/** How well the location of a document suits some places: 1 within so many kilometres of one of them, less in the neighbourhood. */
export function proximityTo(places: readonly Coordinates[], kilometres: number) {
  const wide = kilometres * NEIGHBOURHOOD;
  return (segment: Segment): ((at: number) => number) => {
    const inside = circle(segment, places, kilometres);
    const around = circle(segment, places, wide);
    if (inside && around)
      return (at) => (has(inside, at) ? 1 : has(around, at) ? NEIGHBOUR_WORTH : FAR_WORTH);
    const near = chordOf(kilometres);
    const neighbour = chordOf(wide);
    const distances = places.map((place) => chordDistanceFrom(segment, place));
    return (at) => {
      let least = Number.POSITIVE_INFINITY;
      for (const distance of distances) least = Math.min(least, distance(at));
      return least <= near ? 1 : least <= neighbour ? NEIGHBOUR_WORTH : FAR_WORTH;
    };
  };
}
