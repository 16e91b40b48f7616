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

/** Profile picture */
export const photo: LocalizedString = { id: "profile-history.photo", english: "Profile picture" };

/** Photo gallery */
export const gallery: LocalizedString = { id: "profile-history.gallery", english: "Photo gallery" };

/** Roles */
export const roles: LocalizedString = { id: "profile-history.roles", english: "Roles" };

/** Details of a role */
export const roleDetails: LocalizedString = { id: "profile-history.roleDetails", english: "Details of a role" };

/** Payment methods */
export const paymentMethods: LocalizedString = { id: "profile-history.paymentMethods", english: "Payment methods" };

/** Markets */
export const marketTypes: LocalizedString = { id: "profile-history.marketTypes", english: "Markets" };

/** Seasons and prices */
export const productDetails: LocalizedString = { id: "profile-history.productDetails", english: "Seasons and prices" };

/** Highlights */
export const highlights: LocalizedString = { id: "profile-history.highlights", english: "Highlights" };

/** Certificates */
export const certificates: LocalizedString = { id: "profile-history.certificates", english: "Certificates" };

/** What others see */
export const visibility: LocalizedString = { id: "profile-history.visibility", english: "What others see" };

/** Languages and translations */
export const translations: LocalizedString = { id: "profile-history.translations", english: "Languages and translations" };

/** {entry} (as {role}) */
export const entryOfRole: LocalizedString<{ entry: string | number; role: string | number }> = { id: "profile-history.entryOfRole", english: [["entry"]," (as ",["role"],")"] };

/** {name}: {after} */
export const detail: LocalizedString<{ after: string | number; name: string | number }> = { id: "profile-history.detail", english: [["name"],": ",["after"]] };

/** {name}: {after} (before: {before}) */
export const detailChanged: LocalizedString<{ after: string | number; before: string | number; name: string | number }> = { id: "profile-history.detailChanged", english: [["name"],": ",["after"]," (before: ",["before"],")"] };

/** {name}: removed (before: {before}) */
export const detailRemoved: LocalizedString<{ before: string | number; name: string | number }> = { id: "profile-history.detailRemoved", english: [["name"],": removed (before: ",["before"],")"] };

/** Picture before */
export const pictureBefore: LocalizedString = { id: "profile-history.pictureBefore", english: "Picture before" };

/** Picture after */
export const pictureAfter: LocalizedString = { id: "profile-history.pictureAfter", english: "Picture after" };

/** A picture was taken off. It can be put back for 30 days. */
export const pictureReplaced: LocalizedString = { id: "profile-history.pictureReplaced", english: "A picture was taken off. It can be put back for 30 days." };

/** A picture that is deleted by now. */
export const pictureDeleted: LocalizedString = { id: "profile-history.pictureDeleted", english: "A picture that is deleted by now." };

/** This cannot be undone any more: the picture is deleted. */
export const lost: LocalizedString = { id: "profile-history.lost", english: "This cannot be undone any more: the picture is deleted." };

/** In the gallery for consumers */
export const inVendorGallery: LocalizedString = { id: "profile-history.inVendorGallery", english: "In the gallery for consumers" };

/** In the gallery for businesses */
export const inB2bGallery: LocalizedString = { id: "profile-history.inB2bGallery", english: "In the gallery for businesses" };

/** Business size */
export const businessScale: LocalizedString = { id: "profile-history.businessScale", english: "Business size" };

/** Third-party liability insurance */
export const thirdPartyInsurance: LocalizedString = { id: "profile-history.thirdPartyInsurance", english: "Third-party liability insurance" };

/** Delivery */
export const delivery: LocalizedString = { id: "profile-history.delivery", english: "Delivery" };

/** Co-packing */
export const coPacking: LocalizedString = { id: "profile-history.coPacking", english: "Co-packing" };

/** Private label */
export const privateLabel: LocalizedString = { id: "profile-history.privateLabel", english: "Private label" };

/** Custom process/special orders */
export const customProcess: LocalizedString = { id: "profile-history.customProcess", english: "Custom process/special orders" };

/** Name in the other language */
export const nameTranslation: LocalizedString = { id: "profile-history.nameTranslation", english: "Name in the other language" };

/** Available from */
export const availableFrom: LocalizedString = { id: "profile-history.availableFrom", english: "Available from" };

/** Available to */
export const availableTo: LocalizedString = { id: "profile-history.availableTo", english: "Available to" };

/** Quantity */
export const quantity: LocalizedString = { id: "profile-history.quantity", english: "Quantity" };

/** Unit */
export const unit: LocalizedString = { id: "profile-history.unit", english: "Unit" };

/** Smallest order */
export const smallestOrder: LocalizedString = { id: "profile-history.smallestOrder", english: "Smallest order" };

/** Price */
export const price: LocalizedString = { id: "profile-history.price", english: "Price" };

/** Highest price */
export const highestPrice: LocalizedString = { id: "profile-history.highestPrice", english: "Highest price" };

/** Delivery days */
export const deliveryDays: LocalizedString = { id: "profile-history.deliveryDays", english: "Delivery days" };

/** Specific directions */
export const directions: LocalizedString = { id: "profile-history.directions", english: "Specific directions" };

/** Business hours */
export const hours: LocalizedString = { id: "profile-history.hours", english: "Business hours" };

/** Delivery details */
export const deliveryDetails: LocalizedString = { id: "profile-history.deliveryDetails", english: "Delivery details" };

/** Specific directions in the other language */
export const directionsTranslated: LocalizedString = { id: "profile-history.directionsTranslated", english: "Specific directions in the other language" };

/** Business hours in the other language */
export const hoursTranslated: LocalizedString = { id: "profile-history.hoursTranslated", english: "Business hours in the other language" };

/** Delivery details in the other language */
export const deliveryDetailsTranslated: LocalizedString = { id: "profile-history.deliveryDetailsTranslated", english: "Delivery details in the other language" };

/** Masthead */
export const masthead: LocalizedString = { id: "profile-history.masthead", english: "Masthead" };

/** Open in spring */
export const openSpring: LocalizedString = { id: "profile-history.openSpring", english: "Open in spring" };

/** Open in summer */
export const openSummer: LocalizedString = { id: "profile-history.openSummer", english: "Open in summer" };

/** Open in fall */
export const openFall: LocalizedString = { id: "profile-history.openFall", english: "Open in fall" };

/** Open in winter */
export const openWinter: LocalizedString = { id: "profile-history.openWinter", english: "Open in winter" };

/** Open year-round */
export const openYearRound: LocalizedString = { id: "profile-history.openYearRound", english: "Open year-round" };

/** Icons */
export const icons: LocalizedString = { id: "profile-history.icons", english: "Icons" };

/** Certificate */
export const certificateKind: LocalizedString = { id: "profile-history.certificateKind", english: "Certificate" };

/** Issued by */
export const issuer: LocalizedString = { id: "profile-history.issuer", english: "Issued by" };

/** Number */
export const certificateNumber: LocalizedString = { id: "profile-history.certificateNumber", english: "Number" };

/** Valid until */
export const expiresOn: LocalizedString = { id: "profile-history.expiresOn", english: "Valid until" };

/** Personal information hidden */
export const hidePersonalInfo: LocalizedString = { id: "profile-history.hidePersonalInfo", english: "Personal information hidden" };

/** Place on maps */
export const mapPlace: LocalizedString = { id: "profile-history.mapPlace", english: "Place on maps" };

/** at the address */
export const mapPlaceExact: LocalizedString = { id: "profile-history.mapPlaceExact", english: "at the address" };

/** in the area of the postal code */
export const mapPlaceArea: LocalizedString = { id: "profile-history.mapPlaceArea", english: "in the area of the postal code" };

/** on no map */
export const mapPlaceNone: LocalizedString = { id: "profile-history.mapPlaceNone", english: "on no map" };

/** Reply time shown */
export const showReplyTime: LocalizedString = { id: "profile-history.showReplyTime", english: "Reply time shown" };

/** Language of the description */
export const descriptionLanguage: LocalizedString = { id: "profile-history.descriptionLanguage", english: "Language of the description" };

/** Description in the other language */
export const descriptionTranslation: LocalizedString = { id: "profile-history.descriptionTranslation", english: "Description in the other language" };

/** Language of the products */
export const productsLanguage: LocalizedString = { id: "profile-history.productsLanguage", english: "Language of the products" };
