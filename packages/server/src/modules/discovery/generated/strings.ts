// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** There is no such network. */
export const noSuchNetwork: LocalizedString = { id: "server.discovery.noSuchNetwork", english: "There is no such network." };

/** There is no such sitemap. */
export const noSuchSitemap: LocalizedString = { id: "server.discovery.noSuchSitemap", english: "There is no such sitemap." };

/** Classifieds on Foodshed */
export const feedTitle: LocalizedString = { id: "server.discovery.feedTitle", english: "Classifieds on Foodshed" };

/** Classifieds of {name} on Foodshed */
export const networkFeedTitle: LocalizedString<{ name: string | number }> = { id: "server.discovery.networkFeedTitle", english: ["Classifieds of ",["name"]," on Foodshed"] };

/** What Ontario’s local food businesses want and have for sale. */
export const feedDescription: LocalizedString = { id: "server.discovery.feedDescription", english: "What Ontario’s local food businesses want and have for sale." };

/** What the members of {name} want and have for sale. */
export const networkFeedDescription: LocalizedString<{ name: string | number }> = { id: "server.discovery.networkFeedDescription", english: ["What the members of ",["name"]," want and have for sale."] };

/** Needed by {date} */
export const neededBy: LocalizedString<{ date: string | number }> = { id: "server.discovery.neededBy", english: ["Needed by ",["date"]] };

/** Expiry {date} */
export const expiry: LocalizedString<{ date: string | number }> = { id: "server.discovery.expiry", english: ["Expiry ",["date"]] };

/** There is nothing to embed at this address. */
export const noEmbed: LocalizedString = { id: "server.discovery.noEmbed", english: "There is nothing to embed at this address." };

/** Only members see this page, so it cannot be embedded. */
export const embedForMembers: LocalizedString = { id: "server.discovery.embedForMembers", english: "Only members see this page, so it cannot be embedded." };

/** Classifieds board */
export const board: LocalizedString = { id: "server.discovery.board", english: "Classifieds board" };

/** {title} on Foodshed */
export const onFoodshed: LocalizedString<{ title: string | number }> = { id: "server.discovery.onFoodshed", english: [["title"]," on Foodshed"] };

/** You must provide the address of a page: url. */
export const urlNeeded: LocalizedString = { id: "server.discovery.urlNeeded", english: "You must provide the address of a page: url." };

/** The formats are json and xml. */
export const unknownFormat: LocalizedString = { id: "server.discovery.unknownFormat", english: "The formats are json and xml." };

/** You must provide {name} as a whole number of pixels. */
export const pixelsNeeded: LocalizedString<{ name: string | number }> = { id: "server.discovery.pixelsNeeded", english: ["You must provide ",["name"]," as a whole number of pixels."] };

/** Businesses on Foodshed */
export const searchFeedTitle: LocalizedString = { id: "server.discovery.searchFeedTitle", english: "Businesses on Foodshed" };

/** Classifieds on Foodshed */
export const classifiedSearchFeedTitle: LocalizedString = { id: "server.discovery.classifiedSearchFeedTitle", english: "Classifieds on Foodshed" };

/** “{words}” on Foodshed */
export const searchFeedTitleFor: LocalizedString<{ words: string | number }> = { id: "server.discovery.searchFeedTitleFor", english: ["“",["words"],"” on Foodshed"] };

/** What this search finds, the newest first. */
export const searchFeedDescription: LocalizedString = { id: "server.discovery.searchFeedDescription", english: "What this search finds, the newest first." };

/** A list that {business} shares on Foodshed. */
export const listFeedDescription: LocalizedString<{ business: string | number }> = { id: "server.discovery.listFeedDescription", english: ["A list that ",["business"]," shares on Foodshed."] };

/** A list that somebody shares on Foodshed. */
export const anonymousListFeedDescription: LocalizedString = { id: "server.discovery.anonymousListFeedDescription", english: "A list that somebody shares on Foodshed." };
