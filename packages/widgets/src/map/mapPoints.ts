import type { Schema } from "@foodshed/sdk";

export type Bounds = [west: number, south: number, east: number, north: number];
export type MapPoint = Schema<"MapPoint">;

/** What a map shows at the moment. */
export interface MapArea {
  bounds: Bounds;
  zoom: number;
}

/** Where most of Ontario's businesses are, from Windsor to Cornwall: what a map shows at first. */
export const SOUTHERN_ONTARIO: Bounds = [-83.05, 41.9, -74.75, 46.2];

export const asBounds = (bounds: readonly number[]): Bounds => bounds as unknown as Bounds;

/** Something on the map to which a row of the list belongs: the point itself, or the cluster that it is in. */
export function pointOf(
  points: readonly MapPoint[],
  at: { latitude: number; longitude: number } | null | undefined,
): MapPoint | undefined {
  if (!at) return undefined;
  const slack = 1e-4;
  return points.find(({ latitude, longitude, bounds }) => {
    if (!bounds)
      return Math.abs(latitude - at.latitude) < slack && Math.abs(longitude - at.longitude) < slack;
    const [west, south, east, north] = asBounds(bounds);
    return (
      at.longitude >= west - slack &&
      at.longitude <= east + slack &&
      at.latitude >= south - slack &&
      at.latitude <= north + slack
    );
  });
}

/** A cluster that no zoom level takes apart: all of it is at one place. */
export function isOnePlace({ bounds }: MapPoint): boolean {
  if (!bounds) return true;
  const [west, south, east, north] = asBounds(bounds);
  return east - west < 1e-3 && north - south < 1e-3;
}
