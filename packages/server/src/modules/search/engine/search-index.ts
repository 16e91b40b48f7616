import { count } from "./bitset.ts";
import type { DocumentIndex } from "./document-index.ts";
import { countMatches } from "./facet-counts.ts";
import type { IndexQuery, IndexResult, Sort } from "./index-query.ts";
import { collect, inOrderOf } from "./ordering.ts";
import { type UnderstoodQuery, understandQuery } from "./query-understanding.ts";
import { SegmentSearch } from "./segment-search.ts";
import { nameIn, type TypedName } from "./typed-name.ts";

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
