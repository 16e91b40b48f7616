import { postalArea } from "@foodshed/sdk/vocabulary";
import type { Services } from "../services.ts";
import type { Coordinates } from "./engine/geo-distance.ts";
import { placeNamed } from "./engine/places.ts";
import type { SearchMemory } from "./search.memory.ts";

/** Kilometres around a typed town within which everything is found, beside what names the town. */
const TOWN_RADIUS_KM = 25;

/** What was typed, and the place in it. */
export interface TypedPlace {
  /** The words to look for; none when only a place was typed. */
  typed: string;
  place: Coordinates | undefined;
  /** Kilometres around the place within which everything is found. */
  around?: number;
}

/**
 * Finds the place in what was typed: "eggs near Elora" are eggs, the nearest to Elora first; a postal code alone is everything,
 * the nearest first; a town alone is what names it, and what lies around it. An unknown place remains words.
 */
export function readTypedPlace(services: Services, memory: SearchMemory, typed: string): TypedPlace {
  const near = /^(.*?)\bnear\s+(\S.*)$/is.exec(typed.trim());
  const words = near?.[1]?.trim() ?? "";
  const name = near?.[2] ?? typed;
  const postal = postalArea(name) && services.geocoder.locatePostalCode(name);
  if (postal) return { typed: words, place: postal };
  const town = placeNamed(memory.profiles, name);
  if (!town) return { typed, place: undefined };
  return words === "" ? { typed: name, place: town, around: TOWN_RADIUS_KM } : { typed: words, place: town };
}

/** Where a postal code or a town is; undefined when unknown. */
export function locate(services: Services, memory: SearchMemory, name: string): Coordinates | undefined {
  return services.geocoder.locatePostalCode(name) ?? placeNamed(memory.profiles, name);
}
