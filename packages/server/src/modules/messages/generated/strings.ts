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

/** This business takes messages from members only. */
export const membersOnly: LocalizedString = { id: "server.messages.membersOnly", english: "This business takes messages from members only." };

/** This business has got many messages today. Please try this link again tomorrow morning. */
export const visitorTomorrow: LocalizedString = { id: "server.messages.visitorTomorrow", english: "This business has got many messages today. Please try this link again tomorrow morning." };

/** This link is more than a day old, or it is not complete. Please write your message again. */
export const visitorLinkOver: LocalizedString = { id: "server.messages.visitorLinkOver", english: "This link is more than a day old, or it is not complete. Please write your message again." };

/** Send this message to {business}? */
export const visitorConfirmTitle: LocalizedString<{ business: string | number }> = { id: "server.messages.visitorConfirmTitle", english: ["Send this message to ",["business"],"?"] };

/** From {name}, {email} */
export const visitorConfirmFrom: LocalizedString<{ email: string | number; name: string | number }> = { id: "server.messages.visitorConfirmFrom", english: ["From ",["name"],", ",["email"]] };

/** {business} gets your name, your address and this message by mail, and can answer you the same way. */
export const visitorConfirmSees: LocalizedString<{ business: string | number }> = { id: "server.messages.visitorConfirmSees", english: [["business"]," gets your name, your address and this message by mail, and can answer you the same way."] };

/** Send message */
export const visitorConfirmAction: LocalizedString = { id: "server.messages.visitorConfirmAction", english: "Send message" };

/** Your message is on its way. */
export const visitorSent: LocalizedString = { id: "server.messages.visitorSent", english: "Your message is on its way." };

/** The reply of {business} will come to your mailbox. */
export const visitorSentTo: LocalizedString<{ business: string | number }> = { id: "server.messages.visitorSentTo", english: ["The reply of ",["business"]," will come to your mailbox."] };

/** Confirm your message to {business} */
export const mailVisitorSubject: LocalizedString<{ business: string | number }> = { id: "server.messages.mailVisitorSubject", english: ["Confirm your message to ",["business"]] };

/** Somebody, probably you, wrote a message to {business} and gave this address for the reply. */
export const mailVisitorWhy: LocalizedString<{ business: string | number }> = { id: "server.messages.mailVisitorWhy", english: ["Somebody, probably you, wrote a message to ",["business"]," and gave this address for the reply."] };

/** The message is sent once you confirm it. {business} then gets your address too. */
export const mailVisitorSees: LocalizedString<{ business: string | number }> = { id: "server.messages.mailVisitorSees", english: ["The message is sent once you confirm it. ",["business"]," then gets your address too."] };

/** Read and send the message */
export const mailVisitorAction: LocalizedString = { id: "server.messages.mailVisitorAction", english: "Read and send the message" };

/** The link is good for 24 hours. */
export const mailVisitorUntil: LocalizedString = { id: "server.messages.mailVisitorUntil", english: "The link is good for 24 hours." };

/** If it was not you, do nothing: the message is not sent, and this address is forgotten. */
export const mailVisitorNotYou: LocalizedString = { id: "server.messages.mailVisitorNotYou", english: "If it was not you, do nothing: the message is not sent, and this address is forgotten." };

/** Message from {name} */
export const mailFromVisitorSubject: LocalizedString<{ name: string | number }> = { id: "server.messages.mailFromVisitorSubject", english: ["Message from ",["name"]] };

/** {name} has written to you from a page with your message button: */
export const mailFromVisitorIntro: LocalizedString<{ name: string | number }> = { id: "server.messages.mailFromVisitorIntro", english: [["name"]," has written to you from a page with your message button:"] };

/** Reply to this mail to answer: your reply goes to {email}, and shows your address. */
export const mailFromVisitorReply: LocalizedString<{ email: string | number }> = { id: "server.messages.mailFromVisitorReply", english: ["Reply to this mail to answer: your reply goes to ",["email"],", and shows your address."] };

/** This person has no account. Foodshed knows that the address is theirs, and not who they are. */
export const mailFromVisitorKnown: LocalizedString = { id: "server.messages.mailFromVisitorKnown", english: "This person has no account. Foodshed knows that the address is theirs, and not who they are." };

/** Reply to {name} */
export const mailFromVisitorAction: LocalizedString<{ name: string | number }> = { id: "server.messages.mailFromVisitorAction", english: ["Reply to ",["name"]] };

/** Back to your messages */
export const mailTestAction: LocalizedString = { id: "server.messages.mailTestAction", english: "Back to your messages" };

/** This business has closed its account, so you cannot write to it. */
export const businessClosed: LocalizedString = { id: "server.messages.businessClosed", english: "This business has closed its account, so you cannot write to it." };
