import { among, type Clause } from "./conditions.ts";
import type { Ask, Bounds, Found, Level } from "./deep-levels.ts";
import { findText } from "./deep-names.ts";
import { partOf } from "./document.ts";

/** A search whose hits have an order. */
export interface OrderedSearch {
  query: Clause;
  post_filter?: Clause;
  sort: readonly object[];
}

export interface Beginning {
  /** What `search_after` takes to go on there; undefined for the first hits. */
  after: unknown[] | undefined;
  /** How many hits come before it. */
  before: number;
}

/** Leaves out most of what comes before a beginning; undefined where only scores or distances tell. */
export function fromThere(sort: OrderedSearch["sort"], after: Beginning["after"]): Clause | undefined {
  const [[field, how] = []] = Object.entries(sort[0] ?? {}) as [string, unknown][];
  if (!after || field === undefined || field.startsWith("_")) return undefined;
  const [first] = after;
  if (field === "sort_name") return { range: { sort_part: { gte: partOf(String(first)) } } };
  return { range: { [field]: how === "desc" ? { lte: first } : { gte: first } } };
}

interface Part extends Bounds {
  before: number;
  count: number;
}

/** Parts that a range of numbers is counted in. */
const PARTS = 256;
/** Whole numbers up to so many are counted one by one: the quality of profiles goes to 1,000. */
const MANY = 1_024;
/** What a place that is not known counts as, in metres: further away than anything on earth. */
const NOWHERE = 30_000_000;

/**
 * Finds where the hits at a depth begin without reading those before them: by counting, for one thing that they are ordered
 * by after another, how many come before which value.
 * @param most hits that may be left between the beginning and the depth
 */
export async function beginningOf(
  { query, post_filter, sort }: OrderedSearch,
  depth: number,
  most: number,
  ask: Ask,
): Promise<Beginning> {
  const levels = sort.map(levelOf);
  let documents = post_filter ? among(query, post_filter) : query;
  const known = await boundsOfIntegers(levels, documents, ask);
  let before = 0;
  const fixed: unknown[] = [];
  for (const [at, level] of levels.entries()) {
    const found = level.isText
      ? await findText(level, documents, depth - before, most, ask)
      : await findNumber(level, documents, depth - before, most, ask, known[at]);
    before += found.before;
    if (found.value === undefined) break;
    fixed.push(found.value === NOWHERE ? "Infinity" : found.value);
    if (!found.isWhole) {
      const further = levels.slice(at + 1).map(firstOf);
      // Hits begin after the cursor: the last thing that they are ordered by is the number of each.
      if (further.length === 0) fixed.push(Number(fixed.pop()) - 1);
      return { after: [...fixed, ...further], before };
    }
    documents = level.equal(documents, found.value);
  }
  return {
    after: fixed.length > 0 ? [...fixed, ...levels.slice(fixed.length).map(firstOf)] : undefined,
    before,
  };
}

async function findNumber(
  level: Level,
  query: Clause,
  depth: number,
  most: number,
  ask: Ask,
  known: Bounds | undefined,
): Promise<Found> {
  let before = 0;
  let bounds = known ?? (level.width === undefined ? await boundsOf(level, query, ask) : undefined);
  for (;;) {
    const parts = await partsOf(
      level,
      bounds === known ? query : level.between(query, bounds as Bounds),
      bounds,
      ask,
    );
    const part = parts.find((one) => before + one.before + one.count > depth) ?? parts.at(-1);
    if (!part) return { before };
    before += part.before;
    const value = level.isDescending ? part.most : part.least;
    if (part.count <= most) return { before, value };
    if (part.least === part.most) return { before, value, isWhole: true };
    bounds = part;
  }
}

async function boundsOf({ value }: Level, query: Clause, ask: Ask): Promise<Bounds> {
  const { aggregations } = await ask<{ aggregations: Record<"least" | "most", { value: number | null }> }>({
    query,
    size: 0,
    track_total_hits: false,
    aggs: { least: { min: value }, most: { max: value } },
  });
  return { least: aggregations.least.value ?? 0, most: aggregations.most.value ?? 0 };
}

/** The bounds of all fields of whole numbers at once. Of all documents the index knows them; each of their parts is within them. */
async function boundsOfIntegers(
  levels: readonly Level[],
  query: Clause,
  ask: Ask,
): Promise<(Bounds | undefined)[]> {
  const aggs = Object.fromEntries(
    levels.flatMap(({ isInteger, value }, at) =>
      isInteger
        ? [
            [`least${at}`, { min: value }],
            [`most${at}`, { max: value }],
          ]
        : [],
    ),
  );
  const { aggregations } = await ask<{ aggregations: Record<string, { value: number | null }> }>({
    query,
    size: 0,
    track_total_hits: false,
    aggs,
  });
  return levels.map(({ isInteger }, at) =>
    isInteger
      ? { least: aggregations[`least${at}`]?.value ?? 0, most: aggregations[`most${at}`]?.value ?? 0 }
      : undefined,
  );
}

/** The documents by their number, in the order of the hits. */
async function partsOf(level: Level, query: Clause, bounds: Bounds | undefined, ask: Ask): Promise<Part[]> {
  const { value, isDescending, isInteger, width = 1 } = level;
  const span = bounds ? bounds.most - bounds.least : 0;
  const interval = isInteger
    ? span < MANY
      ? 1
      : Math.ceil((span + 1) / PARTS)
    : bounds
      ? span / PARTS || 1
      : width;
  const { aggregations } = await ask<{
    aggregations: {
      parts: {
        buckets: { key: number; doc_count: number; least?: { value: number }; most?: { value: number } }[];
      };
    };
  }>({
    query,
    size: 0,
    track_total_hits: false,
    aggs: {
      parts: {
        histogram: { ...value, interval, min_doc_count: 1 },
        // Of whole numbers the key of a part tells them.
        ...(!isInteger && { aggs: { least: { min: value }, most: { max: value } } }),
      },
    },
  });
  const { buckets } = aggregations.parts;
  let before = 0;
  return (isDescending ? buckets.toReversed() : buckets).map(({ key, doc_count, least, most }) => {
    const part = {
      before,
      count: doc_count,
      least: least?.value ?? key,
      most: most?.value ?? key + interval - 1,
    };
    before += doc_count;
    return part;
  });
}

/** Comes before every value. */
const firstOf = ({ isText, isDescending }: Level) => (isText ? "" : isDescending ? 9e15 : -1);

function levelOf(sort: object): Level {
  const [name, how] = Object.entries(sort)[0] as [string, unknown];
  if (name === "_score") return scored("_score", true);
  if (name === "_script") {
    const { script } = how as { script: { source: string } };
    return scored(script.source, false);
  }
  if (name === "_geo_distance") {
    const { location } = how as { location: { lat: number; lon: number } };
    const source = `doc['location'].size() == 0 ? ${NOWHERE} : doc['location'].arcDistance(params.lat, params.lon)`;
    return {
      value: { script: { source, params: location } },
      isDescending: false,
      isText: false,
      equal: (query, value) => among(query, scripted(`(${source}) == params.value`, { ...location, value })),
      between: (query, bounds) =>
        among(
          query,
          scripted(`double d = ${source}; return d >= params.least && d <= params.most`, {
            ...location,
            ...bounds,
          }),
        ),
    };
  }
  return {
    value: { field: name },
    isDescending: how === "desc",
    isText: name === "sort_name",
    isInteger: name !== "sort_name",
    equal: (query, value) => among(query, { term: { [name]: value } }),
    between: (query, { least, most }) => among(query, { range: { [name]: { gte: least, lte: most } } }),
  };
}

const scripted = (source: string, params: object): Clause => ({ script: { script: { source, params } } });

/** What is worked out from the score: a whole number. */
function scored(source: string, isDescending: boolean): Level {
  return {
    // Where it is counted, a score is an object.
    value: { script: { source: source.replace("_score", "_score.doubleValue()") } },
    isDescending,
    isText: false,
    width: 1,
    equal: (query, value) => ({
      script_score: {
        query,
        script: { source: `(${source}) == params.value ? _score : 0`, params: { value } },
        min_score: 0.5,
      },
    }),
    // Every value is a part of its own.
    between: (query) => query,
  };
}
