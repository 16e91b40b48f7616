// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Name the recipients in one way: by account, by a query or by a group. */
export const nameRecipients: LocalizedString = { id: "server.campaigns.nameRecipients", english: "Name the recipients in one way: by account, by a query or by a group." };

/** This group does not exist. */
export const noSuchGroup: LocalizedString = { id: "server.campaigns.noSuchGroup", english: "This group does not exist." };

/** You can keep {limit} groups at most. Delete one first. */
export const tooManyGroups: LocalizedString<{ limit: string | number }> = { id: "server.campaigns.tooManyGroups", english: ["You can keep ",["limit"]," groups at most. Delete one first."] };

/** The query cannot be read from “{part}” on. A query is like: unclaimed and role = seller */
export const queryWrongAt: LocalizedString<{ part: string | number }> = { id: "server.campaigns.queryWrongAt", english: ["The query cannot be read from “",["part"],"” on. A query is like: unclaimed and role = seller"] };

/** The query ends too early. A query is like: unclaimed and role = seller */
export const queryEnds: LocalizedString = { id: "server.campaigns.queryEnds", english: "The query ends too early. A query is like: unclaimed and role = seller" };

/** Write a message first. */
export const writeMessage: LocalizedString = { id: "server.campaigns.writeMessage", english: "Write a message first." };

/** A reminder has no text of its own: it says what the profile lacks. */
export const nudgeHasNoText: LocalizedString = { id: "server.campaigns.nudgeHasNoText", english: "A reminder has no text of its own: it says what the profile lacks." };

/** Nobody of those you chose can be reached now. */
export const nobodyToReach: LocalizedString = { id: "server.campaigns.nobodyToReach", english: "Nobody of those you chose can be reached now." };

/** Say when it begins, or in how many seconds, not both. */
export const oneTime: LocalizedString = { id: "server.campaigns.oneTime", english: "Say when it begins, or in how many seconds, not both." };

/** Choose a time within the next 90 days. */
export const tooFarAhead: LocalizedString = { id: "server.campaigns.tooFarAhead", english: "Choose a time within the next 90 days." };

/** This campaign is over. */
export const campaignIsOver: LocalizedString = { id: "server.campaigns.campaignIsOver", english: "This campaign is over." };

/** Complete the profile of {business} */
export const nudgeSubject: LocalizedString<{ business: string | number }> = { id: "server.campaigns.nudgeSubject", english: ["Complete the profile of ",["business"]] };

/** Is the profile of {business} still right? */
export const nudgeStaleSubject: LocalizedString<{ business: string | number }> = { id: "server.campaigns.nudgeStaleSubject", english: ["Is the profile of ",["business"]," still right?"] };

/** {sender} asks you to look at the profile of {business} on Foodshed. */
export const nudgeIntro: LocalizedString<{ business: string | number; sender: string | number }> = { id: "server.campaigns.nudgeIntro", english: [["sender"]," asks you to look at the profile of ",["business"]," on Foodshed."] };

/** It was last changed on {date}. Buyers trust what is fresh. */
export const nudgeStale: LocalizedString<{ date: string | number }> = { id: "server.campaigns.nudgeStale", english: ["It was last changed on ",["date"],". Buyers trust what is fresh."] };

/** {count, plural, one {One thing is missing that buyers look for:} other {# things are missing that buyers look for:}} */
export const nudgeLacks: LocalizedString<{ count: number }> = { id: "server.campaigns.nudgeLacks", english: [["count",2,{"one":"One thing is missing that buyers look for:","other":[0," things are missing that buyers look for:"]}]] };

/** Open your profile */
export const nudgeAction: LocalizedString = { id: "server.campaigns.nudgeAction", english: "Open your profile" };

/** Describe your business */
export const addDescription: LocalizedString = { id: "server.campaigns.addDescription", english: "Describe your business" };

/** Two sentences are enough: what you make, and who buys it. */
export const whyDescription: LocalizedString = { id: "server.campaigns.whyDescription", english: "Two sentences are enough: what you make, and who buys it." };

/** Add a picture */
export const addPicture: LocalizedString = { id: "server.campaigns.addPicture", english: "Add a picture" };

/** A photo from your phone is good. */
export const whyPicture: LocalizedString = { id: "server.campaigns.whyPicture", english: "A photo from your phone is good." };

/** List your products */
export const addProducts: LocalizedString = { id: "server.campaigns.addProducts", english: "List your products" };

/** Whoever searches for them then finds you. */
export const whyProducts: LocalizedString = { id: "server.campaigns.whyProducts", english: "Whoever searches for them then finds you." };

/** Say where you are */
export const addPlace: LocalizedString = { id: "server.campaigns.addPlace", english: "Say where you are" };

/** Buyers search near their kitchen. */
export const whyPlace: LocalizedString = { id: "server.campaigns.whyPlace", english: "Buyers search near their kitchen." };
