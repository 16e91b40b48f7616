// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Loading the history */
export const loading: LocalizedString = { id: "profile-history.loading", english: "Loading the history" };

/** The history could not be loaded: {reason} */
export const notLoaded: LocalizedString<{ reason: string | number }> = { id: "profile-history.notLoaded", english: ["The history could not be loaded: ",["reason"]] };

/** Nothing was changed yet. */
export const empty: LocalizedString = { id: "profile-history.empty", english: "Nothing was changed yet." };

/** Pages of the history */
export const pages: LocalizedString = { id: "profile-history.pages", english: "Pages of the history" };

/** {person} of {business} */
export const byBusiness: LocalizedString<{ business: string | number; person: string | number }> = { id: "profile-history.byBusiness", english: [["person"]," of ",["business"]] };

/** somebody who is gone */
export const byNobody: LocalizedString = { id: "profile-history.byNobody", english: "somebody who is gone" };

/** Foodshed’s support, in your name */
export const bySupport: LocalizedString = { id: "profile-history.bySupport", english: "Foodshed’s support, in your name" };

/** Foodshed’s support */
export const byAdministrator: LocalizedString = { id: "profile-history.byAdministrator", english: "Foodshed’s support" };

/** Before: */
export const before: LocalizedString = { id: "profile-history.before", english: "Before:" };

/** After: */
export const after: LocalizedString = { id: "profile-history.after", english: "After:" };

/** Added: */
export const added: LocalizedString = { id: "profile-history.added", english: "Added:" };

/** Removed: */
export const removed: LocalizedString = { id: "profile-history.removed", english: "Removed:" };

/** nothing */
export const nothing: LocalizedString = { id: "profile-history.nothing", english: "nothing" };

/** Undo */
export const undo: LocalizedString = { id: "profile-history.undo", english: "Undo" };

/** Undo the change of {field} of {date} */
export const undoNamed: LocalizedString<{ date: string | number; field: string | number }> = { id: "profile-history.undoNamed", english: ["Undo the change of ",["field"]," of ",["date"]] };

/** UNDONE */
export const undone: LocalizedString = { id: "profile-history.undone", english: "UNDONE" };

/** UNDO */
export const undoing: LocalizedString = { id: "profile-history.undoing", english: "UNDO" };

/** The change is undone. */
export const wasUndone: LocalizedString = { id: "profile-history.wasUndone", english: "The change is undone." };

/** Undo it all the same? */
export const askAnyway: LocalizedString = { id: "profile-history.askAnyway", english: "Undo it all the same?" };

/** Undo all the same */
export const undoAnyway: LocalizedString = { id: "profile-history.undoAnyway", english: "Undo all the same" };

/** Visits of our support */
export const visits: LocalizedString = { id: "profile-history.visits", english: "Visits of our support" };

/** {date}, {minutes, plural, one {# minute} other {# minutes}}. {changes, plural, =0 {Nothing was changed.} one {# change.} other {# changes.}} */
export const visit: LocalizedString<{ changes: number; date: string | number; minutes: number }> = { id: "profile-history.visit", english: [["date"],", ",["minutes",2,{"one":[0," minute"],"other":[0," minutes"]}],". ",["changes",2,{"=0":"Nothing was changed.","one":[0," change."],"other":[0," changes."]}]] };

/** No reason was given. */
export const noReason: LocalizedString = { id: "profile-history.noReason", english: "No reason was given." };

/** First name */
export const firstName: LocalizedString = { id: "profile-history.firstName", english: "First name" };

/** Last name */
export const lastName: LocalizedString = { id: "profile-history.lastName", english: "Last name" };

/** Title */
export const title: LocalizedString = { id: "profile-history.title", english: "Title" };

/** Business name */
export const businessName: LocalizedString = { id: "profile-history.businessName", english: "Business name" };

/** Email */
export const email: LocalizedString = { id: "profile-history.email", english: "Email" };

/** Phone */
export const phone: LocalizedString = { id: "profile-history.phone", english: "Phone" };

/** Fax */
export const fax: LocalizedString = { id: "profile-history.fax", english: "Fax" };

/** Cell */
export const cell: LocalizedString = { id: "profile-history.cell", english: "Cell" };

/** Street */
export const address1: LocalizedString = { id: "profile-history.address1", english: "Street" };

/** Town */
export const city: LocalizedString = { id: "profile-history.city", english: "Town" };

/** Postal code */
export const postalCode: LocalizedString = { id: "profile-history.postalCode", english: "Postal code" };

/** Website */
export const website: LocalizedString = { id: "profile-history.website", english: "Website" };

/** Online store */
export const onlineStore: LocalizedString = { id: "profile-history.onlineStore", english: "Online store" };

/** Social network */
export const social: LocalizedString = { id: "profile-history.social", english: "Social network" };

/** Description */
export const description: LocalizedString = { id: "profile-history.description", english: "Description" };

/** Language */
export const language: LocalizedString = { id: "profile-history.language", english: "Language" };

/** Business types */
export const category: LocalizedString = { id: "profile-history.category", english: "Business types" };

/** Products */
export const products: LocalizedString = { id: "profile-history.products", english: "Products" };

/** Product categories */
export const productCategories: LocalizedString = { id: "profile-history.productCategories", english: "Product categories" };

/** Classifications */
export const classifications: LocalizedString = { id: "profile-history.classifications", english: "Classifications" };

/** Safety standards */
export const safetyStandards: LocalizedString = { id: "profile-history.safetyStandards", english: "Safety standards" };

/** Processing */
export const processingTypes: LocalizedString = { id: "profile-history.processingTypes", english: "Processing" };

/** Services provided */
export const servicesProvided: LocalizedString = { id: "profile-history.servicesProvided", english: "Services provided" };

/** Services needed */
export const servicesNeeded: LocalizedString = { id: "profile-history.servicesNeeded", english: "Services needed" };

/** Contacts */
export const contacts: LocalizedString = { id: "profile-history.contacts", english: "Contacts" };

/** Locations */
export const addresses: LocalizedString = { id: "profile-history.addresses", english: "Locations" };
