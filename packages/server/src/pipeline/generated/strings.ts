// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Something unexpected happened. Please try again. */
export const unexpected: LocalizedString = { id: "server.pipeline.unexpected", english: "Something unexpected happened. Please try again." };

/** The request's body is not valid JSON. */
export const invalidJson: LocalizedString = { id: "server.pipeline.invalidJson", english: "The request's body is not valid JSON." };

/** The request's length is not what it says. */
export const wrongLength: LocalizedString = { id: "server.pipeline.wrongLength", english: "The request's length is not what it says." };

/** The request is too large: at most 1 MB is taken. */
export const bodyTooLarge: LocalizedString = { id: "server.pipeline.bodyTooLarge", english: "The request is too large: at most 1 MB is taken." };

/** The form has too many fields or files. */
export const tooManyParts: LocalizedString = { id: "server.pipeline.tooManyParts", english: "The form has too many fields or files." };

/** Please send {types}. */
export const pleaseSend: LocalizedString<{ types: string | number }> = { id: "server.pipeline.pleaseSend", english: ["Please send ",["types"],"."] };

/** Please send {one} or {two}. */
export const pleaseSendEither: LocalizedString<{ one: string | number; two: string | number }> = { id: "server.pipeline.pleaseSendEither", english: ["Please send ",["one"]," or ",["two"],"."] };

/** This media type is not taken here. */
export const mediaTypeNotTaken: LocalizedString = { id: "server.pipeline.mediaTypeNotTaken", english: "This media type is not taken here." };

/** The address is not valid. */
export const invalidAddress: LocalizedString = { id: "server.pipeline.invalidAddress", english: "The address is not valid." };

/** The request could not be read. */
export const unreadableRequest: LocalizedString = { id: "server.pipeline.unreadableRequest", english: "The request could not be read." };

/** The request's headers are too large. */
export const headersTooLarge: LocalizedString = { id: "server.pipeline.headersTooLarge", english: "The request's headers are too large." };

/** The request took too long to arrive. */
export const tooSlow: LocalizedString = { id: "server.pipeline.tooSlow", english: "The request took too long to arrive." };

/** This holds a character that cannot be kept. */
export const unstorableCharacter: LocalizedString = { id: "server.pipeline.unstorableCharacter", english: "This holds a character that cannot be kept." };

/** The request is nested too deeply. */
export const nestedTooDeeply: LocalizedString = { id: "server.pipeline.nestedTooDeeply", english: "The request is nested too deeply." };

/** This request was already made with other content. */
export const otherContent: LocalizedString = { id: "server.pipeline.otherContent", english: "This request was already made with other content." };

/** There were too many attempts to log in. Please wait {wait, plural, one {{wait} minute} other {{wait} minutes}}, or have a link mailed to you to set a new password. */
export const tooManyLogins: LocalizedString<{ wait: number }> = { id: "server.pipeline.tooManyLogins", english: ["There were too many attempts to log in. Please wait ",["wait",2,{"one":[["wait"]," minute"],"other":[["wait"]," minutes"]}],", or have a link mailed to you to set a new password."] };

/** Several emails were sent already. Please open the newest one, or wait {wait, plural, one {{wait} minute} other {{wait} minutes}} before you ask for another. */
export const tooManyMails: LocalizedString<{ wait: number }> = { id: "server.pipeline.tooManyMails", english: ["Several emails were sent already. Please open the newest one, or wait ",["wait",2,{"one":[["wait"]," minute"],"other":[["wait"]," minutes"]}]," before you ask for another."] };

/** Your role in this business does not allow that. Ask one of its owners. */
export const roleTooLow: LocalizedString = { id: "server.pipeline.roleTooLow", english: "Your role in this business does not allow that. Ask one of its owners." };

/** This account is closed. Keep it to use it again: log in and press “Keep my account”. */
export const accountClosed: LocalizedString = { id: "server.pipeline.accountClosed", english: "This account is closed. Keep it to use it again: log in and press “Keep my account”." };

/** Foodshed is starting */
export const startingTitle: LocalizedString = { id: "server.pipeline.startingTitle", english: "Foodshed is starting" };

/** This page opens by itself in a few seconds. */
export const startingText: LocalizedString = { id: "server.pipeline.startingText", english: "This page opens by itself in a few seconds." };
