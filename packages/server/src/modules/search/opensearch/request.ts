import type { DocumentIndex } from "../engine/document-index.ts";
import { NEIGHBOURHOOD } from "../engine/geo-circles.ts";
import type { IndexQuery } from "../engine/index-query.ts";
import { PARTIAL_RANK } from "../engine/ordering.ts";
import { type IndexSearch, orderOf } from "../engine/search-index.ts";
import { aggregationsOf } from "./aggregations.ts";
import {
  allOf,
  type Clause,
  circle,
  conditionClause,
  EVERYTHING,
  oneOf,
  scopeClause,
  someOf,
} from "./conditions.ts";
import type { OrderedSearch } from "./deep-page.ts";
import { FLAG, HIGHEST, RANK, rankParameters } from "./rank-script.ts";
import { type RankClause, ranksOf } from "./ranks.ts";
import { UnitClauses } from "./scoring.ts";

export type PageRequest = OrderedSearch & Record<string, unknown>;

/** A page of the documents of one rank. */
export interface RankRequest {
  rank: number;
  page: PageRequest;
}

export interface SearchRequest {
  /** With the total, the counts and the map. The cluster keeps the answer until a document changes. */
  counts: Record<string, unknown>;
  /** With a page of hits, and nothing that is worked out from all of them; undefined where none are wanted. */
  page: PageRequest | undefined;
  /** The documents of each rank, the best first, in the order of the index; undefined where only a score tells them apart. */
  ranks: readonly RankRequest[] | undefined;
  /** Whether some document has what was typed in its name; undefined where none can. */
  names: Record<string, unknown> | undefined;
  /** Whether hits have a score. */
  isRanked: boolean;
}

type Filtered = { filter: Clause[]; must_not: Clause[] };

/** OpenSearch knows counts of everything beforehand, where it sees that everything is asked for. */
const plainly = (filtered: Filtered): Clause =>
  filtered.must_not.length === 0 && filtered.filter.every((clause) => clause === EVERYTHING)
    ? EVERYTHING
    : { bool: filtered };

/** A query as OpenSearch is asked it. `without` are the documents that are searched in memory. */
export class RequestBuilder {
  readonly #index: DocumentIndex;
  readonly #query: IndexQuery;
  readonly #search: IndexSearch;
  readonly #units: UnitClauses | undefined;
  readonly #without: readonly number[];

  constructor(index: DocumentIndex, query: IndexQuery, search: IndexSearch, without: readonly number[]) {
    this.#index = index;
    this.#query = query;
    this.#search = search;
    this.#without = without;
    const units = search.understood?.units ?? [];
    this.#units = units.length > 0 ? new UnitClauses(index, units) : undefined;
  }

  /** Documents with the typed name, whatever else is asked. */
  names(): Clause | undefined {
    const names = [this.#named(), this.#inName()].filter((clause) => clause !== undefined);
    return names.length > 0 ? { bool: { filter: [someOf(names)], must_not: this.#excluded() } } : undefined;
  }

  /**
   * @param relaxed whether partial matches are taken in
   * @param sets as `aggregationsOf` takes them
   */
  page(window: { from: number; size: number }, relaxed: boolean, sets: number): SearchRequest {
    const isRanked = this.#units !== undefined || this.#named() !== undefined;
    const base = this.#base(relaxed);
    const query = isRanked
      ? {
          script_score: {
            query: { bool: { ...base.filtered, ...base.scored } },
            script: {
              source: RANK,
              params: rankParameters(this.#query.suitability, this.#units),
            },
            min_score: 0.5,
          },
        }
      : plainly(base.filtered);
    const { filters, scope, hitsOnly } = this.#query;
    const chosen = [
      ...filters.map(({ condition }) => conditionClause(this.#index, condition)),
      ...(scope ? [scopeClause(scope, undefined)] : []),
    ].filter((clause) => clause !== undefined);
    const narrow = (found: Clause): Clause =>
      chosen.length > 0 ? { bool: { must: [found], filter: chosen } } : found;
    const counted = relaxed ? query : plainly(base.filtered);
    const names = this.names();
    const hits = {
      track_total_hits: false,
      from: window.from,
      size: window.size,
      _source: false,
      docvalue_fields: ["id", "quality", "since", "sort_name", "lat", "lng"],
    };
    return {
      counts: {
        // Of what is found completely nothing is left out by its score.
        query: hitsOnly ? narrow(counted) : counted,
        ...(!hitsOnly && chosen.length > 0 && { post_filter: allOf(chosen) }),
        ...(!(hitsOnly && !this.#query.grid) && { aggs: aggregationsOf(this.#index, this.#query, sets) }),
        track_total_hits: true,
        size: 0,
      },
      page:
        window.size === 0
          ? undefined
          : { ...hits, query: narrow(query), track_scores: isRanked, sort: this.#sort(isRanked) },
      ranks: this.#ranks(relaxed)?.map(({ rank, query: ranked }) => ({
        rank,
        page: {
          ...hits,
          query: { bool: { filter: [ranked, ...this.#narrowing(), ...chosen], must_not: this.#excluded() } },
          sort: this.#sort(false),
        },
      })),
      names: names && { query: names, size: 0, track_total_hits: 1, terminate_after: 1 },
      isRanked,
    };
  }

  /** The documents of each rank; undefined where a score has to be worked out. */
  #ranks(relaxed: boolean): RankClause[] | undefined {
    const { places, around, partialNear, suitability } = this.#query;
    const units = this.#units;
    if (!units || around || orderOf(this.#query) !== "best") return undefined;
    // Where partial matches are is no part of a rank.
    if (relaxed && (places || partialNear)) return undefined;
    const complete = units.complete();
    return ranksOf({
      units,
      complete: places ? allOf([complete, oneOf("marks", places)]) : complete,
      relaxed,
      named: this.#named(),
      inName: this.#inName(),
      suitability,
      conditionOf: (condition) => conditionClause(this.#index, condition),
    });
  }

  #sort(isRanked: boolean): object[] {
    const { near } = this.#query;
    const partial = {
      _script: {
        type: "number",
        order: "asc",
        script: { source: `_score <= ${HIGHEST - PARTIAL_RANK} ? 1 : 0` },
      },
    };
    const order = orderOf(this.#query);
    const distance = near && {
      _geo_distance: {
        location: { lat: near.latitude, lon: near.longitude },
        order: "asc",
        unit: "m",
        distance_type: "arc",
        ignore_unmapped: true,
      },
    };
    const last = [{ quality: "desc" }, { id: "asc" }];
    const first = isRanked ? [order === "best" ? { _score: "desc" } : partial] : [];
    if (order === "newest") return [...first, { since: "desc" }, ...last];
    if (order === "name") return [...first, { sort_name: "asc" }, ...last];
    return [...first, ...(distance ? [distance] : []), ...last];
  }

  /** The documents without the filters that are counted beside themselves, and what each scores. */
  #base(relaxed: boolean): { filtered: Filtered; scored: Clause } {
    const units = this.#units;
    const { places } = this.#query;
    const named = this.#named();
    const inName = this.#inName();
    const around = units && this.#around();
    const complete = units?.complete() ?? EVERYTHING;
    const found = [
      ...(relaxed && units ? [this.#partial(units)] : []),
      places ? allOf([complete, oneOf("marks", places)]) : complete,
      ...[named, inName, around].filter((clause) => clause !== undefined),
    ];
    const flag = (filter: Clause | undefined, boost: number) =>
      filter ? [{ constant_score: { filter, boost } }] : [];
    return {
      filtered: {
        filter: [found.includes(EVERYTHING) ? EVERYTHING : someOf(found), ...this.#narrowing()],
        must_not: this.#excluded(),
      },
      scored: {
        should: [
          ...(units?.scores() ?? []),
          ...(units ? flag(complete, FLAG.complete) : []),
          ...flag(units?.apart(), FLAG.apart),
          ...flag(inName, FLAG.inName),
          ...flag(named, FLAG.named),
          ...flag(around, FLAG.around),
        ],
        minimum_should_match: 0,
      },
    };
  }

  #partial(units: UnitClauses): Clause {
    const { partialNear } = this.#query;
    if (!partialNear) return units.touched();
    const { places, kilometres } = partialNear;
    return allOf([units.touched(), someOf(places.map((place) => circle(place, kilometres * NEIGHBOURHOOD)))]);
  }

  #narrowing(): Clause[] {
    const { among, marks, endsAfter, bounds, near, within } = this.#query;
    const clauses: Clause[] = [];
    if (among) clauses.push(conditionClause(this.#index, among));
    for (const some of marks) clauses.push(oneOf("marks", some));
    if (endsAfter !== undefined)
      clauses.push(
        someOf([
          { range: { ends: { gt: endsAfter } } },
          { bool: { must_not: [{ exists: { field: "ends" } }] } },
        ]),
      );
    if (bounds) {
      const { west, south, east, north } = bounds;
      clauses.push({ range: { lat: { gte: south, lte: north } } });
      clauses.push(
        west <= east
          ? { range: { lng: { gte: west, lte: east } } }
          : someOf([{ range: { lng: { gte: west } } }, { range: { lng: { lte: east } } }]),
      );
    }
    if (near && within > 0) clauses.push(circle(near, within));
    return clauses;
  }

  #around(): Clause | undefined {
    const { near, around } = this.#query;
    return near && around ? circle(near, around) : undefined;
  }

  #named(): Clause | undefined {
    const { nameMark } = this.#query;
    const key = this.#search.name.key;
    return nameMark && key !== "" ? { term: { marks: nameMark(key) } } : undefined;
  }

  #inName(): Clause | undefined {
    const lists = this.#search.name.words.flatMap((words) => {
      const terms = words.filter((term) => term !== undefined);
      return terms.length < 2 || terms.length < words.length ? [] : [terms];
    });
    if (lists.length === 0) return undefined;
    return someOf(
      lists.map((terms) => allOf(terms.map((term) => ({ term: { name: this.#index.terms.string(term) } })))),
    );
  }

  #excluded(): Clause[] {
    return this.#without.length > 0 ? [oneOf("id", this.#without)] : [];
  }
}
