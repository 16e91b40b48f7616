// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** You must provide a valid Ontario postal code. */
export const ontarioPostalCode: LocalizedString = { id: "server.search.ontarioPostalCode", english: "You must provide a valid Ontario postal code." };

/** We know no business in "{place}". Try a postal code or another town. */
export const unknownPlace: LocalizedString<{ place: string | number }> = { id: "server.search.unknownPlace", english: ["We know no business in \"",["place"],"\". Try a postal code or another town."] };

/** "{value}" is none of the values that {filter} can have. Choose one that the search offers. */
export const unknownFilterValue: LocalizedString<{ filter: string | number; value: string | number }> = { id: "server.search.unknownFilterValue", english: ["\"",["value"],"\" is none of the values that ",["filter"]," can have. Choose one that the search offers."] };

/** We know no organization with the address "{slug}". */
export const unknownNetwork: LocalizedString<{ slug: string | number }> = { id: "server.search.unknownNetwork", english: ["We know no organization with the address \"",["slug"],"\"."] };

/** Search is being prepared. Please try again in a few seconds. */
export const searchLoading: LocalizedString = { id: "server.search.searchLoading", english: "Search is being prepared. Please try again in a few seconds." };

/** Search cannot be reached at the moment. Everything else works; please search again in a minute. */
export const searchUnavailable: LocalizedString = { id: "server.search.searchUnavailable", english: "Search cannot be reached at the moment. Everything else works; please search again in a minute." };
