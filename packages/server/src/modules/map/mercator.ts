import type { Segment } from "../search/engine/segment.ts";

const MAX_LATITUDE = 85.05112878;

/** The world as a square of side 1, in the projection of web maps: x grows to the east, y to the south. */
export function project(latitude: number, longitude: number): { x: number; y: number } {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI };
}

export function unproject(x: number, y: number): { latitude: number; longitude: number } {
  return {
    latitude: (360 / Math.PI) * Math.atan(Math.exp((180 - y * 360) * (Math.PI / 180))) - 90,
    longitude: (x - 0.5) * 360,
  };
}

const known = new WeakMap<Segment, Float64Array>();

/** x and y of each document; not a number where it has no place. Computed for the first map. */
export function projected(segment: Segment): Float64Array {
  let points = known.get(segment);
  if (!points) {
    points = new Float64Array(segment.size * 2);
    for (let at = 0; at < segment.size; at++) {
      const { x, y } = project(segment.latitudes[at] as number, segment.longitudes[at] as number);
      points[2 * at] = x;
      points[2 * at + 1] = y;
    }
    known.set(segment, points);
  }
  return points;
}
