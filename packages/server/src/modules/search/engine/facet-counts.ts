import { type Bitset, count, countIntersection, each } from "./bitset.ts";
import { bitsOf } from "./conditions.ts";
import type { DocumentIndex } from "./document-index.ts";
import type { IndexQuery, IndexResult } from "./index-query.ts";
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
  countFacets(index, segment, matches, groups, (group) => search.without(group), result.counts, whole, scope);
  if (scope) countScoped(index, scope, search.without(undefined, false), result.counts);
  for (const { name, group, condition } of query.extraCounts ?? []) {
    const bits = bitsOf(index, segment, condition);
    const within = groups.has(group) ? search.without(group) : matches;
    const n = whole ? countOfWhole(segment, bits) : countIntersection(within, bits);
    result.extra[name] = (result.extra[name] ?? 0) + n;
  }
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
  result: Bitset,
  groups: Map<string, Bitset>,
  without: (group: string) => Bitset,
  counts: Uint32Array,
  whole: boolean,
  scope: ScopedSegment | undefined,
): void {
  const totals = whole && segment.totals ? segment.totals : countAll(index, segment, result);
  if (whole) segment.totals = totals;
  for (const { name, values, first } of index.groups) {
    if (scope?.has(name)) continue;
    const own = groups.has(name) ? countAll(index, segment, without(name), { first, values }) : totals;
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
  result: Bitset,
  group?: { first: number; values: readonly string[] },
): Uint32Array {
  const totals = new Uint32Array(index.facetCount);
  const { facets, facetStarts } = segment;
  const first = group?.first ?? 0;
  const end = group ? first + group.values.length : totals.length;
  const perDocument = 2 + facets.length / segment.size;
  if (count(result) * perDocument * 2 < result.length * (end - first)) {
    each(result, (at) => {
      for (let i = facetStarts[at] as number; i < (facetStarts[at + 1] as number); i++) {
        const facet = facets[i] as number;
        totals[facet] = (totals[facet] as number) + 1;
      }
    });
  } else {
    for (let facet = first; facet < end; facet++) {
      totals[facet] = countIntersection(result, segment.facetBitsets[facet] as Bitset);
    }
  }
  return totals;
}
