// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** The form could not be read. */
export const unreadableForm: LocalizedString = { id: "server.http.unreadableForm", english: "The form could not be read." };

/** Please send one file. */
export const oneFile: LocalizedString = { id: "server.http.oneFile", english: "Please send one file." };

/** The form's text is too large: at most 1 MB is taken. */
export const formTooLarge: LocalizedString = { id: "server.http.formTooLarge", english: "The form's text is too large: at most 1 MB is taken." };

/** This text is too long: a form's field may have {limit} kB. */
export const fieldTooLong: LocalizedString<{ limit: string | number }> = { id: "server.http.fieldTooLong", english: ["This text is too long: a form's field may have ",["limit"]," kB."] };
