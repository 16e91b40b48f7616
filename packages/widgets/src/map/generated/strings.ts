// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Loading the map… */
export const mapLoading: LocalizedString = { id: "map.mapLoading", english: "Loading the map…" };

/** The map could not be loaded. */
export const mapNotLoaded: LocalizedString = { id: "map.mapNotLoaded", english: "The map could not be loaded." };

/** The businesses on the map could not be loaded. */
export const mapFailed: LocalizedString = { id: "map.mapFailed", english: "The businesses on the map could not be loaded." };

/** Zoom in */
export const zoomIn: LocalizedString = { id: "map.zoomIn", english: "Zoom in" };

/** Zoom out */
export const zoomOut: LocalizedString = { id: "map.zoomOut", english: "Zoom out" };

/** Map: Natural Earth */
export const attribution: LocalizedString = { id: "map.attribution", english: "Map: Natural Earth" };

/** {count} together: show them */
export const pointOfSeveral: LocalizedString<{ count: string | number }> = { id: "map.pointOfSeveral", english: [["count"]," together: show them"] };

/** {name}, approximate place */
export const approximatePoint: LocalizedString<{ name: string | number }> = { id: "map.approximatePoint", english: [["name"],", approximate place"] };

/** Map of the results */
export const mapOfResults: LocalizedString = { id: "map.mapOfResults", english: "Map of the results" };

/** Search this area */
export const searchThisArea: LocalizedString = { id: "map.searchThisArea", english: "Search this area" };

/** Search everywhere */
export const anywhere: LocalizedString = { id: "map.anywhere", english: "Search everywhere" };

/** {count, plural, one {# at this place} other {# at this place}} */
export const atThisPlace: LocalizedString<{ count: number }> = { id: "map.atThisPlace", english: [["count",2,{"one":[0," at this place"],"other":[0," at this place"]}]] };

/** {count, plural, one {and # more} other {and # more}} */
export const more: LocalizedString<{ count: number }> = { id: "map.more", english: [["count",2,{"one":["and ",0," more"],"other":["and ",0," more"]}]] };

/** Close */
export const close: LocalizedString = { id: "map.close", english: "Close" };

/** Approximate: the middle of the postal area */
export const approximateNote: LocalizedString = { id: "map.approximateNote", english: "Approximate: the middle of the postal area" };

/** Show map */
export const showMap: LocalizedString = { id: "map.showMap", english: "Show map" };

/** Map: {name} */
export const mapOf: LocalizedString<{ name: string | number }> = { id: "map.mapOf", english: ["Map: ",["name"]] };

/** Map of local food businesses */
export const mapOfBusinesses: LocalizedString = { id: "map.mapOfBusinesses", english: "Map of local food businesses" };

/** {count, plural, one {# business} other {# businesses}} */
export const members: LocalizedString<{ count: number }> = { id: "map.members", english: [["count",2,{"one":[0," business"],"other":[0," businesses"]}]] };

/** No business is shown here yet. */
export const noMembers: LocalizedString = { id: "map.noMembers", english: "No business is shown here yet." };

/** Show more */
export const showMore: LocalizedString = { id: "map.showMore", english: "Show more" };
