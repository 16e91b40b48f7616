// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Everything that Foodshed stores of your account */
export const readmeTitle: LocalizedString = { id: "server.account-data.readmeTitle", english: "Everything that Foodshed stores of your account" };

/** From {site}, {date}. */
export const readmeMade: LocalizedString<{ date: string | number; site: string | number }> = { id: "server.account-data.readmeMade", english: ["From ",["site"],", ",["date"],"."] };

/** The JSON files are text in UTF-8; each list in them is a table of our database. Times are ISO 8601. What was saved while this file was made is in it as it was before or after. */
export const readmeTimes: LocalizedString = { id: "server.account-data.readmeTimes", english: "The JSON files are text in UTF-8; each list in them is a table of our database. Times are ISO 8601. What was saved while this file was made is in it as it was before or after." };

/** Left out are passwords, keys and links that open your account, and what belongs to others: their addresses, their notes, and what they wrote after one of you blocked the other. */
export const readmeLeftOut: LocalizedString = { id: "server.account-data.readmeLeftOut", english: "Left out are passwords, keys and links that open your account, and what belongs to others: their addresses, their notes, and what they wrote after one of you blocked the other." };

/** Keep this file where nobody else reads it. */
export const readmeKeep: LocalizedString = { id: "server.account-data.readmeKeep", english: "Keep this file where nobody else reads it." };

/** How you log in, where you are logged in, your email preferences, and which mails you were sent. */
export const aboutLogin: LocalizedString = { id: "server.account-data.aboutLogin", english: "How you log in, where you are logged in, your email preferences, and which mails you were sent." };

/** Your account and profile: roles, details, contacts, locations, certificates, and lists of your pictures and files. */
export const aboutProfile: LocalizedString = { id: "server.account-data.aboutProfile", english: "Your account and profile: roles, details, contacts, locations, certificates, and lists of your pictures and files." };

/** Your products. */
export const aboutProducts: LocalizedString = { id: "server.account-data.aboutProducts", english: "Your products." };

/** Your classifieds, and alerts of matches to them. */
export const aboutClassifieds: LocalizedString = { id: "server.account-data.aboutClassifieds", english: "Your classifieds, and alerts of matches to them." };

/** Your conversations, with what you wrote and what you were sent, and your mass messages and groups. */
export const aboutMessages: LocalizedString = { id: "server.account-data.aboutMessages", english: "Your conversations, with what you wrote and what you were sent, and your mass messages and groups." };

/** Your enquiries with their answers, and those that you were asked. */
export const aboutEnquiries: LocalizedString = { id: "server.account-data.aboutEnquiries", english: "Your enquiries with their answers, and those that you were asked." };

/** Your networks and members, and requests to connect. */
export const aboutConnections: LocalizedString = { id: "server.account-data.aboutConnections", english: "Your networks and members, and requests to connect." };

/** Your favourites, saved searches and alerts. */
export const aboutKept: LocalizedString = { id: "server.account-data.aboutKept", english: "Your favourites, saved searches and alerts." };

/** Who changed your account, what you did and looked at, what you reported, and how often your embeds were used. */
export const aboutHistory: LocalizedString = { id: "server.account-data.aboutHistory", english: "Who changed your account, what you did and looked at, what you reported, and how often your embeds were used." };

/** Your attachments, with their numbers in front. */
export const aboutFiles: LocalizedString = { id: "server.account-data.aboutFiles", english: "Your attachments, with their numbers in front." };

/** Your pictures, in their largest size. */
export const aboutPictures: LocalizedString = { id: "server.account-data.aboutPictures", english: "Your pictures, in their largest size." };
