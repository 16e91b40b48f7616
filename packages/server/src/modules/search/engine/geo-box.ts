import { type Bitset, each } from "./bitset.ts";
import type { Segment } from "./segment.ts";

/** Degrees. A west that is greater than the east spans the antimeridian. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Whether a place lies in the box or on its edge; places that are unknown do not. */
export function isInside({ west, south, east, north }: Box, latitude: number, longitude: number): boolean {
  if (!(latitude >= south && latitude <= north)) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** Takes out what lies elsewhere, or nowhere. */
export function removeOutside({ latitudes, longitudes }: Segment, base: Bitset, box: Box): void {
  each(base, (at) => {
    if (!isInside(box, latitudes[at] as number, longitudes[at] as number))
      base[at >>> 5] = (base[at >>> 5] as number) & ~(1 << (at & 31));
  });
}
