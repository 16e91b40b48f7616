import * as z from "zod";
import { seconds } from "../../core/clock.ts";
import type { GeocodedAddress, Location } from "./geocoding.ts";

/** Knows where streets and houses lie. */
export interface GeocodingService {
  /**
   * Undefined when the service knows no such address in Ontario.
   * @throws when it cannot be reached, is busy or answers with something else
   */
  locate(address: GeocodedAddress): Promise<Location | undefined>;
  /** Milliseconds to leave between two questions. */
  pause: number;
}

export interface GeocodingServiceOptions {
  /** Its search, such as `https://nominatim.example/search`. */
  url: string;
  /** Who asks, with an address where its operator can reach us. */
  userAgent: string;
  /** Milliseconds until a response is given up. */
  timeout?: number;
  pause?: number;
}

const degrees = z.union([z.string(), z.number()]).transform(Number).pipe(z.number());
const places = z.array(z.object({ lat: degrees, lon: degrees }));

/** Ontario's corners, with a little around them. */
const inOntario = ({ latitude, longitude }: Location) =>
  latitude > 41.5 && latitude < 57 && longitude > -95.3 && longitude < -74.2;

/** Asks a service that speaks as OpenStreetMap's Nominatim does; its usage policy allows one question per second. */
export function createGeocodingService({
  url,
  userAgent,
  timeout = seconds(5),
  pause = seconds(1),
}: GeocodingServiceOptions): GeocodingService {
  return {
    pause,
    async locate({ address_1, city, postal_code }) {
      const address = new URL(url);
      const asked = { street: address_1, city, postalcode: postal_code, state: "Ontario", country: "Canada" };
      for (const [name, value] of Object.entries(asked)) if (value) address.searchParams.set(name, value);
      address.searchParams.set("format", "jsonv2");
      address.searchParams.set("limit", "1");
      const response = await fetch(address, {
        headers: { "user-agent": userAgent, accept: "application/json" },
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      });
      // An address that it cannot make sense of is one that it does not know; the next one may be better.
      if (response.status === 400 || response.status === 404) return undefined;
      if (!response.ok) throw new Error(`The geocoding service answered ${response.status}`);
      const [found] = places.parse(await response.json());
      const location = found && { latitude: found.lat, longitude: found.lon };
      return location && inOntario(location) ? location : undefined;
    },
  };
}
