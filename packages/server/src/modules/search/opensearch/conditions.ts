import { type DayRange, seasonNumbers } from "@foodshed/sdk/vocabulary";
import type { Condition } from "../engine/conditions.ts";
import type { DocumentIndex } from "../engine/document-index.ts";
import type { IndexQuery } from "../engine/index-query.ts";
import { scopedMark } from "../engine/role-scope.ts";
import { TERM_FIELDS } from "./fields.ts";

/** A clause of OpenSearch's query language. */
export type Clause = Record<string, unknown>;

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
