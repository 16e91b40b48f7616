// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** This mail was sent already. */
export const mailSent: LocalizedString = { id: "server.administration.mailSent", english: "This mail was sent already." };

/** This mail was cancelled. */
export const mailCancelled: LocalizedString = { id: "server.administration.mailCancelled", english: "This mail was cancelled." };

/** This job is paused. Let it go on first. */
export const jobPaused: LocalizedString = { id: "server.administration.jobPaused", english: "This job is paused. Let it go on first." };

/** The server needs this job, so it cannot be paused. */
export const jobEssential: LocalizedString = { id: "server.administration.jobEssential", english: "The server needs this job, so it cannot be paused." };

/** Set it or reset it, not both. */
export const setAndReset: LocalizedString = { id: "server.administration.setAndReset", english: "Set it or reset it, not both." };

/** The notice must end after it begins. */
export const noticeEndsFirst: LocalizedString = { id: "server.administration.noticeEndsFirst", english: "The notice must end after it begins." };
