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

/** Available: {what} */
export const reasonAvailable: LocalizedString<{ what: string | number }> = { id: "sdk.vocabulary.reasonAvailable", english: ["Available: ",["what"]] };

/** There is no such month or day: {day}. Write a month (06), a day (06-15) or a date (2026-06-15). */
export const noSuchDay: LocalizedString<{ day: string | number }> = { id: "sdk.vocabulary.noSuchDay", english: ["There is no such month or day: ",["day"],". Write a month (06), a day (06-15) or a date (2026-06-15)."] };

/** One end of the season has a year and the other has none. Give both a year, or neither. */
export const mixedSeason: LocalizedString = { id: "sdk.vocabulary.mixedSeason", english: "One end of the season has a year and the other has none. Give both a year, or neither." };

/** Say both when it begins and when it ends, or give a year. */
export const openSeason: LocalizedString = { id: "sdk.vocabulary.openSeason", english: "Say both when it begins and when it ends, or give a year." };

/** It ends before it begins. Please check the dates. */
export const seasonEndsBefore: LocalizedString = { id: "sdk.vocabulary.seasonEndsBefore", english: "It ends before it begins. Please check the dates." };

/** We do not understand “{text}” as a season. Write, for example, “June to October”, “June 15 to September 30, 2026” or “all year”. */
export const unknownSeason: LocalizedString<{ text: string | number }> = { id: "sdk.vocabulary.unknownSeason", english: ["We do not understand “",["text"],"” as a season. Write, for example, “June to October”, “June 15 to September 30, 2026” or “all year”."] };

/** We do not understand “{text}” as an amount. Write a number and a unit, for example “40 kg”. */
export const unknownAmount: LocalizedString<{ text: string | number }> = { id: "sdk.vocabulary.unknownAmount", english: ["We do not understand “",["text"],"” as an amount. Write a number and a unit, for example “40 kg”."] };

/** An amount must be more than 0. */
export const amountNotPositive: LocalizedString = { id: "sdk.vocabulary.amountNotPositive", english: "An amount must be more than 0." };

/** An amount may be at most 1,000,000. */
export const amountTooLarge: LocalizedString = { id: "sdk.vocabulary.amountTooLarge", english: "An amount may be at most 1,000,000." };

/** We do not know the unit “{unit}”. Use, for example, kg, lb, dozen, bunch, box or each. */
export const unknownUnit: LocalizedString<{ unit: string | number }> = { id: "sdk.vocabulary.unknownUnit", english: ["We do not know the unit “",["unit"],"”. Use, for example, kg, lb, dozen, bunch, box or each."] };

/** We do not understand “{text}” as a price. Write, for example, “$4.50/kg”, “from $4.50/kg” or “$4 to $6/lb”. */
export const unknownPrice: LocalizedString<{ text: string | number }> = { id: "sdk.vocabulary.unknownPrice", english: ["We do not understand “",["text"],"” as a price. Write, for example, “$4.50/kg”, “from $4.50/kg” or “$4 to $6/lb”."] };

/** A price cannot be less than $0. */
export const negativePrice: LocalizedString = { id: "sdk.vocabulary.negativePrice", english: "A price cannot be less than $0." };

/** A price may be at most $100,000. */
export const priceTooHigh: LocalizedString = { id: "sdk.vocabulary.priceTooHigh", english: "A price may be at most $100,000." };

/** A price goes to the cent: no more than two decimals. */
export const priceToTheCent: LocalizedString = { id: "sdk.vocabulary.priceToTheCent", english: "A price goes to the cent: no more than two decimals." };

/** The highest price is less than the lowest. Please check them. */
export const priceRangeReversed: LocalizedString = { id: "sdk.vocabulary.priceRangeReversed", english: "The highest price is less than the lowest. Please check them." };

/** We do not know the day “{text}”. Write days of the week, for example “Tuesday and Friday”. */
export const unknownWeekday: LocalizedString<{ text: string | number }> = { id: "sdk.vocabulary.unknownWeekday", english: ["We do not know the day “",["text"],"”. Write days of the week, for example “Tuesday and Friday”."] };

/** all year */
export const seasonAllYear: LocalizedString = { id: "sdk.vocabulary.seasonAllYear", english: "all year" };

/** {from} to {to} */
export const seasonMonths: LocalizedString<{ from: string | number; to: string | number }> = { id: "sdk.vocabulary.seasonMonths", english: [["from"]," to ",["to"]] };

/** {from} to {to} */
export const seasonDays: LocalizedString<{ from: string | number; to: string | number }> = { id: "sdk.vocabulary.seasonDays", english: [["from"]," to ",["to"]] };

/** from {from} */
export const seasonFrom: LocalizedString<{ from: string | number }> = { id: "sdk.vocabulary.seasonFrom", english: ["from ",["from"]] };

/** until {to} */
export const seasonUntil: LocalizedString<{ to: string | number }> = { id: "sdk.vocabulary.seasonUntil", english: ["until ",["to"]] };

/** {price}/{unit} */
export const pricePer: LocalizedString<{ price: string | number; unit: string | number }> = { id: "sdk.vocabulary.pricePer", english: [["price"],"/",["unit"]] };

/** up to {price} */
export const priceUpTo: LocalizedString<{ price: string | number }> = { id: "sdk.vocabulary.priceUpTo", english: ["up to ",["price"]] };

/** from {price} */
export const priceFrom: LocalizedString<{ price: string | number }> = { id: "sdk.vocabulary.priceFrom", english: ["from ",["price"]] };

/** {min} to {max} */
export const priceRange: LocalizedString<{ max: string | number; min: string | number }> = { id: "sdk.vocabulary.priceRange", english: [["min"]," to ",["max"]] };

/** {amount} {unit} */
export const amountOf: LocalizedString<{ amount: string | number; unit: string | number }> = { id: "sdk.vocabulary.amountOf", english: [["amount"]," ",["unit"]] };

/** every day */
export const everyDay: LocalizedString = { id: "sdk.vocabulary.everyDay", english: "every day" };

/** {count, plural, one {each} other {each}} */
export const unitEach: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitEach", english: [["count",2,{"one":"each","other":"each"}]] };

/** {count, plural, one {dozen} other {dozen}} */
export const unitDozen: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitDozen", english: [["count",2,{"one":"dozen","other":"dozen"}]] };

/** {count, plural, one {kg} other {kg}} */
export const unitKg: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitKg", english: [["count",2,{"one":"kg","other":"kg"}]] };

/** {count, plural, one {g} other {g}} */
export const unitG: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitG", english: [["count",2,{"one":"g","other":"g"}]] };

/** {count, plural, one {lb} other {lb}} */
export const unitLb: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitLb", english: [["count",2,{"one":"lb","other":"lb"}]] };

/** {count, plural, one {tonne} other {tonnes}} */
export const unitTonne: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitTonne", english: [["count",2,{"one":"tonne","other":"tonnes"}]] };

/** {count, plural, one {L} other {L}} */
export const unitL: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitL", english: [["count",2,{"one":"L","other":"L"}]] };

/** {count, plural, one {mL} other {mL}} */
export const unitMl: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitMl", english: [["count",2,{"one":"mL","other":"mL"}]] };

/** {count, plural, one {bag} other {bags}} */
export const unitBag: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitBag", english: [["count",2,{"one":"bag","other":"bags"}]] };

/** {count, plural, one {bale} other {bales}} */
export const unitBale: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitBale", english: [["count",2,{"one":"bale","other":"bales"}]] };

/** {count, plural, one {basket} other {baskets}} */
export const unitBasket: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitBasket", english: [["count",2,{"one":"basket","other":"baskets"}]] };

/** {count, plural, one {bin} other {bins}} */
export const unitBin: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitBin", english: [["count",2,{"one":"bin","other":"bins"}]] };

/** {count, plural, one {bottle} other {bottles}} */
export const unitBottle: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitBottle", english: [["count",2,{"one":"bottle","other":"bottles"}]] };

/** {count, plural, one {box} other {boxes}} */
export const unitBox: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitBox", english: [["count",2,{"one":"box","other":"boxes"}]] };

/** {count, plural, one {bunch} other {bunches}} */
export const unitBunch: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitBunch", english: [["count",2,{"one":"bunch","other":"bunches"}]] };

/** {count, plural, one {bushel} other {bushels}} */
export const unitBushel: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitBushel", english: [["count",2,{"one":"bushel","other":"bushels"}]] };

/** {count, plural, one {case} other {cases}} */
export const unitCase: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitCase", english: [["count",2,{"one":"case","other":"cases"}]] };

/** {count, plural, one {crate} other {crates}} */
export const unitCrate: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitCrate", english: [["count",2,{"one":"crate","other":"crates"}]] };

/** {count, plural, one {flat} other {flats}} */
export const unitFlat: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitFlat", english: [["count",2,{"one":"flat","other":"flats"}]] };

/** {count, plural, one {head} other {heads}} */
export const unitHead: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitHead", english: [["count",2,{"one":"head","other":"heads"}]] };

/** {count, plural, one {jar} other {jars}} */
export const unitJar: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitJar", english: [["count",2,{"one":"jar","other":"jars"}]] };

/** {count, plural, one {loaf} other {loaves}} */
export const unitLoaf: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitLoaf", english: [["count",2,{"one":"loaf","other":"loaves"}]] };

/** {count, plural, one {pint} other {pints}} */
export const unitPint: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitPint", english: [["count",2,{"one":"pint","other":"pints"}]] };

/** {count, plural, one {quart} other {quarts}} */
export const unitQuart: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitQuart", english: [["count",2,{"one":"quart","other":"quarts"}]] };

/** {count, plural, one {tray} other {trays}} */
export const unitTray: LocalizedString<{ count: number }> = { id: "sdk.vocabulary.unitTray", english: [["count",2,{"one":"tray","other":"trays"}]] };

/** in {month} */
export const seasonOnlyMonth: LocalizedString<{ month: string | number }> = { id: "sdk.vocabulary.seasonOnlyMonth", english: ["in ",["month"]] };

/** on {day} */
export const seasonOnlyDay: LocalizedString<{ day: string | number }> = { id: "sdk.vocabulary.seasonOnlyDay", english: ["on ",["day"]] };

/** {price} each */
export const pricePerEach: LocalizedString<{ price: string | number }> = { id: "sdk.vocabulary.pricePerEach", english: [["price"]," each"] };

/** Usually replies within a few hours */
export const repliesWithinHours: LocalizedString = { id: "sdk.vocabulary.repliesWithinHours", english: "Usually replies within a few hours" };

/** Usually replies within a day */
export const repliesWithinDay: LocalizedString = { id: "sdk.vocabulary.repliesWithinDay", english: "Usually replies within a day" };

/** Usually replies within three days */
export const repliesWithinThreeDays: LocalizedString = { id: "sdk.vocabulary.repliesWithinThreeDays", english: "Usually replies within three days" };

/** Usually replies within a week */
export const repliesWithinWeek: LocalizedString = { id: "sdk.vocabulary.repliesWithinWeek", english: "Usually replies within a week" };
