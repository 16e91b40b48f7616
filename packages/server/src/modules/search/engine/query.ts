import { type Bits, count, countBoth, each, keep } from "./bits.ts";
import type { DocumentIndex } from "./document-index.ts";
import { type Keywords, understand } from "./keywords.ts";
import { matchWords, NO_RANK } from "./matching.ts";
import { marked, type RoleScope, ScopedSegment } from "./role-scope.ts";
import type { Segment } from "./segment.ts";

export interface Place {
  latitude: number;
  longitude: number;
}

/** A choice that narrows the answer. Its own facet is counted as if it had not been made. */
export interface Filter {
  group: string;
  of(segment: Segment): Bits;
}

/** Something counted beside the facets, as if the filters of its group had not been chosen. */
export interface ExtraCount {
  name: string;
  group: string;
  of(segment: Segment): Bits;
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
  near: Place | undefined;
  /** Kilometres from `near`; 0 for any. With a limit, the nearest come first among equal matches. */
  within: number;
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
}

export interface IndexAnswer {
  total: number;
  hits: IndexHit[];
  /** Per facet number. */
  counts: Uint32Array;
  extra: Record<string, number>;
  keywords: Keywords | undefined;
}

/** Everything a search page needs, from memory. */
export function ask(index: DocumentIndex, query: IndexQuery): IndexAnswer {
  const keywords = understand(index.lexicon, query.typed, query.unfinished);
  const nameTerm = keywords && query.nameMark && index.lexicon.find(query.nameMark(keywords.key));
  const answer: IndexAnswer = {
    total: 0,
    hits: [],
    counts: new Uint32Array(index.facetCount),
    extra: Object.fromEntries((query.extraCounts ?? []).map(({ name }) => [name, 0])),
    keywords,
  };
  const wanted = query.from + query.size;
  for (const segment of index.segments) {
    if (segment.liveCount === 0) continue;
    const ranks = keywords ? matchWords(segment, keywords.words, nameTerm) : NO_RANK;
    const base = ranks.matched ?? segment.live.slice();
    if (ranks.matched) keep(base, segment.live);
    for (const marks of query.marks) keep(base, marked(index, segment, marks));
    if (query.endsAfter !== undefined) dropEnded(segment, base, query.endsAfter);
    if (query.near && query.within > 0) dropFar(segment, base, query.near, query.within);

    const groups = new Map<string, Bits>();
    for (const { group, of } of query.filters) {
      const own = of(segment);
      const before = groups.get(group);
      groups.set(group, before ? keep(before.slice(), own) : own);
    }
    const scope = query.scope && new ScopedSegment(index, segment, query.scope);
    const without = (group: string | undefined, scoped = true): Bits => {
      const narrowed = base.slice();
      for (const [name, bits] of groups) if (name !== group) keep(narrowed, bits);
      const within = scoped && scope?.without(group);
      return within ? keep(narrowed, within) : narrowed;
    };
    const result = without(undefined);
    answer.total += count(result);
    countFacets(index, segment, result, groups, without, answer.counts, isWhole(query, keywords));
    if (scope) countScoped(index, scope, without(undefined, false), answer.counts);
    for (const { name, group, of } of query.extraCounts ?? []) {
      answer.extra[name] =
        (answer.extra[name] ?? 0) + countBoth(groups.has(group) ? without(group) : result, of(segment));
    }
    if (query.size > 0) collect(segment, result, ranks.of, query, wanted, answer.hits);
  }
  answer.hits = answer.hits.sort(better(query)).slice(query.from, wanted);
  return answer;
}

/** Whether the answer is everything there is, so that counts kept from before hold. */
function isWhole(query: IndexQuery, keywords: Keywords | undefined): boolean {
  const near = query.near !== undefined && query.within > 0;
  return (
    !keywords &&
    !near &&
    query.marks.length === 0 &&
    query.filters.length === 0 &&
    !query.scope &&
    query.endsAfter === undefined
  );
}

function dropEnded(segment: Segment, base: Bits, after: number): void {
  each(base, (at) => {
    if ((segment.ends[at] as number) <= after)
      base[at >>> 5] = (base[at >>> 5] as number) & ~(1 << (at & 31));
  });
}

const RADIANS = Math.PI / 180;
const EARTH_KM = 6371;

function dropFar(segment: Segment, base: Bits, near: Place, within: number): void {
  const { latitudes, longitudes } = segment;
  const high = within / EARTH_KM / RADIANS;
  const wide = high / Math.max(0.01, Math.cos((Math.abs(near.latitude) + high) * RADIANS));
  each(base, (at) => {
    const dLatitude = (latitudes[at] as number) - near.latitude;
    const dLongitude = (longitudes[at] as number) - near.longitude;
    // Unknown places are NaN and fail every comparison.
    const close =
      Math.abs(dLatitude) <= high && Math.abs(dLongitude) <= wide && kilometres(segment, at, near) <= within;
    if (!close) base[at >>> 5] = (base[at >>> 5] as number) & ~(1 << (at & 31));
  });
}

function kilometres(segment: Segment, at: number, near: Place): number {
  const latitude = segment.latitudes[at] as number;
  const a = Math.sin(((latitude - near.latitude) * RADIANS) / 2);
  const b = Math.sin((((segment.longitudes[at] as number) - near.longitude) * RADIANS) / 2);
  const h = a * a + Math.cos(near.latitude * RADIANS) * Math.cos(latitude * RADIANS) * b * b;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

function countFacets(
  index: DocumentIndex,
  segment: Segment,
  result: Bits,
  groups: Map<string, Bits>,
  without: (group: string) => Bits,
  counts: Uint32Array,
  whole: boolean,
): void {
  const totals = whole && segment.totals ? segment.totals : countAll(index, segment, result);
  if (whole) segment.totals = totals;
  for (const { name, values, first } of index.groups) {
    const own = groups.has(name) ? without(name) : undefined;
    for (let facet = first; facet < first + values.length; facet++) {
      const n = own ? countBoth(own, segment.facetBits[facet] as Bits) : (totals[facet] as number);
      counts[facet] = (counts[facet] as number) + n;
    }
  }
}

/** Counts a role's options by that role alone, over what was counted for any role. */
function countScoped(index: DocumentIndex, scope: ScopedSegment, base: Bits, counts: Uint32Array): void {
  for (const { name, values, first } of index.groups) {
    if (!scope.has(name)) continue;
    values.forEach((value, i) => {
      counts[first + i] = scope.count(name, value, base);
    });
  }
}

/** Few documents are counted one by one, many facet by facet. */
function countAll(index: DocumentIndex, segment: Segment, result: Bits): Uint32Array {
  const totals = new Uint32Array(index.facetCount);
  const { facets, facetStarts } = segment;
  const perDocument = 2 + facets.length / segment.size;
  if (count(result) * perDocument * 2 < result.length * index.facetCount) {
    each(result, (at) => {
      for (let i = facetStarts[at] as number; i < (facetStarts[at + 1] as number); i++) {
        const facet = facets[i] as number;
        totals[facet] = (totals[facet] as number) + 1;
      }
    });
  } else {
    for (let facet = 0; facet < totals.length; facet++) {
      totals[facet] = countBoth(result, segment.facetBits[facet] as Bits);
    }
  }
  return totals;
}

function better(query: IndexQuery): (a: IndexHit, b: IndexHit) => number {
  const byDistance = query.near !== undefined && query.within > 0;
  return (a, b) =>
    a.rank - b.rank ||
    (byDistance ? (a.distance ?? 0) - (b.distance ?? 0) : 0) ||
    b.quality - a.quality ||
    a.id - b.id;
}

/** Adds the segment's best `wanted` of the result to `hits`. */
function collect(
  segment: Segment,
  result: Bits,
  rankOf: (at: number) => number,
  query: IndexQuery,
  wanted: number,
  hits: IndexHit[],
): void {
  const { near } = query;
  const byDistance = near !== undefined && query.within > 0;
  // Ordinals ascend in quality, so without distance each rank's first ones are its best.
  const limit = byDistance ? Number.POSITIVE_INFINITY : wanted;
  const oneRank = rankOf === NO_RANK.of;
  const ranked: number[][] = Array.from({ length: 8 }, () => []);
  each(result, (at) => {
    const list = ranked[rankOf(at)] as number[];
    if (list.length < limit) list.push(at);
    return oneRank && list.length >= limit;
  });
  let taken = 0;
  for (let rank = 0; rank < ranked.length && taken < wanted; rank++) {
    const list = ranked[rank] as number[];
    const best = byDistance ? nearest(segment, list, near, wanted - taken) : list.slice(0, wanted - taken);
    for (const at of best) {
      const distance = near ? kilometres(segment, at, near) : Number.NaN;
      hits.push({
        id: segment.ids[at] as number,
        rank,
        quality: segment.qualities[at] as number,
        distance: Number.isNaN(distance) ? null : distance,
      });
      taken++;
    }
  }
}

/** Up to this many the best are kept in order while looking; beyond, sorting everything is quicker. */
const MOST_INSERTED = 500;

/** The nearest `n`, nearest first; of equally near ones those that come first. */
function nearest(segment: Segment, list: number[], near: Place, n: number): number[] {
  if (n > MOST_INSERTED) {
    const distances = list.map((at) => kilometres(segment, at, near));
    const order = list.map((_, i) => i).sort((a, b) => (distances[a] as number) - (distances[b] as number));
    return order.slice(0, n).map((i) => list[i] as number);
  }
  const best: number[] = [];
  const distances: number[] = [];
  for (const at of list) {
    const distance = kilometres(segment, at, near);
    if (best.length === n && distance >= (distances[n - 1] as number)) continue;
    let place = best.length;
    while (place > 0 && (distances[place - 1] as number) > distance) place--;
    best.splice(place, 0, at);
    distances.splice(place, 0, distance);
    if (best.length > n) {
      best.pop();
      distances.pop();
    }
  }
  return best;
}
