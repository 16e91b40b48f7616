// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Choose */
export const choose: LocalizedString = { id: "enquiries.choose", english: "Choose" };

/** Choose {business} */
export const chooseNamed: LocalizedString<{ business: string | number }> = { id: "enquiries.chooseNamed", english: ["Choose ",["business"]] };

/** Choose for an enquiry */
export const chooseForEnquiry: LocalizedString = { id: "enquiries.chooseForEnquiry", english: "Choose for an enquiry" };

/** An enquiry goes to ten businesses at most. */
export const tenAtMost: LocalizedString = { id: "enquiries.tenAtMost", english: "An enquiry goes to ten businesses at most." };

/** Enquiry */
export const enquiry: LocalizedString = { id: "enquiries.enquiry", english: "Enquiry" };

/** {count, plural, one {# chosen} other {# chosen}} */
export const chosenCount: LocalizedString<{ count: number }> = { id: "enquiries.chosenCount", english: [["count",2,{"one":[0," chosen"],"other":[0," chosen"]}]] };

/** Clear */
export const clearChoice: LocalizedString = { id: "enquiries.clearChoice", english: "Clear" };

/** Write to them */
export const writeToThem: LocalizedString = { id: "enquiries.writeToThem", english: "Write to them" };

/** Write to all {count} */
export const writeToAll: LocalizedString<{ count: string | number }> = { id: "enquiries.writeToAll", english: ["Write to all ",["count"]] };

/** {count, plural, one {Ask one business} other {Ask # businesses}} */
export const enquiryTo: LocalizedString<{ count: number }> = { id: "enquiries.enquiryTo", english: [["count",2,{"one":"Ask one business","other":["Ask ",0," businesses"]}]] };

/** Each gets a message of its own and sees nothing of the others. You compare their answers on one page. */
export const enquiryHelp: LocalizedString = { id: "enquiries.enquiryHelp", english: "Each gets a message of its own and sees nothing of the others. You compare their answers on one page." };

/** Goes to */
export const recipients: LocalizedString = { id: "enquiries.recipients", english: "Goes to" };

/** Take out {business} */
export const takeOut: LocalizedString<{ business: string | number }> = { id: "enquiries.takeOut", english: ["Take out ",["business"]] };

/** What you are looking for */
export const product: LocalizedString = { id: "enquiries.product", english: "What you are looking for" };

/** Quantity */
export const quantity: LocalizedString = { id: "enquiries.quantity", english: "Quantity" };

/** Unit */
export const unit: LocalizedString = { id: "enquiries.unit", english: "Unit" };

/** By which day */
export const wantedBy: LocalizedString = { id: "enquiries.wantedBy", english: "By which day" };

/** How it gets to you */
export const delivery: LocalizedString = { id: "enquiries.delivery", english: "How it gets to you" };

/** Either way */
export const either: LocalizedString = { id: "enquiries.either", english: "Either way" };

/** Delivered */
export const delivered: LocalizedString = { id: "enquiries.delivered", english: "Delivered" };

/** Picked up */
export const pickedUp: LocalizedString = { id: "enquiries.pickedUp", english: "Picked up" };

/** What else they should know */
export const details: LocalizedString = { id: "enquiries.details", english: "What else they should know" };

/** Attachment */
export const attachment: LocalizedString = { id: "enquiries.attachment", english: "Attachment" };

/** One image or PDF, up to 5 MB. */
export const attachmentHint: LocalizedString = { id: "enquiries.attachmentHint", english: "One image or PDF, up to 5 MB." };

/** You must choose a file that is less than 5 megabytes in file size. */
export const fileTooLarge: LocalizedString = { id: "enquiries.fileTooLarge", english: "You must choose a file that is less than 5 megabytes in file size." };

/** Cancel */
export const cancel: LocalizedString = { id: "enquiries.cancel", english: "Cancel" };

/** {count, plural, one {Send} other {Send to all #}} */
export const sendTo: LocalizedString<{ count: number }> = { id: "enquiries.sendTo", english: [["count",2,{"one":"Send","other":["Send to all ",0]}]] };

/** {count, plural, one {Sent to one business.} other {Sent to # businesses.}} */
export const enquirySent: LocalizedString<{ count: number }> = { id: "enquiries.enquirySent", english: [["count",2,{"one":"Sent to one business.","other":["Sent to ",0," businesses."]}]] };

/** This field is required. */
export const required: LocalizedString = { id: "enquiries.required", english: "This field is required." };

/** {field}: {problem} */
export const wrongField: LocalizedString<{ field: string | number; problem: string | number }> = { id: "enquiries.wrongField", english: [["field"],": ",["problem"]] };

/** Please enter a number from 0.01 to {max, number}. */
export const badQuantity: LocalizedString<{ max: number }> = { id: "enquiries.badQuantity", english: ["Please enter a number from 0.01 to ",["max",4],"."] };

/** Please enter a price from 0 to {max, number}. */
export const badPrice: LocalizedString<{ max: number }> = { id: "enquiries.badPrice", english: ["Please enter a price from 0 to ",["max",4],"."] };

/** Please choose today or a later day. */
export const pastDay: LocalizedString = { id: "enquiries.pastDay", english: "Please choose today or a later day." };

/** kg */
export const unitKg: LocalizedString = { id: "enquiries.unitKg", english: "kg" };

/** lb */
export const unitLb: LocalizedString = { id: "enquiries.unitLb", english: "lb" };

/** litres */
export const unitLitre: LocalizedString = { id: "enquiries.unitLitre", english: "litres" };

/** dozen */
export const unitDozen: LocalizedString = { id: "enquiries.unitDozen", english: "dozen" };

/** cases */
export const unitCase: LocalizedString = { id: "enquiries.unitCase", english: "cases" };

/** bunches */
export const unitBunch: LocalizedString = { id: "enquiries.unitBunch", english: "bunches" };

/** pieces */
export const unitPiece: LocalizedString = { id: "enquiries.unitPiece", english: "pieces" };

/** Your enquiries */
export const enquiries: LocalizedString = { id: "enquiries.enquiries", english: "Your enquiries" };

/** Loading your enquiries */
export const loadingEnquiries: LocalizedString = { id: "enquiries.loadingEnquiries", english: "Loading your enquiries" };

/** Your enquiries could not be loaded */
export const enquiriesFailed: LocalizedString = { id: "enquiries.enquiriesFailed", english: "Your enquiries could not be loaded" };

/** No enquiries yet */
export const noEnquiries: LocalizedString = { id: "enquiries.noEnquiries", english: "No enquiries yet" };

/** Choose businesses in a search and write to all of them at once. Their answers appear here side by side. */
export const howToAsk: LocalizedString = { id: "enquiries.howToAsk", english: "Choose businesses in a search and write to all of them at once. Their answers appear here side by side." };

/** Find businesses */
export const findBusinesses: LocalizedString = { id: "enquiries.findBusinesses", english: "Find businesses" };

/** Sent on {day} */
export const sentOn: LocalizedString<{ day: string | number }> = { id: "enquiries.sentOn", english: ["Sent on ",["day"]] };

/** Closed */
export const closedTag: LocalizedString = { id: "enquiries.closedTag", english: "Closed" };

/** {answered, number} of {sent, number} answered */
export const answeredOf: LocalizedString<{ answered: number; sent: number }> = { id: "enquiries.answeredOf", english: [["answered",4]," of ",["sent",4]," answered"] };

/** Load more enquiries */
export const moreEnquiries: LocalizedString = { id: "enquiries.moreEnquiries", english: "Load more enquiries" };

/** Loading the enquiry */
export const loadingEnquiry: LocalizedString = { id: "enquiries.loadingEnquiry", english: "Loading the enquiry" };

/** This enquiry could not be loaded */
export const enquiryFailed: LocalizedString = { id: "enquiries.enquiryFailed", english: "This enquiry could not be loaded" };

/** All your enquiries */
export const allEnquiries: LocalizedString = { id: "enquiries.allEnquiries", english: "All your enquiries" };

/** Wanted by {day} */
export const wantedByDay: LocalizedString<{ day: string | number }> = { id: "enquiries.wantedByDay", english: ["Wanted by ",["day"]] };

/** To be delivered */
export const toBeDelivered: LocalizedString = { id: "enquiries.toBeDelivered", english: "To be delivered" };

/** To be picked up */
export const toBePickedUp: LocalizedString = { id: "enquiries.toBePickedUp", english: "To be picked up" };

/** Delivery or pick-up */
export const eitherIsFine: LocalizedString = { id: "enquiries.eitherIsFine", english: "Delivery or pick-up" };

/** Answers */
export const answers: LocalizedString = { id: "enquiries.answers", english: "Answers" };

/** Business */
export const business: LocalizedString = { id: "enquiries.business", english: "Business" };

/** Answer */
export const answer: LocalizedString = { id: "enquiries.answer", english: "Answer" };

/** Price */
export const price: LocalizedString = { id: "enquiries.price", english: "Price" };

/** From which day */
export const fromDay: LocalizedString = { id: "enquiries.fromDay", english: "From which day" };

/** Shipping */
export const shipping: LocalizedString = { id: "enquiries.shipping", english: "Shipping" };

/** Conversation */
export const conversation: LocalizedString = { id: "enquiries.conversation", english: "Conversation" };

/** Open conversation */
export const openConversation: LocalizedString = { id: "enquiries.openConversation", english: "Open conversation" };

/** Yes */
export const yes: LocalizedString = { id: "enquiries.yes", english: "Yes" };

/** No */
export const no: LocalizedString = { id: "enquiries.no", english: "No" };

/** Wrote a message */
export const wroteAMessage: LocalizedString = { id: "enquiries.wroteAMessage", english: "Wrote a message" };

/** No answer yet */
export const noAnswerYet: LocalizedString = { id: "enquiries.noAnswerYet", english: "No answer yet" };

/** Not asked: this conversation is blocked */
export const leftOutBlocked: LocalizedString = { id: "enquiries.leftOutBlocked", english: "Not asked: this conversation is blocked" };

/** Not asked: two of your enquiries wait there for an answer */
export const leftOutWaiting: LocalizedString = { id: "enquiries.leftOutWaiting", english: "Not asked: two of your enquiries wait there for an answer" };

/** Not asked: got too many enquiries that day */
export const leftOutBusy: LocalizedString = { id: "enquiries.leftOutBusy", english: "Not asked: got too many enquiries that day" };

/** They deliver */
export const theyDeliver: LocalizedString = { id: "enquiries.theyDeliver", english: "They deliver" };

/** They do not deliver */
export const theyDoNotDeliver: LocalizedString = { id: "enquiries.theyDoNotDeliver", english: "They do not deliver" };

/** Unknown: your profile has no complete address */
export const ownAddressMissing: LocalizedString = { id: "enquiries.ownAddressMissing", english: "Unknown: your profile has no complete address" };

/** Unknown: no complete address */
export const theirAddressMissing: LocalizedString = { id: "enquiries.theirAddressMissing", english: "Unknown: no complete address" };

/** Unknown: address not public */
export const theirAddressHidden: LocalizedString = { id: "enquiries.theirAddressHidden", english: "Unknown: address not public" };

/** No carrier has a price for this parcel */
export const noCarrier: LocalizedString = { id: "enquiries.noCarrier", english: "No carrier has a price for this parcel" };

/** Rates did not come, please try again */
export const ratesFailed: LocalizedString = { id: "enquiries.ratesFailed", english: "Rates did not come, please try again" };

/** {price}, {carrier} */
export const rateBy: LocalizedString<{ carrier: string | number; price: string | number }> = { id: "enquiries.rateBy", english: [["price"],", ",["carrier"]] };

/** {price}, {carrier}, {count, plural, one {# day} other {# days}} */
export const rateWithDays: LocalizedString<{ carrier: string | number; count: number; price: string | number }> = { id: "enquiries.rateWithDays", english: [["price"],", ",["carrier"],", ",["count",2,{"one":[0," day"],"other":[0," days"]}]] };

/** Remind those who have not answered */
export const remind: LocalizedString = { id: "enquiries.remind", english: "Remind those who have not answered" };

/** You can remind them from {time}. */
export const remindFrom: LocalizedString<{ time: string | number }> = { id: "enquiries.remindFrom", english: ["You can remind them from ",["time"],"."] };

/** Reminded on {time}. */
export const remindedOn: LocalizedString<{ time: string | number }> = { id: "enquiries.remindedOn", english: ["Reminded on ",["time"],"."] };

/** They have been reminded. */
export const reminded: LocalizedString = { id: "enquiries.reminded", english: "They have been reminded." };

/** Close this enquiry */
export const closeEnquiry: LocalizedString = { id: "enquiries.closeEnquiry", english: "Close this enquiry" };

/** Nobody can answer it any more. The answers stay here. */
export const closeHelp: LocalizedString = { id: "enquiries.closeHelp", english: "Nobody can answer it any more. The answers stay here." };

/** The enquiry is closed. */
export const enquiryIsClosed: LocalizedString = { id: "enquiries.enquiryIsClosed", english: "The enquiry is closed." };

/** Thank them with a short message */
export const tellThem: LocalizedString = { id: "enquiries.tellThem", english: "Thank them with a short message" };

/** Leave out those you buy from. */
export const tellHint: LocalizedString = { id: "enquiries.tellHint", english: "Leave out those you buy from." };

/** Close without a message */
export const closeQuietly: LocalizedString = { id: "enquiries.closeQuietly", english: "Close without a message" };

/** {count, plural, one {Close and thank one} other {Close and thank #}} */
export const closeAndTell: LocalizedString<{ count: number }> = { id: "enquiries.closeAndTell", english: [["count",2,{"one":"Close and thank one","other":["Close and thank ",0]}]] };

/** Download CSV */
export const downloadCsv: LocalizedString = { id: "enquiries.downloadCsv", english: "Download CSV" };

/** answers */
export const csvName: LocalizedString = { id: "enquiries.csvName", english: "answers" };

/** Compare shipping */
export const shippingForEach: LocalizedString = { id: "enquiries.shippingForEach", english: "Compare shipping" };

/** Rates for one parcel from each business that has it to your address. */
export const shippingHelp: LocalizedString = { id: "enquiries.shippingHelp", english: "Rates for one parcel from each business that has it to your address." };

/** Parcel length (cm) */
export const parcelLength: LocalizedString = { id: "enquiries.parcelLength", english: "Parcel length (cm)" };

/** Parcel width (cm) */
export const parcelWidth: LocalizedString = { id: "enquiries.parcelWidth", english: "Parcel width (cm)" };

/** Parcel height (cm) */
export const parcelHeight: LocalizedString = { id: "enquiries.parcelHeight", english: "Parcel height (cm)" };

/** Parcel weight (lb) */
export const parcelWeight: LocalizedString = { id: "enquiries.parcelWeight", english: "Parcel weight (lb)" };

/** Has to stay cold */
export const keepCold: LocalizedString = { id: "enquiries.keepCold", english: "Has to stay cold" };

/** Get rates for each */
export const compareShipping: LocalizedString = { id: "enquiries.compareShipping", english: "Get rates for each" };

/** The rates are in the table of answers. */
export const ratesShown: LocalizedString = { id: "enquiries.ratesShown", english: "The rates are in the table of answers." };

/** Please enter a number from 0.01 to {max, number}. */
export const badMeasure: LocalizedString<{ max: number }> = { id: "enquiries.badMeasure", english: ["Please enter a number from 0.01 to ",["max",4],"."] };

/** Price (CAD) */
export const priceInDollars: LocalizedString = { id: "enquiries.priceInDollars", english: "Price (CAD)" };

/** Price is per */
export const pricePer: LocalizedString = { id: "enquiries.pricePer", english: "Price is per" };

/** Remarks */
export const remarks: LocalizedString = { id: "enquiries.remarks", english: "Remarks" };

/** Answer this enquiry */
export const answerEnquiry: LocalizedString = { id: "enquiries.answerEnquiry", english: "Answer this enquiry" };

/** See the answers */
export const seeAnswers: LocalizedString = { id: "enquiries.seeAnswers", english: "See the answers" };

/** Compare the answers */
export const compareAnswers: LocalizedString = { id: "enquiries.compareAnswers", english: "Compare the answers" };

/** Answer to {business} */
export const answerTo: LocalizedString<{ business: string | number }> = { id: "enquiries.answerTo", english: ["Answer to ",["business"]] };

/** Do you have it? */
export const haveIt: LocalizedString = { id: "enquiries.haveIt", english: "Do you have it?" };

/** Do you deliver? */
export const delivers: LocalizedString = { id: "enquiries.delivers", english: "Do you deliver?" };

/** Not said */
export const notSaid: LocalizedString = { id: "enquiries.notSaid", english: "Not said" };

/** Send answer */
export const sendAnswer: LocalizedString = { id: "enquiries.sendAnswer", english: "Send answer" };

/** Your answer is sent. */
export const answerSent: LocalizedString = { id: "enquiries.answerSent", english: "Your answer is sent." };

/** This enquiry is closed. You can still write a message. */
export const closedForAnswers: LocalizedString = { id: "enquiries.closedForAnswers", english: "This enquiry is closed. You can still write a message." };

/** Ask by email */
export const askByEmail: LocalizedString = { id: "enquiries.askByEmail", english: "Ask by email" };

/** Without an account: a mail confirms your address. Each business gets it with your name. */
export const visitorHelp: LocalizedString = { id: "enquiries.visitorHelp", english: "Without an account: a mail confirms your address. Each business gets it with your name." };

/** Mail me the link */
export const visitorAsk: LocalizedString = { id: "enquiries.visitorAsk", english: "Mail me the link" };
