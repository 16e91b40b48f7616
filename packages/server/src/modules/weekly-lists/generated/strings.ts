// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** There is no such network. */
export const noSuchNetwork: LocalizedString = { id: "server.weekly-lists.noSuchNetwork", english: "There is no such network." };

/** This week from members of {network} */
export const listTitle: LocalizedString<{ network: string | number }> = { id: "server.weekly-lists.listTitle", english: ["This week from members of ",["network"]] };

/** {title}: {week} */
export const listOfWeek: LocalizedString<{ title: string | number; week: string | number }> = { id: "server.weekly-lists.listOfWeek", english: [["title"],": ",["week"]] };

/** What members of {network} have this week. */
export const listLead: LocalizedString<{ network: string | number }> = { id: "server.weekly-lists.listLead", english: ["What members of ",["network"]," have this week."] };

/** smallest order {amount} */
export const smallestOrder: LocalizedString<{ amount: string | number }> = { id: "server.weekly-lists.smallestOrder", english: ["smallest order ",["amount"]] };

/** delivered on {days} */
export const deliveredOn: LocalizedString<{ days: string | number }> = { id: "server.weekly-lists.deliveredOn", english: ["delivered on ",["days"]] };

/** Category */
export const csvCategory: LocalizedString = { id: "server.weekly-lists.csvCategory", english: "Category" };

/** Product */
export const csvProduct: LocalizedString = { id: "server.weekly-lists.csvProduct", english: "Product" };

/** Business */
export const csvBusiness: LocalizedString = { id: "server.weekly-lists.csvBusiness", english: "Business" };

/** Town */
export const csvTown: LocalizedString = { id: "server.weekly-lists.csvTown", english: "Town" };

/** Available */
export const csvSeason: LocalizedString = { id: "server.weekly-lists.csvSeason", english: "Available" };

/** Price */
export const csvPrice: LocalizedString = { id: "server.weekly-lists.csvPrice", english: "Price" };

/** Quantity */
export const csvQuantity: LocalizedString = { id: "server.weekly-lists.csvQuantity", english: "Quantity" };

/** Smallest order */
export const csvSmallestOrder: LocalizedString = { id: "server.weekly-lists.csvSmallestOrder", english: "Smallest order" };

/** Delivery days */
export const csvDeliveryDays: LocalizedString = { id: "server.weekly-lists.csvDeliveryDays", english: "Delivery days" };

/** Page */
export const csvPage: LocalizedString = { id: "server.weekly-lists.csvPage", english: "Page" };

/** By subscribing you agree that Foodshed sends you, on Mondays, the list of what members of {network} have. You can unsubscribe at any time. */
export const consent: LocalizedString<{ network: string | number }> = { id: "server.weekly-lists.consent", english: ["By subscribing you agree that Foodshed sends you, on Mondays, the list of what members of ",["network"]," have. You can unsubscribe at any time."] };

/** This link is more than a day old, or was never ours. Please ask for the list again. */
export const linkOver: LocalizedString = { id: "server.weekly-lists.linkOver", english: "This link is more than a day old, or was never ours. Please ask for the list again." };

/** This link is not complete. Please open it again from the mail. */
export const leavingLinkInvalid: LocalizedString = { id: "server.weekly-lists.leavingLinkInvalid", english: "This link is not complete. Please open it again from the mail." };

/** Confirm the weekly list of {network} */
export const mailConfirmSubject: LocalizedString<{ network: string | number }> = { id: "server.weekly-lists.mailConfirmSubject", english: ["Confirm the weekly list of ",["network"]] };

/** Somebody, most likely you, asked for the weekly list of {network} to this address. */
export const mailConfirmWhy: LocalizedString<{ network: string | number }> = { id: "server.weekly-lists.mailConfirmWhy", english: ["Somebody, most likely you, asked for the weekly list of ",["network"]," to this address."] };

/** Confirm */
export const mailConfirmAction: LocalizedString = { id: "server.weekly-lists.mailConfirmAction", english: "Confirm" };

/** The link is good for 24 hours. */
export const mailConfirmUntil: LocalizedString = { id: "server.weekly-lists.mailConfirmUntil", english: "The link is good for 24 hours." };

/** If this was not you, there is nothing to do. */
export const mailConfirmNotYou: LocalizedString = { id: "server.weekly-lists.mailConfirmNotYou", english: "If this was not you, there is nothing to do." };

/** You get the weekly list of {network} */
export const mailAlreadySubject: LocalizedString<{ network: string | number }> = { id: "server.weekly-lists.mailAlreadySubject", english: ["You get the weekly list of ",["network"]] };

/** Somebody, most likely you, asked for the weekly list of {network}. This address gets it already. */
export const mailAlready: LocalizedString<{ network: string | number }> = { id: "server.weekly-lists.mailAlready", english: ["Somebody, most likely you, asked for the weekly list of ",["network"],". This address gets it already."] };

/** {count, plural, one {Members of {network} have one product} other {Members of {network} have {count} products}} for you, {week}. */
export const mailIntro: LocalizedString<{ count: number; network: string | number; week: string | number }> = { id: "server.weekly-lists.mailIntro", english: [["count",2,{"one":["Members of ",["network"]," have one product"],"other":["Members of ",["network"]," have ",["count"]," products"]}]," for you, ",["week"],"."] };

/** {count, plural, one {One more} other {# more}} */
export const mailMore: LocalizedString<{ count: number }> = { id: "server.weekly-lists.mailMore", english: [["count",2,{"one":"One more","other":[0," more"]}]] };

/** See the whole list */
export const mailWhole: LocalizedString = { id: "server.weekly-lists.mailWhole", english: "See the whole list" };

/** You asked for the weekly list of {network}. */
export const mailReason: LocalizedString<{ network: string | number }> = { id: "server.weekly-lists.mailReason", english: ["You asked for the weekly list of ",["network"],"."] };

/** Get this list every week? */
export const confirmTitle: LocalizedString = { id: "server.weekly-lists.confirmTitle", english: "Get this list every week?" };

/** {email} is to get the weekly list of {network}. */
export const confirmWhat: LocalizedString<{ email: string | number; network: string | number }> = { id: "server.weekly-lists.confirmWhat", english: [["email"]," is to get the weekly list of ",["network"],"."] };

/** Yes, send it to me */
export const confirmAction: LocalizedString = { id: "server.weekly-lists.confirmAction", english: "Yes, send it to me" };

/** You get the list. */
export const confirmed: LocalizedString = { id: "server.weekly-lists.confirmed", english: "You get the list." };

/** The list of {network} comes to {email} on Mondays, when there is something on it. */
export const confirmedWhat: LocalizedString<{ email: string | number; network: string | number }> = { id: "server.weekly-lists.confirmedWhat", english: ["The list of ",["network"]," comes to ",["email"]," on Mondays, when there is something on it."] };

/** Unsubscribe? */
export const leaveTitle: LocalizedString = { id: "server.weekly-lists.leaveTitle", english: "Unsubscribe?" };

/** {email} gets the weekly list of {network}. */
export const leaveWhat: LocalizedString<{ email: string | number; network: string | number }> = { id: "server.weekly-lists.leaveWhat", english: [["email"]," gets the weekly list of ",["network"],"."] };

/** Unsubscribe */
export const leaveAction: LocalizedString = { id: "server.weekly-lists.leaveAction", english: "Unsubscribe" };

/** You are unsubscribed. */
export const left: LocalizedString = { id: "server.weekly-lists.left", english: "You are unsubscribed." };

/** No more lists come to you from this network. */
export const leftWhat: LocalizedString = { id: "server.weekly-lists.leftWhat", english: "No more lists come to you from this network." };
