// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** Connect with businesses growing Ontario’s food. */
export const title: LocalizedString = { id: "home.title", english: "Connect with businesses growing Ontario’s food." };

/** Connect with {count, plural, one {# business} other {# businesses}} growing Ontario’s food. */
export const titleCounted: LocalizedString<{ count: number }> = { id: "home.titleCounted", english: ["Connect with ",["count",2,{"one":[0," business"],"other":[0," businesses"]}]," growing Ontario’s food."] };

/** Find suppliers, buyers and processors near you. Free for every Ontario food business. */
export const lead: LocalizedString = { id: "home.lead", english: "Find suppliers, buyers and processors near you. Free for every Ontario food business." };

/** Categories */
export const categories: LocalizedString = { id: "home.categories", english: "Categories" };

/** Featured Members */
export const featuredMembers: LocalizedString = { id: "home.featuredMembers", english: "Featured Members" };

/** See all members */
export const allMembers: LocalizedString = { id: "home.allMembers", english: "See all members" };

/** Latest Classifieds */
export const latestClassifieds: LocalizedString = { id: "home.latestClassifieds", english: "Latest Classifieds" };

/** Post Classified */
export const postClassified: LocalizedString = { id: "home.postClassified", english: "Post Classified" };

/** See all classifieds */
export const allClassifieds: LocalizedString = { id: "home.allClassifieds", english: "See all classifieds" };

/** The classifieds could not be loaded. */
export const classifiedsFailed: LocalizedString = { id: "home.classifiedsFailed", english: "The classifieds could not be loaded." };

/** There are currently no classifieds. Add your listing today! */
export const noClassifieds: LocalizedString = { id: "home.noClassifieds", english: "There are currently no classifieds. Add your listing today!" };

/** Message sent */
export const messageSent: LocalizedString = { id: "home.messageSent", english: "Message sent" };

/** Compare shipping rates in one place. */
export const shippingTitle: LocalizedString = { id: "home.shippingTitle", english: "Compare shipping rates in one place." };

/** Door to door within Ontario, chilled or ambient. */
export const shippingLead: LocalizedString = { id: "home.shippingLead", english: "Door to door within Ontario, chilled or ambient." };

/** Calculate shipping */
export const calculateShipping: LocalizedString = { id: "home.calculateShipping", english: "Calculate shipping" };

/** Partners */
export const partners: LocalizedString = { id: "home.partners", english: "Partners" };

/** Meet our partners */
export const meetPartners: LocalizedString = { id: "home.meetPartners", english: "Meet our partners" };

/** Grow, make, cook or move food in Ontario? */
export const registerTitle: LocalizedString = { id: "home.registerTitle", english: "Grow, make, cook or move food in Ontario?" };

/** Put your business where buyers and neighbours look for it. A profile costs nothing. */
export const registerLead: LocalizedString = { id: "home.registerLead", english: "Put your business where buyers and neighbours look for it. A profile costs nothing." };

/** Register */
export const register: LocalizedString = { id: "home.register", english: "Register" };

/** Needed by <time>{date}</time> */
export const neededBy: LocalizedString<{ date: string | number; time: Tag }> = { id: "home.neededBy", english: ["Needed by ",["time",["date"]]] };

/** Expiry <time>{date}</time> */
export const expires: LocalizedString<{ date: string | number; time: Tag }> = { id: "home.expires", english: ["Expiry ",["time",["date"]]] };
