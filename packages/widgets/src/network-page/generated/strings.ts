// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Kinds */
export const kinds: LocalizedString = { id: "network-page.kinds", english: "Kinds" };

/** This week from the members */
export const thisWeek: LocalizedString = { id: "network-page.thisWeek", english: "This week from the members" };

/** {count, plural, one {See the whole list} other {See all # products}} */
export const wholeWeek: LocalizedString<{ count: number }> = { id: "network-page.wholeWeek", english: [["count",2,{"one":"See the whole list","other":["See all ",0," products"]}]] };

/** Newest classifieds of members */
export const newestClassifieds: LocalizedString = { id: "network-page.newestClassifieds", english: "Newest classifieds of members" };

/** Join {network} */
export const join: LocalizedString<{ network: string | number }> = { id: "network-page.join", english: ["Join ",["network"]] };

/** Members are listed here, on the map and in the list of the week. Once your business is registered, ask for membership above. */
export const joinAbout: LocalizedString = { id: "network-page.joinAbout", english: "Members are listed here, on the map and in the list of the week. Once your business is registered, ask for membership above." };

/** Register Your Business */
export const register: LocalizedString = { id: "network-page.register", english: "Register Your Business" };

/** Follow and Share */
export const follow: LocalizedString = { id: "network-page.follow", english: "Follow and Share" };

/** Feed of classifieds (RSS) */
export const classifiedsFeed: LocalizedString = { id: "network-page.classifiedsFeed", english: "Feed of classifieds (RSS)" };

/** Feed of the week (Atom) */
export const weekFeed: LocalizedString = { id: "network-page.weekFeed", english: "Feed of the week (Atom)" };

/** List of the week (CSV) */
export const weekSpreadsheet: LocalizedString = { id: "network-page.weekSpreadsheet", english: "List of the week (CSV)" };

/** Put the map on your site */
export const embedMap: LocalizedString = { id: "network-page.embedMap", english: "Put the map on your site" };
