import { type Bitset, countIntersection } from "./bitset.ts";
import { bitsOf, type Condition, singleFacet } from "./conditions.ts";
import type { DocumentIndex } from "./document-index.ts";
import type { IndexQuery, IndexResult } from "./index-query.ts";
import { MatchCounter } from "./match-counter.ts";
import type { UnderstoodQuery } from "./query-understanding.ts";
import type { ScopedSegment } from "./role-scope.ts";
import type { Segment } from "./segment.ts";
import type { SegmentSearch } from "./segment-search.ts";

/** Adds a segment's counts of facets, and of what else is counted. */
export function countMatches(
  index: DocumentIndex,
  search: SegmentSearch,
  query: IndexQuery,
  matches: Bitset,
  result: IndexResult,
): void {
  const { segment, scope, groups } = search;
  const whole = isWhole(query, result.query);
  const all = new MatchCounter(matches);
  const counters = new Map<string, MatchCounter>();
  const without = (group: string) => {
    if (!groups.has(group)) return all;
    let counter = counters.get(group);
    if (!counter) {
      counter = new MatchCounter(search.without(group));
      counters.set(group, counter);
    }
    return counter;
  };
  countFacets(index, segment, without, result.counts, whole, scope);
  if (scope) countScoped(index, scope, search.without(undefined, false), result.counts);
  for (const { name, group, condition } of query.extraCounts ?? []) {
    const n = whole
      ? countOfWhole(segment, bitsOf(index, segment, condition))
      : countMeeting(index, segment, without(group), condition);
    result.extra[name] = (result.extra[name] ?? 0) + n;
  }
}

/** How many of a counter's documents meet a condition. */
function countMeeting(
  index: DocumentIndex,
  segment: Segment,
  counter: MatchCounter,
  condition: Condition,
): number {
  if (condition.is === "any") return counter.size;
  const [set, other] = singleFacet(index, segment, condition) ?? [];
  return set && other
    ? counter.countWithout(set, other)
    : counter.countIn(set ?? bitsOf(index, segment, condition));
}

/** Counts of sets that stay the same while the live documents do. */
const countsOfWhole = new WeakMap<Uint32Array, Map<Bitset, number>>();

/** How many live documents a set has; its segment's totals are those of the same documents, and renewed with them. */
function countOfWhole({ live, totals }: Segment, bits: Bitset): number {
  if (!totals) return countIntersection(live, bits);
  let counts = countsOfWhole.get(totals);
  if (!counts || counts.size > MAX_COUNTS_OF_WHOLE) {
    counts = new Map();
    countsOfWhole.set(totals, counts);
  }
  let n = counts.get(bits);
  if (n === undefined) {
    n = countIntersection(live, bits);
    counts.set(bits, n);
  }
  return n;
}

const MAX_COUNTS_OF_WHOLE = 64;

/** Whether the result is every live document, so that cached counts hold. */
function isWhole(query: IndexQuery, understood: UnderstoodQuery | undefined): boolean {
  const near = query.near !== undefined && query.within > 0;
  return (
    !understood?.units.length &&
    !near &&
    !query.bounds &&
    query.marks.length === 0 &&
    !query.places &&
    query.filters.length === 0 &&
    !query.scope &&
    query.endsAfter === undefined
  );
}

function countFacets(
  index: DocumentIndex,
  segment: Segment,
  without: (group: string) => MatchCounter,
  counts: Uint32Array,
  whole: boolean,
  scope: ScopedSegment | undefined,
): void {
  const byCounter = new Map<MatchCounter, Uint32Array>();
  for (const { name, values, first } of index.groups) {
    if (scope?.has(name)) continue;
    const counter = without(name);
    let own = byCounter.get(counter);
    if (!own) {
      const isOfAll = index.groups.some((other) => other.name !== name && without(other.name) === counter);
      own =
        (whole ? segment.totals : undefined) ??
        countAll(index, segment, counter, isOfAll ? undefined : { first, values });
      byCounter.set(counter, own);
      if (whole) segment.totals = own;
    }
    for (let facet = first; facet < first + values.length; facet++)
      counts[facet] = (counts[facet] as number) + (own[facet] as number);
  }
}

/** Counts a role's options by that role alone; `countFacets` leaves them out. */
function countScoped(index: DocumentIndex, scope: ScopedSegment, base: Bitset, counts: Uint32Array): void {
  for (const { name, values, first } of index.groups) {
    if (!scope.has(name)) continue;
    values.forEach((value, i) => {
      counts[first + i] = (counts[first + i] as number) + scope.count(name, value, base);
    });
  }
}

/** Few documents are counted one by one, many facet by facet. `group` is the only one that has to be counted. */
function countAll(
  index: DocumentIndex,
  segment: Segment,
  counter: MatchCounter,
  group?: { first: number; values: readonly string[] },
): Uint32Array {
  const totals = new Uint32Array(index.facetCount);
  const { facets, facetStarts, facetBitsets } = segment;
  const first = group?.first ?? 0;
  const end = group ? first + group.values.length : totals.length;
  const perDocument = 2 + facets.length / segment.size;
  if (counter.size * perDocument * 2 >= counter.effort * (end - first)) {
    for (let facet = first; facet < end; facet++)
      totals[facet] = counter.countIn(facetBitsets[facet] as Bitset);
    return totals;
  }
  const { bits } = counter;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    while (word !== 0) {
      const lowest = word & -word;
      word ^= lowest;
      const at = (i << 5) + 31 - Math.clz32(lowest);
      const last = facetStarts[at + 1] as number;
      for (let j = facetStarts[at] as number; j < last; j++) {
        const facet = facets[j] as number;
        totals[facet] = (totals[facet] as number) + 1;
      }
    }
  }
  return totals;
}
