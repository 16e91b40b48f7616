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

/** Only the business that blocked this conversation can unblock it. */
export const onlyBlockerUnblocks: LocalizedString = { id: "server.messages.onlyBlockerUnblocks", english: "Only the business that blocked this conversation can unblock it." };

/** This attachment does not exist. */
export const noSuchAttachment: LocalizedString = { id: "server.messages.noSuchAttachment", english: "This attachment does not exist." };

/** An attachment must be an image or a PDF. */
export const attachmentType: LocalizedString = { id: "server.messages.attachmentType", english: "An attachment must be an image or a PDF." };

/** This attachment was not uploaded for this recipient. */
export const attachmentReader: LocalizedString = { id: "server.messages.attachmentReader", english: "This attachment was not uploaded for this recipient." };

/** One of the recipients does not exist. */
export const noSuchRecipient: LocalizedString = { id: "server.messages.noSuchRecipient", english: "One of the recipients does not exist." };

/** You can only send to the members of your own network. */
export const ownNetworkOnly: LocalizedString = { id: "server.messages.ownNetworkOnly", english: "You can only send to the members of your own network." };

/** This conversation is blocked. */
export const conversationBlocked: LocalizedString = { id: "server.messages.conversationBlocked", english: "This conversation is blocked." };

/** This conversation does not exist. */
export const noSuchConversation: LocalizedString = { id: "server.messages.noSuchConversation", english: "This conversation does not exist." };

/** The test is on its way to {email}. */
export const testOnItsWay: LocalizedString<{ email: string | number }> = { id: "server.messages.testOnItsWay", english: ["The test is on its way to ",["email"],"."] };
