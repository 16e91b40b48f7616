// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** Shipping Calculator */
export const shippingCalculator: LocalizedString = { id: "shipping.shippingCalculator", english: "Shipping Calculator" };

/** Compare what carriers ask for a parcel within Ontario. */
export const lead: LocalizedString = { id: "shipping.lead", english: "Compare what carriers ask for a parcel within Ontario." };

/** The rates could not be fetched. */
export const ratesFailed: LocalizedString = { id: "shipping.ratesFailed", english: "The rates could not be fetched." };

/** {number}. {title} */
export const step: LocalizedString<{ number: string | number; title: string | number }> = { id: "shipping.step", english: [["number"],". ",["title"]] };

/** Ship from */
export const shipFrom: LocalizedString = { id: "shipping.shipFrom", english: "Ship from" };

/** Parcel */
export const parcel: LocalizedString = { id: "shipping.parcel", english: "Parcel" };

/** Ship to */
export const shipTo: LocalizedString = { id: "shipping.shipTo", english: "Ship to" };

/** Street address */
export const streetAddress: LocalizedString = { id: "shipping.streetAddress", english: "Street address" };

/** City */
export const city: LocalizedString = { id: "shipping.city", english: "City" };

/** Postal code */
export const postalCode: LocalizedString = { id: "shipping.postalCode", english: "Postal code" };

/** Residential address */
export const residentialAddress: LocalizedString = { id: "shipping.residentialAddress", english: "Residential address" };

/** Length (cm) */
export const lengthCm: LocalizedString = { id: "shipping.lengthCm", english: "Length (cm)" };

/** Width (cm) */
export const widthCm: LocalizedString = { id: "shipping.widthCm", english: "Width (cm)" };

/** Height (cm) */
export const heightCm: LocalizedString = { id: "shipping.heightCm", english: "Height (cm)" };

/** Weight (lb) */
export const weightLb: LocalizedString = { id: "shipping.weightLb", english: "Weight (lb)" };

/** Temperature-sensitive */
export const temperatureSensitive: LocalizedString = { id: "shipping.temperatureSensitive", english: "Temperature-sensitive" };

/** Shows the carriers with refrigerated trucks. */
export const temperatureHint: LocalizedString = { id: "shipping.temperatureHint", english: "Shows the carriers with refrigerated trucks." };

/** Get Shipping Rates */
export const getRates: LocalizedString = { id: "shipping.getRates", english: "Get Shipping Rates" };

/** Opens Foodshed in a new window with what you typed. Members see the rates of every carrier. */
export const opensFoodshed: LocalizedString = { id: "shipping.opensFoodshed", english: "Opens Foodshed in a new window with what you typed. Members see the rates of every carrier." };

/** {field}: {problem} */
export const wrongField: LocalizedString<{ field: string | number; problem: string | number }> = { id: "shipping.wrongField", english: [["field"],": ",["problem"]] };

/** Ship from, street address */
export const fromStreet: LocalizedString = { id: "shipping.fromStreet", english: "Ship from, street address" };

/** Ship from, city */
export const fromCity: LocalizedString = { id: "shipping.fromCity", english: "Ship from, city" };

/** Ship from, postal code */
export const fromPostalCode: LocalizedString = { id: "shipping.fromPostalCode", english: "Ship from, postal code" };

/** Length */
export const length: LocalizedString = { id: "shipping.length", english: "Length" };

/** Width */
export const width: LocalizedString = { id: "shipping.width", english: "Width" };

/** Height */
export const height: LocalizedString = { id: "shipping.height", english: "Height" };

/** Weight */
export const weight: LocalizedString = { id: "shipping.weight", english: "Weight" };

/** Ship to, street address */
export const toStreet: LocalizedString = { id: "shipping.toStreet", english: "Ship to, street address" };

/** Ship to, city */
export const toCity: LocalizedString = { id: "shipping.toCity", english: "Ship to, city" };

/** Ship to, postal code */
export const toPostalCode: LocalizedString = { id: "shipping.toPostalCode", english: "Ship to, postal code" };

/** Required */
export const required: LocalizedString = { id: "shipping.required", english: "Required" };

/** Must be a number */
export const notANumber: LocalizedString = { id: "shipping.notANumber", english: "Must be a number" };

/** Minimum {least} */
export const minimum: LocalizedString<{ least: string | number }> = { id: "shipping.minimum", english: ["Minimum ",["least"]] };

/** Maximum {most} */
export const maximum: LocalizedString<{ most: string | number }> = { id: "shipping.maximum", english: ["Maximum ",["most"]] };

/** In steps of {step} */
export const inSteps: LocalizedString<{ step: string | number }> = { id: "shipping.inSteps", english: ["In steps of ",["step"]] };

/** Shipping Rates ({count}) */
export const ratesCount: LocalizedString<{ count: string | number }> = { id: "shipping.ratesCount", english: ["Shipping Rates (",["count"],")"] };

/** Shipping rates */
export const rates: LocalizedString = { id: "shipping.rates", english: "Shipping rates" };

/** No rates available. */
export const noRates: LocalizedString = { id: "shipping.noRates", english: "No rates available." };

/** Back to the top */
export const backToTop: LocalizedString = { id: "shipping.backToTop", english: "Back to the top" };

/** Carrier Details */
export const carrierDetails: LocalizedString = { id: "shipping.carrierDetails", english: "Carrier Details" };

/** Quote */
export const quote: LocalizedString = { id: "shipping.quote", english: "Quote" };

/** Delivery Days */
export const deliveryDays: LocalizedString = { id: "shipping.deliveryDays", english: "Delivery Days" };

/** Visit Carrier */
export const visitCarrier: LocalizedString = { id: "shipping.visitCarrier", english: "Visit Carrier" };

/** Visit {carrier}<hidden> (opens in a new tab)</hidden> */
export const visitNamed: LocalizedString<{ carrier: string | number; hidden: Tag }> = { id: "shipping.visitNamed", english: ["Visit ",["carrier"],["hidden"," (opens in a new tab)"]] };

/** Not known */
export const notKnown: LocalizedString = { id: "shipping.notKnown", english: "Not known" };

/** Sort by */
export const sortBy: LocalizedString = { id: "shipping.sortBy", english: "Sort by" };

/** Quote, lowest first */
export const quoteLowest: LocalizedString = { id: "shipping.quoteLowest", english: "Quote, lowest first" };

/** Quote, highest first */
export const quoteHighest: LocalizedString = { id: "shipping.quoteHighest", english: "Quote, highest first" };

/** Delivery days, fewest first */
export const daysFewest: LocalizedString = { id: "shipping.daysFewest", english: "Delivery days, fewest first" };

/** Delivery days, most first */
export const daysMost: LocalizedString = { id: "shipping.daysMost", english: "Delivery days, most first" };

/** Carrier, A to Z */
export const carrierAToZ: LocalizedString = { id: "shipping.carrierAToZ", english: "Carrier, A to Z" };

/** Carrier, Z to A */
export const carrierZToA: LocalizedString = { id: "shipping.carrierZToA", english: "Carrier, Z to A" };
