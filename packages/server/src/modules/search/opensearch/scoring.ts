import type { DocumentIndex } from "../engine/document-index.ts";
import { FIELD } from "../engine/fields.ts";
import { type Alternative, MAX_UNITS, OUTSIDE_PRODUCTS, type QueryUnit } from "../engine/scoring.ts";
import { allOf, type Clause, leavesOf, NOTHING, oneOf, oneOfAll, someOf } from "./conditions.ts";
import { spanTerm } from "./document.ts";
import { TERM_FIELDS } from "./fields.ts";

/** Alternatives of one term that are worth the same. */
interface Group {
  terms: string[];
  worth: number;
  table: Float64Array;
}

/** What a document is worth that meets a clause. */
export interface Worth {
  worth: number;
  clause: Clause;
}

/** OpenSearch takes 1024 clauses in a query: so many are left for telling things of one product from things of several. */
const MAX_APART_CLAUSES = 300;
/** With more units than this a query is told in fewer clauses. */
const MAX_UNITS_IN_DETAIL = 4;
/** With more terms than this, which of them stands in a name too makes no difference. */
const MAX_APART = 4;
/** Subsets of more units than this are too many to be asked for. */
const MAX_TOGETHER = 5;
/** Terms of a unit that are looked for within one product. */
const MAX_SPAN_TERMS = 100;

/** The units of a query as clauses: what `scoreSegment` does in memory, with the same weights. */
export class UnitClauses {
  readonly units: readonly QueryUnit[];
  /** Those without which nothing is found completely. */
  readonly required: readonly QueryUnit[];
  readonly #index: DocumentIndex;

  constructor(index: DocumentIndex, all: readonly QueryUnit[]) {
    this.#index = index;
    this.units = [...all].sort((a, b) => Number(a.describes) - Number(b.describes)).slice(0, MAX_UNITS);
    const required = this.units.filter(({ optional }) => !optional);
    this.required = required.length > 0 ? required : this.units;
  }

  /** The score of each unit: its best alternative in its best field. */
  scores(): Clause[] {
    return this.units.map(({ alternatives, weight }) => {
      const queries = this.#worths(alternatives).map(({ worth, clause }) => ({
        constant_score: { filter: clause, boost: worth * weight },
      }));
      return { dis_max: { queries: queries.length > 0 ? queries : [NOTHING] } };
    });
  }

  /** What documents are worth to a unit, the most first, and the clause that they meet which are worth at least that. */
  levels({ alternatives }: QueryUnit): Worth[] {
    const worths = this.#worths(alternatives);
    const different = [...new Set(worths.map(({ worth }) => worth))].sort((a, b) => b - a);
    return different.map((least) => ({
      worth: least,
      clause: oneOfAll(worths.filter(({ worth }) => worth >= least).map(({ clause }) => clause)),
    }));
  }

  /** Holds everything that is looked for. */
  complete(): Clause {
    return allOf(this.required.map((unit) => this.#satisfied(unit)));
  }

  /** Holds something that is looked for, and not only what describes it. */
  touched(): Clause {
    const onlyDescribed = this.units.every(({ describes }) => describes);
    return someOf(
      this.units
        .filter(({ describes }) => !describes || onlyDescribed)
        .map(({ alternatives }) => this.#holding(alternatives, ~0)),
    );
  }

  /** Has several of the things in its products alone, and not in one product; undefined for a single thing. */
  apart(): Clause | undefined {
    if (this.units.length < 2) return undefined;
    const inProducts = this.units.map((unit) => ({
      bool: {
        filter: [this.#satisfied(unit)],
        must_not: [this.#holding(unit.alternatives.filter(notRelated), OUTSIDE_PRODUCTS)],
      },
    }));
    const spans = this.units.map((unit) => this.#span(unit));
    const clauses: Clause[] = [];
    let left = MAX_APART_CLAUSES;
    // Pairs come first: what holds of more of them holds of a pair, as a rule.
    for (const subset of subsetsOf(this.units.length)) {
      const near = { clauses: subset.map((at) => spans[at]), slop: 9000, in_order: false };
      const filter = subset.map((at) => inProducts[at]);
      const clause: Clause = { bool: { filter, must_not: [{ span_near: near }] } };
      left -= leavesOf(clause);
      if (left < 0) break;
      clauses.push(clause);
    }
    return clauses.length > 0 ? someOf(clauses) : undefined;
  }

  #satisfied({ alternatives }: QueryUnit): Clause {
    return this.#holding(alternatives.filter(notRelated), ~0);
  }

  /** Has an alternative in one of some fields, where it is worth something. */
  #holding(alternatives: readonly Alternative[], fields: number): Clause {
    const byField = new Map<string, string[]>();
    const several: Clause[] = [];
    for (const { terms, worth, table } of alternatives) {
      if (worth === 0) continue;
      const own = terms.map((term) => this.#index.terms.string(term));
      for (const [field, bit] of TERM_FIELDS) {
        if ((bit & fields) === 0 || (table[bit] as number) === 0) continue;
        if (own.length > 1) several.push(allOf(own.map((term) => ({ term: { [field]: term } }))));
        else byField.set(field, [...(byField.get(field) ?? []), ...own]);
      }
    }
    return someOf([...[...byField].map(([field, terms]) => oneOf(field, terms)), ...several]);
  }

  #worths(alternatives: readonly Alternative[]): Worth[] {
    const clauses: Worth[] = [];
    const add = (clause: Clause, worth: number) => {
      if (worth > 0) clauses.push({ worth, clause });
    };
    for (const { terms, worth, table } of this.#groups(alternatives)) {
      for (const [field, bit] of TERM_FIELDS) {
        const own = table[bit] as number;
        add(oneOf(field, terms), own * worth);
        const named = table[bit | FIELD.name] as number;
        if (bit === FIELD.name || named <= Math.max(own, table[FIELD.name] as number)) continue;
        const both = (some: readonly string[]) => allOf([oneOf("name", some), oneOf(field, some)]);
        if (terms.length > (this.units.length > MAX_UNITS_IN_DETAIL ? 1 : MAX_APART))
          add(both(terms), named * worth);
        else for (const term of terms) add(both([term]), named * worth);
      }
    }
    for (const { terms, worth, table } of alternatives) {
      if (terms.length < 2) continue;
      const own = terms.map((term) => this.#index.terms.string(term));
      for (const [field, bit] of TERM_FIELDS)
        add(allOf(own.map((term) => ({ term: { [field]: term } }))), (table[bit] as number) * worth);
    }
    return clauses;
  }

  /** Those of one term, together where they are worth the same. */
  #groups(alternatives: readonly Alternative[]): Group[] {
    const groups = new Map<Float64Array, Map<number, Group>>();
    for (const { terms, worth, table } of alternatives) {
      const [only] = terms;
      if (only === undefined || terms.length > 1) continue;
      const ofTable = groups.get(table) ?? new Map<number, Group>();
      groups.set(table, ofTable);
      const group = ofTable.get(worth) ?? { terms: [], worth, table };
      ofTable.set(worth, group);
      group.terms.push(this.#index.terms.string(only));
    }
    return [...groups.values()].flatMap((ofTable) => [...ofTable.values()]);
  }

  /** What satisfies a unit, in a product. */
  #span({ alternatives }: QueryUnit): Clause {
    const terms = new Set(alternatives.filter(notRelated).flatMap((one) => one.terms));
    const clauses = [...terms]
      .slice(0, MAX_SPAN_TERMS)
      .map((term) => ({ span_term: { products: spanTerm(this.#index.terms.string(term)) } }));
    return { span_or: { clauses: clauses.length > 0 ? clauses : [{ span_term: { products: "" } }] } };
  }
}

const notRelated = ({ related }: Alternative) => !related;

/** Subsets of two and more of some units; of very many only the pairs. */
function subsetsOf(units: number): number[][] {
  const subsets: number[][] = [];
  const most = units <= MAX_TOGETHER ? units : 2;
  const grow = (subset: number[], from: number) => {
    if (subset.length >= 2) subsets.push(subset);
    if (subset.length === most) return;
    for (let at = from; at < units; at++) grow([...subset, at], at + 1);
  };
  grow([], 0);
  return subsets.sort((a, b) => a.length - b.length);
}
