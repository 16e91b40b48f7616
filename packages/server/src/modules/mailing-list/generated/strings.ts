// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Already subscribed: this address is on the mailing list. */
export const alreadySubscribed: LocalizedString = { id: "server.mailing-list.alreadySubscribed", english: "Already subscribed: this address is on the mailing list." };

/** The mailing list cannot be reached right now. Please try again in a moment. */
export const mailingListUnavailable: LocalizedString = { id: "server.mailing-list.mailingListUnavailable", english: "The mailing list cannot be reached right now. Please try again in a moment." };

/** The mailing list did not take this address. */
export const addressNotTaken: LocalizedString = { id: "server.mailing-list.addressNotTaken", english: "The mailing list did not take this address." };

/** By subscribing you agree that Foodshed sends you news of Ontario’s local food by email. You can unsubscribe at any time. */
export const consent: LocalizedString = { id: "server.mailing-list.consent", english: "By subscribing you agree that Foodshed sends you news of Ontario’s local food by email. You can unsubscribe at any time." };

/** This link is more than a day old, or it is not complete. Please subscribe again. */
export const linkOver: LocalizedString = { id: "server.mailing-list.linkOver", english: "This link is more than a day old, or it is not complete. Please subscribe again." };

/** Confirm your subscription */
export const mailConfirmSubject: LocalizedString = { id: "server.mailing-list.mailConfirmSubject", english: "Confirm your subscription" };

/** Somebody, probably you, entered this address to get Foodshed’s news of local food by email. */
export const mailConfirmWhy: LocalizedString = { id: "server.mailing-list.mailConfirmWhy", english: "Somebody, probably you, entered this address to get Foodshed’s news of local food by email." };

/** Confirm your subscription */
export const mailConfirmAction: LocalizedString = { id: "server.mailing-list.mailConfirmAction", english: "Confirm your subscription" };

/** The link is good for 24 hours. */
export const mailConfirmUntil: LocalizedString = { id: "server.mailing-list.mailConfirmUntil", english: "The link is good for 24 hours." };

/** If it was not you, do nothing: you will get no more mails from us because of this. */
export const mailConfirmNotYou: LocalizedString = { id: "server.mailing-list.mailConfirmNotYou", english: "If it was not you, do nothing: you will get no more mails from us because of this." };

/** You are on our mailing list */
export const mailAlreadySubject: LocalizedString = { id: "server.mailing-list.mailAlreadySubject", english: "You are on our mailing list" };

/** Somebody, probably you, entered this address to get Foodshed’s news of local food by email. It is on the list already, so there is nothing to do. */
export const mailAlready: LocalizedString = { id: "server.mailing-list.mailAlready", english: "Somebody, probably you, entered this address to get Foodshed’s news of local food by email. It is on the list already, so there is nothing to do." };

/** Join our mailing list? */
export const confirmTitle: LocalizedString = { id: "server.mailing-list.confirmTitle", english: "Join our mailing list?" };

/** The news goes to {email}. */
export const confirmWhat: LocalizedString<{ email: string | number }> = { id: "server.mailing-list.confirmWhat", english: ["The news goes to ",["email"],"."] };

/** Subscribe */
export const confirmAction: LocalizedString = { id: "server.mailing-list.confirmAction", english: "Subscribe" };

/** You are on the list. */
export const confirmed: LocalizedString = { id: "server.mailing-list.confirmed", english: "You are on the list." };

/** Our news will come to {email}. */
export const confirmedWhat: LocalizedString<{ email: string | number }> = { id: "server.mailing-list.confirmedWhat", english: ["Our news will come to ",["email"],"."] };

/** Find local food */
export const mailAlreadyAction: LocalizedString = { id: "server.mailing-list.mailAlreadyAction", english: "Find local food" };
