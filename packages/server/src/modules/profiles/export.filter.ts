import { localized } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import { kilometresBetween, type Location } from "../../infra/geo/geocoding.ts";
import type { Query } from "../handler.ts";
import type { Services } from "../services.ts";
import type { ExportFilter } from "./export.queries.ts";
import * as strings from "./generated/strings.ts";

interface Placed {
  latitude: number | null;
  longitude: number | null;
  map_place: string;
}

const EARTH_KM = 6371;
const RADIANS = Math.PI / 180;

/** Reads what narrows an export, and how far away from the place that was asked for a business is. */
export function readExportFilter(
  { geocoder }: Services,
  {
    network,
    state,
    role,
    near,
    within,
  }: Pick<Query<"exportProfiles">, "network" | "state" | "role" | "near" | "within">,
): ExportFilter & { distanceOf(row: Placed): number | null } {
  const chosen = { ...(network && { network }), ...(state && { state }), ...(role && { role }) };
  if (near === undefined) {
    if (within !== undefined) throw DomainError.invalid({ near: [localized(strings.exportNearMissing)] });
    return { ...chosen, distanceOf: () => null };
  }
  const place = geocoder.locatePostalCode(near);
  if (!place) throw DomainError.invalid({ near: [localized(strings.exportPlaceUnknown)] });
  return {
    ...chosen,
    ...(within !== undefined && { box: boxAround(place, within) }),
    // What wants to be on no map is at no distance.
    distanceOf: ({ latitude, longitude, map_place }) =>
      latitude === null || longitude === null || map_place === "none"
        ? null
        : rounded(kilometresBetween(place, { latitude, longitude })),
  };
}

/** To the tenth of a kilometre. */
const rounded = (km: number) => Math.round(km * 10) / 10;

/** A little larger than the circle, which is cut out of it row by row. */
function boxAround({ latitude, longitude }: Location, within: number) {
  const high = (within + 0.1) / EARTH_KM / RADIANS;
  const wide = high / Math.max(0.01, Math.cos((Math.abs(latitude) + high) * RADIANS));
  return { south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide };
}
