// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "../locale/strings.ts";

/** Unknown Error */
export const unknownError: LocalizedString = { id: "sdk.unknownError", english: "Unknown Error" };

/** The server could not be reached. Please try again. */
export const networkError: LocalizedString = { id: "sdk.networkError", english: "The server could not be reached. Please try again." };

/** The server took too long to answer. Please try again. */
export const timeout: LocalizedString = { id: "sdk.timeout", english: "The server took too long to answer. Please try again." };

/** You are offline. Please try again when you are connected. */
export const offline: LocalizedString = { id: "sdk.offline", english: "You are offline. Please try again when you are connected." };

/** This was cancelled. */
export const aborted: LocalizedString = { id: "sdk.aborted", english: "This was cancelled." };

/** What you sent is too large. */
export const tooLarge: LocalizedString = { id: "sdk.tooLarge", english: "What you sent is too large." };

/** Please wait a moment before you try again. */
export const tooManyRequests: LocalizedString = { id: "sdk.tooManyRequests", english: "Please wait a moment before you try again." };

/** The service is not available right now. Please try again in a moment. */
export const notAvailable: LocalizedString = { id: "sdk.notAvailable", english: "The service is not available right now. Please try again in a moment." };

/** Please provide a valid email address. */
export const loginEmail: LocalizedString = { id: "sdk.loginEmail", english: "Please provide a valid email address." };

/** Please enter a password. */
export const loginPassword: LocalizedString = { id: "sdk.loginPassword", english: "Please enter a password." };
