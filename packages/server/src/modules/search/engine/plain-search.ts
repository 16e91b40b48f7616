// What a search answers, worked out document by document with nothing remembered, left out or told early: what tests compare with.
import { PRODUCT_END } from "./batch.ts";
import type { Condition } from "./conditions.ts";
import type { DocumentIndex } from "./document-index.ts";
import { FIELD, FIELD_BITS, FIELD_MASK } from "./fields.ts";
import { FAR_WORTH, NEIGHBOUR_WORTH, NEIGHBOURHOOD } from "./geo-circles.ts";
import { type Coordinates, chordDistance, chordOf } from "./geo-distance.ts";
import type { IndexQuery } from "./index-query.ts";
import { MAX_RANK, PARTIAL_RANK } from "./ordering.ts";
import { APART, leastScore, OUTSIDE_PRODUCTS, type QueryUnit } from "./scoring.ts";
import { MIN_COMPLETE } from "./search-index.ts";
import { AROUND_RANK } from "./segment-ranking.ts";
import { nameIn } from "./typed-name.ts";

/** A document as one reads it. */
interface PlainDocument {
  id: number;
  quality: number;
  /** Degrees, as an index rounds them. */
  place: Coordinates;
  endsAt: number;
  /** By term, the fields that have it. */
  fields: ReadonlyMap<number, number>;
  /** The terms of each product. */
  products: readonly (readonly number[])[];
  facets: readonly number[];
}

interface PlainHit {
  id: number;
  rank: number;
}

interface PlainResult {
  total: number;
  hits: PlainHit[];
  counts: number[];
  extra: Record<string, number>;
  relaxedFrom: number | undefined;
}

interface Held {
  isComplete: boolean;
  isPartial: boolean;
  score: number;
}

function documentsOf(index: DocumentIndex): PlainDocument[] {
  return index.segments.flatMap((segment) => {
    const { size, columns } = segment;
    const fields = Array.from({ length: size }, () => new Map<number, number>());
    for (const term of columns.terms)
      for (const posting of segment.postings(term))
        fields[posting >>> FIELD_BITS]?.set(term, posting & FIELD_MASK);
    return Array.from({ length: size }, (_, at) => at)
      .filter((at) => segment.isLive(at))
      .map((at) => {
        const products: number[][] = [[]];
        for (const term of segment.products.subarray(
          segment.productStarts[at],
          segment.productStarts[at + 1],
        ))
          if (term === PRODUCT_END) products.push([]);
          else products.at(-1)?.push(term);
        return {
          id: segment.ids[at] as number,
          quality: segment.qualities[at] as number,
          place: { latitude: segment.latitudes[at] as number, longitude: segment.longitudes[at] as number },
          endsAt: segment.ends[at] as number,
          fields: fields[at] as Map<number, number>,
          products,
          facets: [...segment.facets.subarray(segment.facetStarts[at], segment.facetStarts[at + 1])],
        };
      });
  });
}

/** Knows conditions on facets and the time that something ends, and neither role scopes nor bounds. */
export function plainSearch(index: DocumentIndex, query: IndexQuery): PlainResult {
  const { understood } = query;
  const documents = documentsOf(index);
  const name = nameIn(index, query, understood);
  const isNamed = ({ fields }: PlainDocument) => name.whole !== undefined && fields.has(name.whole);
  const isInName = ({ fields }: PlainDocument) =>
    name.words.some(
      (words) =>
        words.length > 1 &&
        words.every((term) => term !== undefined && ((fields.get(term) ?? 0) & FIELD.name) !== 0),
    );
  const hasName = documents.some((one) => isNamed(one) || isInName(one));
  const units = understood?.units ?? [];
  const held = new Map(documents.map((one) => [one, holding(one, units)]));
  const heldBy = (one: PlainDocument) => held.get(one) as Held;

  const narrows = (one: PlainDocument) =>
    query.marks.every((marks) => marks.some((mark) => carries(index, one, mark))) &&
    (query.endsAfter === undefined || one.endsAt > query.endsAfter) &&
    (!query.among || meets(index, one, query.among)) &&
    (!query.near || query.within === 0 || chordTo(one, query.near) <= chordOf(query.within));
  const isFound = (one: PlainDocument) =>
    narrows(one) &&
    (isNamed(one) ||
      isInName(one) ||
      (units.length > 0
        ? heldBy(one).isComplete ||
          (query.near !== undefined && !!query.around && chordTo(one, query.near) <= chordOf(query.around))
        : !query.places || query.places.some((mark) => carries(index, one, mark))));
  const isFoundInPart = (one: PlainDocument) => narrows(one) && heldBy(one).isPartial;
  const passes = (one: PlainDocument, except?: string) =>
    query.filters.every(({ group, condition }) => group === except || meets(index, one, condition));

  const complete = documents.filter((one) => isFound(one) && passes(one)).length;
  const relaxes =
    units.length > 0 && !query.literal && !query.completeOnly && complete < MIN_COMPLETE && !hasName;
  const base = documents.filter((one) => isFound(one) || (relaxes && isFoundInPart(one)));
  const matches = base.filter((one) => passes(one));
  const rankOf = (one: PlainDocument): number => {
    if (units.length === 0 && !hasName) return 0;
    if (isNamed(one)) return 0;
    if (isInName(one)) return 1;
    const { isComplete, isPartial, score } = heldBy(one);
    if (units.length === 0 || !(isComplete || isPartial)) return AROUND_RANK;
    const suited = score * suitability(index, one, query);
    const bands = PARTIAL_RANK - 1;
    const band = Math.min(bands - 1, Math.floor((1 - suited) * bands + 0.001));
    return Math.max(0, isComplete ? 1 + band : Math.min(MAX_RANK, PARTIAL_RANK + band));
  };
  const ranked = matches.map((one) => ({ one, rank: rankOf(one) }));
  ranked.sort(
    (a, b) =>
      a.rank - b.rank ||
      (query.near ? compare(chordTo(a.one, query.near), chordTo(b.one, query.near)) : 0) ||
      b.one.quality - a.one.quality ||
      a.one.id - b.one.id,
  );
  const groupOf = new Map(
    index.groups.flatMap(({ name: group, values, first }) => values.map((_, i) => [first + i, group])),
  );
  const counts = Array.from(
    { length: index.facetCount },
    (_, facet) => base.filter((one) => passes(one, groupOf.get(facet)) && one.facets.includes(facet)).length,
  );
  const extra = (query.extraCounts ?? []).map(({ name: counted, group, condition }) => [
    counted,
    base.filter((one) => passes(one, group) && meets(index, one, condition)).length,
  ]);
  return {
    total: matches.length,
    hits: ranked.map(({ one, rank }) => ({ id: one.id, rank })).slice(query.from, query.from + query.size),
    counts,
    extra: Object.fromEntries(extra),
    relaxedFrom: relaxes && matches.length > complete ? complete : undefined,
  };
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b);

function chordTo({ place }: PlainDocument, near: Coordinates): number {
  const chord = chordDistance(place.latitude, place.longitude, near);
  return Number.isNaN(chord) ? Number.POSITIVE_INFINITY : chord;
}

function carries(index: DocumentIndex, { fields }: PlainDocument, mark: string): boolean {
  const term = index.terms.find(mark);
  return term !== undefined && fields.has(term);
}

function meets(index: DocumentIndex, one: PlainDocument, condition: Condition): boolean {
  const has = (group: string) => (value: string) =>
    one.facets.includes(index.facetNumbers.get(`${group}:${value}`) ?? -1);
  switch (condition.is) {
    case "any":
      return true;
    case "facet":
      return (
        condition.values.some(has(condition.group)) && !(condition.without ?? []).some(has(condition.group))
      );
    case "endingBy":
      return one.endsAt <= condition.by;
    case "all":
      return condition.of.every((each) => meets(index, one, each));
    case "some":
      return condition.of.some((each) => meets(index, one, each));
    default:
      throw new Error(`There is no plain way to read ${condition.is}.`);
  }
}

/** The worth of a unit in a document: that of its best alternative. */
function worthOf({ fields }: PlainDocument, { alternatives }: QueryUnit, isOwn: boolean) {
  let worth = 0;
  let isOutside = false;
  for (const { terms, worth: most, related, table } of alternatives) {
    if (isOwn && related) continue;
    const shared = terms.reduce((mask, term) => mask & (fields.get(term) ?? 0), FIELD_MASK);
    const own = shared === 0 ? 0 : (table[shared] as number) * most;
    worth = Math.max(worth, own);
    if (own > 0 && (shared & OUTSIDE_PRODUCTS) !== 0) isOutside = true;
  }
  return { worth, isOutside };
}

function holding(one: PlainDocument, units: readonly QueryUnit[]): Held {
  const nothing = { isComplete: false, isPartial: false, score: 0 };
  const read = units.map((unit) => ({ unit, any: worthOf(one, unit, false), own: worthOf(one, unit, true) }));
  const onlyDescribed = units.every(({ describes }) => describes);
  const isTouched = read.some(({ unit, any }) => any.worth > 0 && (!unit.describes || onlyDescribed));
  if (!isTouched) return nothing;
  const score = read.reduce((sum, { unit, any }) => sum + any.worth * unit.weight, 0);
  const satisfied = read.filter(({ own }) => own.worth > 0);
  const isEveryOptional = units.every(({ optional }) => optional);
  const isComplete = read.every(({ unit, own }) => own.worth > 0 || (unit.optional && !isEveryOptional));
  const together = satisfied.filter(({ own }) => !own.isOutside);
  const isInOneProduct = one.products.some((product) =>
    together.every(({ unit }) =>
      unit.alternatives.some(
        ({ related, terms }) => !related && terms.some((term) => product.includes(term)),
      ),
    ),
  );
  const isApart = isComplete && together.length > 1 && !isInOneProduct;
  return {
    isComplete,
    isPartial: !isComplete && score >= leastScore(units),
    score: isApart ? score * APART : score,
  };
}

function suitability(index: DocumentIndex, one: PlainDocument, { suitability: asked }: IndexQuery): number {
  let factor = 1;
  if (asked?.near) {
    const { places, kilometres } = asked.near;
    const nearest = Math.min(...places.map((place) => chordTo(one, place)));
    factor =
      nearest <= chordOf(kilometres)
        ? 1
        : nearest <= chordOf(kilometres * NEIGHBOURHOOD)
          ? NEIGHBOUR_WORTH
          : FAR_WORTH;
  }
  if (asked?.rather && !meets(index, one, asked.rather.condition)) factor *= asked.rather.otherwise;
  return factor;
}
