// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** Skip to content */
export const skipToContent: LocalizedString = { id: "site.skipToContent", english: "Skip to content" };

/** Foodshed, home */
export const home: LocalizedString = { id: "site.home", english: "Foodshed, home" };

/** Main */
export const mainMenu: LocalizedString = { id: "site.mainMenu", english: "Main" };

/** Menu */
export const menu: LocalizedString = { id: "site.menu", english: "Menu" };

/** Search */
export const search: LocalizedString = { id: "site.search", english: "Search" };

/** Register */
export const register: LocalizedString = { id: "site.register", english: "Register" };

/** Log In */
export const logIn: LocalizedString = { id: "site.logIn", english: "Log In" };

/** My Profile Hub */
export const profileHub: LocalizedString = { id: "site.profileHub", english: "My Profile Hub" };

/** Classifieds */
export const classifieds: LocalizedString = { id: "site.classifieds", english: "Classifieds" };

/** Shipping Calculator */
export const shippingCalculator: LocalizedString = { id: "site.shippingCalculator", english: "Shipping Calculator" };

/** Shipping */
export const shipping: LocalizedString = { id: "site.shipping", english: "Shipping" };

/** Dashboard */
export const dashboard: LocalizedString = { id: "site.dashboard", english: "Dashboard" };

/** Messages */
export const messages: LocalizedString = { id: "site.messages", english: "Messages" };

/** {count, plural, one {unread} other {unread}} */
export const unread: LocalizedString<{ count: number }> = { id: "site.unread", english: [["count",2,{"one":"unread","other":"unread"}]] };

/** Manage Membership */
export const manageMembership: LocalizedString = { id: "site.manageMembership", english: "Manage Membership" };

/** Edit Profile */
export const editProfile: LocalizedString = { id: "site.editProfile", english: "Edit Profile" };

/** Settings */
export const settings: LocalizedString = { id: "site.settings", english: "Settings" };

/** You are connected again. */
export const online: LocalizedString = { id: "site.online", english: "You are connected again." };

/** You are offline. Please try again when you are connected. */
export const offlineLink: LocalizedString = { id: "site.offlineLink", english: "You are offline. Please try again when you are connected." };

/** You are offline. This page stays as it is; others open when you are connected. */
export const offline: LocalizedString = { id: "site.offline", english: "You are offline. This page stays as it is; others open when you are connected." };

/** Loading page */
export const loadingPage: LocalizedString = { id: "site.loadingPage", english: "Loading page" };

/** Local food businesses of Ontario, in one place. Free for every one of them. */
export const tagline: LocalizedString = { id: "site.tagline", english: "Local food businesses of Ontario, in one place. Free for every one of them." };

/** Follow us */
export const followUs: LocalizedString = { id: "site.followUs", english: "Follow us" };

/** Explore */
export const explore: LocalizedString = { id: "site.explore", english: "Explore" };

/** Ads of members */
export const memberAds: LocalizedString = { id: "site.memberAds", english: "Ads of members" };

/** Map of members */
export const mapOfMembers: LocalizedString = { id: "site.mapOfMembers", english: "Map of members" };

/** Browse by category */
export const byCategory: LocalizedString = { id: "site.byCategory", english: "Browse by category" };

/** Local food networks */
export const localFoodNetworks: LocalizedString = { id: "site.localFoodNetworks", english: "Local food networks" };

/** Place an ad */
export const placeAd: LocalizedString = { id: "site.placeAd", english: "Place an ad" };

/** Favourites */
export const favourites: LocalizedString = { id: "site.favourites", english: "Favourites" };

/** Enquiries */
export const enquiries: LocalizedString = { id: "site.enquiries", english: "Enquiries" };

/** About this site */
export const aboutSite: LocalizedString = { id: "site.aboutSite", english: "About this site" };

/** About Us */
export const aboutUs: LocalizedString = { id: "site.aboutUs", english: "About Us" };

/** Meet Our Partners */
export const meetPartners: LocalizedString = { id: "site.meetPartners", english: "Meet Our Partners" };

/** About the Fund */
export const aboutFund: LocalizedString = { id: "site.aboutFund", english: "About the Fund" };

/** Key Features */
export const keyFeatures: LocalizedString = { id: "site.keyFeatures", english: "Key Features" };

/** Put It on Your Site */
export const putOnYourSite: LocalizedString = { id: "site.putOnYourSite", english: "Put It on Your Site" };

/** Contact Us */
export const contactUs: LocalizedString = { id: "site.contactUs", english: "Contact Us" };

/** Terms of Use */
export const termsOfUse: LocalizedString = { id: "site.termsOfUse", english: "Terms of Use" };

/** Privacy Policy */
export const privacyPolicy: LocalizedString = { id: "site.privacyPolicy", english: "Privacy Policy" };

/** Appearance */
export const appearance: LocalizedString = { id: "site.appearance", english: "Appearance" };

/** Automatic */
export const schemeAuto: LocalizedString = { id: "site.schemeAuto", english: "Automatic" };

/** Light */
export const schemeLight: LocalizedString = { id: "site.schemeLight", english: "Light" };

/** Dark */
export const schemeDark: LocalizedString = { id: "site.schemeDark", english: "Dark" };

/** Keyboard shortcuts */
export const keyboardShortcuts: LocalizedString = { id: "site.keyboardShortcuts", english: "Keyboard shortcuts" };

/** Use keyboard shortcuts */
export const useShortcuts: LocalizedString = { id: "site.useShortcuts", english: "Use keyboard shortcuts" };

/** Switch them off if you dictate to this device, or press keys by accident. */
export const useShortcutsHint: LocalizedString = { id: "site.useShortcutsHint", english: "Switch them off if you dictate to this device, or press keys by accident." };

/** List the shortcuts */
export const listShortcuts: LocalizedString = { id: "site.listShortcuts", english: "List the shortcuts" };

/** Search for something */
export const findSearchBox: LocalizedString = { id: "site.findSearchBox", english: "Search for something" };

/** Home page */
export const homePage: LocalizedString = { id: "site.homePage", english: "Home page" };

/** <kbd>{first}</kbd> then <kbd>{second}</kbd> */
export const keyThenKey: LocalizedString<{ first: string | number; kbd: Tag; second: string | number }> = { id: "site.keyThenKey", english: [["kbd",["first"]]," then ",["kbd",["second"]]] };

/** Supported by */
export const supportedBy: LocalizedString = { id: "site.supportedBy", english: "Supported by" };

/** <strong>Demo network.</strong> Every business, person, ad and sponsor here is made up. */
export const demo: LocalizedString<{ strong: Tag }> = { id: "site.demo", english: [["strong","Demo network."]," Every business, person, ad and sponsor here is made up."] };

/** © {year} Foodshed. All rights reserved. */
export const copyright: LocalizedString<{ year: string | number }> = { id: "site.copyright", english: ["© ",["year"]," Foodshed. All rights reserved."] };

/** Administration */
export const administration: LocalizedString = { id: "site.administration", english: "Administration" };
