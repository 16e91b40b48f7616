import { type Bits, count, countBoth, each, has, keep } from "./bits.ts";
import type { DocumentIndex } from "./document-index.ts";
import type { IndexAnswer, IndexQuery } from "./index-query.ts";
import { type Keywords, parseKeywords } from "./keywords.ts";
import { matchWords, NO_RANK, type Ranks } from "./matching.ts";
import { addNear, dropFar } from "./nearness.ts";
import { better, collect } from "./ordering.ts";
import { marked, ScopedSegment } from "./role-scope.ts";
import { ELSEWHERE, type Segment } from "./segment.ts";

/** Everything a search page needs, from memory. */
export function ask(index: DocumentIndex, query: IndexQuery): IndexAnswer {
  const keywords = parseKeywords(index.lexicon, query.typed, query.unfinished);
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
    const base = ranks.matched?.slice() ?? segment.live.slice();
    if (ranks.matched) keep(base, segment.live);
    if (ranks.matched && query.near && query.around) addNear(segment, base, query.near, query.around);
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
    if (query.size > 0) collect(segment, result, rankIn(ranks), query, wanted, answer.hits);
  }
  answer.hits = answer.hits.sort(better).slice(query.from, wanted);
  return answer;
}

/** The rank of a document; one that was found for its place alone stands with those that only name it somewhere. */
function rankIn({ matched, of }: Ranks): ((at: number) => number) | undefined {
  return matched && ((at) => (has(matched, at) ? of(at) : ELSEWHERE));
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
