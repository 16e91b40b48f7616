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

/** None of these businesses takes enquiries from people without an account. Please log in to write to them. */
export const visitorMembersOnly: LocalizedString = { id: "server.enquiries.visitorMembersOnly", english: "None of these businesses takes enquiries from people without an account. Please log in to write to them." };

/** None of these businesses can be asked right now: two of your enquiries wait for an answer there, it got too many today, or it takes none from people without an account. */
export const visitorNobodyToAsk: LocalizedString = { id: "server.enquiries.visitorNobodyToAsk", english: "None of these businesses can be asked right now: two of your enquiries wait for an answer there, it got too many today, or it takes none from people without an account." };

/** This link is more than a day old, or it is not complete. Please write your enquiry again. */
export const visitorLinkOver: LocalizedString = { id: "server.enquiries.visitorLinkOver", english: "This link is more than a day old, or it is not complete. Please write your enquiry again." };

/** This link is not complete, or its enquiry has been erased. Enquiries are kept for 30 days. */
export const visitorEnquiryOver: LocalizedString = { id: "server.enquiries.visitorEnquiryOver", english: "This link is not complete, or its enquiry has been erased. Enquiries are kept for 30 days." };

/** You have answered {count} times. Please write to the person by replying to the mail. */
export const visitorEnoughAnswers: LocalizedString<{ count: string | number }> = { id: "server.enquiries.visitorEnoughAnswers", english: ["You have answered ",["count"]," times. Please write to the person by replying to the mail."] };

/** Send this enquiry? */
export const visitorConfirmTitle: LocalizedString = { id: "server.enquiries.visitorConfirmTitle", english: "Send this enquiry?" };

/** From {name}, {email} */
export const visitorConfirmFrom: LocalizedString<{ email: string | number; name: string | number }> = { id: "server.enquiries.visitorConfirmFrom", english: ["From ",["name"],", ",["email"]] };

/** Each business gets your name, your address and this enquiry by mail. None of them sees whom else you ask. Your enquiry and the answers are erased after 30 days. */
export const visitorConfirmSees: LocalizedString = { id: "server.enquiries.visitorConfirmSees", english: "Each business gets your name, your address and this enquiry by mail. None of them sees whom else you ask. Your enquiry and the answers are erased after 30 days." };

/** Send enquiry */
export const visitorConfirmAction: LocalizedString = { id: "server.enquiries.visitorConfirmAction", english: "Send enquiry" };

/** Your enquiry is on its way. */
export const visitorSent: LocalizedString = { id: "server.enquiries.visitorSent", english: "Your enquiry is on its way." };

/** Each answer comes to your mailbox. All of them stand side by side on a page of your own. */
export const visitorSentWhat: LocalizedString = { id: "server.enquiries.visitorSentWhat", english: "Each answer comes to your mailbox. All of them stand side by side on a page of your own." };

/** Compare the answers */
export const visitorAnswersLink: LocalizedString = { id: "server.enquiries.visitorAnswersLink", english: "Compare the answers" };

/** Answers about {product} */
export const visitorAnswersTitle: LocalizedString<{ product: string | number }> = { id: "server.enquiries.visitorAnswersTitle", english: ["Answers about ",["product"]] };

/** Who has the link of this page can read it. The enquiry and its answers are erased 30 days after it was sent. */
export const visitorAnswersKept: LocalizedString = { id: "server.enquiries.visitorAnswersKept", english: "Who has the link of this page can read it. The enquiry and its answers are erased 30 days after it was sent." };

/** End this enquiry? */
export const visitorStopTitle: LocalizedString = { id: "server.enquiries.visitorStopTitle", english: "End this enquiry?" };

/** End enquiry: no more answers */
export const visitorStopAction: LocalizedString = { id: "server.enquiries.visitorStopAction", english: "End enquiry: no more answers" };

/** This enquiry has ended. */
export const visitorStopped: LocalizedString = { id: "server.enquiries.visitorStopped", english: "This enquiry has ended." };

/** Nobody can answer it any more, and no more mails of it come. */
export const visitorStoppedWhat: LocalizedString = { id: "server.enquiries.visitorStoppedWhat", english: "Nobody can answer it any more, and no more mails of it come." };

/** Erase the enquiry and its answers now */
export const visitorErase: LocalizedString = { id: "server.enquiries.visitorErase", english: "Erase the enquiry and its answers now" };

/** The enquiry and its answers are erased. */
export const visitorErased: LocalizedString = { id: "server.enquiries.visitorErased", english: "The enquiry and its answers are erased." };

/** The businesses keep the mails that they got. */
export const visitorErasedWhat: LocalizedString = { id: "server.enquiries.visitorErasedWhat", english: "The businesses keep the mails that they got." };

/** Answer the enquiry of {name} */
export const answerPageTitle: LocalizedString<{ name: string | number }> = { id: "server.enquiries.answerPageTitle", english: ["Answer the enquiry of ",["name"]] };

/** Do you have it? */
export const answerAvailable: LocalizedString = { id: "server.enquiries.answerAvailable", english: "Do you have it?" };

/** Please choose */
export const answerChoose: LocalizedString = { id: "server.enquiries.answerChoose", english: "Please choose" };

/** Left open */
export const answerOpen: LocalizedString = { id: "server.enquiries.answerOpen", english: "Left open" };

/** Yes */
export const answerYes: LocalizedString = { id: "server.enquiries.answerYes", english: "Yes" };

/** No */
export const answerNo: LocalizedString = { id: "server.enquiries.answerNo", english: "No" };

/** Quantity */
export const fieldQuantity: LocalizedString = { id: "server.enquiries.fieldQuantity", english: "Quantity" };

/** Unit, such as kg */
export const fieldUnit: LocalizedString = { id: "server.enquiries.fieldUnit", english: "Unit, such as kg" };

/** Price in dollars */
export const fieldPrice: LocalizedString = { id: "server.enquiries.fieldPrice", english: "Price in dollars" };

/** Price for each, such as kg */
export const fieldPriceUnit: LocalizedString = { id: "server.enquiries.fieldPriceUnit", english: "Price for each, such as kg" };

/** From which day */
export const fieldDate: LocalizedString = { id: "server.enquiries.fieldDate", english: "From which day" };

/** Do you deliver? */
export const fieldDelivers: LocalizedString = { id: "server.enquiries.fieldDelivers", english: "Do you deliver?" };

/** Anything else */
export const fieldContent: LocalizedString = { id: "server.enquiries.fieldContent", english: "Anything else" };

/** Send answer */
export const answerSend: LocalizedString = { id: "server.enquiries.answerSend", english: "Send answer" };

/** Your answer is sent. */
export const answerSent: LocalizedString = { id: "server.enquiries.answerSent", english: "Your answer is sent." };

/** {name} gets it by mail. With the same link you can change it. */
export const answerSentWhat: LocalizedString<{ name: string | number }> = { id: "server.enquiries.answerSentWhat", english: [["name"]," gets it by mail. With the same link you can change it."] };

/** Please say whether you have it. */
export const answerHaveIt: LocalizedString = { id: "server.enquiries.answerHaveIt", english: "Please say whether you have it." };

/** Please write at most {max} characters. */
export const answerTooLong: LocalizedString<{ max: string | number }> = { id: "server.enquiries.answerTooLong", english: ["Please write at most ",["max"]," characters."] };

/** Please give the quantity as a number from 0.01 to {max, number}, or leave it open. */
export const answerBadQuantity: LocalizedString<{ max: number }> = { id: "server.enquiries.answerBadQuantity", english: ["Please give the quantity as a number from 0.01 to ",["max",4],", or leave it open."] };

/** Please give the price as a number up to {max, number}, or leave it open. */
export const answerBadPrice: LocalizedString<{ max: number }> = { id: "server.enquiries.answerBadPrice", english: ["Please give the price as a number up to ",["max",4],", or leave it open."] };

/** Please write units in at most {max} characters. */
export const answerBadUnit: LocalizedString<{ max: string | number }> = { id: "server.enquiries.answerBadUnit", english: ["Please write units in at most ",["max"]," characters."] };

/** Business */
export const columnBusiness: LocalizedString = { id: "server.enquiries.columnBusiness", english: "Business" };

/** Has it */
export const columnAnswer: LocalizedString = { id: "server.enquiries.columnAnswer", english: "Has it" };

/** Price */
export const columnPrice: LocalizedString = { id: "server.enquiries.columnPrice", english: "Price" };

/** From */
export const columnDate: LocalizedString = { id: "server.enquiries.columnDate", english: "From" };

/** Delivers */
export const columnDelivers: LocalizedString = { id: "server.enquiries.columnDelivers", english: "Delivers" };

/** Message */
export const columnContent: LocalizedString = { id: "server.enquiries.columnContent", english: "Message" };

/** No answer yet */
export const noAnswerYet: LocalizedString = { id: "server.enquiries.noAnswerYet", english: "No answer yet" };

/** Not asked: takes enquiries of members only */
export const notAskedMembersOnly: LocalizedString = { id: "server.enquiries.notAskedMembersOnly", english: "Not asked: takes enquiries of members only" };

/** Not asked: two of your enquiries wait there */
export const notAskedWaiting: LocalizedString = { id: "server.enquiries.notAskedWaiting", english: "Not asked: two of your enquiries wait there" };

/** Not asked: got too many enquiries that day */
export const notAskedBusy: LocalizedString = { id: "server.enquiries.notAskedBusy", english: "Not asked: got too many enquiries that day" };

/** Confirm your enquiry to {count, plural, one {# business} other {# businesses}} */
export const mailVisitorSubject: LocalizedString<{ count: number }> = { id: "server.enquiries.mailVisitorSubject", english: ["Confirm your enquiry to ",["count",2,{"one":[0," business"],"other":[0," businesses"]}]] };

/** Somebody, probably you, wrote an enquiry to {count, plural, one {# business} other {# businesses}} and gave this address for the answers. */
export const mailVisitorWhy: LocalizedString<{ count: number }> = { id: "server.enquiries.mailVisitorWhy", english: ["Somebody, probably you, wrote an enquiry to ",["count",2,{"one":[0," business"],"other":[0," businesses"]}]," and gave this address for the answers."] };

/** It is sent once you confirm it. The businesses then get your address too. */
export const mailVisitorSees: LocalizedString = { id: "server.enquiries.mailVisitorSees", english: "It is sent once you confirm it. The businesses then get your address too." };

/** Read and send the enquiry */
export const mailVisitorAction: LocalizedString = { id: "server.enquiries.mailVisitorAction", english: "Read and send the enquiry" };

/** The link is good for 24 hours. */
export const mailVisitorUntil: LocalizedString = { id: "server.enquiries.mailVisitorUntil", english: "The link is good for 24 hours." };

/** If it was not you, do nothing: nothing is sent, and this address is forgotten. */
export const mailVisitorNotYou: LocalizedString = { id: "server.enquiries.mailVisitorNotYou", english: "If it was not you, do nothing: nothing is sent, and this address is forgotten." };

/** Enquiry from {name}: {product} */
export const mailAskedSubject: LocalizedString<{ name: string | number; product: string | number }> = { id: "server.enquiries.mailAskedSubject", english: ["Enquiry from ",["name"],": ",["product"]] };

/** {name} asks you: */
export const mailAskedIntro: LocalizedString<{ name: string | number }> = { id: "server.enquiries.mailAskedIntro", english: [["name"]," asks you:"] };

/** Answer with the form, which takes a minute, or reply to this mail: your reply goes to {email}, and shows your address. */
export const mailAskedAnswer: LocalizedString<{ email: string | number }> = { id: "server.enquiries.mailAskedAnswer", english: ["Answer with the form, which takes a minute, or reply to this mail: your reply goes to ",["email"],", and shows your address."] };

/** This person has no account. Foodshed knows that the address is theirs, and not who they are. */
export const mailAskedKnown: LocalizedString = { id: "server.enquiries.mailAskedKnown", english: "This person has no account. Foodshed knows that the address is theirs, and not who they are." };

/** Answer the enquiry */
export const mailAskedAction: LocalizedString = { id: "server.enquiries.mailAskedAction", english: "Answer the enquiry" };

/** {business} has answered your enquiry */
export const mailAnsweredSubject: LocalizedString<{ business: string | number }> = { id: "server.enquiries.mailAnsweredSubject", english: [["business"]," has answered your enquiry"] };

/** Its profile, with how to reach it */
export const mailAnsweredProfile: LocalizedString = { id: "server.enquiries.mailAnsweredProfile", english: "Its profile, with how to reach it" };

/** Compare all answers */
export const mailAnsweredAction: LocalizedString = { id: "server.enquiries.mailAnsweredAction", english: "Compare all answers" };

/** You get this mail because you asked this business with your confirmed address. */
export const mailAnsweredReason: LocalizedString = { id: "server.enquiries.mailAnsweredReason", english: "You get this mail because you asked this business with your confirmed address." };
