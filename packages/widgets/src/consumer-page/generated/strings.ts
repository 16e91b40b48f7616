// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** Plan your visit */
export const visit: LocalizedString = { id: "consumer-page.visit", english: "Plan your visit" };

/** Open year-round */
export const openYearRound: LocalizedString = { id: "consumer-page.openYearRound", english: "Open year-round" };

/** Open in */
export const openIn: LocalizedString = { id: "consumer-page.openIn", english: "Open in" };

/** {season}<hidden>, closed</hidden> */
export const closedSeason: LocalizedString<{ hidden: Tag; season: string | number }> = { id: "consumer-page.closedSeason", english: [["season"],["hidden",", closed"]] };

/** Business hours */
export const hours: LocalizedString = { id: "consumer-page.hours", english: "Business hours" };

/** {count, plural, one {Location} other {Locations}} */
export const locations: LocalizedString<{ count: number }> = { id: "consumer-page.locations", english: [["count",2,{"one":"Location","other":"Locations"}]] };

/** See it on a map<hidden>, in a new tab: {place}</hidden> */
export const onMap: LocalizedString<{ hidden: Tag; place: string | number }> = { id: "consumer-page.onMap", english: ["See it on a map",["hidden",", in a new tab: ",["place"]]] };

/** Directions */
export const directions: LocalizedString = { id: "consumer-page.directions", english: "Directions" };

/** Delivery */
export const delivery: LocalizedString = { id: "consumer-page.delivery", english: "Delivery" };

/** Contact */
export const contact: LocalizedString = { id: "consumer-page.contact", english: "Contact" };

/** Phone */
export const phone: LocalizedString = { id: "consumer-page.phone", english: "Phone" };

/** Buy Online */
export const buyOnline: LocalizedString = { id: "consumer-page.buyOnline", english: "Buy Online" };

/** This business is located in the Greenbelt! */
export const greenbelt: LocalizedString = { id: "consumer-page.greenbelt", english: "This business is located in the Greenbelt!" };

/** Photo of {business} */
export const photoOf: LocalizedString<{ business: string | number }> = { id: "consumer-page.photoOf", english: ["Photo of ",["business"]] };

/** Known for */
export const knownFor: LocalizedString = { id: "consumer-page.knownFor", english: "Known for" };

/** About {business} */
export const about: LocalizedString<{ business: string | number }> = { id: "consumer-page.about", english: ["About ",["business"]] };

/** This profile does not currently have a description */
export const noDescription: LocalizedString = { id: "consumer-page.noDescription", english: "This profile does not currently have a description" };

/** What we sell */
export const whatWeSell: LocalizedString = { id: "consumer-page.whatWeSell", english: "What we sell" };

/** Photos */
export const photos: LocalizedString = { id: "consumer-page.photos", english: "Photos" };

/** Are you a food business? See what {business} offers you. */
export const forBusinesses: LocalizedString<{ business: string | number }> = { id: "consumer-page.forBusinesses", english: ["Are you a food business? See what ",["business"]," offers you."] };
