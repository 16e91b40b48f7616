// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** This week from members of {network} */
export const title: LocalizedString<{ network: string | number }> = { id: "weekly-list.title", english: ["This week from members of ",["network"]] };

/** {count, plural, one {# product} other {# products}} · {days} */
export const summary: LocalizedString<{ count: number; days: string | number }> = { id: "weekly-list.summary", english: [["count",2,{"one":[0," product"],"other":[0," products"]}]," · ",["days"]] };

/** Nobody has said yet what they have this week. Please come back later. */
export const none: LocalizedString = { id: "weekly-list.none", english: "Nobody has said yet what they have this week. Please come back later." };

/** {count, plural, one {Show one more} other {Show # more}} */
export const more: LocalizedString<{ count: number }> = { id: "weekly-list.more", english: [["count",2,{"one":"Show one more","other":["Show ",0," more"]}]] };

/** smallest order {amount} */
export const smallestOrder: LocalizedString<{ amount: string | number }> = { id: "weekly-list.smallestOrder", english: ["smallest order ",["amount"]] };

/** delivered on {days} */
export const deliveredOn: LocalizedString<{ days: string | number }> = { id: "weekly-list.deliveredOn", english: ["delivered on ",["days"]] };

/** Spreadsheet (CSV) */
export const spreadsheet: LocalizedString = { id: "weekly-list.spreadsheet", english: "Spreadsheet (CSV)" };

/** Feed (Atom) */
export const feed: LocalizedString = { id: "weekly-list.feed", english: "Feed (Atom)" };

/** There is no network "{slug}". Please check the slug. */
export const noSuchNetwork: LocalizedString<{ slug: string | number }> = { id: "weekly-list.noSuchNetwork", english: ["There is no network \"",["slug"],"\". Please check the slug."] };

/** Please name a network: network="its-slug". */
export const whichNetwork: LocalizedString = { id: "weekly-list.whichNetwork", english: "Please name a network: network=\"its-slug\"." };

/** Get this list by email on Mondays */
export const byMail: LocalizedString = { id: "weekly-list.byMail", english: "Get this list by email on Mondays" };

/** Email */
export const email: LocalizedString = { id: "weekly-list.email", english: "Email" };

/** Send me the list */
export const send: LocalizedString = { id: "weekly-list.send", english: "Send me the list" };

/** By subscribing you agree that Foodshed sends you this list on Mondays. You can unsubscribe at any time. */
export const consent: LocalizedString = { id: "weekly-list.consent", english: "By subscribing you agree that Foodshed sends you this list on Mondays. You can unsubscribe at any time." };

/** We sent a mail to {email}. Please open the link in it to confirm. */
export const confirmByMail: LocalizedString<{ email: string | number }> = { id: "weekly-list.confirmByMail", english: ["We sent a mail to ",["email"],". Please open the link in it to confirm."] };
