import { createRequire } from "node:module";

/** Degrees. */
export interface Location {
  latitude: number;
  longitude: number;
}

export interface GeocodedAddress {
  address_1?: string | null;
  city?: string | null;
  postal_code?: string | null;
}

export interface Geocoder {
  /** Where an Ontario postal code, or its first three characters, lies; undefined when there is no such code. */
  locatePostalCode(postalCode: string): Location | undefined;
  /** Where an address lies, as well as it is known. */
  locateAddress(address: GeocodedAddress): Promise<Location | undefined>;
}

const POSTAL_CODE = /^([A-Z]\d[A-Z])([ -]?\d[A-Z]\d)?$/;

// Rows of the package in which a comma inside the area's name has pushed the coordinates aside.
const REPAIRED: Record<string, Location> = {
  K0C: { latitude: 45.2228, longitude: -74.98 },
  K0H: { latitude: 44.52, longitude: -76.7 },
  K0K: { latitude: 44.0594, longitude: -77.5 },
  P0M: { latitude: 46.1329, longitude: -81.0 },
};

const require = createRequire(import.meta.url);
let ontario: ReadonlyMap<string, Location> | undefined;

function readOntario(): ReadonlyMap<string, Location> {
  // The Canadian half alone: the whole package also loads 42,000 codes of another country.
  const path = require.resolve("zipcodes/lib/codesCanada.js");
  const { codes } = require(path) as typeof import("zipcodes/lib/codesCanada.js").default;
  // One code in three is Ontario's: nothing holds the others.
  delete require.cache[path];
  const areas = new Map<string, Location>(Object.entries(REPAIRED));
  for (const { zip, latitude, longitude, state } of Object.values(codes)) {
    if (state === "Ontario" && latitude !== null && longitude !== null)
      areas.set(zip, { latitude, longitude });
  }
  return areas;
}

function locatePostalCode(postalCode: string): Location | undefined {
  const area = POSTAL_CODE.exec(postalCode.trim().toUpperCase())?.[1];
  if (area === undefined) return undefined;
  ontario ??= readOntario();
  return ontario.get(area);
}

/** Degrees that tell two places apart: about 10 m. */
const SAME = 1e-4;

/** Whether this is the middle of the postal area, and says nothing of where in it the address is. */
export function isPostalArea({ latitude, longitude }: Location, postalCode: string | null): boolean {
  const area = postalCode ? locatePostalCode(postalCode) : undefined;
  return (
    area !== undefined &&
    Math.abs(area.latitude - latitude) < SAME &&
    Math.abs(area.longitude - longitude) < SAME
  );
}

/** Knows Ontario's 521 forward sortation areas, without any network. Accurate to the area: a few kilometres in towns. */
export function createEmbeddedGeocoder(): Geocoder {
  return {
    locatePostalCode,
    locateAddress: async ({ postal_code }) => (postal_code ? locatePostalCode(postal_code) : undefined),
  };
}

/** Kilometres between two places on a sphere. */
export function kilometresBetween(a: Location, b: Location): number {
  const radians = Math.PI / 180;
  const dLatitude = (b.latitude - a.latitude) * radians;
  const dLongitude = (b.longitude - a.longitude) * radians;
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLongitude / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}
