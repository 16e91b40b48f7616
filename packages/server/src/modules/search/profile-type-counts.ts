import type { ResponseBody } from "../handler.ts";
import type { IndexQuery, IndexResult } from "./engine/index-query.ts";
import { MIN_COMPLETE } from "./engine/search-index.ts";
import type { SearchEngine } from "./search.engine.ts";
import { PROFILE_FACETS } from "./search.facets.ts";
import { counter } from "./search.presenter.ts";
import type { SearchedType } from "./search.request.ts";

type Aggregations = ResponseBody<"searchProfiles">["aggregations"];

/** A search for profiles, and the same request with another profile type chosen. */
interface TypedSearch {
  type: SearchedType;
  query: IndexQuery;
  result: IndexResult;
  withType(type: SearchedType): IndexQuery;
}

/**
 * How many each profile type has when it is chosen. The counts of one search say it for the types that read the words as it does, and
 * that have partial matches after the complete ones if it has; the others are counted by themselves.
 */
export async function countTypes(
  engine: SearchEngine,
  search: TypedSearch,
): Promise<Pick<Aggregations, "profile_types" | "other_profile_types">> {
  const { type, query, result } = search;
  const first: Reading = { type, query, result };
  const second = await otherReading(engine, search);
  const readingOf = (one: SearchedType) =>
    second && (one === "BUYS") !== (type === "BUYS") ? second : first;
  const countOf = async (one: SearchedType): Promise<number> => {
    const reading = readingOf(one);
    const count =
      one === "ALL" ? (reading.result.extra.ALL ?? 0) : counter(engine.profiles, reading.result)("type", one);
    if (one === reading.type) return reading.result.total;
    if (isCountedAlike(reading, count)) return count;
    return (await engine.search("profiles", { ...search.withType(one), ...COUNT_ONLY })).total;
  };
  const [ALL, SELLS, BUYS, PROCESSES, opportunities, ORG] = await Promise.all([
    countOf("ALL"),
    countOf("SELLS"),
    countOf("BUYS"),
    countOf("PROCESSES"),
    countOf("BUSINESS OPPORTUNITIES"),
    countOf("ORG"),
  ]);
  return {
    profile_types: { ALL, SELLS, BUYS, PROCESSES, "BUSINESS OPPORTUNITIES": opportunities, ORG },
    ...(type !== "ALL" && { other_profile_types: otherTypes(type, (other) => readingOf(other).result) }),
  };
}

const COUNT_ONLY = { size: 0, from: 0, hitsOnly: true } as const;

/** The name of the extra count of those who are of another type and not of the chosen one. */
export const besideType = (other: string) => `beside:${other}`;

interface Reading {
  type: SearchedType;
  query: IndexQuery;
  result: IndexResult;
}

/** The search of those types that read the words another way; undefined where all read them alike. */
async function otherReading(
  engine: SearchEngine,
  { type, query, withType }: TypedSearch,
): Promise<Reading | undefined> {
  if (!query.understood?.units.length || query.understood.hasIntent) return undefined;
  const other = type === "BUYS" ? "ALL" : "BUYS";
  // Those beside a chosen type are counted in this reading too; without one it is asked for its total alone.
  const counts = type === "ALL" ? COUNT_ONLY : { extraCounts: query.extraCounts ?? [], size: 0, from: 0 };
  const own = { ...withType(other), ...counts };
  return { type: other, query: own, result: await engine.search("profiles", own) };
}

/** Whether a type that a search counts so often has partial matches if, and only if, that search took them in. */
function isCountedAlike({ type, query, result }: Reading, count: number): boolean {
  if (query.literal || result.hasName || !result.query?.units.length) return true;
  const isRelaxed = result.relaxedFrom !== undefined || result.total < MIN_COMPLETE;
  return isRelaxed ? type === "ALL" || count < MIN_COMPLETE : count >= MIN_COMPLETE;
}

/** How many of each other type match that are not of the chosen one; types without any are left out. */
function otherTypes(type: SearchedType, resultOf: (other: SearchedType) => IndexResult) {
  return PROFILE_FACETS.type.flatMap((other) => {
    const count = other === type ? 0 : (resultOf(other).extra[besideType(other)] ?? 0);
    return count > 0 ? [{ key: other, count }] : [];
  });
}
