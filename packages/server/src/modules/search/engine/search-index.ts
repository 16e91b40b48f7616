import { type Bitset, count, countIntersection, each, has, intersect } from "./bitset.ts";
import type { DocumentIndex } from "./document-index.ts";
import { addWithin, removeBeyond } from "./geo-distance.ts";
import type { IndexQuery, IndexResult } from "./index-query.ts";
import { type Keywords, parseKeywords } from "./keywords.ts";
import { matchWords, NO_RANK, type Ranks } from "./matching.ts";
import { better, collect } from "./ordering.ts";
import { marked, ScopedSegment } from "./role-scope.ts";
import { FIELD_OTHER, type Segment } from "./segment.ts";

/** Everything a search page needs, from memory. */
export function searchIndex(index: DocumentIndex, query: IndexQuery): IndexResult {
  const keywords = parseKeywords(index.terms, query.typed, query.unfinished);
  const nameTerm = keywords && query.nameMark && index.terms.find(query.nameMark(keywords.key));
  const result: IndexResult = {
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
    const base = ranks.matched?.slice() ?? segment.live.slice();
    if (ranks.matched) intersect(base, segment.live);
    if (ranks.matched && query.near && query.around) addWithin(segment, base, query.near, query.around);
    for (const marks of query.marks) intersect(base, marked(index, segment, marks));
    if (query.endsAfter !== undefined) removeEnded(segment, base, query.endsAfter);
    if (query.near && query.within > 0) removeBeyond(segment, base, query.near, query.within);

    const groups = new Map<string, Bitset>();
    for (const { group, of } of query.filters) {
      const own = of(segment);
      const before = groups.get(group);
      groups.set(group, before ? intersect(before.slice(), own) : own);
    }
    const scope = query.scope && new ScopedSegment(index, segment, query.scope);
    const without = (group: string | undefined, scoped = true): Bitset => {
      const narrowed = base.slice();
      for (const [name, bits] of groups) if (name !== group) intersect(narrowed, bits);
      const within = scoped && scope?.without(group);
      return within ? intersect(narrowed, within) : narrowed;
    };
    const matches = without(undefined);
    result.total += count(matches);
    countFacets(index, segment, matches, groups, without, result.counts, isWhole(query, keywords));
    if (scope) countScoped(index, scope, without(undefined, false), result.counts);
    for (const { name, group, of } of query.extraCounts ?? []) {
      result.extra[name] =
        (result.extra[name] ?? 0) +
        countIntersection(groups.has(group) ? without(group) : matches, of(segment));
    }
    if (query.size > 0) collect(segment, matches, rankIn(ranks), query, wanted, result.hits);
  }
  result.hits = result.hits.sort(better).slice(query.from, wanted);
  return result;
}

/** The rank of a document; one that was found only by its location ranks with those that name the place in another field. */
function rankIn({ matched, of }: Ranks): ((at: number) => number) | undefined {
  return matched && ((at) => (has(matched, at) ? of(at) : FIELD_OTHER));
}

/** Whether the result is every live document, so that cached counts hold. */
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

function removeEnded(segment: Segment, base: Bitset, after: number): void {
  each(base, (at) => {
    if ((segment.ends[at] as number) <= after)
      base[at >>> 5] = (base[at >>> 5] as number) & ~(1 << (at & 31));
  });
}

function countFacets(
  index: DocumentIndex,
  segment: Segment,
  result: Bitset,
  groups: Map<string, Bitset>,
  without: (group: string) => Bitset,
  counts: Uint32Array,
  whole: boolean,
): void {
  const totals = whole && segment.totals ? segment.totals : countAll(index, segment, result);
  if (whole) segment.totals = totals;
  for (const { name, values, first } of index.groups) {
    const own = groups.has(name) ? without(name) : undefined;
    for (let facet = first; facet < first + values.length; facet++) {
      const n = own
        ? countIntersection(own, segment.facetBitsets[facet] as Bitset)
        : (totals[facet] as number);
      counts[facet] = (counts[facet] as number) + n;
    }
  }
}

/** Counts a role's options by that role alone, over what was counted for any role. */
function countScoped(index: DocumentIndex, scope: ScopedSegment, base: Bitset, counts: Uint32Array): void {
  for (const { name, values, first } of index.groups) {
    if (!scope.has(name)) continue;
    values.forEach((value, i) => {
      counts[first + i] = scope.count(name, value, base);
    });
  }
}

/** Few documents are counted one by one, many facet by facet. */
function countAll(index: DocumentIndex, segment: Segment, result: Bitset): Uint32Array {
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
      totals[facet] = countIntersection(result, segment.facetBitsets[facet] as Bitset);
    }
  }
  return totals;
}
