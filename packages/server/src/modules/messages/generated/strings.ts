// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Test of a message from {business} */
export const mailTestSubject: LocalizedString<{ business: string | number }> = { id: "server.messages.mailTestSubject", english: ["Test of a message from ",["business"]] };

/** This is how your message reads. Only you have got it. */
export const mailTestIntro: LocalizedString = { id: "server.messages.mailTestIntro", english: "This is how your message reads. Only you have got it." };

/** With the attachment {name}. */
export const mailTestAttachment: LocalizedString<{ name: string | number }> = { id: "server.messages.mailTestAttachment", english: ["With the attachment ",["name"],"."] };

/** Nothing was sent to anybody else. */
export const mailTestNothingSent: LocalizedString = { id: "server.messages.mailTestNothingSent", english: "Nothing was sent to anybody else." };
