// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** This enquiry does not exist. */
export const noSuchEnquiry: LocalizedString = { id: "server.enquiries.noSuchEnquiry", english: "This enquiry does not exist." };

/** This enquiry is closed. */
export const enquiryClosed: LocalizedString = { id: "server.enquiries.enquiryClosed", english: "This enquiry is closed." };

/** This conversation is blocked. */
export const conversationBlocked: LocalizedString = { id: "server.enquiries.conversationBlocked", english: "This conversation is blocked." };

/** Please choose today or a later day. */
export const dayIsOver: LocalizedString = { id: "server.enquiries.dayIsOver", english: "Please choose today or a later day." };

/** None of these businesses can be asked right now: a conversation is blocked, two of your enquiries wait for an answer there, or the business got too many today. */
export const nobodyToAsk: LocalizedString = { id: "server.enquiries.nobodyToAsk", english: "None of these businesses can be asked right now: a conversation is blocked, two of your enquiries wait for an answer there, or the business got too many today." };

/** You can send {count} enquiries a day. Please send this one tomorrow, or write a message. */
export const enoughToday: LocalizedString<{ count: string | number }> = { id: "server.enquiries.enoughToday", english: ["You can send ",["count"]," enquiries a day. Please send this one tomorrow, or write a message."] };

/** You have reminded them already. That is possible once. */
export const remindedBefore: LocalizedString = { id: "server.enquiries.remindedBefore", english: "You have reminded them already. That is possible once." };

/** Nobody is left to remind: all have answered or written. */
export const nobodyToRemind: LocalizedString = { id: "server.enquiries.nobodyToRemind", english: "Nobody is left to remind: all have answered or written." };

/** Please give them a day to answer before you remind them. */
export const remindTomorrow: LocalizedString = { id: "server.enquiries.remindTomorrow", english: "Please give them a day to answer before you remind them." };

/** You can only tell businesses that this enquiry went to. */
export const notAsked: LocalizedString = { id: "server.enquiries.notAsked", english: "You can only tell businesses that this enquiry went to." };

/** Enquiry: {product} */
export const requestTitle: LocalizedString<{ product: string | number }> = { id: "server.enquiries.requestTitle", english: ["Enquiry: ",["product"]] };

/** Wanted by {day} */
export const wantedBy: LocalizedString<{ day: string | number }> = { id: "server.enquiries.wantedBy", english: ["Wanted by ",["day"]] };

/** To be delivered */
export const pleaseDeliver: LocalizedString = { id: "server.enquiries.pleaseDeliver", english: "To be delivered" };

/** To be picked up */
export const weFetchIt: LocalizedString = { id: "server.enquiries.weFetchIt", english: "To be picked up" };

/** Delivery or pick-up */
export const deliveryOrPickup: LocalizedString = { id: "server.enquiries.deliveryOrPickup", english: "Delivery or pick-up" };

/** Answer to your enquiry: {product} */
export const answerTitle: LocalizedString<{ product: string | number }> = { id: "server.enquiries.answerTitle", english: ["Answer to your enquiry: ",["product"]] };

/** Yes, we have it. */
export const weHaveIt: LocalizedString = { id: "server.enquiries.weHaveIt", english: "Yes, we have it." };

/** No, we do not have it. */
export const weDoNotHaveIt: LocalizedString = { id: "server.enquiries.weDoNotHaveIt", english: "No, we do not have it." };

/** Quantity: {quantity} */
export const answerQuantity: LocalizedString<{ quantity: string | number }> = { id: "server.enquiries.answerQuantity", english: ["Quantity: ",["quantity"]] };

/** Price: {price} */
export const answerPrice: LocalizedString<{ price: string | number }> = { id: "server.enquiries.answerPrice", english: ["Price: ",["price"]] };

/** From {day} */
export const answerDate: LocalizedString<{ day: string | number }> = { id: "server.enquiries.answerDate", english: ["From ",["day"]] };

/** We deliver. */
export const weDeliver: LocalizedString = { id: "server.enquiries.weDeliver", english: "We deliver." };

/** We do not deliver. */
export const weDoNotDeliver: LocalizedString = { id: "server.enquiries.weDoNotDeliver", english: "We do not deliver." };

/** A reminder of my enquiry: {product}. A short answer helps me, also a no. */
export const reminder: LocalizedString<{ product: string | number }> = { id: "server.enquiries.reminder", english: ["A reminder of my enquiry: ",["product"],". A short answer helps me, also a no."] };

/** I have found what I was looking for ({product}). Thank you! */
export const closing: LocalizedString<{ product: string | number }> = { id: "server.enquiries.closing", english: ["I have found what I was looking for (",["product"],"). Thank you!"] };
