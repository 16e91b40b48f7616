import { among, type Clause } from "./conditions.ts";
import type { Ask, Found, Level } from "./deep-levels.ts";

/** Names that are read to find some that divide the others well, and how many of them do. */
const SAMPLED = 100;
const PIVOTS = 16;
/** More than names begin in different ways. */
const BEGINNINGS = 60_000;
/** Comes after every sign that a name has. */
const LAST_SIGN = "\u{10FFFF}";
/** Times that the names are divided before what is left is read. */
const MAX_ROUNDS = 8;

interface Range {
  gte?: string;
  lt?: string;
}

/** Names by what they begin with first. @returns those that begin as the wanted ones do */
async function partOfNames(
  query: Clause,
  depth: number,
  ask: Ask,
): Promise<{ before: number; count: number; part: string | undefined }> {
  const { aggregations } = await ask<{
    aggregations: { parts: { buckets: { key: string; doc_count: number }[] } };
  }>({
    query,
    size: 0,
    track_total_hits: false,
    aggs: { parts: { terms: { field: "sort_part", size: BEGINNINGS, order: { _key: "asc" } } } },
  });
  let before = 0;
  for (const { key, doc_count } of aggregations.parts.buckets) {
    if (before + doc_count > depth) return { before, count: doc_count, part: key };
    before += doc_count;
  }
  return { before: 0, count: 0, part: undefined };
}

/** Texts cannot be divided by numbers: some of them, taken at random, divide those that begin alike. */
export async function findText(
  level: Level,
  all: Clause,
  depth: number,
  most: number,
  ask: Ask,
): Promise<Found> {
  const { field } = level.value as { field: string };
  const beginning = await partOfNames(all, depth, ask);
  let { before, part: value } = beginning;
  if (value !== undefined && beginning.count <= most) return { before, value };
  const query = value === undefined ? all : among(all, { term: { sort_part: value } });
  // The index looks at every name of a range, whatever else is asked for: at none that begins otherwise.
  let range: Range = value === undefined ? {} : { gte: value, lt: `${value}${LAST_SIGN}` };
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const documents: Clause = round === 1 ? query : among(query, { range: { [field]: range } });
    const texts = await sampleOf(field, documents, ask);
    const pivots = [...new Set(evenlyFrom(texts, PIVOTS))];
    if (pivots.length === 0) break;
    const { total, below, same } = await countsBelow(field, documents, pivots, range.gte, ask);
    const wanted = depth - before;
    const at = below.findLastIndex((count) => count <= wanted);
    if (at >= 0) {
      value = pivots[at] as string;
      before += below[at] as number;
      const own = same[at] as number;
      if (own > most && wanted - (below[at] as number) < own) return { before, value, isWhole: true };
    }
    const count = (below[at + 1] ?? total) - (below[at] ?? 0);
    if (count <= most || depth - before <= most) break;
    const next = pivots[at + 1] ?? range.lt;
    range = { ...(value !== undefined && { gte: value }), ...(next !== undefined && { lt: next }) };
  }
  return { before, ...(value !== undefined && { value }) };
}

async function sampleOf(field: string, query: Clause, ask: Ask): Promise<string[]> {
  const { hits } = await ask<{ hits: { hits: { fields: Record<string, string[]> }[] } }>({
    query: { function_score: { query, random_score: { seed: 1, field: "id" }, boost_mode: "replace" } },
    size: SAMPLED,
    track_total_hits: false,
    _source: false,
    docvalue_fields: [field],
  });
  return hits.hits.flatMap(({ fields }) => fields[field] ?? []).sort(byCodePoints);
}

async function countsBelow(
  field: string,
  query: Clause,
  pivots: readonly string[],
  least: string | undefined,
  ask: Ask,
): Promise<{ total: number; below: number[]; same: number[] }> {
  const { hits, aggregations } = await ask<{
    hits: { total: { value: number } };
    aggregations: Record<"below" | "same", { buckets: { doc_count: number }[] }>;
  }>({
    query,
    size: 0,
    track_total_hits: true,
    aggs: {
      below: {
        filters: { filters: pivots.map((pivot) => ({ range: { [field]: { gte: least, lt: pivot } } })) },
      },
      same: { filters: { filters: pivots.map((pivot) => ({ term: { [field]: pivot } })) } },
    },
  });
  const counts = (name: "below" | "same") => aggregations[name].buckets.map(({ doc_count }) => doc_count);
  return { total: hits.total.value, below: counts("below"), same: counts("same") };
}

const evenlyFrom = (texts: readonly string[], count: number) =>
  texts.length <= count
    ? texts
    : Array.from({ length: count }, (_, at) => texts[Math.floor((at * texts.length) / count)] as string);

/** As the index has it: by the bytes of UTF-8. */
const byCodePoints = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
