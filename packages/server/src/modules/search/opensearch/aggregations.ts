import type { DocumentIndex } from "../engine/document-index.ts";
import type { IndexQuery, IndexResult } from "../engine/index-query.ts";
import { scopedMark } from "../engine/role-scope.ts";
import { allOf, type Clause, conditionClause, EVERYTHING, oneOf, scopeClause, someOf } from "./conditions.ts";
import { meets, seasonCounts } from "./season-sets.ts";

/** More than there are options. */
const OPTIONS = 300;
/** More than there are cells in a view. */
const CELLS = 20_000;

type Aggregations = Record<string, Record<string, unknown>>;

const escaped = (group: string) => group.replace(/[^a-z0-9]/gi, (sign) => `\\${sign}`);

/**
 * The counts of every option as if its own group had not been chosen, what else is counted, and where the matches are.
 * @param sets of seasons that documents have, of which so many are counted; 0 counts what each season meets
 */
export function aggregationsOf(index: DocumentIndex, query: IndexQuery, sets: number): Aggregations {
  const { filters, scope, grid } = query;
  const without = (group: string | undefined, isScoped = true): Clause => {
    const within = isScoped && scope ? scopeClause(scope, group) : undefined;
    const others = filters
      .filter((one) => one.group !== group)
      .map(({ condition }) => conditionClause(index, condition));
    const clauses = [...others, ...(within ? [within] : [])];
    return clauses.length > 0 ? allOf(clauses) : EVERYTHING;
  };
  const aggregations: Aggregations = {};
  if (grid?.view) aggregations.map = { filter: without(undefined), aggs: mapOf(grid.view) };
  if (query.hitsOnly) return aggregations;
  const facets = (include?: string) => ({
    terms: { field: "facets", size: OPTIONS, ...(include && { include }) },
  });
  const all = without(undefined);
  // By itself it is known beforehand of everything.
  if (all === EVERYTHING) aggregations.facets = facets();
  else aggregations.all = { filter: all, aggs: { facets: facets() } };
  const chosen = new Set(filters.map(({ group }) => group));
  for (const { name } of index.groups)
    if (chosen.has(name))
      aggregations[`group:${name}`] = {
        filter: without(name),
        aggs: { facets: facets(`${escaped(name)}:.*`) },
      };
  const ofSeasons = sets > 0 ? seasonCounts(query) : [];
  for (const { group } of ofSeasons)
    aggregations[`seasons:${group}`] ??= {
      filter: without(chosen.has(group) ? group : undefined),
      aggs: { sets: { terms: { field: "seasons", size: sets } } },
    };
  const extras = (query.extraCounts ?? []).filter((one) => !ofSeasons.some((other) => other === one));
  if (extras.length > 0)
    aggregations.extra = {
      filters: {
        filters: Object.fromEntries(
          extras.map(({ name, group, condition }) => [
            name,
            allOf([without(chosen.has(group) ? group : undefined), conditionClause(index, condition)]),
          ]),
        ),
      },
    };
  if (scope) {
    const base = without(undefined, false);
    const options = index.groups
      .filter(({ name }) => scope.groups.includes(name))
      .flatMap(({ name, values }) => values.map((value) => [name, value] as const));
    aggregations.scoped = {
      filter: base,
      aggs: {
        options: {
          filters: {
            filters: Object.fromEntries(
              options.map(([group, value]) => [
                `${group}:${value}`,
                someOf(
                  scope.roles.map((role) => {
                    const own = oneOf("marks", [scopedMark(group, role, value)]);
                    const held = scopeClause({ ...scope, roles: [role] }, group);
                    return held ? allOf([own, held]) : own;
                  }),
                ),
              ]),
            ),
          },
        },
      },
    };
  }
  return aggregations;
}

function mapOf({ box, zoom }: NonNullable<NonNullable<IndexQuery["grid"]>["view"]>): Aggregations {
  const bounds = { west: { min: { field: "lng" } }, east: { max: { field: "lng" } } };
  const edges = { ...bounds, south: { min: { field: "lat" } }, north: { max: { field: "lat" } } };
  const { west, south, east, north } = box;
  const columns: Clause =
    west <= east
      ? { range: { lng: { gte: west, lte: east } } }
      : someOf([{ range: { lng: { gte: west } } }, { range: { lng: { lte: east } } }]);
  return {
    placed: { filter: { exists: { field: "lat" } } },
    ...edges,
    view: {
      filter: allOf([{ range: { lat: { gte: south, lte: north } } }, columns]),
      aggs: {
        cells: {
          // A cell of 64 pixels is a tile four times as small as a map's own.
          geotile_grid: { field: "location", precision: zoom + 2, size: CELLS },
          aggs: {
            ...edges,
            x: { sum: { field: "x" } },
            y: { sum: { field: "y" } },
            id: { min: { field: "id" } },
          },
        },
      },
    },
  };
}

interface Value {
  value: number | null;
}
interface Buckets {
  facets: { buckets: { key: string; doc_count: number }[] };
}
interface Sets {
  sets: { sum_other_doc_count: number; buckets: { key: string; doc_count: number }[] };
}
interface Edges {
  west: Value;
  east: Value;
  south: Value;
  north: Value;
}

export interface AggregationResults {
  all?: Buckets;
  facets?: Buckets["facets"];
  extra?: { buckets: Record<string, { doc_count: number }> };
  scoped?: { options: { buckets: Record<string, { doc_count: number }> } };
  map?: Edges & {
    placed: { doc_count: number };
    view: { cells: { buckets: ({ doc_count: number; x: Value; y: Value; id: Value } & Edges)[] } };
  };
}

const setsIn = (results: AggregationResults, group: string) =>
  (results as Record<string, Sets | undefined>)[`seasons:${group}`]?.sets;

/** Whether there are more sets of seasons than OpenSearch returns: then they say too little. */
export const hasMoreSets = (query: IndexQuery, results: AggregationResults): boolean =>
  seasonCounts(query).some(({ group }) => (setsIn(results, group)?.sum_other_doc_count ?? 0) > 0);

/** Adds what OpenSearch has counted. */
export function addCounts(
  index: DocumentIndex,
  query: IndexQuery,
  results: AggregationResults,
  result: IndexResult,
): void {
  const { filters, scope, grid } = query;
  const add = (facet: string, count: number) => {
    const number = index.facetNumbers.get(facet);
    if (number !== undefined) result.counts[number] = (result.counts[number] as number) + count;
  };
  const groupOf = (facet: string) => facet.slice(0, facet.indexOf(":"));
  const chosen = new Set(filters.map(({ group }) => group));
  const isScoped = (group: string) => scope?.groups.includes(group) ?? false;
  for (const { key, doc_count } of (results.all?.facets ?? results.facets)?.buckets ?? [])
    if (!chosen.has(groupOf(key)) && !isScoped(groupOf(key))) add(key, doc_count);
  for (const group of chosen) {
    if (isScoped(group)) continue;
    const own = (results as Record<string, Buckets | undefined>)[`group:${group}`];
    for (const { key, doc_count } of own?.facets.buckets ?? []) add(key, doc_count);
  }
  for (const [name, { doc_count }] of Object.entries(results.extra?.buckets ?? {}))
    result.extra[name] = (result.extra[name] ?? 0) + doc_count;
  for (const { name, group, condition } of seasonCounts(query))
    for (const { key, doc_count } of setsIn(results, group)?.buckets ?? [])
      if (meets(key, condition.days)) result.extra[name] = (result.extra[name] ?? 0) + doc_count;
  for (const [facet, { doc_count }] of Object.entries(results.scoped?.options.buckets ?? {}))
    add(facet, doc_count);
  if (grid?.addElsewhere && results.map) {
    const { placed, view } = results.map;
    const boxOf = ({ west, south, east, north }: Edges) => ({
      west: west.value as number,
      south: south.value as number,
      east: east.value as number,
      north: north.value as number,
    });
    grid.addElsewhere({
      placed: placed.doc_count,
      ...(placed.doc_count > 0 && { extent: boxOf(results.map) }),
      cells: view.cells.buckets.map((bucket) => ({
        count: bucket.doc_count,
        x: bucket.x.value as number,
        y: bucket.y.value as number,
        id: bucket.id.value as number,
        box: boxOf(bucket),
      })),
    });
  }
}
