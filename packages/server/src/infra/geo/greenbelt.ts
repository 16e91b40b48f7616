import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import * as z from "zod";
import { readJsonFile } from "../config/json-file.ts";
import type { Location } from "./geocoding.ts";

/** Knows which places lie in Ontario's Greenbelt. */
export interface Greenbelt {
  /** False for a place that is not known. */
  contains(location: Location | undefined): boolean;
}

// Longitude, latitude, and whatever else a position holds.
const ring = z.array(z.array(z.number()).min(2)).min(4);
const geometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Polygon"), coordinates: z.array(ring).min(1) }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(ring).min(1)).min(1) }),
]);
const feature = z.object({ type: z.literal("Feature"), geometry });
const collection = z.object({ type: z.literal("FeatureCollection"), features: z.array(feature).min(1) });
const geoJson = z.union([geometry, feature, collection]);

/**
 * Reads the Greenbelt's boundary: a GeoJSON file with one polygon or several, in degrees (WGS 84).
 * @throws SetupError when there is no such file, or another thing in it
 */
export function readGreenbelt(path: string): Greenbelt {
  const data = readJsonFile(path, "GREENBELT_FILE", geoJson, "is not GeoJSON with polygons in it");
  const polygons = geometriesOf(data);
  return {
    contains: (location) =>
      location !== undefined &&
      polygons.some((polygon) => booleanPointInPolygon([location.longitude, location.latitude], polygon)),
  };
}

function geometriesOf(data: z.infer<typeof geoJson>): z.infer<typeof geometry>[] {
  if (data.type === "FeatureCollection") return data.features.map((one) => one.geometry);
  return [data.type === "Feature" ? data.geometry : data];
}
