import { has } from "./bitset.ts";
import { bitsOf, type Condition } from "./conditions.ts";
import type { DocumentIndex } from "./document-index.ts";
import { proximityTo } from "./geo-circles.ts";
import type { Coordinates } from "./geo-distance.ts";
import type { Segment } from "./segment.ts";

/** Some places, and how near one of them a document counts fully. */
export interface Proximity {
  places: readonly Coordinates[];
  kilometres: number;
}

/** How well a document suits what was asked beside the things: a factor of its score, from 0 to 1. */
export interface Suitability {
  near?: Proximity | undefined;
  /** What does not meet the condition is worth so much less. */
  rather?: { condition: Condition; otherwise: number } | undefined;
}

/** The factor of each document of a segment; undefined where nothing is asked. */
export function suitabilityIn(
  index: DocumentIndex,
  segment: Segment,
  { near, rather }: Suitability,
): ((at: number) => number) | undefined {
  const proximity = near && proximityTo(near.places, near.kilometres)(segment);
  if (!rather) return proximity;
  const suited = bitsOf(index, segment, rather.condition);
  return (at) => (proximity?.(at) ?? 1) * (has(suited, at) ? 1 : rather.otherwise);
}
