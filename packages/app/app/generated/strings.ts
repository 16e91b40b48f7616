// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Foodshed · Ontario’s local food network */
export const siteTitle: LocalizedString = { id: "app.siteTitle", english: "Foodshed · Ontario’s local food network" };

/** Find suppliers, buyers and processors of Ontario’s local food near you. Free for every Ontario food business. */
export const home: LocalizedString = { id: "app.home", english: "Find suppliers, buyers and processors of Ontario’s local food near you. Free for every Ontario food business." };

/** Latest classifieds */
export const latestClassifieds: LocalizedString = { id: "app.latestClassifieds", english: "Latest classifieds" };

/** Classifieds of {name} */
export const classifiedsOf: LocalizedString<{ name: string | number }> = { id: "app.classifiedsOf", english: ["Classifieds of ",["name"]] };

/** Search */
export const search: LocalizedString = { id: "app.search", english: "Search" };

/** “{text}” */
export const searchFor: LocalizedString<{ text: string | number }> = { id: "app.searchFor", english: ["“",["text"],"”"] };

/** Suppliers, processors, buyers and service providers of Ontario’s local food. */
export const searchDescription: LocalizedString = { id: "app.searchDescription", english: "Suppliers, processors, buyers and service providers of Ontario’s local food." };

/** Classifieds */
export const classifieds: LocalizedString = { id: "app.classifieds", english: "Classifieds" };

/** What Ontario’s local food businesses want and have for sale. */
export const classifiedsDescription: LocalizedString = { id: "app.classifiedsDescription", english: "What Ontario’s local food businesses want and have for sale." };

/** {heading} – {where} */
export const classifiedTitle: LocalizedString<{ heading: string | number; where: string | number }> = { id: "app.classifiedTitle", english: [["heading"]," – ",["where"]] };

/** This ad has ended */
export const classifiedEnded: LocalizedString = { id: "app.classifiedEnded", english: "This ad has ended" };

/** {business}: a member of Ontario’s local food network. */
export const memberOfNetwork: LocalizedString<{ business: string | number }> = { id: "app.memberOfNetwork", english: [["business"],": a member of Ontario’s local food network."] };

/** Vendor */
export const vendor: LocalizedString = { id: "app.vendor", english: "Vendor" };

/** {business}: local food, straight from who makes it. */
export const vendorDescription: LocalizedString<{ business: string | number }> = { id: "app.vendorDescription", english: [["business"],": local food, straight from who makes it."] };

/** All Profiles */
export const allProfiles: LocalizedString = { id: "app.allProfiles", english: "All Profiles" };

/** About us */
export const aboutUs: LocalizedString = { id: "app.aboutUs", english: "About us" };

/** Who runs Foodshed, what it is for and who can join. */
export const aboutUsDescription: LocalizedString = { id: "app.aboutUsDescription", english: "Who runs Foodshed, what it is for and who can join." };

/** Meet our partners */
export const partners: LocalizedString = { id: "app.partners", english: "Meet our partners" };

/** Ontario’s buy-local networks on Foodshed. */
export const partnersDescription: LocalizedString = { id: "app.partnersDescription", english: "Ontario’s buy-local networks on Foodshed." };

/** About the fund */
export const aboutTheFund: LocalizedString = { id: "app.aboutTheFund", english: "About the fund" };

/** The non-profit agri-food fund that runs Foodshed. */
export const aboutTheFundDescription: LocalizedString = { id: "app.aboutTheFundDescription", english: "The non-profit agri-food fund that runs Foodshed." };

/** Key features */
export const keyFeatures: LocalizedString = { id: "app.keyFeatures", english: "Key features" };

/** What Ontario’s food businesses do on Foodshed. */
export const keyFeaturesDescription: LocalizedString = { id: "app.keyFeaturesDescription", english: "What Ontario’s food businesses do on Foodshed." };

/** Contact us */
export const contactUs: LocalizedString = { id: "app.contactUs", english: "Contact us" };

/** How to reach those who run Foodshed. */
export const contactUsDescription: LocalizedString = { id: "app.contactUsDescription", english: "How to reach those who run Foodshed." };

/** Mailing list */
export const mailingList: LocalizedString = { id: "app.mailingList", english: "Mailing list" };

/** News of Ontario’s local food, a few times a year. */
export const mailingListDescription: LocalizedString = { id: "app.mailingListDescription", english: "News of Ontario’s local food, a few times a year." };

/** Put Foodshed on your site */
export const embed: LocalizedString = { id: "app.embed", english: "Put Foodshed on your site" };

/** Search, classifieds and profiles of Ontario’s local food for your own pages: choose, style and copy. */
export const embedDescription: LocalizedString = { id: "app.embedDescription", english: "Search, classifieds and profiles of Ontario’s local food for your own pages: choose, style and copy." };

/** Terms of Use */
export const termsOfUse: LocalizedString = { id: "app.termsOfUse", english: "Terms of Use" };

/** The terms under which Foodshed may be used. */
export const termsOfUseDescription: LocalizedString = { id: "app.termsOfUseDescription", english: "The terms under which Foodshed may be used." };

/** Privacy Policy */
export const privacyPolicy: LocalizedString = { id: "app.privacyPolicy", english: "Privacy Policy" };

/** What Foodshed knows about you, why, and what you can do about it. */
export const privacyPolicyDescription: LocalizedString = { id: "app.privacyPolicyDescription", english: "What Foodshed knows about you, why, and what you can do about it." };

/** Register Your Business */
export const register: LocalizedString = { id: "app.register", english: "Register Your Business" };

/** A free profile for every Ontario food business: be found, post classifieds and find partners. */
export const registerDescription: LocalizedString = { id: "app.registerDescription", english: "A free profile for every Ontario food business: be found, post classifieds and find partners." };

/** Log In */
export const logIn: LocalizedString = { id: "app.logIn", english: "Log In" };

/** Account activation */
export const accountActivation: LocalizedString = { id: "app.accountActivation", english: "Account activation" };

/** Claim Your Profile */
export const claim: LocalizedString = { id: "app.claim", english: "Claim Your Profile" };

/** Confirm your email */
export const confirm: LocalizedString = { id: "app.confirm", english: "Confirm your email" };

/** Your new email */
export const newEmail: LocalizedString = { id: "app.newEmail", english: "Your new email" };

/** Keep your email */
export const keepEmail: LocalizedString = { id: "app.keepEmail", english: "Keep your email" };

/** Reset your password */
export const resetPassword: LocalizedString = { id: "app.resetPassword", english: "Reset your password" };

/** Dashboard */
export const dashboard: LocalizedString = { id: "app.dashboard", english: "Dashboard" };

/** Support */
export const support: LocalizedString = { id: "app.support", english: "Support" };

/** Messages */
export const messages: LocalizedString = { id: "app.messages", english: "Messages" };

/** Your profile */
export const ownProfile: LocalizedString = { id: "app.ownProfile", english: "Your profile" };

/** Your profile, as others see it */
export const profilePreview: LocalizedString = { id: "app.profilePreview", english: "Your profile, as others see it" };

/** Welcome to Your Profile Hub */
export const profileHub: LocalizedString = { id: "app.profileHub", english: "Welcome to Your Profile Hub" };

/** Profile Manager Dashboard */
export const profileManager: LocalizedString = { id: "app.profileManager", english: "Profile Manager Dashboard" };

/** Reports */
export const reports: LocalizedString = { id: "app.reports", english: "Reports" };

/** Change Your Settings */
export const settings: LocalizedString = { id: "app.settings", english: "Change Your Settings" };

/** Shipping Calculator */
export const shipping: LocalizedString = { id: "app.shipping", english: "Shipping Calculator" };

/** Not found */
export const notFound: LocalizedString = { id: "app.notFound", english: "Not found" };

/** Something is wrong */
export const failure: LocalizedString = { id: "app.failure", english: "Something is wrong" };

/** There is no such page. */
export const noSuchPage: LocalizedString = { id: "app.noSuchPage", english: "There is no such page." };

/** This profile cannot be shown. */
export const profileCannotBeShown: LocalizedString = { id: "app.profileCannotBeShown", english: "This profile cannot be shown." };

/** {business} does not sell to consumers. */
export const noVendor: LocalizedString<{ business: string | number }> = { id: "app.noVendor", english: [["business"]," does not sell to consumers."] };

/** Favourites */
export const favourites: LocalizedString = { id: "app.favourites", english: "Favourites" };

/** {name}, a shared list */
export const sharedList: LocalizedString<{ name: string | number }> = { id: "app.sharedList", english: [["name"],", a shared list"] };

/** This list is not shared */
export const notShared: LocalizedString = { id: "app.notShared", english: "This list is not shared" };

/** Results of this search */
export const searchFeed: LocalizedString = { id: "app.searchFeed", english: "Results of this search" };

/** Decisions */
export const decisions: LocalizedString = { id: "app.decisions", english: "Decisions" };

/** Your enquiries */
export const enquiries: LocalizedString = { id: "app.enquiries", english: "Your enquiries" };

/** Enquiry */
export const enquiry: LocalizedString = { id: "app.enquiry", english: "Enquiry" };

/** This week from members of {network} */
export const thisWeek: LocalizedString<{ network: string | number }> = { id: "app.thisWeek", english: ["This week from members of ",["network"]] };

/** Products that members of {network} have this week, with prices, seasons and who has them. */
export const thisWeekDescription: LocalizedString<{ network: string | number }> = { id: "app.thisWeekDescription", english: ["Products that members of ",["network"]," have this week, with prices, seasons and who has them."] };

/** Invitation */
export const invitation: LocalizedString = { id: "app.invitation", english: "Invitation" };

/** Appeal a Decision */
export const appeal: LocalizedString = { id: "app.appeal", english: "Appeal a Decision" };
