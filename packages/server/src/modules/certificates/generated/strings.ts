// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** A profile has at most {count} certificates. Remove one first. */
export const tooManyCertificates: LocalizedString<{ count: string | number }> = { id: "server.certificates.tooManyCertificates", english: ["A profile has at most ",["count"]," certificates. Remove one first."] };

/** Certificates cannot be checked during an impersonation. */
export const noChecksWhileActing: LocalizedString = { id: "server.certificates.noChecksWhileActing", english: "Certificates cannot be checked during an impersonation." };

/** This certificate was changed in between. Look at it again before you mark it. */
export const certificateChanged: LocalizedString = { id: "server.certificates.certificateChanged", english: "This certificate was changed in between. Look at it again before you mark it." };

/** Choose one of the profile’s attachments. */
export const noSuchAttachment: LocalizedString = { id: "server.certificates.noSuchAttachment", english: "Choose one of the profile’s attachments." };
