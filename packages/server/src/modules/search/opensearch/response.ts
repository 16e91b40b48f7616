import { chordDistance, kilometresBetween } from "../engine/geo-distance.ts";
import type { IndexHit, IndexQuery } from "../engine/index-query.ts";
import type { AggregationResults } from "./aggregations.ts";
import { HIGHEST } from "./rank-script.ts";

export interface FoundHit {
  _score: number | null;
  sort: unknown[];
  fields: Record<"id" | "quality" | "since" | "sort_name" | "lat" | "lng", [never] | undefined>;
}

export interface SearchAnswer {
  hits: { total: { value: number }; hits: FoundHit[] };
  aggregations?: AggregationResults;
}

/** A hit as the index in memory has it. */
export function toIndexHit(
  { _score, sort, fields }: FoundHit,
  { near, sort: order = "best" }: IndexQuery,
  { isRanked, plainRank }: { isRanked: boolean; plainRank: number },
): IndexHit {
  const [latitude, longitude] = [fields.lat?.[0], fields.lng?.[0]];
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const place =
    isPlaced && near ? ([Math.fround(latitude), Math.fround(longitude), near] as const) : undefined;
  const score = order === "best" || (order === "nearest" && !near) ? Number(sort[0]) : Number(_score);
  return {
    id: Number(fields.id?.[0]),
    rank: isRanked ? HIGHEST - Math.round(score) : plainRank,
    quality: Number(fields.quality?.[0] ?? 0),
    distance: place ? kilometresBetween(...place) : null,
    chordDistance: near ? (place ? chordDistance(...place) : Number.POSITIVE_INFINITY) : 0,
    since: Number(fields.since?.[0] ?? 0),
    name: String(fields.sort_name?.[0] ?? ""),
  };
}
