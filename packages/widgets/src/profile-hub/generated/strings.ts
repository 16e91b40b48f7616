// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** You do not have permission to access this page. */
export const forbidden: LocalizedString = { id: "profile-hub.forbidden", english: "You do not have permission to access this page." };

/** Welcome to Your Profile Hub */
export const welcome: LocalizedString = { id: "profile-hub.welcome", english: "Welcome to Your Profile Hub" };

/** What you write here is how buyers, sellers and networks find you. Each section is saved by itself. */
export const leadOwn: LocalizedString = { id: "profile-hub.leadOwn", english: "What you write here is how buyers, sellers and networks find you. Each section is saved by itself." };

/** You edit this profile on behalf of {business}. Each section is saved by itself. */
export const leadManaged: LocalizedString<{ business: string | number }> = { id: "profile-hub.leadManaged", english: ["You edit this profile on behalf of ",["business"],". Each section is saved by itself."] };

/** more<hidden> about the key features</hidden> */
export const more: LocalizedString<{ hidden: Tag }> = { id: "profile-hub.more", english: ["more",["hidden"," about the key features"]] };

/** View Your Business-Facing Profile<hidden> (opens in a new tab)</hidden> */
export const viewBusinessProfile: LocalizedString<{ hidden: Tag }> = { id: "profile-hub.viewBusinessProfile", english: ["View Your Business-Facing Profile",["hidden"," (opens in a new tab)"]] };

/** View Your Consumer-Facing Profile<hidden> (opens in a new tab)</hidden> */
export const viewConsumerProfile: LocalizedString<{ hidden: Tag }> = { id: "profile-hub.viewConsumerProfile", english: ["View Your Consumer-Facing Profile",["hidden"," (opens in a new tab)"]] };

/** {filled, number} of {total, number} sections filled in */
export const sectionsFilled: LocalizedString<{ filled: number; total: number }> = { id: "profile-hub.sectionsFilled", english: [["filled",4]," of ",["total",4]," sections filled in"] };

/** Unsaved changes */
export const unsavedChanges: LocalizedString = { id: "profile-hub.unsavedChanges", english: "Unsaved changes" };

/** Nothing saved yet */
export const nothingSaved: LocalizedString = { id: "profile-hub.nothingSaved", english: "Nothing saved yet" };

/** Loading */
export const loading: LocalizedString = { id: "profile-hub.loading", english: "Loading" };

/** General Business Information */
export const generalInfo: LocalizedString = { id: "profile-hub.generalInfo", english: "General Business Information" };

/** Location Details */
export const locations: LocalizedString = { id: "profile-hub.locations", english: "Location Details" };

/** Website and Social Media */
export const social: LocalizedString = { id: "profile-hub.social", english: "Website and Social Media" };

/** Profile Picture */
export const profilePicture: LocalizedString = { id: "profile-hub.profilePicture", english: "Profile Picture" };

/** Vendor Profile Highlights */
export const highlights: LocalizedString = { id: "profile-hub.highlights", english: "Vendor Profile Highlights" };

/** Photo Gallery */
export const gallery: LocalizedString = { id: "profile-hub.gallery", english: "Photo Gallery" };

/** Products */
export const products: LocalizedString = { id: "profile-hub.products", english: "Products" };

/** Delivery Details */
export const delivery: LocalizedString = { id: "profile-hub.delivery", english: "Delivery Details" };

/** Business Type */
export const businessType: LocalizedString = { id: "profile-hub.businessType", english: "Business Type" };

/** Additional Seller Details */
export const sellerDetails: LocalizedString = { id: "profile-hub.sellerDetails", english: "Additional Seller Details" };

/** Additional Buyer Details */
export const buyerDetails: LocalizedString = { id: "profile-hub.buyerDetails", english: "Additional Buyer Details" };

/** Additional Processor Details */
export const processorDetails: LocalizedString = { id: "profile-hub.processorDetails", english: "Additional Processor Details" };

/** Food Safety and Traceability Standards */
export const standards: LocalizedString = { id: "profile-hub.standards", english: "Food Safety and Traceability Standards" };

/** Services Offered and Wanted */
export const services: LocalizedString = { id: "profile-hub.services", english: "Services Offered and Wanted" };

/** Attachments */
export const attachments: LocalizedString = { id: "profile-hub.attachments", english: "Attachments" };

/** Add additional Business Contacts */
export const addContacts: LocalizedString = { id: "profile-hub.addContacts", english: "Add additional Business Contacts" };

/** Location */
export const location: LocalizedString = { id: "profile-hub.location", english: "Location" };

/** New location */
export const newLocation: LocalizedString = { id: "profile-hub.newLocation", english: "New location" };

/** Location has been removed. */
export const locationRemoved: LocalizedString = { id: "profile-hub.locationRemoved", english: "Location has been removed." };

/** This location was removed somewhere else in the meantime. What you typed is still here: Save adds it again. */
export const locationLost: LocalizedString = { id: "profile-hub.locationLost", english: "This location was removed somewhere else in the meantime. What you typed is still here: Save adds it again." };

/** Remove this location */
export const removeLocation: LocalizedString = { id: "profile-hub.removeLocation", english: "Remove this location" };

/** Add another location */
export const addLocation: LocalizedString = { id: "profile-hub.addLocation", english: "Add another location" };

/** “{name}” is no longer a location of yours. */
export const locationGone: LocalizedString<{ name: string | number }> = { id: "profile-hub.locationGone", english: ["“",["name"],"” is no longer a location of yours."] };

/** Undo */
export const undo: LocalizedString = { id: "profile-hub.undo", english: "Undo" };

/** Reply Time */
export const replyTime: LocalizedString = { id: "profile-hub.replyTime", english: "Reply Time" };

/** Certificates */
export const certificates: LocalizedString = { id: "profile-hub.certificates", english: "Certificates" };
