import { type DayRange, seasonNumbers } from "@foodshed/sdk/vocabulary";
import type { Condition } from "../engine/conditions.ts";
import type { DocumentIndex } from "../engine/document-index.ts";
import { type Coordinates, EARTH_KM } from "../engine/geo-distance.ts";
import type { IndexQuery } from "../engine/index-query.ts";
import { scopedMark } from "../engine/role-scope.ts";
import { TERM_FIELDS } from "./fields.ts";

/** A clause of OpenSearch's query language. */
export type Clause = Record<string, unknown>;

/** Kilometres on OpenSearch's sphere, which is a little larger, for kilometres on ours. */
export const SPHERE = 6371.0087714 / EARTH_KM;

export const NOTHING: Clause = { match_none: {} };
export const EVERYTHING: Clause = { match_all: {} };

export const allOf = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 ? (clauses[0] as Clause) : { bool: { filter: clauses } };

export const someOf = (clauses: readonly Clause[]): Clause => {
  if (clauses.length === 0) return NOTHING;
  return clauses.length === 1
    ? (clauses[0] as Clause)
    : { bool: { should: clauses, minimum_should_match: 1 } };
};

export const oneOf = (field: string, values: readonly unknown[]): Clause =>
  values.length === 0 ? NOTHING : { terms: { [field]: values } };

/** What is found, narrowed; it keeps its scores. */
export const among = (query: Clause, filter: Clause): Clause => ({
  bool: { must: [query], filter: [filter] },
});

/** One of some clauses, with the terms of a field together. */
export function oneOfAll(clauses: readonly Clause[]): Clause {
  const byField = new Map<string, unknown[]>();
  const others: Clause[] = [];
  for (const clause of clauses) {
    const [[field, values] = [undefined, []]] = Object.entries(
      (clause.terms ?? {}) as Record<string, unknown[]>,
    );
    if (field === undefined) others.push(clause);
    else byField.set(field, [...(byField.get(field) ?? []), ...values]);
  }
  return someOf([...[...byField].map(([field, values]) => oneOf(field, [...new Set(values)])), ...others]);
}

/** Within a distance of a place. */
export const circle = ({ latitude, longitude }: Coordinates, kilometres: number): Clause => ({
  geo_distance: {
    distance: `${kilometres * SPHERE}km`,
    distance_type: "arc",
    location: { lat: latitude, lon: longitude },
  },
});

/** A condition as a filter. */
export function conditionClause(index: DocumentIndex, condition: Condition): Clause {
  switch (condition.is) {
    case "any":
      return EVERYTHING;
    case "facet": {
      const { group, values, without = [] } = condition;
      const own = oneOf(
        "facets",
        values.map((value) => `${group}:${value}`),
      );
      if (without.length === 0) return own;
      const others = oneOf(
        "facets",
        without.map((value) => `${group}:${value}`),
      );
      return { bool: { filter: [own], must_not: [others] } };
    }
    case "inSeason":
      return inSeason(condition.days);
    case "endingBy":
      return { range: { ends: { lte: condition.by } } };
    case "holding":
      return someOf(
        condition.terms
          .filter((terms) => terms.length > 0)
          .map((terms) =>
            allOf(
              terms.map((term) =>
                someOf(
                  TERM_FIELDS.filter(([, bit]) => (condition.fields & bit) !== 0).map(
                    ([field]): Clause => ({ term: { [field]: index.terms.string(term) } }),
                  ),
                ),
              ),
            ),
          ),
      );
    case "all":
      return allOf(condition.of.map((one) => conditionClause(index, one)));
    case "some":
      return someOf(condition.of.map((one) => conditionClause(index, one)));
  }
}

/** As `seasonTest` has it. */
function inSeason({ from, to }: DayRange): Clause {
  const [first, last] = seasonNumbers({ from, to }) as readonly [number, number];
  const dates: Clause = { range: { season_dates: { gte: first, lte: last, relation: "intersects" } } };
  if (last - first >= 365) return someOf([dates, { exists: { field: "season_places" } }]);
  const [start, end] = seasonNumbers({ from: from.slice(5), to: to.slice(5) }) as readonly [number, number];
  const places = (gte: number, lte: number): Clause => ({
    range: { season_places: { gte, lte, relation: "intersects" } },
  });
  return someOf([dates, ...(start <= end ? [places(start, end)] : [places(start, 365), places(0, end)])]);
}

/** Every chosen group but one holds within one role; undefined when nothing is asked. */
export function scopeClause(
  { roles, chosen }: NonNullable<IndexQuery["scope"]>,
  except: string | undefined,
): Clause | undefined {
  const groups = [...chosen].filter(([group]) => group !== except);
  if (groups.length === 0) return undefined;
  return someOf(
    roles.map((role) =>
      allOf(
        groups.map(([group, values]) =>
          oneOf(
            "marks",
            values.map((value) => scopedMark(group, role, value)),
          ),
        ),
      ),
    ),
  );
}

const LEAVES = new Set(["term", "terms", "span_term", "range", "exists", "geo_distance"]);

/** How many clauses OpenSearch counts in one. */
export function leavesOf(clause: unknown): number {
  if (Array.isArray(clause)) return clause.reduce((sum, one) => sum + leavesOf(one), 0);
  if (typeof clause !== "object" || clause === null) return 0;
  return Object.entries(clause).reduce((sum, [key, one]) => sum + (LEAVES.has(key) ? 1 : leavesOf(one)), 0);
}
