import { add, type Bitset, count, countIntersection, each, has, intersect, union } from "./bitset.ts";
import { bitsOf } from "./conditions.ts";
import type { DocumentIndex } from "./document-index.ts";
import { FIELD, FIELD_BITS } from "./fields.ts";
import { removeOutside } from "./geo-box.ts";
import { addWithin, removeBeyond } from "./geo-distance.ts";
import type { IndexQuery, IndexResult, Sort } from "./index-query.ts";
import { collect, inOrderOf, MAX_RANK, PARTIAL_RANK, type Ranking } from "./ordering.ts";
import { type UnderstoodQuery, understandQuery } from "./query-understanding.ts";
import { marked, ScopedSegment } from "./role-scope.ts";
import { type Scores, scoreSegment } from "./scoring.ts";
import { fieldsOf, type Segment } from "./segment.ts";
import { suitabilityIn } from "./suitability.ts";
import { isEmptyWord, keyOf, wordsOf } from "./words.ts";

/** With fewer complete matches than this, partial ones follow them. */
export const MIN_COMPLETE = 10;

/** Everything a search page needs, from memory. */
export function searchIndex(index: DocumentIndex, query: IndexQuery): IndexResult {
  const search = new IndexSearch(index, query);
  const complete = search.mayRelax ? search.count() : 0;
  const relaxes = search.mayRelax && complete < MIN_COMPLETE && !search.hasName;
  if (relaxes) search.relax();
  const result = search.collect(search.hasName);
  if (relaxes && search.count() > complete) result.relaxedFrom = complete;
  result.hits = result.hits.sort(inOrderOf(orderOf(query))).slice(query.from, query.from + query.size);
  return result;
}

/** Without a place nothing is near. */
export function orderOf({ sort = "best", near }: IndexQuery): Sort {
  return sort === "nearest" && !near ? "best" : sort;
}

/** A search of the documents in memory, step by step: what is found elsewhere decides with it whether partial matches follow. */
export class IndexSearch {
  readonly understood: UnderstoodQuery | undefined;
  /** What was typed, as the name of a business. */
  readonly name: TypedName;
  /** Whether some document has everything that was typed in its name: then nothing else is meant. */
  readonly hasName: boolean;
  readonly #index: DocumentIndex;
  readonly #query: IndexQuery;
  readonly #searches: readonly SegmentSearch[];

  constructor(index: DocumentIndex, query: IndexQuery) {
    this.#index = index;
    this.#query = query;
    const understood =
      query.understood ??
      understandQuery(index, query.typed, {
        unfinished: query.unfinished,
        literal: query.literal ?? false,
        documents: query.documents ?? "profiles",
      });
    this.understood = understood;
    this.name = nameIn(index, query, understood);
    this.#searches = (query.excerpt ? [query.excerpt] : index.segments)
      .filter(({ liveCount }) => liveCount > 0)
      .map((segment) => new SegmentSearch(index, segment, query, understood, this.name));
    this.hasName = this.#searches.some((search) => search.hasName);
  }

  /** Whether partial matches may follow. */
  get mayRelax(): boolean {
    const { literal, completeOnly } = this.#query;
    return (this.understood?.units.length ?? 0) > 0 && !literal && !completeOnly;
  }

  count(): number {
    return this.#searches.reduce((n, search) => n + search.count(), 0);
  }

  /** Takes in partial matches. */
  relax(): void {
    for (const search of this.#searches) search.relax();
  }

  /** The result, but for the order of the hits. `hasName` is that of all documents, wherever they are. */
  collect(hasName: boolean): IndexResult {
    const query = this.#query;
    const index = this.#index;
    const result: IndexResult = {
      total: 0,
      hits: [],
      counts: new Uint32Array(index.facetCount),
      extra: Object.fromEntries((query.extraCounts ?? []).map(({ name }) => [name, 0])),
      query: this.understood,
      hasName,
      relaxedFrom: undefined,
    };
    const order = { near: query.near, sort: orderOf(query) };
    for (const search of this.#searches) {
      const { segment } = search;
      const matches = search.without(undefined);
      result.total += count(matches);
      query.grid?.add(segment, matches);
      if (!query.hitsOnly) countMatches(index, search, query, matches, result);
      if (query.size > 0)
        collect(segment, matches, search.ranking(hasName), order, query.from + query.size, result.hits);
    }
    return result;
  }
}

/** Adds a segment's counts of facets, and of what else is counted. */
function countMatches(
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

/** One segment's part of a search. */
class SegmentSearch {
  readonly segment: Segment;
  readonly groups = new Map<string, Bitset>();
  readonly scope: ScopedSegment | undefined;
  /** Whether some document has everything that was typed in its name: then nothing else is meant. */
  readonly hasName: boolean;
  readonly #index: DocumentIndex;
  readonly #query: IndexQuery;
  readonly #scores: Scores | undefined;
  readonly #named: Set<number>;
  readonly #inName: Set<number>;
  readonly #narrow: (bits: Bitset) => Bitset;
  /** Many counts ask for the same matches. */
  readonly #without = new Map<string, Bitset>();
  #base: Bitset;

  constructor(
    index: DocumentIndex,
    segment: Segment,
    query: IndexQuery,
    understood: UnderstoodQuery | undefined,
    name: TypedName,
  ) {
    this.segment = segment;
    this.#index = index;
    this.#query = query;
    this.#named = new Set(
      name.whole === undefined
        ? []
        : [...segment.postings(name.whole)].map((p) => p >>> FIELD_BITS).filter((at) => segment.isLive(at)),
    );
    this.#inName = new Set(name.words.flatMap((words) => [...inName(segment, words)]));
    this.hasName = this.#named.size > 0 || this.#inName.size > 0;
    this.#scores = understood?.units.length ? scoreSegment(segment, understood.units) : undefined;
    this.#narrow = (bits) => {
      intersect(bits, segment.live);
      if (query.among) intersect(bits, bitsOf(index, segment, query.among));
      for (const marks of query.marks) intersect(bits, marked(index, segment, marks));
      if (query.endsAfter !== undefined) removeEnded(segment, bits, query.endsAfter);
      if (query.bounds) removeOutside(segment, bits, query.bounds);
      if (query.near && query.within > 0) removeBeyond(segment, bits, query.near, query.within);
      return bits;
    };
    const found = this.#scores?.complete.slice() ?? segment.live.slice();
    if (query.places) intersect(found, marked(index, segment, query.places));
    for (const at of [...this.#named, ...this.#inName]) add(found, at);
    if (this.#scores && query.near && query.around) addWithin(segment, found, query.near, query.around);
    this.#base = this.#narrow(found);
    for (const { group, condition } of query.filters) {
      const own = bitsOf(index, segment, condition);
      const before = this.groups.get(group);
      this.groups.set(group, before ? intersect(before.slice(), own) : own);
    }
    this.scope = query.scope && new ScopedSegment(index, segment, query.scope);
  }

  /** The matches without the filters of one group. The caller leaves the result as it is. */
  without(group: string | undefined, scoped = true): Bitset {
    const key = `${group} ${scoped}`;
    let bits = this.#without.get(key);
    if (!bits) {
      bits = this.#narrowed(group, scoped);
      this.#without.set(key, bits);
    }
    return bits;
  }

  #narrowed(group: string | undefined, scoped: boolean): Bitset {
    const narrowed = this.#base.slice();
    for (const [name, bits] of this.groups) if (name !== group) intersect(narrowed, bits);
    const within = scoped && this.scope?.without(group);
    return within ? intersect(narrowed, within) : narrowed;
  }

  count(): number {
    return count(this.without(undefined));
  }

  /** Takes in partial matches. */
  relax(): void {
    if (this.#scores) union(this.#base, this.#narrow(this.#scores.partial.slice()));
    this.#without.clear();
  }

  /** Undefined when all documents are of one rank. `hasName` is that of all segments. */
  ranking(hasName: boolean): Ranking | undefined {
    const scores = this.#scores;
    const { suitability } = this.#query;
    const suits = suitability && suitabilityIn(this.#index, this.segment, suitability);
    if (!scores && !hasName) return undefined;
    const bands = PARTIAL_RANK - 1;
    const rankOf = (at: number) => {
      if (this.hasName) {
        if (this.#named.has(at)) return 0;
        if (this.#inName.has(at)) return 1;
      }
      if (!scores) return AROUND_RANK;
      const isComplete = has(scores.complete, at);
      if (!isComplete && !has(scores.partial, at)) return AROUND_RANK;
      const score = scores.of(at) * (suits ? suits(at) : 1);
      const band = Math.min(bands - 1, Math.floor((1 - score) * bands + 0.001));
      return Math.max(0, isComplete ? 1 + band : Math.min(MAX_RANK, PARTIAL_RANK + band));
    };
    return { rankOf, lowest: this.hasName ? 0 : 1 };
  }
}

/** What was typed, as the name of a business. */
export interface TypedName {
  /** It, folded. */
  key: string;
  /** The mark of its whole name. */
  whole: number | undefined;
  /** Lists of words, each of which may be in a name. */
  words: readonly (readonly (number | undefined)[])[];
}

function nameIn(index: DocumentIndex, query: IndexQuery, understood: UnderstoodQuery | undefined): TypedName {
  const typed = query.name ?? query.typed;
  const words = wordsOf(typed).filter(({ folded }) => !isEmptyWord(folded));
  // The last word may go on: the words before it are enough.
  const isOpen =
    query.unfinished && words.length > 2 && index.terms.find(words.at(-1)?.stem ?? "") === undefined;
  const finished = isOpen ? words.slice(0, -1) : words;
  const whole = query.nameMark && index.terms.find(query.nameMark(keyOf(typed)));
  // The title of a classified is no name: what it is about is scored, and others of the family may follow.
  if (query.documents === "classifieds") return { key: keyOf(typed), whole, words: [] };
  const asTyped = finished.map(({ stem }) => index.terms.find(stem));
  // Beside a place, words that all name things are no name: "maple syrup near Guelph" is no Valley Maple Syrup far away.
  const isThings = query.suitability?.near !== undefined && isAllThings(understood);
  const asUnderstood = isThings ? [] : (understood?.words ?? []);
  return {
    key: keyOf(typed),
    whole,
    words: asTyped.join() === asUnderstood.join() ? [asTyped] : [asTyped, asUnderstood],
  };
}

function isAllThings(understood: UnderstoodQuery | undefined): boolean {
  return understood?.things.every(({ concepts }) => concepts.length > 0) ?? false;
}

/** The documents with several typed words in their name, all of them. */
function inName(segment: Segment, words: readonly (number | undefined)[]): Set<number> {
  const found = new Set<number>();
  const terms = words.filter((term) => term !== undefined);
  if (terms.length < 2 || terms.length < words.length) return found;
  const [rarest, ...others] = terms
    .map((term) => segment.postings(term))
    .sort((a, b) => a.length - b.length) as [Uint32Array, ...Uint32Array[]];
  for (let i = 0; i < rarest.length; i++) {
    const posting = rarest[i] as number;
    const at = posting >>> FIELD_BITS;
    if ((posting & FIELD.name) === 0 || !segment.isLive(at)) continue;
    if (others.every((postings) => (fieldsOf(postings, at) & FIELD.name) !== 0)) found.add(at);
  }
  return found;
}

/** The rank of what was found only by its location: with those that name the place in their texts. */
export const AROUND_RANK = 1 + Math.floor((PARTIAL_RANK - 1) / 2);

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
  scope: ScopedSegment | undefined,
): void {
  const totals = whole && segment.totals ? segment.totals : countAll(index, segment, result);
  if (whole) segment.totals = totals;
  for (const { name, values, first } of index.groups) {
    if (scope?.has(name)) continue;
    const own = groups.has(name) ? without(name) : undefined;
    for (let facet = first; facet < first + values.length; facet++) {
      const n = own
        ? countIntersection(own, segment.facetBitsets[facet] as Bitset)
        : (totals[facet] as number);
      counts[facet] = (counts[facet] as number) + n;
    }
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
