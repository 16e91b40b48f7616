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

/** Browse by food */
export const browseFood: LocalizedString = { id: "home.browseFood", english: "Browse by food" };

/** {count, plural, one {# business} other {# businesses}} */
export const businessCount: LocalizedString<{ count: number }> = { id: "home.businessCount", english: [["count",2,{"one":[0," business"],"other":[0," businesses"]}]] };

/** New on Foodshed */
export const newMembers: LocalizedString = { id: "home.newMembers", english: "New on Foodshed" };

/** Buy Local Networks */
export const networks: LocalizedString = { id: "home.networks", english: "Buy Local Networks" };

/** See all networks */
export const allNetworks: LocalizedString = { id: "home.allNetworks", english: "See all networks" };

/** In season this week */
export const thisWeek: LocalizedString = { id: "home.thisWeek", english: "In season this week" };

/** {count, plural, one {See the whole list} other {See all # products}} */
export const wholeWeek: LocalizedString<{ count: number }> = { id: "home.wholeWeek", english: [["count",2,{"one":"See the whole list","other":["See all ",0," products"]}]] };

/** From members of {network} */
export const fromMembers: LocalizedString<{ network: string | number }> = { id: "home.fromMembers", english: ["From members of ",["network"]] };

/** New near you */
export const newNearYou: LocalizedString = { id: "home.newNearYou", english: "New near you" };

/** Businesses */
export const membersNear: LocalizedString = { id: "home.membersNear", english: "Businesses" };

/** See the newest businesses */
export const allNear: LocalizedString = { id: "home.allNear", english: "See the newest businesses" };

/** Classifieds */
export const classifiedsNear: LocalizedString = { id: "home.classifiedsNear", english: "Classifieds" };

/** See the newest classifieds */
export const allClassifiedsNear: LocalizedString = { id: "home.allClassifiedsNear", english: "See the newest classifieds" };

/** Available this week */
export const thisWeekNear: LocalizedString = { id: "home.thisWeekNear", english: "Available this week" };

/** See who has something this week */
export const allThisWeekNear: LocalizedString = { id: "home.allThisWeekNear", english: "See who has something this week" };

/** How it works */
export const howItWorks: LocalizedString = { id: "home.howItWorks", english: "How it works" };

/** If you grow or make food */
export const forGrowers: LocalizedString = { id: "home.forGrowers", english: "If you grow or make food" };

/** Register, and say what you grow or make, when, and where you deliver. */
export const growersShow: LocalizedString = { id: "home.growersShow", english: "Register, and say what you grow or make, when, and where you deliver." };

/** Chefs, shops and neighbours find you by product, place and certificate. */
export const growersFound: LocalizedString = { id: "home.growersFound", english: "Chefs, shops and neighbours find you by product, place and certificate." };

/** They write to you here. Compare shipping rates before you send. */
export const growersSend: LocalizedString = { id: "home.growersSend", english: "They write to you here. Compare shipping rates before you send." };

/** Register your business */
export const growersLink: LocalizedString = { id: "home.growersLink", english: "Register your business" };

/** If you cook, sell or buy food */
export const forBuyers: LocalizedString = { id: "home.forBuyers", english: "If you cook, sell or buy food" };

/** Search for a product, and keep to who is near enough. */
export const buyersSearch: LocalizedString = { id: "home.buyersSearch", english: "Search for a product, and keep to who is near enough." };

/** Write to the businesses that fit, without looking for their addresses. */
export const buyersAsk: LocalizedString = { id: "home.buyersAsk", english: "Write to the businesses that fit, without looking for their addresses." };

/** Nothing found? Post what you want, or be told by mail when it comes. */
export const buyersPost: LocalizedString = { id: "home.buyersPost", english: "Nothing found? Post what you want, or be told by mail when it comes." };

/** Search businesses */
export const buyersLink: LocalizedString = { id: "home.buyersLink", english: "Search businesses" };

/** If you run a buy-local network */
export const forNetworks: LocalizedString = { id: "home.forNetworks", english: "If you run a buy-local network" };

/** Bring your members together under your network’s profile. */
export const networksConnect: LocalizedString = { id: "home.networksConnect", english: "Bring your members together under your network’s profile." };

/** Help them with their profiles where they let you. */
export const networksHelp: LocalizedString = { id: "home.networksHelp", english: "Help them with their profiles where they let you." };

/** Show search, members and classifieds on your own site, in your colours. */
export const networksEmbed: LocalizedString = { id: "home.networksEmbed", english: "Show search, members and classifieds on your own site, in your colours." };

/** Put it on your site */
export const networksLink: LocalizedString = { id: "home.networksLink", english: "Put it on your site" };
