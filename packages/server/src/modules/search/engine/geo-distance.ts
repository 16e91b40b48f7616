import type { Segment } from "./segment.ts";

export interface Coordinates {
  latitude: number;
  longitude: number;
}

const RADIANS = Math.PI / 180;
export const EARTH_KM = 6371;

/** NaN where the document has no place. */
export function kilometres(segment: Segment, at: number, near: Coordinates): number {
  return kilometresBetween(segment.latitudes[at] as number, segment.longitudes[at] as number, near);
}

export function kilometresBetween(latitude: number, longitude: number, near: Coordinates): number {
  const a = Math.sin(((latitude - near.latitude) * RADIANS) / 2);
  const b = Math.sin(((longitude - near.longitude) * RADIANS) / 2);
  const h = a * a + Math.cos(near.latitude * RADIANS) * Math.cos(latitude * RADIANS) * b * b;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * What orders documents by their distance from a place: it grows with the kilometres and costs three multiplications a
 * document. Infinity where there is no place.
 */
export function chordDistanceFrom(segment: Segment, near: Coordinates): (at: number) => number {
  const [x, y, z] = onSphere(near.latitude, near.longitude);
  const points = pointsOf(segment);
  return (at) => {
    const dx = (points[3 * at] as number) - x;
    const dy = (points[3 * at + 1] as number) - y;
    const dz = (points[3 * at + 2] as number) - z;
    return dx * dx + dy * dy + dz * dz;
  };
}

/** As `chordDistanceFrom`, of a single place. */
export function chordDistance(latitude: number, longitude: number, near: Coordinates): number {
  const [x, y, z] = onSphere(near.latitude, near.longitude);
  const [u, v, w] = onSphere(latitude, longitude);
  return (u - x) ** 2 + (v - y) ** 2 + (w - z) ** 2;
}

/** The squared chord that kilometres on the ground span on a sphere of radius 1. */
export function chordOf(kilometres: number): number {
  return (2 * Math.sin(kilometres / EARTH_KM / 2)) ** 2;
}

/** Where documents without a place lie: further away than anything on the sphere, and all equally far. */
const NOWHERE = Number.POSITIVE_INFINITY;

const kept = new WeakMap<Segment, Float64Array>();

/** Where the documents lie on a sphere of radius 1; computed at the first search that orders by distance. */
function pointsOf(segment: Segment): Float64Array {
  let points = kept.get(segment);
  if (!points) {
    points = new Float64Array(segment.size * 3);
    for (let at = 0; at < segment.size; at++) {
      const point = onSphere(segment.latitudes[at] as number, segment.longitudes[at] as number);
      for (let i = 0; i < 3; i++)
        points[3 * at + i] = Number.isNaN(point[i]) ? NOWHERE : (point[i] as number);
    }
    kept.set(segment, points);
  }
  return points;
}

function onSphere(latitude: number, longitude: number): [number, number, number] {
  const level = Math.cos(latitude * RADIANS);
  return [
    level * Math.cos(longitude * RADIANS),
    level * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ];
}
