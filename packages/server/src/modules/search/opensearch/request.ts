import type { DocumentIndex } from "../engine/document-index.ts";
import { FAR_WORTH, NEIGHBOUR_WORTH, NEIGHBOURHOOD } from "../engine/geo-circles.ts";
import { EARTH_KM } from "../engine/geo-distance.ts";
import type { IndexQuery } from "../engine/index-query.ts";
import { MAX_RANK, PARTIAL_RANK } from "../engine/ordering.ts";
import { APART, leastScore } from "../engine/scoring.ts";
import { type IndexSearch, orderOf } from "../engine/search-index.ts";
import { AROUND_RANK } from "../engine/segment-search.ts";
import type { Suitability } from "../engine/suitability.ts";
import { aggregationsOf } from "./aggregations.ts";
import { allOf, type Clause, conditionClause, EVERYTHING, oneOf, scopeClause, someOf } from "./conditions.ts";
import type { OrderedSearch } from "./deep-page.ts";
import { UnitClauses } from "./scoring.ts";

/** Kilometres on OpenSearch's sphere, which is a little larger, for kilometres on ours. */
const SPHERE = 6371.0087714 / EARTH_KM;

/** What a clause adds to the score to say that it holds; scores themselves are below the first of them. */
const FLAG = { complete: 2, apart: 4, inName: 8, named: 16, around: 32 } as const;

/** The rank of a document, as `SegmentSearch.ranking` has it, as a score that is the higher the better. */
export const HIGHEST = 1000;
const RANK = `
double score = _score;
int flags = (int) (score / 2 + 0.0000001);
double total = score - 2 * flags;
if ((flags & 8) != 0) return params.highest;
if ((flags & 4) != 0) return params.highest - 1;
boolean complete = (flags & 1) != 0;
if (!complete && total < params.least - 0.000001) {
  return (flags & 16) != 0 ? params.highest - params.aroundRank : (params.scored ? 0 : params.highest - params.plainRank);
}
if (complete && (flags & 2) != 0) total *= params.apart;
if (params.places.size() > 0) {
  double worth = params.farWorth;
  if (doc['location'].size() > 0) {
    double least = Double.MAX_VALUE;
    for (place in params.places) least = Math.min(least, doc['location'].arcDistance(place[0], place[1]));
    if (least <= params.near) worth = 1;
    else if (least <= params.neighbour) worth = params.neighbourWorth;
  }
  total *= worth;
}
if (params.rather != '' && !doc['facets'].contains(params.rather)) total *= params.otherwise;
int band = (int) Math.min(params.bands - 1, Math.floor((1 - total) * params.bands + 0.001));
int rank = complete ? 1 + band : (int) Math.min(params.lowest, params.bands + 1 + band);
return params.highest - (int) Math.max(0, rank);
`;

function rankParameters({ near, rather }: Suitability = {}, clauses: UnitClauses | undefined) {
  const metres = (kilometres: number) => kilometres * 1000 * SPHERE;
  // Only a value of a facet is ever preferred.
  const value =
    rather?.condition.is === "facet" ? `${rather.condition.group}:${rather.condition.values[0]}` : "";
  return {
    highest: HIGHEST,
    least: leastScore(clauses?.units ?? []),
    aroundRank: AROUND_RANK,
    plainRank: AROUND_RANK,
    scored: clauses !== undefined,
    apart: APART,
    places: (near?.places ?? []).map(({ latitude, longitude }) => [latitude, longitude]),
    near: metres(near?.kilometres ?? 0),
    neighbour: metres((near?.kilometres ?? 0) * NEIGHBOURHOOD),
    farWorth: FAR_WORTH,
    neighbourWorth: NEIGHBOUR_WORTH,
    rather: value,
    otherwise: rather?.otherwise ?? 1,
    bands: PARTIAL_RANK - 1,
    lowest: MAX_RANK,
  };
}

export interface SearchRequest {
  /** With the total, the counts and the map. The cluster keeps the answer until a document changes. */
  counts: Record<string, unknown>;
  /** With a page of hits, and nothing that is worked out from all of them; undefined where none are wanted. */
  page: (OrderedSearch & Record<string, unknown>) | undefined;
  /** Whether some document has what was typed in its name; undefined where none can. */
  names: Record<string, unknown> | undefined;
  /** Whether hits have a score. */
  isRanked: boolean;
}

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

  /** @param relaxed whether partial matches are taken in */
  page(window: { from: number; size: number }, relaxed: boolean): SearchRequest {
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
      : { bool: base.filtered };
    const { filters, scope, hitsOnly } = this.#query;
    const chosen = [
      ...filters.map(({ condition }) => conditionClause(this.#index, condition)),
      ...(scope ? [scopeClause(scope, undefined)] : []),
    ].filter((clause) => clause !== undefined);
    const narrow = (found: Clause): Clause =>
      hitsOnly && chosen.length > 0 ? { bool: { must: [found], filter: chosen } } : found;
    const filtered = !hitsOnly && chosen.length > 0 && { post_filter: allOf(chosen) };
    const names = this.names();
    return {
      counts: {
        // Of what is found completely nothing is left out by its score.
        query: narrow(relaxed ? query : { bool: base.filtered }),
        ...filtered,
        ...(!(hitsOnly && !this.#query.grid) && { aggs: aggregationsOf(this.#index, this.#query) }),
        track_total_hits: true,
        size: 0,
      },
      page:
        window.size === 0
          ? undefined
          : {
              query: narrow(query),
              ...filtered,
              track_total_hits: false,
              track_scores: isRanked,
              from: window.from,
              size: window.size,
              sort: this.#sort(isRanked),
              _source: false,
              docvalue_fields: ["id", "quality", "since", "sort_name", "lat", "lng"],
            },
      names: names && { query: names, size: 0, track_total_hits: 1, terminate_after: 1 },
      isRanked,
    };
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
  #base(relaxed: boolean): { filtered: Clause; scored: Clause } {
    const units = this.#units;
    const { places } = this.#query;
    const named = this.#named();
    const inName = this.#inName();
    const around = units && this.#around();
    const complete = units?.complete() ?? EVERYTHING;
    const found = [
      ...(relaxed && units ? [units.touched()] : []),
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

function circle(
  { latitude, longitude }: { latitude: number; longitude: number },
  kilometres: number,
): Clause {
  return {
    geo_distance: {
      distance: `${kilometres * SPHERE}km`,
      distance_type: "arc",
      location: { lat: latitude, lon: longitude },
    },
  };
}
