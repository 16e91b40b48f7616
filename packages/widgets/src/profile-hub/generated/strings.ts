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

/** First steps */
export const firstSteps: LocalizedString = { id: "profile-hub.firstSteps", english: "First steps" };

/** {answered, number} of {total, number} answered */
export const stepsAnswered: LocalizedString<{ answered: number; total: number }> = { id: "profile-hub.stepsAnswered", english: [["answered",4]," of ",["total",4]," answered"] };

/** Show all at once */
export const allAtOnce: LocalizedString = { id: "profile-hub.allAtOnce", english: "Show all at once" };

/** Show one at a time */
export const oneAtATime: LocalizedString = { id: "profile-hub.oneAtATime", english: "Show one at a time" };

/** Hide these steps */
export const hideFirstSteps: LocalizedString = { id: "profile-hub.hideFirstSteps", english: "Hide these steps" };

/** Back */
export const previousStep: LocalizedString = { id: "profile-hub.previousStep", english: "Back" };

/** Continue */
export const nextStep: LocalizedString = { id: "profile-hub.nextStep", english: "Continue" };

/** Skip */
export const skipStep: LocalizedString = { id: "profile-hub.skipStep", english: "Skip" };

/** Save and continue */
export const saveAndContinue: LocalizedString = { id: "profile-hub.saveAndContinue", english: "Save and continue" };

/**  (answered) */
export const stepAnswered: LocalizedString = { id: "profile-hub.stepAnswered", english: " (answered)" };

/** Change<hidden>: {question}</hidden> */
export const changeAnswer: LocalizedString<{ hidden: Tag; question: string | number }> = { id: "profile-hub.changeAnswer", english: ["Change",["hidden",": ",["question"]]] };

/** What others see */
export const whatOthersSee: LocalizedString = { id: "profile-hub.whatOthersSee", english: "What others see" };

/** Your profile shows what buyers look for first. */
export const stepsDone: LocalizedString = { id: "profile-hub.stepsDone", english: "Your profile shows what buyers look for first." };

/** The rest can wait: it is below, a section for each part. */
export const stepsDoneHint: LocalizedString = { id: "profile-hub.stepsDoneHint", english: "The rest can wait: it is below, a section for each part." };

/** That is enough to begin with. */
export const stepsLeft: LocalizedString = { id: "profile-hub.stepsLeft", english: "That is enough to begin with." };

/** What you left for later stays here: */
export const stepsLeftHint: LocalizedString = { id: "profile-hub.stepsLeftHint", english: "What you left for later stays here:" };

/** View my profile */
export const viewOwnProfile: LocalizedString = { id: "profile-hub.viewOwnProfile", english: "View my profile" };

/** Done */
export const finishSteps: LocalizedString = { id: "profile-hub.finishSteps", english: "Done" };

/** What do you sell to consumers? */
export const askVendorProducts: LocalizedString = { id: "profile-hub.askVendorProducts", english: "What do you sell to consumers?" };

/** What do you sell to businesses? */
export const askSellerProducts: LocalizedString = { id: "profile-hub.askSellerProducts", english: "What do you sell to businesses?" };

/** What do you process? */
export const askProcessorProducts: LocalizedString = { id: "profile-hub.askProcessorProducts", english: "What do you process?" };

/** What do you buy? */
export const askBuyerProducts: LocalizedString = { id: "profile-hub.askBuyerProducts", english: "What do you buy?" };

/** It is what people search for first. Three or four names are enough to begin with. */
export const askProductsHint: LocalizedString = { id: "profile-hub.askProductsHint", english: "It is what people search for first. Three or four names are enough to begin with." };

/** Sellers look for who buys what they have. Three or four names are enough to begin with. */
export const askBuyerProductsHint: LocalizedString = { id: "profile-hub.askBuyerProductsHint", english: "Sellers look for who buys what they have. Three or four names are enough to begin with." };

/** Which services do you offer? */
export const askServices: LocalizedString = { id: "profile-hub.askServices", english: "Which services do you offer?" };

/** Tick all that apply. What you look for yourself has a place below. */
export const askServicesHint: LocalizedString = { id: "profile-hub.askServicesHint", english: "Tick all that apply. What you look for yourself has a place below." };

/** What should people know about you? */
export const askDescription: LocalizedString = { id: "profile-hub.askDescription", english: "What should people know about you?" };

/** Two or three sentences, as you would say them at the gate. */
export const askDescriptionHint: LocalizedString = { id: "profile-hub.askDescriptionHint", english: "Two or three sentences, as you would say them at the gate." };

/** Where are you? */
export const askPlace: LocalizedString = { id: "profile-hub.askPlace", english: "Where are you?" };

/** Buyers look nearby first. */
export const askPlaceHint: LocalizedString = { id: "profile-hub.askPlaceHint", english: "Buyers look nearby first." };

/** Do you deliver? */
export const askDelivery: LocalizedString = { id: "profile-hub.askDelivery", english: "Do you deliver?" };

/** Do you need delivery? */
export const askDeliveryToBuyer: LocalizedString = { id: "profile-hub.askDeliveryToBuyer", english: "Do you need delivery?" };

/** Nothing is assumed: until you answer, your profile says “Not stated”. */
export const askDeliveryHint: LocalizedString = { id: "profile-hub.askDeliveryHint", english: "Nothing is assumed: until you answer, your profile says “Not stated”." };

/** What kind of business are you? */
export const askTypes: LocalizedString = { id: "profile-hub.askTypes", english: "What kind of business are you?" };

/** Tick all that apply; people filter their searches by it. */
export const askTypesHint: LocalizedString = { id: "profile-hub.askTypesHint", english: "Tick all that apply; people filter their searches by it." };

/** Do you have a picture? */
export const askPicture: LocalizedString = { id: "profile-hub.askPicture", english: "Do you have a picture?" };

/** Your place, your products or your logo. Without one, we draw a cover for you. */
export const askPictureHint: LocalizedString = { id: "profile-hub.askPictureHint", english: "Your place, your products or your logo. Without one, we draw a cover for you." };

/** Category */
export const productCategory: LocalizedString = { id: "profile-hub.productCategory", english: "Category" };

/** Choose a category */
export const chooseProductCategory: LocalizedString = { id: "profile-hub.chooseProductCategory", english: "Choose a category" };

/** Paste a list, or choose a file */
export const pasteProducts: LocalizedString = { id: "profile-hub.pasteProducts", english: "Paste a list, or choose a file" };

/** Type them one by one */
export const typeProducts: LocalizedString = { id: "profile-hub.typeProducts", english: "Type them one by one" };

/** All your products, with seasons and prices */
export const moreOfProducts: LocalizedString = { id: "profile-hub.moreOfProducts", english: "All your products, with seasons and prices" };

/** {count, plural, one {# product} other {# products}} copied. */
export const productsCopied: LocalizedString<{ count: number }> = { id: "profile-hub.productsCopied", english: [["count",2,{"one":[0," product"],"other":[0," products"]}]," copied."] };
