// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "../../locale/strings.ts";

/** {area} is in {province, select, NL {Newfoundland and Labrador} NS {Nova Scotia} PE {Prince Edward Island} NB {New Brunswick} QC {Quebec} MB {Manitoba} SK {Saskatchewan} AB {Alberta} BC {British Columbia} NT {the Northwest Territories or Nunavut} other {Yukon}}. All locations must be in Ontario. */
export const outsideOntario: LocalizedString<{ area: string | number; province: "NL" | "NS" | "PE" | "NB" | "QC" | "MB" | "SK" | "AB" | "BC" | "NT" | (string & {}) }> = { id: "sdk.vocabulary.outsideOntario", english: [["area"]," is in ",["province",1,{"NL":"Newfoundland and Labrador","NS":"Nova Scotia","PE":"Prince Edward Island","NB":"New Brunswick","QC":"Quebec","MB":"Manitoba","SK":"Saskatchewan","AB":"Alberta","BC":"British Columbia","NT":"the Northwest Territories or Nunavut","other":"Yukon"}],". All locations must be in Ontario."] };

/** {area} is no Canadian postal code. All locations must be in Ontario. */
export const noCanadianPostalCode: LocalizedString<{ area: string | number }> = { id: "sdk.vocabulary.noCanadianPostalCode", english: [["area"]," is no Canadian postal code. All locations must be in Ontario."] };

/** You must provide a valid postal code. */
export const invalidPostalCode: LocalizedString = { id: "sdk.vocabulary.invalidPostalCode", english: "You must provide a valid postal code." };

/** We do not know the filter "{filter}: {value}", so it is left out. */
export const unknownFilter: LocalizedString<{ filter: string | number; value: string | number }> = { id: "sdk.vocabulary.unknownFilter", english: ["We do not know the filter \"",["filter"],": ",["value"],"\", so it is left out."] };

/** {type}: {title} */
export const classifiedHeading: LocalizedString<{ title: string | number; type: string | number }> = { id: "sdk.vocabulary.classifiedHeading", english: [["type"],": ",["title"]] };

/** {days, plural, one {# Day} other {# Days}} */
export const deliveryDays: LocalizedString<{ days: number }> = { id: "sdk.vocabulary.deliveryDays", english: [["days",2,{"one":[0," Day"],"other":[0," Days"]}]] };

/** {number} ext. {extension} */
export const phoneWithExtension: LocalizedString<{ extension: string | number; number: string | number }> = { id: "sdk.vocabulary.phoneWithExtension", english: [["number"]," ext. ",["extension"]] };

/** Sells {what} */
export const reasonSells: LocalizedString<{ what: string | number }> = { id: "sdk.vocabulary.reasonSells", english: ["Sells ",["what"]] };

/** Makes {what} */
export const reasonMakes: LocalizedString<{ what: string | number }> = { id: "sdk.vocabulary.reasonMakes", english: ["Makes ",["what"]] };

/** Buys {what} */
export const reasonBuys: LocalizedString<{ what: string | number }> = { id: "sdk.vocabulary.reasonBuys", english: ["Buys ",["what"]] };

/** Offers {what} */
export const reasonOffers: LocalizedString<{ what: string | number }> = { id: "sdk.vocabulary.reasonOffers", english: ["Offers ",["what"]] };

/** Needs {what} */
export const reasonNeeds: LocalizedString<{ what: string | number }> = { id: "sdk.vocabulary.reasonNeeds", english: ["Needs ",["what"]] };

/** Named {what} */
export const reasonNamed: LocalizedString<{ what: string | number }> = { id: "sdk.vocabulary.reasonNamed", english: ["Named ",["what"]] };

/** By {what} */
export const reasonPostedBy: LocalizedString<{ what: string | number }> = { id: "sdk.vocabulary.reasonPostedBy", english: ["By ",["what"]] };

/** Mentions {what} */
export const reasonMentions: LocalizedString<{ what: string | number }> = { id: "sdk.vocabulary.reasonMentions", english: ["Mentions ",["what"]] };

/** In {what} */
export const reasonInPlace: LocalizedString<{ what: string | number }> = { id: "sdk.vocabulary.reasonInPlace", english: ["In ",["what"]] };

/** Delivers */
export const reasonDelivers: LocalizedString = { id: "sdk.vocabulary.reasonDelivers", english: "Delivers" };

/** Less than 1 km from {place} */
export const underOneKilometreFrom: LocalizedString<{ place: string | number }> = { id: "sdk.vocabulary.underOneKilometreFrom", english: ["Less than 1 km from ",["place"]] };

/** Less than 1 km away */
export const underOneKilometreAway: LocalizedString = { id: "sdk.vocabulary.underOneKilometreAway", english: "Less than 1 km away" };

/** {distance} km from {place} */
export const kilometresFrom: LocalizedString<{ distance: string | number; place: string | number }> = { id: "sdk.vocabulary.kilometresFrom", english: [["distance"]," km from ",["place"]] };

/** {distance} km away */
export const kilometresAway: LocalizedString<{ distance: string | number }> = { id: "sdk.vocabulary.kilometresAway", english: [["distance"]," km away"] };

/** You must choose an image that is less than 5 megabytes in file size. */
export const imageTooLarge: LocalizedString = { id: "sdk.vocabulary.imageTooLarge", english: "You must choose an image that is less than 5 megabytes in file size." };

/** You must choose a file that is less than 5 megabytes in file size. */
export const fileTooLarge: LocalizedString = { id: "sdk.vocabulary.fileTooLarge", english: "You must choose a file that is less than 5 megabytes in file size." };

/** Your attachments take up 500 megabytes, which is all that an account may have. Please delete some before you add another. */
export const attachmentsFull: LocalizedString = { id: "sdk.vocabulary.attachmentsFull", english: "Your attachments take up 500 megabytes, which is all that an account may have. Please delete some before you add another." };

/** You have added 200 attachments in 24 hours, which is as many as an account may. Please try again later. */
export const attachmentsOfToday: LocalizedString = { id: "sdk.vocabulary.attachmentsOfToday", english: "You have added 200 attachments in 24 hours, which is as many as an account may. Please try again later." };

/** Your pictures take up 250 megabytes, which is all that an account may have. Please delete some before you add another. */
export const picturesFull: LocalizedString = { id: "sdk.vocabulary.picturesFull", english: "Your pictures take up 250 megabytes, which is all that an account may have. Please delete some before you add another." };

/** You must choose an image that is at most 16,000 pixels wide and high. */
export const imageTooLong: LocalizedString = { id: "sdk.vocabulary.imageTooLong", english: "You must choose an image that is at most 16,000 pixels wide and high." };

/** You must choose an image with at most 40 megapixels. */
export const imageTooManyPixels: LocalizedString = { id: "sdk.vocabulary.imageTooManyPixels", english: "You must choose an image with at most 40 megapixels." };

/** This must be one line, without line breaks, tabs or other control characters. */
export const oneLineOnly: LocalizedString = { id: "sdk.vocabulary.oneLineOnly", english: "This must be one line, without line breaks, tabs or other control characters." };

/** This password is too easy to guess from your name, business or email. Please choose another one. */
export const passwordTooGuessable: LocalizedString = { id: "sdk.vocabulary.passwordTooGuessable", english: "This password is too easy to guess from your name, business or email. Please choose another one." };
