// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Your saved search has found something new. */
export const mailOneSearch: LocalizedString = { id: "server.saved-searches.mailOneSearch", english: "Your saved search has found something new." };

/** Your saved searches have found something new. */
export const mailSearches: LocalizedString = { id: "server.saved-searches.mailSearches", english: "Your saved searches have found something new." };

/** {count, plural, one {# new result for “{name}”} other {# new results for “{name}”}} */
export const mailResultsFor: LocalizedString<{ count: number; name: string | number }> = { id: "server.saved-searches.mailResultsFor", english: [["count",2,{"one":[0," new result for “",["name"],"”"],"other":[0," new results for “",["name"],"”"]}]] };

/** {count, plural, one {# new result for {searches} saved searches} other {# new results for {searches} saved searches}} */
export const mailResultsForSearches: LocalizedString<{ count: number; searches: string | number }> = { id: "server.saved-searches.mailResultsForSearches", english: [["count",2,{"one":[0," new result for ",["searches"]," saved searches"],"other":[0," new results for ",["searches"]," saved searches"]}]] };

/** {count, plural, one {See # more} other {See # more}} */
export const mailMore: LocalizedString<{ count: number }> = { id: "server.saved-searches.mailMore", english: [["count",2,{"one":["See ",0," more"],"other":["See ",0," more"]}]] };

/** Open this search */
export const mailOpenSearch: LocalizedString = { id: "server.saved-searches.mailOpenSearch", english: "Open this search" };

/** You get this mail because you asked for alerts when you saved a search. */
export const mailReason: LocalizedString = { id: "server.saved-searches.mailReason", english: "You get this mail because you asked for alerts when you saved a search." };

/** Manage your saved searches */
export const mailManageSearches: LocalizedString = { id: "server.saved-searches.mailManageSearches", english: "Manage your saved searches" };

/** until {date} */
export const mailUntil: LocalizedString<{ date: string | number }> = { id: "server.saved-searches.mailUntil", english: ["until ",["date"]] };

/** This saved search does not exist. */
export const noSuchSearch: LocalizedString = { id: "server.saved-searches.noSuchSearch", english: "This saved search does not exist." };

/** You have saved this search already. */
export const searchSaved: LocalizedString = { id: "server.saved-searches.searchSaved", english: "You have saved this search already." };

/** You have {count} saved searches, which is as many as an account may have. Please delete one first. */
export const searchesFull: LocalizedString<{ count: string | number }> = { id: "server.saved-searches.searchesFull", english: ["You have ",["count"]," saved searches, which is as many as an account may have. Please delete one first."] };
