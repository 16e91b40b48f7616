import type { Bitset } from "./bitset.ts";
import type { Coordinates } from "./geo-distance.ts";
import type { Keywords } from "./keywords.ts";
import type { RoleScope } from "./role-scope.ts";
import type { Segment } from "./segment.ts";

/** A choice that narrows the answer. Its own facet is counted as if it had not been made. */
export interface Filter {
  group: string;
  of(segment: Segment): Bitset;
}

/** Something counted beside the facets, as if the filters of its group had not been chosen. */
export interface ExtraCount {
  name: string;
  group: string;
  of(segment: Segment): Bitset;
}

export interface IndexQuery {
  typed: string;
  /** The last word may go on. */
  unfinished: boolean;
  from: number;
  size: number;
  /** Each document must carry one mark of each list. */
  marks: string[][];
  filters: Filter[];
  /** Filters within one role, instead of `filters` on the same groups. */
  scope?: RoleScope;
  /** Where distances are measured from. The nearest then come first among equal matches. */
  near: Coordinates | undefined;
  /** Kilometres from `near`; 0 for any. */
  within: number;
  /** Kilometres from `near` within which a document is found without the words that were typed: they name that place. */
  around?: number | undefined;
  /** Only what ends later than this, in milliseconds since 1970. */
  endsAfter?: number;
  extraCounts?: ExtraCount[];
  /** The mark of a document whose whole name is what was typed. */
  nameMark?(key: string): string;
}

export interface IndexHit {
  id: number;
  /** 0 for the whole name, 1 name, 2 products, 3 elsewhere; 4 more where a typed word is only likely meant. */
  rank: number;
  quality: number;
  /** Kilometres; null when there is nothing to measure. */
  distance: number | null;
  /** Orders by distance, more finely than kilometres; 0 when the distance does not count. */
  chordDistance: number;
}

export interface IndexResult {
  total: number;
  hits: IndexHit[];
  /** Per facet number. */
  counts: Uint32Array;
  extra: Record<string, number>;
  keywords: Keywords | undefined;
}
