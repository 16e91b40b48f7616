// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Message */
export const message: LocalizedString = { id: "messages.message", english: "Message" };

/** Send */
export const send: LocalizedString = { id: "messages.send", english: "Send" };

/** Cancel */
export const cancel: LocalizedString = { id: "messages.cancel", english: "Cancel" };

/** Required */
export const required: LocalizedString = { id: "messages.required", english: "Required" };

/** A message has at most {limit} characters. */
export const tooLong: LocalizedString<{ limit: string | number }> = { id: "messages.tooLong", english: ["A message has at most ",["limit"]," characters."] };

/** Attachment */
export const attachment: LocalizedString = { id: "messages.attachment", english: "Attachment" };

/** One image or PDF, up to 5 MB. */
export const attachmentHint: LocalizedString = { id: "messages.attachmentHint", english: "One image or PDF, up to 5 MB." };

/** You must choose a file that is less than 5 megabytes in file size. */
export const fileTooLarge: LocalizedString = { id: "messages.fileTooLarge", english: "You must choose a file that is less than 5 megabytes in file size." };

/** Message {business} */
export const messageTo: LocalizedString<{ business: string | number }> = { id: "messages.messageTo", english: ["Message ",["business"]] };

/** Successfully Sent Message! */
export const sent: LocalizedString = { id: "messages.sent", english: "Successfully Sent Message!" };

/** Message */
export const writeMessage: LocalizedString = { id: "messages.writeMessage", english: "Message" };

/** Log In to Message */
export const logInToMessage: LocalizedString = { id: "messages.logInToMessage", english: "Log In to Message" };

/** Nobody to write to: put the last part of the business’s profile address into the attribute “slug”. */
export const nobodyToWriteTo: LocalizedString = { id: "messages.nobodyToWriteTo", english: "Nobody to write to: put the last part of the business’s profile address into the attribute “slug”." };

/** Messages */
export const messages: LocalizedString = { id: "messages.messages", english: "Messages" };

/** Your conversations */
export const yourConversations: LocalizedString = { id: "messages.yourConversations", english: "Your conversations" };

/** Conversations */
export const conversations: LocalizedString = { id: "messages.conversations", english: "Conversations" };

/** Conversation with {business} */
export const conversationWith: LocalizedString<{ business: string | number }> = { id: "messages.conversationWith", english: ["Conversation with ",["business"]] };

/** Unread: */
export const unread: LocalizedString = { id: "messages.unread", english: "Unread:" };

/** You: {text} */
export const ownPreview: LocalizedString<{ text: string | number }> = { id: "messages.ownPreview", english: ["You: ",["text"]] };

/** You */
export const you: LocalizedString = { id: "messages.you", english: "You" };

/** BLOCKED */
export const blocked: LocalizedString = { id: "messages.blocked", english: "BLOCKED" };

/** No conversations yet */
export const noConversations: LocalizedString = { id: "messages.noConversations", english: "No conversations yet" };

/** Start one with a business above. */
export const startOne: LocalizedString = { id: "messages.startOne", english: "Start one with a business above." };

/** New messages cannot be loaded right now. {reason} */
export const newMessagesFailed: LocalizedString<{ reason: string | number }> = { id: "messages.newMessagesFailed", english: ["New messages cannot be loaded right now. ",["reason"]] };

/** Your conversations could not be loaded. */
export const conversationsFailed: LocalizedString = { id: "messages.conversationsFailed", english: "Your conversations could not be loaded." };

/** Loading conversations */
export const loadingConversations: LocalizedString = { id: "messages.loadingConversations", english: "Loading conversations" };

/** Load More Conversations */
export const moreConversations: LocalizedString = { id: "messages.moreConversations", english: "Load More Conversations" };

/** No More Conversations */
export const noMoreConversations: LocalizedString = { id: "messages.noMoreConversations", english: "No More Conversations" };

/** No Conversations */
export const noConversationsListed: LocalizedString = { id: "messages.noConversationsListed", english: "No Conversations" };

/** All conversations */
export const allConversations: LocalizedString = { id: "messages.allConversations", english: "All conversations" };

/** Start Conversation */
export const startConversation: LocalizedString = { id: "messages.startConversation", english: "Start Conversation" };

/** Business */
export const business: LocalizedString = { id: "messages.business", english: "Business" };

/** Name of a business */
export const nameOfABusiness: LocalizedString = { id: "messages.nameOfABusiness", english: "Name of a business" };

/** Product participant failed */
export const participantsFailed: LocalizedString = { id: "messages.participantsFailed", english: "Product participant failed" };

/** These messages could not be loaded. */
export const messagesFailed: LocalizedString = { id: "messages.messagesFailed", english: "These messages could not be loaded." };

/** Loading messages */
export const loadingMessages: LocalizedString = { id: "messages.loadingMessages", english: "Loading messages" };

/** You blocked this conversation. Nothing can be sent until you unblock it. */
export const youBlocked: LocalizedString = { id: "messages.youBlocked", english: "You blocked this conversation. Nothing can be sent until you unblock it." };

/** This conversation is blocked. Nothing can be sent. */
export const conversationBlocked: LocalizedString = { id: "messages.conversationBlocked", english: "This conversation is blocked. Nothing can be sent." };

/** Earlier messages could not be loaded. {reason} */
export const earlierFailed: LocalizedString<{ reason: string | number }> = { id: "messages.earlierFailed", english: ["Earlier messages could not be loaded. ",["reason"]] };

/** Try again */
export const tryAgain: LocalizedString = { id: "messages.tryAgain", english: "Try again" };

/** Earlier messages */
export const earlierMessages: LocalizedString = { id: "messages.earlierMessages", english: "Earlier messages" };

/** No messages yet. */
export const noMessages: LocalizedString = { id: "messages.noMessages", english: "No messages yet." };

/** Options */
export const options: LocalizedString = { id: "messages.options", english: "Options" };

/** Block {business} */
export const block: LocalizedString<{ business: string | number }> = { id: "messages.block", english: ["Block ",["business"]] };

/** Unblock {business} */
export const unblock: LocalizedString<{ business: string | number }> = { id: "messages.unblock", english: ["Unblock ",["business"]] };

/** Write a message */
export const writeAMessage: LocalizedString = { id: "messages.writeAMessage", english: "Write a message" };

/** Your name */
export const visitorName: LocalizedString = { id: "messages.visitorName", english: "Your name" };

/** Your email */
export const visitorEmail: LocalizedString = { id: "messages.visitorEmail", english: "Your email" };

/** We send you a mail first, to confirm your address. The business then gets your name and address with the message, and answers by mail. */
export const visitorNote: LocalizedString = { id: "messages.visitorNote", english: "We send you a mail first, to confirm your address. The business then gets your name and address with the message, and answers by mail." };

/** We sent a mail to {email}. Open the link in it within 24 hours, and your message goes out. */
export const visitorConfirmByMail: LocalizedString<{ email: string | number }> = { id: "messages.visitorConfirmByMail", english: ["We sent a mail to ",["email"],". Open the link in it within 24 hours, and your message goes out."] };

/** CLOSED */
export const closedTag: LocalizedString = { id: "messages.closedTag", english: "CLOSED" };

/** A closed business */
export const closedBusiness: LocalizedString = { id: "messages.closedBusiness", english: "A closed business" };

/** This business has closed its account. Nothing can be sent. */
export const otherClosed: LocalizedString = { id: "messages.otherClosed", english: "This business has closed its account. Nothing can be sent." };

/** Administrators have removed this message. */
export const removed: LocalizedString = { id: "messages.removed", english: "Administrators have removed this message." };

/** Administrators have removed this message from the recipient’s view. */
export const removedForOther: LocalizedString = { id: "messages.removedForOther", english: "Administrators have removed this message from the recipient’s view." };
