import type { Bitset } from "./bitset.ts";
import type { Condition } from "./conditions.ts";
import type { Box } from "./geo-box.ts";
import type { Coordinates } from "./geo-distance.ts";
import type { UnderstoodQuery } from "./query-understanding.ts";
import type { RoleScope } from "./role-scope.ts";
import type { Segment } from "./segment.ts";
import type { Proximity, Suitability } from "./suitability.ts";
import type { WeightsFor } from "./weights.ts";

/** A choice that narrows the answer. Its own facet is counted as if it had not been made. */
export interface Filter {
  group: string;
  condition: Condition;
}

/** Something counted beside the facets, as if the filters of its group had not been chosen. */
export interface ExtraCount {
  name: string;
  group: string;
  condition: Condition;
}

/** Collects where matches are, in cells of a map. */
export interface MatchGrid {
  readonly view: { box: Box; zoom: number };
  add(segment: Segment, matches: Bitset): void;
  /** Takes in what was counted elsewhere, in cells of 64 pixels. */
  addElsewhere(found: { placed: number; extent?: Box; cells: readonly MatchCell[] }): void;
}

/** A cell of a map with matches in it. */
export interface MatchCell {
  count: number;
  /** Sums of the projected places. */
  x: number;
  y: number;
  /** Where they all are. */
  box: Box;
  /** The lowest id of them. */
  id: number;
}

/** What puts hits in order. Partial matches follow complete ones in each. */
export type Sort = "best" | "nearest" | "newest" | "name";

export interface IndexQuery {
  typed: string;
  /** The last word may go on. */
  unfinished: boolean;
  /** What was typed, understood already; otherwise the index understands it by itself, without places. */
  understood?: UnderstoodQuery | undefined;
  /** Takes the words as they are typed: no corrections, no partial matches. */
  literal?: boolean;
  /** No partial matches. */
  completeOnly?: boolean;
  /** No counts of facets. */
  hitsOnly?: boolean;
  /** Searched instead of the whole index: what `DocumentIndex.excerpt` returned. */
  excerpt?: Segment;
  /** Which weights the fields have. */
  documents?: WeightsFor;
  /** The whole text, with the place in it: businesses with such a name come first, wherever they are. */
  name?: string;
  /** Marks of the places that alone were typed: what carries one of them is found. */
  places?: readonly string[] | undefined;
  /** Only these. */
  among?: Condition | undefined;
  /** By default the best come first. */
  sort?: Sort;
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
  /** Only what lies in it. */
  bounds?: Box | undefined;
  /** Takes in where all matches are, whatever part of them is asked for. */
  grid?: MatchGrid | undefined;
  /** Kilometres from `near` within which a document is found without the words that were typed: they name that place. */
  around?: number | undefined;
  /** How well a document suits the typed place, and the side of the trade that was meant. */
  suitability?: Suitability | undefined;
  /** Partial matches must lie in the neighbourhood of one of these places. */
  partialNear?: Proximity | undefined;
  /** Only what ends later than this, in milliseconds since 1970. */
  endsAfter?: number;
  extraCounts?: readonly ExtraCount[];
  /** The mark of a document whose whole name is what was typed. */
  nameMark?(key: string): string;
}

export interface IndexHit {
  id: number;
  /** 0 for the whole name, then a band of the score; `PARTIAL_RANK` and more for partial matches. */
  rank: number;
  quality: number;
  /** Kilometres; null when there is nothing to measure. */
  distance: number | null;
  /** Orders by distance, more finely than kilometres; 0 when the distance does not count. */
  chordDistance: number;
  /** When it came, in milliseconds since 1970. */
  since: number;
  /** Its name as `sortName()` has it. */
  name: string;
}

export interface IndexResult {
  total: number;
  hits: IndexHit[];
  /** Per facet number. */
  counts: Uint32Array;
  extra: Record<string, number>;
  query: UnderstoodQuery | undefined;
  /** Whether some document has everything that was typed in its name. */
  hasName: boolean;
  /** How many hits hold everything that is looked for, when partial matches follow them. */
  relaxedFrom: number | undefined;
}
