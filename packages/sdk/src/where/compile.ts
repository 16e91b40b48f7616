import { CLASSIFIED_CATEGORIES } from "../vocabulary/classified-categories.ts";
import { nearest } from "../vocabulary/nearest.ts";
import { ROLES } from "../vocabulary/roles.ts";
import { findCategory } from "../vocabulary/search-filters.ts";
import type { Comparison, Expression, Value } from "./expression.ts";
import { FIELDS, PARTS, type WhereField, WORDS } from "./fields.ts";
import { fold } from "./fold.ts";
import { type Span, spanOf } from "./times.ts";
import { type WhereError, whereError } from "./where-error.ts";

export type Profile = Partial<Record<WhereField, unknown>>;
type Matches = (profile: Profile) => boolean;

export interface Known {
  query: string;
  now: number;
  /** The towns of a region; only when the query names one. */
  townsOf?: (name: string) => ReadonlySet<string> | undefined;
  regions?: readonly string[];
}

/** Turns a query into a test of one profile, and checks its values. */
export function compile(expression: Expression, known: Known): Matches {
  switch (expression.kind) {
    case "and": {
      const parts = expression.parts.map((part) => compile(part, known));
      return (profile) => parts.every((part) => part(profile));
    }
    case "or": {
      const parts = expression.parts.map((part) => compile(part, known));
      return (profile) => parts.some((part) => part(profile));
    }
    case "not": {
      const part = compile(expression.part, known);
      return (profile) => !part(profile);
    }
    case "word": {
      const [field, test] = WORDS[expression.word];
      return (profile) => test(profile[field]);
    }
    case "has": {
      const field = PARTS[expression.part];
      return (profile) => isThere(profile[field]);
    }
    case "within":
      return ({ distance_km: distance }) => typeof distance === "number" && distance <= expression.kilometres;
    case "compare":
      return comparing(expression, known);
  }
}

const isThere = (value: unknown) =>
  value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

function comparing(
  { field, comparison, values }: Extract<Expression, { kind: "compare" }>,
  known: Known,
): Matches {
  const { reads } = FIELDS[field];
  const tests = values.map((value) => testOf(field, comparison, value, known));
  const negated = comparison.startsWith("!");
  return (profile) => tests.some((test) => test(profile[reads])) !== negated;
}

/** A test of what a field holds; `!=` and `!~` are turned around by the caller. */
function testOf(
  field: keyof typeof FIELDS,
  comparison: Comparison,
  value: Value,
  known: Known,
): (held: unknown) => boolean {
  const { type } = FIELDS[field];
  const wanted = fold(value.text);
  const fail = (message: string, next: string) => whereError(known.query, value.at, message, next);
  const oneOf = (names: readonly string[], what: string) => {
    const near = nearest(wanted, names);
    return fail(
      `'${value.text}' is no ${what}.`,
      near ? `Did you mean ${near}?` : `It is one of: ${names.join(", ")}.`,
    );
  };
  switch (type) {
    case "date": {
      if (wanted === "never") return never(comparison, fail);
      const span = spanOf(value.text, known.now);
      if (!span)
        throw fail(
          `'${value.text}' is no date.`,
          "A date is like 2026-05-01, 2026-05, 90d, 12w, 6m, 1y or never.",
        );
      return (held) => compareTime(held, comparison, span);
    }
    case "number": {
      const number = Number(value.text);
      if (!Number.isFinite(number)) throw fail(`'${value.text}' is no number.`, `Like: ${field} = 412`);
      return (held) => typeof held === "number" && compareNumber(held, comparison, number);
    }
    case "postal": {
      const prefix = wanted.replaceAll(/[ -]/g, "");
      return (held) =>
        fold(String(held ?? ""))
          .replaceAll(/[ -]/g, "")
          .startsWith(prefix);
    }
    case "role": {
      const names = ROLES.map((role) => role.value);
      const name = ROLES.find((role) => role.value === wanted || fold(role.label) === wanted)?.value;
      if (!name) throw oneOf(names, "role");
      return (held) => Array.isArray(held) && held.includes(name);
    }
    case "state": {
      const names = ["active", "unverified", "unclaimed", "disabled"];
      if (!names.includes(wanted)) throw oneOf(names, "state");
      return (held) => held === wanted;
    }
    case "language": {
      const language = /^(fr|fr-ca|french|francais)$/.test(wanted)
        ? "fr-CA"
        : /^(en|en-ca|english)$/.test(wanted)
          ? "en-CA"
          : undefined;
      if (!language) throw fail(`'${value.text}' is no language.`, "It is English (en) or French (fr).");
      return (held) => held === language;
    }
    case "product": {
      const code = categoryCode(value, known);
      return (held) => Array.isArray(held) && held.includes(code);
    }
    case "region": {
      const towns = known.townsOf?.(value.text);
      if (!towns) throw oneOf(known.regions ?? [], "region");
      return (held) => typeof held === "string" && towns.has(fold(held));
    }
    default: {
      const contains = comparison.endsWith("~");
      const same = (text: unknown) => {
        const folded = fold(String(text ?? ""));
        return contains ? folded.includes(wanted) : folded === wanted;
      };
      return (held) => (Array.isArray(held) ? held.some(same) : same(held));
    }
  }
}

function categoryCode(value: Value, { query }: Known): number {
  const category = findCategory(value.text);
  if (category !== undefined) return category;
  const names = CLASSIFIED_CATEGORIES.map(({ id, label }) => `${id} ${label}`).join(", ");
  throw whereError(query, value.at, `'${value.text}' is no category.`, `They are: ${names}.`);
}

/** `seen = never`. */
function never(comparison: Comparison, fail: (message: string, next: string) => WhereError) {
  if (comparison === "=" || comparison === "!=") return (held: unknown) => !isThere(held);
  throw fail(`never cannot be compared with ${comparison}.`, "Like: seen = never");
}

/** A time that never was is before every other. */
function compareTime(held: unknown, comparison: Comparison, { from, to }: Span): boolean {
  const time = isThere(held) ? Date.parse(String(held)) : Number.NEGATIVE_INFINITY;
  if (comparison === "<") return time < from;
  if (comparison === "<=") return time < to || time === from;
  if (comparison === ">") return time >= to && time !== from;
  if (comparison === ">=") return time >= from;
  return time >= from && time < to;
}

function compareNumber(held: number, comparison: Comparison, number: number): boolean {
  if (comparison === "<") return held < number;
  if (comparison === "<=") return held <= number;
  if (comparison === ">") return held > number;
  if (comparison === ">=") return held >= number;
  return held === number;
}
