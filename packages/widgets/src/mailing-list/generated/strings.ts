// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Local food, in your inbox */
export const invitationTitle: LocalizedString = { id: "mailing-list.invitationTitle", english: "Local food, in your inbox" };

/** Market days, new members and what is in season, a few times a year. */
export const invitation: LocalizedString = { id: "mailing-list.invitation", english: "Market days, new members and what is in season, a few times a year." };

/** Join our mailing list */
export const join: LocalizedString = { id: "mailing-list.join", english: "Join our mailing list" };

/** Email */
export const email: LocalizedString = { id: "mailing-list.email", english: "Email" };

/** Subscribe */
export const subscribe: LocalizedString = { id: "mailing-list.subscribe", english: "Subscribe" };

/** Don't show again */
export const dontShowAgain: LocalizedString = { id: "mailing-list.dontShowAgain", english: "Don't show again" };

/** Close */
export const close: LocalizedString = { id: "mailing-list.close", english: "Close" };

/** By subscribing you agree that Foodshed sends you news of Ontario’s local food by email. You can unsubscribe at any time. */
export const consent: LocalizedString = { id: "mailing-list.consent", english: "By subscribing you agree that Foodshed sends you news of Ontario’s local food by email. You can unsubscribe at any time." };

/** Your information has been successfully submitted. */
export const subscribed: LocalizedString = { id: "mailing-list.subscribed", english: "Your information has been successfully submitted." };

/** You are already subscribed to the mailing list. */
export const alreadySubscribed: LocalizedString = { id: "mailing-list.alreadySubscribed", english: "You are already subscribed to the mailing list." };

/** Look around */
export const lookAround: LocalizedString = { id: "mailing-list.lookAround", english: "Look around" };

/** We sent a mail to {email}. Open the link in it within 24 hours, and you are on the list. */
export const confirmByMail: LocalizedString<{ email: string | number }> = { id: "mailing-list.confirmByMail", english: ["We sent a mail to ",["email"],". Open the link in it within 24 hours, and you are on the list."] };
