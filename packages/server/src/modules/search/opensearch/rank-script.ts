import { FAR_WORTH, NEIGHBOUR_WORTH, NEIGHBOURHOOD } from "../engine/geo-circles.ts";
import { MAX_RANK, PARTIAL_RANK } from "../engine/ordering.ts";
import { APART, leastScore } from "../engine/scoring.ts";
import { AROUND_RANK } from "../engine/segment-ranking.ts";
import type { Suitability } from "../engine/suitability.ts";
import { SPHERE } from "./conditions.ts";
import type { UnitClauses } from "./scoring.ts";

/** What a clause adds to the score to say that it holds; scores themselves are below the first of them. */
export const FLAG = { complete: 2, apart: 4, inName: 8, named: 16, around: 32 } as const;

/** The rank of a document, as `SegmentSearch.ranking` has it, as a score that is the higher the better. */
export const HIGHEST = 1000;
export const RANK = `
double score = _score;
int flags = (int) (score / 2 + 0.0000001);
double total = score - 2 * flags;
if ((flags & 8) != 0) return params.highest;
if ((flags & 4) != 0) return params.highest - 1;
boolean complete = (flags & 1) != 0;
if (!complete && total < params.least - 0.000001) {
  return (flags & 16) != 0 ? params.highest - params.aroundRank : (params.scored ? 0 : params.highest - params.plainRank);
}
if (complete && (flags & 2) != 0) total *= params.apart;
if (params.places.size() > 0) {
  double worth = params.farWorth;
  if (doc['location'].size() > 0) {
    double least = Double.MAX_VALUE;
    for (place in params.places) least = Math.min(least, doc['location'].arcDistance(place[0], place[1]));
    if (least <= params.near) worth = 1;
    else if (least <= params.neighbour) worth = params.neighbourWorth;
  }
  total *= worth;
}
if (params.rather != '' && !doc['facets'].contains(params.rather)) total *= params.otherwise;
int band = (int) Math.min(params.bands - 1, Math.floor((1 - total) * params.bands + 0.001));
int rank = complete ? 1 + band : (int) Math.min(params.lowest, params.bands + 1 + band);
return params.highest - (int) Math.max(0, rank);
`;

export function rankParameters({ near, rather }: Suitability = {}, clauses: UnitClauses | undefined) {
  const metres = (kilometres: number) => kilometres * 1000 * SPHERE;
  // Only a value of a facet is ever preferred.
  const value =
    rather?.condition.is === "facet" ? `${rather.condition.group}:${rather.condition.values[0]}` : "";
  return {
    highest: HIGHEST,
    least: leastScore(clauses?.units ?? []),
    aroundRank: AROUND_RANK,
    plainRank: AROUND_RANK,
    scored: clauses !== undefined,
    apart: APART,
    places: (near?.places ?? []).map(({ latitude, longitude }) => [latitude, longitude]),
    near: metres(near?.kilometres ?? 0),
    neighbour: metres((near?.kilometres ?? 0) * NEIGHBOURHOOD),
    farWorth: FAR_WORTH,
    neighbourWorth: NEIGHBOUR_WORTH,
    rather: value,
    otherwise: rather?.otherwise ?? 1,
    bands: PARTIAL_RANK - 1,
    lowest: MAX_RANK,
  };
}
