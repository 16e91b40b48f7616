import type { DayRange } from "@foodshed/sdk/vocabulary";
import { add, type Bitset, emptyBitset, intersect, union } from "./bitset.ts";
import type { DocumentIndex } from "./document-index.ts";
import { FIELD_BITS } from "./fields.ts";
import { inSeason } from "./seasons.ts";
import type { Segment } from "./segment.ts";

/** What documents must be, said so that an engine elsewhere can be asked it too. */
export type Condition =
  | { is: "any" }
  /** Has one of some values of a facet group, and none of others. */
  | { is: "facet"; group: string; values: readonly string[]; without?: readonly string[] }
  /** Offers something that has a day of the range in its season. */
  | { is: "inSeason"; days: DayRange }
  /** Ends at this time or before, in milliseconds since 1970. */
  | { is: "endingBy"; by: number }
  /** Has every term of one of the lists, each in one of the fields. */
  | { is: "holding"; terms: readonly (readonly number[])[]; fields: number }
  | { is: "all"; of: readonly Condition[] }
  | { is: "some"; of: readonly Condition[] };

/** The documents of a segment that meet a condition, live or not. The caller leaves the result as it is. */
export function bitsOf(index: DocumentIndex, segment: Segment, condition: Condition): Bitset {
  switch (condition.is) {
    case "any":
      return segment.live;
    case "facet":
      return facetBits(index, segment, condition);
    case "inSeason":
      return inSeason(segment, condition.days);
    case "endingBy":
      return endingBy(segment, condition.by);
    case "holding":
      return holding(segment, condition.terms, condition.fields);
    case "all":
      return condition.of
        .map((one) => bitsOf(index, segment, one))
        .reduce<Bitset>((bits, own) => intersect(bits, own), segment.live.slice());
    case "some":
      return condition.of
        .map((one) => bitsOf(index, segment, one))
        .reduce<Bitset>((bits, own) => union(bits, own), emptyBitset(segment.size));
  }
}

/**
 * The set of the one facet that a condition is about, and that of the one that a document must not have; undefined for any other
 * condition. The caller leaves them as they are.
 */
export function singleFacet(
  index: DocumentIndex,
  segment: Segment,
  condition: Condition,
): [set: Bitset, without?: Bitset] | undefined {
  if (condition.is !== "facet") return undefined;
  const { group, values, without = [] } = condition;
  if (values.length !== 1 || without.length > 1) return undefined;
  const setOf = (value: string | undefined) => {
    const number = index.facetNumbers.get(`${group}:${value}`);
    return number === undefined ? emptyBitset(segment.size) : (segment.facetBitsets[number] as Bitset);
  };
  return without.length === 0 ? [setOf(values[0])] : [setOf(values[0]), setOf(without[0])];
}

function facetBits(
  index: DocumentIndex,
  segment: Segment,
  { group, values, without = [] }: Extract<Condition, { is: "facet" }>,
): Bitset {
  const ofValues = (some: readonly string[]) => {
    const bits = emptyBitset(segment.size);
    for (const value of some) {
      const number = index.facetNumbers.get(`${group}:${value}`);
      if (number !== undefined) union(bits, segment.facetBitsets[number] as Bitset);
    }
    return bits;
  };
  const [only, other] = singleFacet(index, segment, { is: "facet", group, values, without }) ?? [];
  if (only && !other) return only;
  const bits = ofValues(values);
  if (without.length === 0) return bits;
  const excluded = ofValues(without);
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & ~(excluded[i] as number);
  return bits;
}

function endingBy(segment: Segment, by: number): Bitset {
  const bits = emptyBitset(segment.size);
  for (let at = 0; at < segment.size; at++) if ((segment.ends[at] as number) <= by) add(bits, at);
  return bits;
}

function holding(segment: Segment, lists: readonly (readonly number[])[], fields: number): Bitset {
  const found = emptyBitset(segment.size);
  for (const terms of lists) {
    const [first, ...others] = terms.map((term) => withTerm(segment, term, fields));
    if (first) union(found, others.reduce(intersect, first));
  }
  return found;
}

function withTerm(segment: Segment, term: number, fields: number): Bitset {
  const bits = emptyBitset(segment.size);
  for (const posting of segment.postings(term))
    if ((posting & fields) !== 0) add(bits, posting >>> FIELD_BITS);
  return bits;
}
