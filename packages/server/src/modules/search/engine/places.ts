import type { DocumentIndex } from "./document-index.ts";
import { FIELD_BITS } from "./fields.ts";
import type { Coordinates } from "./geo-distance.ts";
import { markOf } from "./phrase-types.ts";
import { keyOf } from "./words.ts";

/** So many businesses are enough to know where a town is. */
const MAX_SAMPLED_BUSINESSES = 500;

/**
 * Where a town lies, by the businesses that are there: the middle one of their latitudes and longitudes, so that a few that
 * are placed wrongly do not move it. Undefined when no business with a place names the town.
 */
export function placeNamed(index: DocumentIndex, name: string): Coordinates | undefined {
  const key = keyOf(name);
  const elsewhere = index.remote?.placeNamed(key);
  if (elsewhere) return elsewhere;
  const term = key === "" ? undefined : index.terms.find(markOf("place", key));
  if (term === undefined) return undefined;
  const latitudes: number[] = [];
  const longitudes: number[] = [];
  for (const segment of index.segments) {
    for (const posting of segment.postings(term)) {
      const at = posting >>> FIELD_BITS;
      const latitude = segment.latitudes[at] as number;
      if (Number.isNaN(latitude) || !segment.isLive(at)) continue;
      latitudes.push(latitude);
      longitudes.push(segment.longitudes[at] as number);
      if (latitudes.length === MAX_SAMPLED_BUSINESSES) break;
    }
  }
  if (latitudes.length === 0) return undefined;
  return { latitude: middle(latitudes), longitude: middle(longitudes) };
}

function middle(numbers: number[]): number {
  numbers.sort((a, b) => a - b);
  return numbers[numbers.length >>> 1] as number;
}
