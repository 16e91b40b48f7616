// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** Save */
export const save: LocalizedString = { id: "profile-editing.save", english: "Save" };

/** Cancel */
export const cancel: LocalizedString = { id: "profile-editing.cancel", english: "Cancel" };

/** Close */
export const close: LocalizedString = { id: "profile-editing.close", english: "Close" };

/** Delete */
export const deleteIt: LocalizedString = { id: "profile-editing.deleteIt", english: "Delete" };

/** Remove */
export const remove: LocalizedString = { id: "profile-editing.remove", english: "Remove" };

/** Back */
export const back: LocalizedString = { id: "profile-editing.back", english: "Back" };

/** Upload */
export const upload: LocalizedString = { id: "profile-editing.upload", english: "Upload" };

/** Add */
export const add: LocalizedString = { id: "profile-editing.add", english: "Add" };

/** Discard changes */
export const discardChanges: LocalizedString = { id: "profile-editing.discardChanges", english: "Discard changes" };

/** {name}: {text} */
export const named: LocalizedString<{ name: string | number; text: string | number }> = { id: "profile-editing.named", english: [["name"],": ",["text"]] };

/** {names} and {count, plural, other {# more}} */
export const andMore: LocalizedString<{ count: number; names: string | number }> = { id: "profile-editing.andMore", english: [["names"]," and ",["count",2,{"other":[0," more"]}]] };

/** {count, plural, other {# more}} */
export const more: LocalizedString<{ count: number }> = { id: "profile-editing.more", english: [["count",2,{"other":[0," more"]}]] };

/** Your profile has been saved. */
export const profileSaved: LocalizedString = { id: "profile-editing.profileSaved", english: "Your profile has been saved." };

/** This action cannot be undone. */
export const noUndo: LocalizedString = { id: "profile-editing.noUndo", english: "This action cannot be undone." };

/** You must select a file to add. */
export const noFileChosen: LocalizedString = { id: "profile-editing.noFileChosen", english: "You must select a file to add." };

/** Leave without saving? */
export const leaveTitle: LocalizedString = { id: "profile-editing.leaveTitle", english: "Leave without saving?" };

/** You have changes on this page that are not saved. If you leave now, they are lost. */
export const leaveDescription: LocalizedString = { id: "profile-editing.leaveDescription", english: "You have changes on this page that are not saved. If you leave now, they are lost." };

/** Stay on this page */
export const stay: LocalizedString = { id: "profile-editing.stay", english: "Stay on this page" };

/** Leave without saving */
export const leave: LocalizedString = { id: "profile-editing.leave", english: "Leave without saving" };

/** This was changed somewhere else in the meantime. */
export const conflictTitle: LocalizedString = { id: "profile-editing.conflictTitle", english: "This was changed somewhere else in the meantime." };

/** What you typed is still here and is not saved. Save again to keep it, or take what is saved now: */
export const conflictText: LocalizedString = { id: "profile-editing.conflictText", english: "What you typed is still here and is not saved. Save again to keep it, or take what is saved now:" };

/** Take this */
export const takeThis: LocalizedString = { id: "profile-editing.takeThis", english: "Take this" };

/** Nothing chosen */
export const nothingChosen: LocalizedString = { id: "profile-editing.nothingChosen", english: "Nothing chosen" };

/** Empty */
export const empty: LocalizedString = { id: "profile-editing.empty", english: "Empty" };

/** You can use at most {length} characters. */
export const tooLong: LocalizedString<{ length: string | number }> = { id: "profile-editing.tooLong", english: ["You can use at most ",["length"]," characters."] };

/** You must provide a valid phone number. */
export const invalidPhone: LocalizedString = { id: "profile-editing.invalidPhone", english: "You must provide a valid phone number." };

/** You must provide a valid fax number. */
export const invalidFax: LocalizedString = { id: "profile-editing.invalidFax", english: "You must provide a valid fax number." };

/** You must provide a valid cell phone number. */
export const invalidCell: LocalizedString = { id: "profile-editing.invalidCell", english: "You must provide a valid cell phone number." };

/** Name */
export const name: LocalizedString = { id: "profile-editing.name", english: "Name" };

/** Position */
export const position: LocalizedString = { id: "profile-editing.position", english: "Position" };

/** Phone */
export const phone: LocalizedString = { id: "profile-editing.phone", english: "Phone" };

/** Fax */
export const fax: LocalizedString = { id: "profile-editing.fax", english: "Fax" };

/** Cell */
export const cell: LocalizedString = { id: "profile-editing.cell", english: "Cell" };

/** Email */
export const email: LocalizedString = { id: "profile-editing.email", english: "Email" };

/** Address */
export const address: LocalizedString = { id: "profile-editing.address", english: "Address" };

/** Address line 2 */
export const addressLine2: LocalizedString = { id: "profile-editing.addressLine2", english: "Address line 2" };

/** City or town */
export const cityOrTown: LocalizedString = { id: "profile-editing.cityOrTown", english: "City or town" };

/** Postal code */
export const postalCode: LocalizedString = { id: "profile-editing.postalCode", english: "Postal code" };

/** Province */
export const province: LocalizedString = { id: "profile-editing.province", english: "Province" };

/** Country */
export const country: LocalizedString = { id: "profile-editing.country", english: "Country" };

/** Edit Address */
export const editAddress: LocalizedString = { id: "profile-editing.editAddress", english: "Edit Address" };

/** Add an Address */
export const addAddress: LocalizedString = { id: "profile-editing.addAddress", english: "Add an Address" };

/** Delete this address? */
export const deleteAddressTitle: LocalizedString = { id: "profile-editing.deleteAddressTitle", english: "Delete this address?" };

/** People will no longer find your business there. */
export const deleteAddressDescription: LocalizedString = { id: "profile-editing.deleteAddressDescription", english: "People will no longer find your business there." };

/** Location */
export const location: LocalizedString = { id: "profile-editing.location", english: "Location" };

/** Location name */
export const locationName: LocalizedString = { id: "profile-editing.locationName", english: "Location name" };

/** What people call it, such as Farm shop or Head office. */
export const locationNameHint: LocalizedString = { id: "profile-editing.locationNameHint", english: "What people call it, such as Farm shop or Head office." };

/** You must provide a location name. */
export const locationNameRequired: LocalizedString = { id: "profile-editing.locationNameRequired", english: "You must provide a location name." };

/** You must provide an Ontario address. */
export const addressRequired: LocalizedString = { id: "profile-editing.addressRequired", english: "You must provide an Ontario address." };

/** You must provide a city or town. */
export const cityRequired: LocalizedString = { id: "profile-editing.cityRequired", english: "You must provide a city or town." };

/** All locations must be in Ontario. */
export const provinceHint: LocalizedString = { id: "profile-editing.provinceHint", english: "All locations must be in Ontario." };

/** You have successfully updated this location. */
export const locationSaved: LocalizedString = { id: "profile-editing.locationSaved", english: "You have successfully updated this location." };

/** Location has been removed. */
export const locationRemoved: LocalizedString = { id: "profile-editing.locationRemoved", english: "Location has been removed." };

/** Edit Contact */
export const editContact: LocalizedString = { id: "profile-editing.editContact", english: "Edit Contact" };

/** Add a Contact */
export const addContact: LocalizedString = { id: "profile-editing.addContact", english: "Add a Contact" };

/** Contact */
export const contact: LocalizedString = { id: "profile-editing.contact", english: "Contact" };

/** The contact has been saved. */
export const contactSaved: LocalizedString = { id: "profile-editing.contactSaved", english: "The contact has been saved." };

/** The contact has been removed. */
export const contactRemoved: LocalizedString = { id: "profile-editing.contactRemoved", english: "The contact has been removed." };

/** Delete this contact? */
export const deleteContactTitle: LocalizedString = { id: "profile-editing.deleteContactTitle", english: "Delete this contact?" };

/** The person disappears from your profile. */
export const deleteContactDescription: LocalizedString = { id: "profile-editing.deleteContactDescription", english: "The person disappears from your profile." };

/** Attachments */
export const attachments: LocalizedString = { id: "profile-editing.attachments", english: "Attachments" };

/** No file is attached yet. */
export const noFiles: LocalizedString = { id: "profile-editing.noFiles", english: "No file is attached yet." };

/** Add a file */
export const addFile: LocalizedString = { id: "profile-editing.addFile", english: "Add a file" };

/** A picture, PDF, Word or Excel document of up to 5 MB. Everybody can read it on your profile. */
export const fileHint: LocalizedString = { id: "profile-editing.fileHint", english: "A picture, PDF, Word or Excel document of up to 5 MB. Everybody can read it on your profile." };

/** Title */
export const fileTitle: LocalizedString = { id: "profile-editing.fileTitle", english: "Title" };

/** What visitors read in place of the file’s own name. */
export const fileTitleHint: LocalizedString = { id: "profile-editing.fileTitleHint", english: "What visitors read in place of the file’s own name." };

/** You must enter a title for the file. */
export const fileTitleRequired: LocalizedString = { id: "profile-editing.fileTitleRequired", english: "You must enter a title for the file." };

/** File already exists. */
export const fileExists: LocalizedString = { id: "profile-editing.fileExists", english: "File already exists." };

/** {name} has been added. */
export const fileAdded: LocalizedString<{ name: string | number }> = { id: "profile-editing.fileAdded", english: [["name"]," has been added."] };

/** {name} has been deleted. */
export const fileDeleted: LocalizedString<{ name: string | number }> = { id: "profile-editing.fileDeleted", english: [["name"]," has been deleted."] };

/** Delete {name} */
export const deleteFile: LocalizedString<{ name: string | number }> = { id: "profile-editing.deleteFile", english: ["Delete ",["name"]] };

/** Delete {name}? */
export const deleteFileTitle: LocalizedString<{ name: string | number }> = { id: "profile-editing.deleteFileTitle", english: ["Delete ",["name"],"?"] };

/** Delete file? */
export const deleteUnnamedFileTitle: LocalizedString = { id: "profile-editing.deleteUnnamedFileTitle", english: "Delete file?" };

/** I am a */
export const iAmA: LocalizedString = { id: "profile-editing.iAmA", english: "I am a" };

/** Your business types have been saved. */
export const businessTypesSaved: LocalizedString = { id: "profile-editing.businessTypesSaved", english: "Your business types have been saved." };

/** Services Offered and Wanted */
export const servicesTitle: LocalizedString = { id: "profile-editing.servicesTitle", english: "Services Offered and Wanted" };

/** Services offered */
export const servicesOffered: LocalizedString = { id: "profile-editing.servicesOffered", english: "Services offered" };

/** Services wanted */
export const servicesWanted: LocalizedString = { id: "profile-editing.servicesWanted", english: "Services wanted" };

/** Your services have been saved. */
export const servicesSaved: LocalizedString = { id: "profile-editing.servicesSaved", english: "Your services have been saved." };

/** {count, plural, other {# offered}} */
export const offeredCount: LocalizedString<{ count: number }> = { id: "profile-editing.offeredCount", english: [["count",2,{"other":[0," offered"]}]] };

/** {count, plural, other {# wanted}} */
export const wantedCount: LocalizedString<{ count: number }> = { id: "profile-editing.wantedCount", english: [["count",2,{"other":[0," wanted"]}]] };

/** Preferred payment methods */
export const paymentMethods: LocalizedString = { id: "profile-editing.paymentMethods", english: "Preferred payment methods" };

/** Food safety and traceability standards */
export const safetyStandards: LocalizedString = { id: "profile-editing.safetyStandards", english: "Food safety and traceability standards" };

/** Business classifications */
export const classifications: LocalizedString = { id: "profile-editing.classifications", english: "Business classifications" };

/** Processing methods */
export const processingMethods: LocalizedString = { id: "profile-editing.processingMethods", english: "Processing methods" };

/** Processing formats */
export const processingFormats: LocalizedString = { id: "profile-editing.processingFormats", english: "Processing formats" };

/** Food Safety and Traceability Standards */
export const standardsTitle: LocalizedString = { id: "profile-editing.standardsTitle", english: "Food Safety and Traceability Standards" };

/** Your food safety and traceability standards have been saved. */
export const standardsSaved: LocalizedString = { id: "profile-editing.standardsSaved", english: "Your food safety and traceability standards have been saved." };

/** Standards you are certified for as a seller */
export const standardsAsSeller: LocalizedString = { id: "profile-editing.standardsAsSeller", english: "Standards you are certified for as a seller" };

/** Standards you are certified for as a processor */
export const standardsAsProcessor: LocalizedString = { id: "profile-editing.standardsAsProcessor", english: "Standards you are certified for as a processor" };

/** Standards you require from suppliers */
export const standardsFromSuppliers: LocalizedString = { id: "profile-editing.standardsFromSuppliers", english: "Standards you require from suppliers" };

/** Do you deliver to consumers? */
export const deliveryByVendor: LocalizedString = { id: "profile-editing.deliveryByVendor", english: "Do you deliver to consumers?" };

/** Do you deliver what you sell? */
export const deliveryBySeller: LocalizedString = { id: "profile-editing.deliveryBySeller", english: "Do you deliver what you sell?" };

/** Do you deliver what you process? */
export const deliveryByProcessor: LocalizedString = { id: "profile-editing.deliveryByProcessor", english: "Do you deliver what you process?" };

/** Do you require delivery from your suppliers? */
export const deliveryToBuyer: LocalizedString = { id: "profile-editing.deliveryToBuyer", english: "Do you require delivery from your suppliers?" };

/** Delivery to consumers */
export const deliveryAsVendor: LocalizedString = { id: "profile-editing.deliveryAsVendor", english: "Delivery to consumers" };

/** Delivery as a seller */
export const deliveryAsSeller: LocalizedString = { id: "profile-editing.deliveryAsSeller", english: "Delivery as a seller" };

/** Delivery as a processor */
export const deliveryAsProcessor: LocalizedString = { id: "profile-editing.deliveryAsProcessor", english: "Delivery as a processor" };

/** Delivery as a buyer */
export const deliveryAsBuyer: LocalizedString = { id: "profile-editing.deliveryAsBuyer", english: "Delivery as a buyer" };

/** Further details */
export const deliveryDetails: LocalizedString = { id: "profile-editing.deliveryDetails", english: "Further details" };

/** Where, when and from what order on; consumers read it on your profile. */
export const deliveryDetailsHint: LocalizedString = { id: "profile-editing.deliveryDetailsHint", english: "Where, when and from what order on; consumers read it on your profile." };

/** Your delivery details have been saved. */
export const deliverySaved: LocalizedString = { id: "profile-editing.deliverySaved", english: "Your delivery details have been saved." };

/** Edit Your Profile */
export const editProfile: LocalizedString = { id: "profile-editing.editProfile", english: "Edit Your Profile" };

/** Parts of your profile */
export const partsOfProfile: LocalizedString = { id: "profile-editing.partsOfProfile", english: "Parts of your profile" };

/** I am a */
export const typesTab: LocalizedString = { id: "profile-editing.typesTab", english: "I am a" };

/** General Business Info */
export const generalTab: LocalizedString = { id: "profile-editing.generalTab", english: "General Business Info" };

/** Web & Social Media */
export const webTab: LocalizedString = { id: "profile-editing.webTab", english: "Web & Social Media" };

/** Account */
export const accountTab: LocalizedString = { id: "profile-editing.accountTab", english: "Account" };

/** Your profile is that of an organization. Its account type cannot be changed. */
export const organizationType: LocalizedString = { id: "profile-editing.organizationType", english: "Your profile is that of an organization. Its account type cannot be changed." };

/** Account types */
export const accountTypes: LocalizedString = { id: "profile-editing.accountTypes", english: "Account types" };

/** Up to {max}. An administrator approves a new organization. */
export const accountTypesHint: LocalizedString<{ max: string | number }> = { id: "profile-editing.accountTypesHint", english: ["Up to ",["max"],". An administrator approves a new organization."] };

/** What you log in with is in <settings>your settings</settings>. */
export const loginInSettings: LocalizedString<{ settings: Tag }> = { id: "profile-editing.loginInSettings", english: ["What you log in with is in ",["settings","your settings"],"."] };

/** Remove {role}? */
export const removeRoleTitle: LocalizedString<{ role: string | number }> = { id: "profile-editing.removeRoleTitle", english: ["Remove ",["role"],"?"] };

/** Removing an account type will cause you to lose your information for this role. */
export const removeRoleDescription: LocalizedString = { id: "profile-editing.removeRoleDescription", english: "Removing an account type will cause you to lose your information for this role." };

/** You must choose at least one profile. */
export const chooseRole: LocalizedString = { id: "profile-editing.chooseRole", english: "You must choose at least one profile." };

/** Business name */
export const businessName: LocalizedString = { id: "profile-editing.businessName", english: "Business name" };

/** You must provide a business name. */
export const businessNameRequired: LocalizedString = { id: "profile-editing.businessNameRequired", english: "You must provide a business name." };

/** First name */
export const firstName: LocalizedString = { id: "profile-editing.firstName", english: "First name" };

/** You must provide your first name. */
export const firstNameRequired: LocalizedString = { id: "profile-editing.firstNameRequired", english: "You must provide your first name." };

/** Last name */
export const lastName: LocalizedString = { id: "profile-editing.lastName", english: "Last name" };

/** You must provide your last name. */
export const lastNameRequired: LocalizedString = { id: "profile-editing.lastNameRequired", english: "You must provide your last name." };

/** Job title */
export const jobTitle: LocalizedString = { id: "profile-editing.jobTitle", english: "Job title" };

/** You must provide your job title. */
export const jobTitleRequired: LocalizedString = { id: "profile-editing.jobTitleRequired", english: "You must provide your job title." };

/** About your business */
export const aboutBusiness: LocalizedString = { id: "profile-editing.aboutBusiness", english: "About your business" };

/** You must provide a description of your business. */
export const descriptionRequired: LocalizedString = { id: "profile-editing.descriptionRequired", english: "You must provide a description of your business." };

/** Place on maps */
export const placeOnMaps: LocalizedString = { id: "profile-editing.placeOnMaps", english: "Place on maps" };

/** Who hides personal information is shown in the middle of the postal area at most. */
export const placeOnMapsHint: LocalizedString = { id: "profile-editing.placeOnMapsHint", english: "Who hides personal information is shown in the middle of the postal area at most." };

/** At my address */
export const placeExact: LocalizedString = { id: "profile-editing.placeExact", english: "At my address" };

/** In the middle of my postal area */
export const placeArea: LocalizedString = { id: "profile-editing.placeArea", english: "In the middle of my postal area" };

/** Nowhere */
export const placeNone: LocalizedString = { id: "profile-editing.placeNone", english: "Nowhere" };

/** Hide my personal information */
export const hidePersonalInfo: LocalizedString = { id: "profile-editing.hidePersonalInfo", english: "Hide my personal information" };

/** Your name, phone numbers, email and street address are then shown to nobody but you and the networks that manage your profile. */
export const hidePersonalInfoHint: LocalizedString = { id: "profile-editing.hidePersonalInfoHint", english: "Your name, phone numbers, email and street address are then shown to nobody but you and the networks that manage your profile." };

/** Your general business information has been saved. */
export const generalInfoSaved: LocalizedString = { id: "profile-editing.generalInfoSaved", english: "Your general business information has been saved." };

/** Icons */
export const icons: LocalizedString = { id: "profile-editing.icons", english: "Icons" };

/** {chosen, number} of {max, number} chosen. They are shown beside your name on your consumer-facing profile. */
export const iconsHint: LocalizedString<{ chosen: number; max: number }> = { id: "profile-editing.iconsHint", english: [["chosen",4]," of ",["max",4]," chosen. They are shown beside your name on your consumer-facing profile."] };

/** You can’t choose more than three icons. */
export const tooManyIcons: LocalizedString = { id: "profile-editing.tooManyIcons", english: "You can’t choose more than three icons." };

/** Masthead */
export const masthead: LocalizedString = { id: "profile-editing.masthead", english: "Masthead" };

/** You must choose one masthead. */
export const mastheadRequired: LocalizedString = { id: "profile-editing.mastheadRequired", english: "You must choose one masthead." };

/** Open in */
export const openIn: LocalizedString = { id: "profile-editing.openIn", english: "Open in" };

/** Open in {seasons} */
export const openInSeasons: LocalizedString<{ seasons: string | number }> = { id: "profile-editing.openInSeasons", english: ["Open in ",["seasons"]] };

/** Open year-round */
export const openYearRound: LocalizedString = { id: "profile-editing.openYearRound", english: "Open year-round" };

/** Business hours */
export const businessHours: LocalizedString = { id: "profile-editing.businessHours", english: "Business hours" };

/** Specific directions */
export const directions: LocalizedString = { id: "profile-editing.directions", english: "Specific directions" };

/** How to find the place from the road. */
export const directionsHint: LocalizedString = { id: "profile-editing.directionsHint", english: "How to find the place from the road." };

/** Your vendor highlights have been saved. */
export const highlightsSaved: LocalizedString = { id: "profile-editing.highlightsSaved", english: "Your vendor highlights have been saved." };

/** Add a Gallery Photo */
export const photoGalleryAdd: LocalizedString = { id: "profile-editing.photoGalleryAdd", english: "Add a Gallery Photo" };

/** New gallery photo */
export const newGalleryPhoto: LocalizedString = { id: "profile-editing.newGalleryPhoto", english: "New gallery photo" };

/** Add a photo */
export const addPhoto: LocalizedString = { id: "profile-editing.addPhoto", english: "Add a photo" };

/** Your photo has been added. */
export const photoAdded: LocalizedString = { id: "profile-editing.photoAdded", english: "Your photo has been added." };

/** Galleries that show it */
export const galleriesThatShowIt: LocalizedString = { id: "profile-editing.galleriesThatShowIt", english: "Galleries that show it" };

/** {photo}: galleries that show it */
export const galleriesOfPhoto: LocalizedString<{ photo: string | number }> = { id: "profile-editing.galleriesOfPhoto", english: [["photo"],": galleries that show it"] };

/** Vendor Gallery */
export const vendorGallery: LocalizedString = { id: "profile-editing.vendorGallery", english: "Vendor Gallery" };

/** B2B Gallery */
export const businessGallery: LocalizedString = { id: "profile-editing.businessGallery", english: "B2B Gallery" };

/** You are limited to a maximum of {max} images. */
export const galleryFull: LocalizedString<{ max: string | number }> = { id: "profile-editing.galleryFull", english: ["You are limited to a maximum of ",["max"]," images."] };

/** {count, number} of {max, number} photos */
export const gallerySummary: LocalizedString<{ count: number; max: number }> = { id: "profile-editing.gallerySummary", english: [["count",4]," of ",["max",4]," photos"] };

/** No Gallery Photos Available */
export const galleryEmpty: LocalizedString = { id: "profile-editing.galleryEmpty", english: "No Gallery Photos Available" };

/** Gallery photos */
export const galleryPhotos: LocalizedString = { id: "profile-editing.galleryPhotos", english: "Gallery photos" };

/** Photo {number} of {total} */
export const photoOf: LocalizedString<{ number: string | number; total: string | number }> = { id: "profile-editing.photoOf", english: ["Photo ",["number"]," of ",["total"]] };

/** This photo could not be loaded. */
export const photoNotLoaded: LocalizedString = { id: "profile-editing.photoNotLoaded", english: "This photo could not be loaded." };

/** Select to delete */
export const selectToDelete: LocalizedString = { id: "profile-editing.selectToDelete", english: "Select to delete" };

/** Select to delete: {photo} */
export const selectPhotoToDelete: LocalizedString<{ photo: string | number }> = { id: "profile-editing.selectPhotoToDelete", english: ["Select to delete: ",["photo"]] };

/** {count, plural, =0 {Delete selected} one {Delete selected} other {Delete # selected photos}} */
export const deleteSelected: LocalizedString<{ count: number }> = { id: "profile-editing.deleteSelected", english: [["count",2,{"=0":"Delete selected","one":"Delete selected","other":["Delete ",0," selected photos"]}]] };

/** {count, plural, one {Are you sure you want to delete this gallery photo?} other {Are you sure you want to delete these # gallery photos?}} */
export const deletePhotosTitle: LocalizedString<{ count: number }> = { id: "profile-editing.deletePhotosTitle", english: [["count",2,{"one":"Are you sure you want to delete this gallery photo?","other":["Are you sure you want to delete these ",0," gallery photos?"]}]] };

/** {count, plural, one {The photo has been deleted.} other {# photos have been deleted.}} */
export const photosDeleted: LocalizedString<{ count: number }> = { id: "profile-editing.photosDeleted", english: [["count",2,{"one":"The photo has been deleted.","other":[0," photos have been deleted."]}]] };

/** You must select at least one file to delete. */
export const selectPhotos: LocalizedString = { id: "profile-editing.selectPhotos", english: "You must select at least one file to delete." };

/** Profile Picture */
export const profilePicture: LocalizedString = { id: "profile-editing.profilePicture", english: "Profile Picture" };

/** Profile Photo */
export const profilePhoto: LocalizedString = { id: "profile-editing.profilePhoto", english: "Profile Photo" };

/** This is your current company photo: */
export const currentPhoto: LocalizedString = { id: "profile-editing.currentPhoto", english: "This is your current company photo:" };

/** Company photo */
export const companyPhoto: LocalizedString = { id: "profile-editing.companyPhoto", english: "Company photo" };

/** Replace your company photo */
export const replaceCompanyPhoto: LocalizedString = { id: "profile-editing.replaceCompanyPhoto", english: "Replace your company photo" };

/** New photo */
export const newPhoto: LocalizedString = { id: "profile-editing.newPhoto", english: "New photo" };

/** Your company photo has been saved. */
export const companyPhotoSaved: LocalizedString = { id: "profile-editing.companyPhotoSaved", english: "Your company photo has been saved." };

/** Your company photo is shown */
export const companyPhotoShown: LocalizedString = { id: "profile-editing.companyPhotoShown", english: "Your company photo is shown" };

/** A .jpg, .jpeg, .png, .gif or .bmp of up to 5 MB. You choose the part that is shown. */
export const photoHint: LocalizedString = { id: "profile-editing.photoHint", english: "A .jpg, .jpeg, .png, .gif or .bmp of up to 5 MB. You choose the part that is shown." };

/** What will be shown */
export const photoPreview: LocalizedString = { id: "profile-editing.photoPreview", english: "What will be shown" };

/** Products you buy */
export const productsToBuy: LocalizedString = { id: "profile-editing.productsToBuy", english: "Products you buy" };

/** Products you process */
export const productsToProcess: LocalizedString = { id: "profile-editing.productsToProcess", english: "Products you process" };

/** Products you sell to consumers */
export const productsForConsumers: LocalizedString = { id: "profile-editing.productsForConsumers", english: "Products you sell to consumers" };

/** Products you sell to businesses */
export const productsForBusinesses: LocalizedString = { id: "profile-editing.productsForBusinesses", english: "Products you sell to businesses" };

/** Show {category} among the products you buy */
export const showAmongProductsToBuy: LocalizedString<{ category: string | number }> = { id: "profile-editing.showAmongProductsToBuy", english: ["Show ",["category"]," among the products you buy"] };

/** Show {category} among the products you process */
export const showAmongProductsToProcess: LocalizedString<{ category: string | number }> = { id: "profile-editing.showAmongProductsToProcess", english: ["Show ",["category"]," among the products you process"] };

/** Show {category} among the products you sell to consumers */
export const showAmongProductsForConsumers: LocalizedString<{ category: string | number }> = { id: "profile-editing.showAmongProductsForConsumers", english: ["Show ",["category"]," among the products you sell to consumers"] };

/** Show {category} among the products you sell to businesses */
export const showAmongProductsForBusinesses: LocalizedString<{ category: string | number }> = { id: "profile-editing.showAmongProductsForBusinesses", english: ["Show ",["category"]," among the products you sell to businesses"] };

/** Order of categories */
export const orderOfCategories: LocalizedString = { id: "profile-editing.orderOfCategories", english: "Order of categories" };

/** Order of categories: {products} */
export const orderOfCategoriesFor: LocalizedString<{ products: string | number }> = { id: "profile-editing.orderOfCategoriesFor", english: ["Order of categories: ",["products"]] };

/** The new order is not saved. {message} */
export const orderNotSaved: LocalizedString<{ message: string | number }> = { id: "profile-editing.orderNotSaved", english: ["The new order is not saved. ",["message"]] };

/** Remove category */
export const removeCategory: LocalizedString = { id: "profile-editing.removeCategory", english: "Remove category" };

/** Remove {category} */
export const removeCategoryTitle: LocalizedString<{ category: string | number }> = { id: "profile-editing.removeCategoryTitle", english: ["Remove ",["category"]] };

/** Are you sure you want to remove your product listing under this category? Once you remove a category from your profile, you cannot recover its associated product list. */
export const removeCategoryDescription: LocalizedString = { id: "profile-editing.removeCategoryDescription", english: "Are you sure you want to remove your product listing under this category? Once you remove a category from your profile, you cannot recover its associated product list." };

/** Your categories */
export const yourCategories: LocalizedString = { id: "profile-editing.yourCategories", english: "Your categories" };

/** Choose one to manage its products. Your profile shows them in this order. */
export const yourCategoriesLead: LocalizedString = { id: "profile-editing.yourCategoriesLead", english: "Choose one to manage its products. Your profile shows them in this order." };

/** All categories */
export const allCategories: LocalizedString = { id: "profile-editing.allCategories", english: "All categories" };

/** Tick what belongs on your profile. */
export const allCategoriesLead: LocalizedString = { id: "profile-editing.allCategoriesLead", english: "Tick what belongs on your profile." };

/** Manage Products */
export const manageProducts: LocalizedString = { id: "profile-editing.manageProducts", english: "Manage Products" };

/** {products}. What you change here is saved at once. */
export const manageProductsLead: LocalizedString<{ products: string | number }> = { id: "profile-editing.manageProductsLead", english: [["products"],". What you change here is saved at once."] };

/** What you add or remove here is saved at once. */
export const productsLead: LocalizedString = { id: "profile-editing.productsLead", english: "What you add or remove here is saved at once." };

/** Sorry - something went terribly wrong. Please refresh the page, or contact us if this error persists. */
export const somethingWrong: LocalizedString = { id: "profile-editing.somethingWrong", english: "Sorry - something went terribly wrong. Please refresh the page, or contact us if this error persists." };

/** Find a product */
export const findProduct: LocalizedString = { id: "profile-editing.findProduct", english: "Find a product" };

/** No product of yours has this in its name. */
export const noProductFound: LocalizedString = { id: "profile-editing.noProductFound", english: "No product of yours has this in its name." };

/** {found, number} of {total, number} products */
export const productsFound: LocalizedString<{ found: number; total: number }> = { id: "profile-editing.productsFound", english: [["found",4]," of ",["total",4]," products"] };

/** Add to {category} */
export const addToCategory: LocalizedString<{ category: string | number }> = { id: "profile-editing.addToCategory", english: ["Add to ",["category"]] };

/** Add several at once */
export const addSeveral: LocalizedString = { id: "profile-editing.addSeveral", english: "Add several at once" };

/** Nothing is listed here yet. */
export const nothingListed: LocalizedString = { id: "profile-editing.nothingListed", english: "Nothing is listed here yet." };

/** Remove {name} */
export const removeProduct: LocalizedString<{ name: string | number }> = { id: "profile-editing.removeProduct", english: ["Remove ",["name"]] };

/** Product suggestions failed */
export const suggestionsFailed: LocalizedString = { id: "profile-editing.suggestionsFailed", english: "Product suggestions failed" };

/** Add Several Products */
export const addProductsTitle: LocalizedString = { id: "profile-editing.addProductsTitle", english: "Add Several Products" };

/** Each line is a product under {category}. Commas and semicolons begin a new one too. */
export const addProductsLead: LocalizedString<{ category: string | number }> = { id: "profile-editing.addProductsLead", english: ["Each line is a product under ",["category"],". Commas and semicolons begin a new one too."] };

/** Products */
export const products: LocalizedString = { id: "profile-editing.products", english: "Products" };

/** {fresh, number} new{known, plural, =0 {} other {, # already listed or double}}{wrong, plural, =0 {} other {, # that cannot be added}} */
export const productLines: LocalizedString<{ fresh: number; known: number; wrong: number }> = { id: "profile-editing.productLines", english: [["fresh",4]," new",["known",2,{"=0":"","other":[", ",0," already listed or double"]}],["wrong",2,{"=0":"","other":[", ",0," that cannot be added"]}]] };

/** {lines}. */
export const productLinesAll: LocalizedString<{ lines: string | number }> = { id: "profile-editing.productLinesAll", english: [["lines"],"."] };

/** {lines}. The first {max} are added, the others stay here for the next time. */
export const productLinesFirst: LocalizedString<{ lines: string | number; max: string | number }> = { id: "profile-editing.productLinesFirst", english: [["lines"],". The first ",["max"]," are added, the others stay here for the next time."] };

/** What is not added */
export const skippedLines: LocalizedString = { id: "profile-editing.skippedLines", english: "What is not added" };

/** <b>Line {line}</b>, {name}: {reason} */
export const skippedLine: LocalizedString<{ b: Tag; line: string | number; name: string | number; reason: string | number }> = { id: "profile-editing.skippedLine", english: [["b","Line ",["line"]],", ",["name"],": ",["reason"]] };

/** Too long: {characters} characters, at most {max} */
export const lineTooLong: LocalizedString<{ characters: string | number; max: string | number }> = { id: "profile-editing.lineTooLong", english: ["Too long: ",["characters"]," characters, at most ",["max"]] };

/** No product name */
export const lineNoName: LocalizedString = { id: "profile-editing.lineNoName", english: "No product name" };

/** Already in your list */
export const lineHeld: LocalizedString = { id: "profile-editing.lineHeld", english: "Already in your list" };

/** Listed twice */
export const lineTwice: LocalizedString = { id: "profile-editing.lineTwice", english: "Listed twice" };

/** {count, plural, one {Add # Product} other {Add # Products}} */
export const addProducts: LocalizedString<{ count: number }> = { id: "profile-editing.addProducts", english: [["count",2,{"one":["Add ",0," Product"],"other":["Add ",0," Products"]}]] };

/** You must enter a product name. */
export const productNameRequired: LocalizedString = { id: "profile-editing.productNameRequired", english: "You must enter a product name." };

/** A product’s name can have {max} characters at most. */
export const productNameTooLong: LocalizedString<{ max: string | number }> = { id: "profile-editing.productNameTooLong", english: ["A product’s name can have ",["max"]," characters at most."] };

/** You can’t include commas in your product’s name. */
export const productNameComma: LocalizedString = { id: "profile-editing.productNameComma", english: "You can’t include commas in your product’s name." };

/** Product already exists. Please provide a new product name. */
export const productExists: LocalizedString = { id: "profile-editing.productExists", english: "Product already exists. Please provide a new product name." };

/** You have successfully added {name} to your list of products. */
export const productAdded: LocalizedString<{ name: string | number }> = { id: "profile-editing.productAdded", english: ["You have successfully added ",["name"]," to your list of products."] };

/** {count, plural, one {You have successfully added {name} to your list of products.} other {You have successfully added # products to your list of products.}} */
export const productsAdded: LocalizedString<{ count: number; name: string | number }> = { id: "profile-editing.productsAdded", english: [["count",2,{"one":["You have successfully added ",["name"]," to your list of products."],"other":["You have successfully added ",0," products to your list of products."]}]] };

/** You have successfully removed {name} from your list of products. */
export const productRemoved: LocalizedString<{ name: string | number }> = { id: "profile-editing.productRemoved", english: ["You have successfully removed ",["name"]," from your list of products."] };

/** {count, plural, one {# product} other {# products}} */
export const productCount: LocalizedString<{ count: number }> = { id: "profile-editing.productCount", english: [["count",2,{"one":[0," product"],"other":[0," products"]}]] };

/** chosen */
export const categoryChosen: LocalizedString = { id: "profile-editing.categoryChosen", english: "chosen" };

/** {products, plural, one {# product} other {# products}} in {categories, plural, one {# category} other {# categories}} */
export const productsSummary: LocalizedString<{ categories: number; products: number }> = { id: "profile-editing.productsSummary", english: [["products",2,{"one":[0," product"],"other":[0," products"]}]," in ",["categories",2,{"one":[0," category"],"other":[0," categories"]}]] };

/** Seller Details */
export const sellerDetails: LocalizedString = { id: "profile-editing.sellerDetails", english: "Seller Details" };

/** Buyer Details */
export const buyerDetails: LocalizedString = { id: "profile-editing.buyerDetails", english: "Buyer Details" };

/** Processor Details */
export const processorDetails: LocalizedString = { id: "profile-editing.processorDetails", english: "Processor Details" };

/** Insurance */
export const insurance: LocalizedString = { id: "profile-editing.insurance", english: "Insurance" };

/** Your seller details have been saved. */
export const sellerSaved: LocalizedString = { id: "profile-editing.sellerSaved", english: "Your seller details have been saved." };

/** Your buyer details have been saved. */
export const buyerSaved: LocalizedString = { id: "profile-editing.buyerSaved", english: "Your buyer details have been saved." };

/** Your processor details have been saved. */
export const processorSaved: LocalizedString = { id: "profile-editing.processorSaved", english: "Your processor details have been saved." };

/** Your insurance has been saved. */
export const insuranceSaved: LocalizedString = { id: "profile-editing.insuranceSaved", english: "Your insurance has been saved." };

/** {sizes} */
export const sizes: LocalizedString<{ sizes: string | number }> = { id: "profile-editing.sizes", english: [["sizes"]] };

/** Delivery */
export const delivery: LocalizedString = { id: "profile-editing.delivery", english: "Delivery" };

/** Delivery required */
export const deliveryRequired: LocalizedString = { id: "profile-editing.deliveryRequired", english: "Delivery required" };

/** Business size */
export const businessSize: LocalizedString = { id: "profile-editing.businessSize", english: "Business size" };

/** Processing volume */
export const processingVolume: LocalizedString = { id: "profile-editing.processingVolume", english: "Processing volume" };

/** Third-party liability insurance */
export const liabilityInsurance: LocalizedString = { id: "profile-editing.liabilityInsurance", english: "Third-party liability insurance" };

/** Third-party liability insurance required from suppliers */
export const liabilityInsuranceRequired: LocalizedString = { id: "profile-editing.liabilityInsuranceRequired", english: "Third-party liability insurance required from suppliers" };

/** Co-packing */
export const coPacking: LocalizedString = { id: "profile-editing.coPacking", english: "Co-packing" };

/** Private label */
export const privateLabel: LocalizedString = { id: "profile-editing.privateLabel", english: "Private label" };

/** Custom process/special orders */
export const customProcess: LocalizedString = { id: "profile-editing.customProcess", english: "Custom process/special orders" };

/** Choose one. */
export const chooseOne: LocalizedString = { id: "profile-editing.chooseOne", english: "Choose one." };

/** Choose one, or neither if it is negotiable. */
export const chooseOneOrNegotiable: LocalizedString = { id: "profile-editing.chooseOneOrNegotiable", english: "Choose one, or neither if it is negotiable." };

/** You can only choose one business size. */
export const oneSize: LocalizedString = { id: "profile-editing.oneSize", english: "You can only choose one business size." };

/** You must choose a business size. */
export const sizeRequired: LocalizedString = { id: "profile-editing.sizeRequired", english: "You must choose a business size." };

/** You can only choose one processing volume option. */
export const oneVolume: LocalizedString = { id: "profile-editing.oneVolume", english: "You can only choose one processing volume option." };

/** You must choose a processing volume option. */
export const volumeRequired: LocalizedString = { id: "profile-editing.volumeRequired", english: "You must choose a processing volume option." };

/** You can only choose one insurance option. */
export const oneInsurance: LocalizedString = { id: "profile-editing.oneInsurance", english: "You can only choose one insurance option." };

/** You must choose an insurance option. */
export const insuranceOptionRequired: LocalizedString = { id: "profile-editing.insuranceOptionRequired", english: "You must choose an insurance option." };

/** You can only choose one third-party liability insurance option. */
export const oneLiability: LocalizedString = { id: "profile-editing.oneLiability", english: "You can only choose one third-party liability insurance option." };

/** You must choose a third-party liability insurance option. */
export const liabilityRequired: LocalizedString = { id: "profile-editing.liabilityRequired", english: "You must choose a third-party liability insurance option." };

/** You can only choose one co-packing option. */
export const oneCoPacking: LocalizedString = { id: "profile-editing.oneCoPacking", english: "You can only choose one co-packing option." };

/** You can only choose one private label option. */
export const onePrivateLabel: LocalizedString = { id: "profile-editing.onePrivateLabel", english: "You can only choose one private label option." };

/** You can only choose one custom process/special orders option. */
export const oneCustomProcess: LocalizedString = { id: "profile-editing.oneCustomProcess", english: "You can only choose one custom process/special orders option." };

/** insured */
export const insured: LocalizedString = { id: "profile-editing.insured", english: "insured" };

/** not insured */
export const notInsured: LocalizedString = { id: "profile-editing.notInsured", english: "not insured" };

/** insurance required */
export const insuranceRequired: LocalizedString = { id: "profile-editing.insuranceRequired", english: "insurance required" };

/** no insurance required */
export const noInsuranceRequired: LocalizedString = { id: "profile-editing.noInsuranceRequired", english: "no insurance required" };

/** Website */
export const website: LocalizedString = { id: "profile-editing.website", english: "Website" };

/** Online store */
export const onlineStore: LocalizedString = { id: "profile-editing.onlineStore", english: "Online store" };

/** @yourhandle */
export const handleExample: LocalizedString = { id: "profile-editing.handleExample", english: "@yourhandle" };

/** https://{host}/yourpage */
export const pageExample: LocalizedString<{ host: string | number }> = { id: "profile-editing.pageExample", english: ["https://",["host"],"/yourpage"] };

/** You must provide a valid website address formatted in the following manner: https://www.example.com */
export const invalidWebsite: LocalizedString = { id: "profile-editing.invalidWebsite", english: "You must provide a valid website address formatted in the following manner: https://www.example.com" };

/** You must provide a valid online store address formatted in the following manner: https://www.example.com */
export const invalidOnlineStore: LocalizedString = { id: "profile-editing.invalidOnlineStore", english: "You must provide a valid online store address formatted in the following manner: https://www.example.com" };

/** You must provide a valid {site} address formatted in the following manner: {example} */
export const invalidPage: LocalizedString<{ example: string | number; site: string | number }> = { id: "profile-editing.invalidPage", english: ["You must provide a valid ",["site"]," address formatted in the following manner: ",["example"]] };

/** You must provide a valid {site} handle formatted in the following manner: {example} */
export const invalidHandle: LocalizedString<{ example: string | number; site: string | number }> = { id: "profile-editing.invalidHandle", english: ["You must provide a valid ",["site"]," handle formatted in the following manner: ",["example"]] };

/** Your website and social media have been saved. */
export const socialSaved: LocalizedString = { id: "profile-editing.socialSaved", english: "Your website and social media have been saved." };

/** Language of the products */
export const productsLanguage: LocalizedString = { id: "profile-editing.productsLanguage", english: "Language of the products" };

/** That of the description */
export const languageOfDescription: LocalizedString = { id: "profile-editing.languageOfDescription", english: "That of the description" };

/** Language of hours, directions and delivery */
export const highlightsLanguage: LocalizedString = { id: "profile-editing.highlightsLanguage", english: "Language of hours, directions and delivery" };

/** Business hours in {language, select, fr {French} en {English} other {the other language}} */
export const businessHoursTranslation: LocalizedString<{ language: "fr" | "en" | (string & {}) }> = { id: "profile-editing.businessHoursTranslation", english: ["Business hours in ",["language",1,{"fr":"French","en":"English","other":"the other language"}]] };

/** Specific directions in {language, select, fr {French} en {English} other {the other language}} */
export const directionsTranslation: LocalizedString<{ language: "fr" | "en" | (string & {}) }> = { id: "profile-editing.directionsTranslation", english: ["Specific directions in ",["language",1,{"fr":"French","en":"English","other":"the other language"}]] };

/** Further details in {language, select, fr {French} en {English} other {the other language}} */
export const deliveryTranslation: LocalizedString<{ language: "fr" | "en" | (string & {}) }> = { id: "profile-editing.deliveryTranslation", english: ["Further details in ",["language",1,{"fr":"French","en":"English","other":"the other language"}]] };

/** <own>{name}</own> in {language, select, fr {French} en {English} other {the other language}} */
export const productTranslation: LocalizedString<{ language: "fr" | "en" | (string & {}); name: string | number; own: Tag }> = { id: "profile-editing.productTranslation", english: [["own",["name"]]," in ",["language",1,{"fr":"French","en":"English","other":"the other language"}]] };

/** Saved. */
export const translationsSaved: LocalizedString = { id: "profile-editing.translationsSaved", english: "Saved." };

/** Seasons and prices */
export const availabilityTitle: LocalizedString = { id: "profile-editing.availabilityTitle", english: "Seasons and prices" };

/** Optional, product by product. Buyers find what is to be had this week, and your networks list it. Arrow keys and Enter go from field to field; rows of a spreadsheet can be pasted. */
export const availabilityLead: LocalizedString = { id: "profile-editing.availabilityLead", english: "Optional, product by product. Buyers find what is to be had this week, and your networks list it. Arrow keys and Enter go from field to field; rows of a spreadsheet can be pasted." };

/** Product */
export const availabilityProduct: LocalizedString = { id: "profile-editing.availabilityProduct", english: "Product" };

/** new */
export const availabilityNew: LocalizedString = { id: "profile-editing.availabilityNew", english: "new" };

/** Season */
export const availabilitySeason: LocalizedString = { id: "profile-editing.availabilitySeason", english: "Season" };

/** June to October */
export const availabilitySeasonExample: LocalizedString = { id: "profile-editing.availabilitySeasonExample", english: "June to October" };

/** Price */
export const availabilityPrice: LocalizedString = { id: "profile-editing.availabilityPrice", english: "Price" };

/** from $4.50/kg */
export const availabilityPriceExample: LocalizedString = { id: "profile-editing.availabilityPriceExample", english: "from $4.50/kg" };

/** Quantity */
export const availabilityQuantity: LocalizedString = { id: "profile-editing.availabilityQuantity", english: "Quantity" };

/** 40 kg */
export const availabilityQuantityExample: LocalizedString = { id: "profile-editing.availabilityQuantityExample", english: "40 kg" };

/** Smallest order */
export const availabilitySmallestOrder: LocalizedString = { id: "profile-editing.availabilitySmallestOrder", english: "Smallest order" };

/** 5 kg */
export const availabilitySmallestOrderExample: LocalizedString = { id: "profile-editing.availabilitySmallestOrderExample", english: "5 kg" };

/** Delivery days */
export const availabilityDays: LocalizedString = { id: "profile-editing.availabilityDays", english: "Delivery days" };

/** Tuesday, Friday */
export const availabilityDaysExample: LocalizedString = { id: "profile-editing.availabilityDaysExample", english: "Tuesday, Friday" };

/** {count, plural, =0 {Save changes} one {Save # product} other {Save # products}} */
export const availabilitySave: LocalizedString<{ count: number }> = { id: "profile-editing.availabilitySave", english: [["count",2,{"=0":"Save changes","one":["Save ",0," product"],"other":["Save ",0," products"]}]] };

/** Undo */
export const availabilityUndo: LocalizedString = { id: "profile-editing.availabilityUndo", english: "Undo" };

/** {done} of {of} saved */
export const availabilitySaving: LocalizedString<{ done: string | number; of: string | number }> = { id: "profile-editing.availabilitySaving", english: [["done"]," of ",["of"]," saved"] };

/** {count, plural, one {Saved # product.} other {Saved # products.}} */
export const availabilitySaved: LocalizedString<{ count: number }> = { id: "profile-editing.availabilitySaved", english: [["count",2,{"one":["Saved ",0," product."],"other":["Saved ",0," products."]}]] };

/** {message} {done} of {of} are saved; the others are still here. */
export const availabilityFailed: LocalizedString<{ done: string | number; message: string | number; of: string | number }> = { id: "profile-editing.availabilityFailed", english: [["message"]," ",["done"]," of ",["of"]," are saved; the others are still here."] };

/** {count, plural, one {One product has something to mend first.} other {# products have something to mend first.}} */
export const availabilityWrong: LocalizedString<{ count: number }> = { id: "profile-editing.availabilityWrong", english: [["count",2,{"one":"One product has something to mend first.","other":[0," products have something to mend first."]}]] };

/** Paste a list */
export const pasteRows: LocalizedString = { id: "profile-editing.pasteRows", english: "Paste a list" };

/** Rows */
export const pasteRowsLabel: LocalizedString = { id: "profile-editing.pasteRowsLabel", english: "Rows" };

/** One product a line: its name, season, price, quantity, smallest order and delivery days, as a spreadsheet copies them. A first line with headings may have them in another order. */
export const pasteRowsHint: LocalizedString = { id: "profile-editing.pasteRowsHint", english: "One product a line: its name, season, price, quantity, smallest order and delivery days, as a spreadsheet copies them. A first line with headings may have them in another order." };

/** Category of new products */
export const pasteRowsCategory: LocalizedString = { id: "profile-editing.pasteRowsCategory", english: "Category of new products" };

/** {known, plural, one {# product of yours} other {# products of yours}}, {fresh, plural, one {# new one} other {# new ones}}, {wrong, plural, one {# line to mend} other {# lines to mend}} */
export const pasteRowsCount: LocalizedString<{ fresh: number; known: number; wrong: number }> = { id: "profile-editing.pasteRowsCount", english: [["known",2,{"one":[0," product of yours"],"other":[0," products of yours"]}],", ",["fresh",2,{"one":[0," new one"],"other":[0," new ones"]}],", ",["wrong",2,{"one":[0," line to mend"],"other":[0," lines to mend"]}]] };

/** What to mend */
export const pasteRowsFindings: LocalizedString = { id: "profile-editing.pasteRowsFindings", english: "What to mend" };

/** Line {line}, {name}: {finding} */
export const pasteRowsFinding: LocalizedString<{ finding: string | number; line: string | number; name: string | number }> = { id: "profile-editing.pasteRowsFinding", english: ["Line ",["line"],", ",["name"],": ",["finding"]] };

/** {count, plural, one {and one more line} other {and # more lines}} */
export const pasteRowsMore: LocalizedString<{ count: number }> = { id: "profile-editing.pasteRowsMore", english: [["count",2,{"one":"and one more line","other":["and ",0," more lines"]}]] };

/** {count, plural, one {Put # row into the table} other {Put # rows into the table}} */
export const pasteRowsTake: LocalizedString<{ count: number }> = { id: "profile-editing.pasteRowsTake", english: [["count",2,{"one":["Put ",0," row into the table"],"other":["Put ",0," rows into the table"]}]] };

/** Reply Time */
export const replyTime: LocalizedString = { id: "profile-editing.replyTime", english: "Reply Time" };

/** Show on my profile how soon we usually reply */
export const showReplyTime: LocalizedString = { id: "profile-editing.showReplyTime", english: "Show on my profile how soon we usually reply" };

/** Your choice has been saved. */
export const replyTimeSaved: LocalizedString = { id: "profile-editing.replyTimeSaved", english: "Your choice has been saved." };

/** Your profile does not show it. */
export const replyTimeHidden: LocalizedString = { id: "profile-editing.replyTimeHidden", english: "Your profile does not show it." };

/** Your profile says nothing about it yet. */
export const replyTimeNothing: LocalizedString = { id: "profile-editing.replyTimeNothing", english: "Your profile says nothing about it yet." };

/** In {conversations, plural, one {# conversation} other {# conversations}} you were asked in {asked, plural, one {# message} other {# messages}}, of which {answered, plural, one {# was answered} other {# were answered}}. */
export const replyCounts: LocalizedString<{ answered: number; asked: number; conversations: number }> = { id: "profile-editing.replyCounts", english: ["In ",["conversations",2,{"one":[0," conversation"],"other":[0," conversations"]}]," you were asked in ",["asked",2,{"one":[0," message"],"other":[0," messages"]}],", of which ",["answered",2,{"one":[0," was answered"],"other":[0," were answered"]}],"."] };

/** In {conversations, plural, one {# conversation} other {# conversations}} you were asked in {asked, plural, one {# message} other {# messages}}, of which {answered, plural, one {# was answered} other {# were answered}}, half of all within {time}. */
export const replyCountsAndMedian: LocalizedString<{ answered: number; asked: number; conversations: number; time: string | number }> = { id: "profile-editing.replyCountsAndMedian", english: ["In ",["conversations",2,{"one":[0," conversation"],"other":[0," conversations"]}]," you were asked in ",["asked",2,{"one":[0," message"],"other":[0," messages"]}],", of which ",["answered",2,{"one":[0," was answered"],"other":[0," were answered"]}],", half of all within ",["time"],"."] };

/** Computed every night from first messages and enquiries to you in the last {days, number} days. What has waited for a week counts as not answered. Mass messages, conversations that you have blocked and what support wrote for you do not count. With fewer than {conversations, number} conversations, or more than a week, nothing is said. */
export const replyTimeRules: LocalizedString<{ conversations: number; days: number }> = { id: "profile-editing.replyTimeRules", english: ["Computed every night from first messages and enquiries to you in the last ",["days",4]," days. What has waited for a week counts as not answered. Mass messages, conversations that you have blocked and what support wrote for you do not count. With fewer than ",["conversations",4]," conversations, or more than a week, nothing is said."] };

/** A tick under food safety says that you follow a standard; a certificate says where that can be looked up. A network that manages your profile, or Foodshed, can mark it as checked. When you change it, the mark goes. */
export const certificatesLead: LocalizedString = { id: "profile-editing.certificatesLead", english: "A tick under food safety says that you follow a standard; a certificate says where that can be looked up. A network that manages your profile, or Foodshed, can mark it as checked. When you change it, the mark goes." };

/** What is certified */
export const certificateKind: LocalizedString = { id: "profile-editing.certificateKind", english: "What is certified" };

/** Issued by */
export const certificateIssuer: LocalizedString = { id: "profile-editing.certificateIssuer", english: "Issued by" };

/** Number */
export const certificateNumber: LocalizedString = { id: "profile-editing.certificateNumber", english: "Number" };

/** Valid until */
export const certificateExpiry: LocalizedString = { id: "profile-editing.certificateExpiry", english: "Valid until" };

/** Document */
export const certificateFile: LocalizedString = { id: "profile-editing.certificateFile", english: "Document" };

/** Choose a standard */
export const certificateChoose: LocalizedString = { id: "profile-editing.certificateChoose", english: "Choose a standard" };

/** None */
export const certificateNoFile: LocalizedString = { id: "profile-editing.certificateNoFile", english: "None" };

/** One of your attachments, which everybody can open. */
export const certificateFileHint: LocalizedString = { id: "profile-editing.certificateFileHint", english: "One of your attachments, which everybody can open." };

/** You must choose what is certified. */
export const certificateKindRequired: LocalizedString = { id: "profile-editing.certificateKindRequired", english: "You must choose what is certified." };

/** You must provide who issued the certificate. */
export const certificateIssuerRequired: LocalizedString = { id: "profile-editing.certificateIssuerRequired", english: "You must provide who issued the certificate." };

/** You must provide the number of the certificate. */
export const certificateNumberRequired: LocalizedString = { id: "profile-editing.certificateNumberRequired", english: "You must provide the number of the certificate." };

/** You must provide the last day on which the certificate is valid. */
export const certificateExpiryRequired: LocalizedString = { id: "profile-editing.certificateExpiryRequired", english: "You must provide the last day on which the certificate is valid." };

/** Your certificate has been saved. */
export const certificateSaved: LocalizedString = { id: "profile-editing.certificateSaved", english: "Your certificate has been saved." };

/** The certificate has been removed. */
export const certificateRemoved: LocalizedString = { id: "profile-editing.certificateRemoved", english: "The certificate has been removed." };

/** Add a certificate */
export const addCertificate: LocalizedString = { id: "profile-editing.addCertificate", english: "Add a certificate" };

/** Edit certificate */
export const editCertificate: LocalizedString = { id: "profile-editing.editCertificate", english: "Edit certificate" };

/** Edit {certificate}, number {number} */
export const editCertificateNamed: LocalizedString<{ certificate: string | number; number: string | number }> = { id: "profile-editing.editCertificateNamed", english: ["Edit ",["certificate"],", number ",["number"]] };

/** Delete this certificate? */
export const deleteCertificateTitle: LocalizedString = { id: "profile-editing.deleteCertificateTitle", english: "Delete this certificate?" };

/** It will no longer be shown on the profile. */
export const deleteCertificateDescription: LocalizedString = { id: "profile-editing.deleteCertificateDescription", english: "It will no longer be shown on the profile." };

/** Remind us by email thirty days before a certificate expires */
export const certificateReminders: LocalizedString = { id: "profile-editing.certificateReminders", english: "Remind us by email thirty days before a certificate expires" };

/** Edit */
export const edit: LocalizedString = { id: "profile-editing.edit", english: "Edit" };

/** Copy from my {role} role */
export const copyFromRole: LocalizedString<{ role: string | number }> = { id: "profile-editing.copyFromRole", english: ["Copy from my ",["role"]," role"] };

/** Copied. Look through it, then save. */
export const answersCopied: LocalizedString = { id: "profile-editing.answersCopied", english: "Copied. Look through it, then save." };

/** All products in a table */
export const productTable: LocalizedString = { id: "profile-editing.productTable", english: "All products in a table" };

/** Many products at once: type, paste, sort, put in order. Arrow keys and Enter go from row to row. Nothing is saved before “Save products”. */
export const productTableLead: LocalizedString = { id: "profile-editing.productTableLead", english: "Many products at once: type, paste, sort, put in order. Arrow keys and Enter go from row to row. Nothing is saved before “Save products”." };

/** List */
export const productTableOf: LocalizedString = { id: "profile-editing.productTableOf", english: "List" };

/** Product */
export const productColumn: LocalizedString = { id: "profile-editing.productColumn", english: "Product" };

/** Name in the other language */
export const otherLanguageColumn: LocalizedString = { id: "profile-editing.otherLanguageColumn", english: "Name in the other language" };

/** Category */
export const categoryColumn: LocalizedString = { id: "profile-editing.categoryColumn", english: "Category" };

/** Product no. */
export const productNumberColumn: LocalizedString = { id: "profile-editing.productNumberColumn", english: "Product no." };

/** Move or remove */
export const rowActions: LocalizedString = { id: "profile-editing.rowActions", english: "Move or remove" };

/** {heading}, {name} */
export const cellOf: LocalizedString<{ heading: string | number; name: string | number }> = { id: "profile-editing.cellOf", english: [["heading"],", ",["name"]] };

/** new product */
export const unnamedProduct: LocalizedString = { id: "profile-editing.unnamedProduct", english: "new product" };

/** Choose {name} */
export const chooseProduct: LocalizedString<{ name: string | number }> = { id: "profile-editing.chooseProduct", english: ["Choose ",["name"]] };

/** Choose all that are shown */
export const chooseAllShown: LocalizedString = { id: "profile-editing.chooseAllShown", english: "Choose all that are shown" };

/** {count, plural, one {# product chosen} other {# products chosen}} */
export const rowsChosen: LocalizedString<{ count: number }> = { id: "profile-editing.rowsChosen", english: [["count",2,{"one":[0," product chosen"],"other":[0," products chosen"]}]] };

/** Set the category */
export const categoryForChosen: LocalizedString = { id: "profile-editing.categoryForChosen", english: "Set the category" };

/** Remove */
export const removeChosen: LocalizedString = { id: "profile-editing.removeChosen", english: "Remove" };

/** Choose none */
export const chooseNone: LocalizedString = { id: "profile-editing.chooseNone", english: "Choose none" };

/** Choose a category */
export const chooseCategory: LocalizedString = { id: "profile-editing.chooseCategory", english: "Choose a category" };

/** Drag to move */
export const dragProduct: LocalizedString = { id: "profile-editing.dragProduct", english: "Drag to move" };

/** Move {name} up */
export const moveProductUp: LocalizedString<{ name: string | number }> = { id: "profile-editing.moveProductUp", english: ["Move ",["name"]," up"] };

/** Move {name} down */
export const moveProductDown: LocalizedString<{ name: string | number }> = { id: "profile-editing.moveProductDown", english: ["Move ",["name"]," down"] };

/** {name} is now at position {position} of {count} in its category. */
export const productMoved: LocalizedString<{ count: string | number; name: string | number; position: string | number }> = { id: "profile-editing.productMoved", english: [["name"]," is now at position ",["position"]," of ",["count"]," in its category."] };

/** Add a product */
export const addRow: LocalizedString = { id: "profile-editing.addRow", english: "Add a product" };

/** Save products */
export const saveTable: LocalizedString = { id: "profile-editing.saveTable", english: "Save products" };

/** Saving … */
export const tableSaving: LocalizedString = { id: "profile-editing.tableSaving", english: "Saving …" };

/** Your products have been saved. */
export const tableSaved: LocalizedString = { id: "profile-editing.tableSaved", english: "Your products have been saved." };

/** {message} Nothing is saved, and everything is still here. */
export const tableFailed: LocalizedString<{ message: string | number }> = { id: "profile-editing.tableFailed", english: [["message"]," Nothing is saved, and everything is still here."] };

/** What you had typed is here again. It is not saved yet. */
export const tableRestored: LocalizedString = { id: "profile-editing.tableRestored", english: "What you had typed is here again. It is not saved yet." };

/** Somebody else has saved products in the meantime. Look at the marked rows, then save again. */
export const tableConflict: LocalizedString = { id: "profile-editing.tableConflict", english: "Somebody else has saved products in the meantime. Look at the marked rows, then save again." };

/** {count, plural, one {{name} is removed from the table.} other {# products are removed from the table.}} “Undo” brings back what was removed. */
export const rowsRemoved: LocalizedString<{ count: number; name: string | number }> = { id: "profile-editing.rowsRemoved", english: [["count",2,{"one":[["name"]," is removed from the table."],"other":[0," products are removed from the table."]}]," “Undo” brings back what was removed."] };

/** Find in the table */
export const findInTable: LocalizedString = { id: "profile-editing.findInTable", english: "Find in the table" };

/** Show */
export const sortTable: LocalizedString = { id: "profile-editing.sortTable", english: "Show" };

/** In your order */
export const sortByOrder: LocalizedString = { id: "profile-editing.sortByOrder", english: "In your order" };

/** By name */
export const sortByName: LocalizedString = { id: "profile-editing.sortByName", english: "By name" };

/** By category */
export const sortByCategory: LocalizedString = { id: "profile-editing.sortByCategory", english: "By category" };

/** Make this your order */
export const keepOrder: LocalizedString = { id: "profile-editing.keepOrder", english: "Make this your order" };

/** {count, plural, one {Only the one to look at} other {Only the # to look at}} */
export const onlyFindings: LocalizedString<{ count: number }> = { id: "profile-editing.onlyFindings", english: [["count",2,{"one":"Only the one to look at","other":["Only the ",0," to look at"]}]] };

/** {count, plural, one {Take the suggestion} other {Take all # suggestions}} */
export const takeSuggestions: LocalizedString<{ count: number }> = { id: "profile-editing.takeSuggestions", english: [["count",2,{"one":"Take the suggestion","other":["Take all ",0," suggestions"]}]] };

/** Download as a spreadsheet (CSV) */
export const downloadProducts: LocalizedString = { id: "profile-editing.downloadProducts", english: "Download as a spreadsheet (CSV)" };

/** products.csv */
export const productsFileName: LocalizedString = { id: "profile-editing.productsFileName", english: "products.csv" };

/** Paste a list or choose a file */
export const pasteProducts: LocalizedString = { id: "profile-editing.pasteProducts", english: "Paste a list or choose a file" };

/** List of products */
export const pasteProductsLabel: LocalizedString = { id: "profile-editing.pasteProductsLabel", english: "List of products" };

/** One product a line, or rows of a spreadsheet: name, name in the other language, category. Headings help, but are not needed. */
export const pasteProductsHint: LocalizedString = { id: "profile-editing.pasteProductsHint", english: "One product a line, or rows of a spreadsheet: name, name in the other language, category. Headings help, but are not needed." };

/** Put into the table */
export const pasteProductsTake: LocalizedString = { id: "profile-editing.pasteProductsTake", english: "Put into the table" };

/** Or a file */
export const productsFile: LocalizedString = { id: "profile-editing.productsFile", english: "Or a file" };

/** An Excel workbook (.xlsx) or a CSV file. It is read on your device. */
export const productsFileHint: LocalizedString = { id: "profile-editing.productsFileHint", english: "An Excel workbook (.xlsx) or a CSV file. It is read on your device." };

/** This file is too large for a list of products. */
export const fileTooLargeToRead: LocalizedString = { id: "profile-editing.fileTooLargeToRead", english: "This file is too large for a list of products." };

/** There is no table in this file that can be read. Save it as .xlsx or .csv, or copy its rows. */
export const fileUnreadable: LocalizedString = { id: "profile-editing.fileUnreadable", english: "There is no table in this file that can be read. Save it as .xlsx or .csv, or copy its rows." };

/** At most {max, number} products can be saved at once. Put in fewer, save, then go on with the rest. */
export const tooManyLines: LocalizedString<{ max: number }> = { id: "profile-editing.tooManyLines", english: ["At most ",["max",4]," products can be saved at once. Put in fewer, save, then go on with the rest."] };

/** There is no product in this list. */
export const noLines: LocalizedString = { id: "profile-editing.noLines", english: "There is no product in this list." };

/** {fresh, plural, =0 {No new products} one {# new product} other {# new products}}, {changed, plural, other {# changed}}, {same, plural, other {# as they are}}. Nothing is saved yet. */
export const linesTaken: LocalizedString<{ changed: number; fresh: number; same: number }> = { id: "profile-editing.linesTaken", english: [["fresh",2,{"=0":"No new products","one":[0," new product"],"other":[0," new products"]}],", ",["changed",2,{"other":[0," changed"]}],", ",["same",2,{"other":[0," as they are"]}],". Nothing is saved yet."] };

/** Left aside: {columns}. */
export const columnsLeftAside: LocalizedString<{ columns: string | number }> = { id: "profile-editing.columnsLeftAside", english: ["Left aside: ",["columns"],"."] };

/** “{text}” is no category. */
export const noSuchCategory: LocalizedString<{ text: string | number }> = { id: "profile-editing.noSuchCategory", english: ["“",["text"],"” is no category."] };

/** Choose a category. */
export const categoryNeeded: LocalizedString = { id: "profile-editing.categoryNeeded", english: "Choose a category." };

/** Guessed from the name */
export const categoryGuessed: LocalizedString = { id: "profile-editing.categoryGuessed", english: "Guessed from the name" };

/** Use “{text}” */
export const useSuggestion: LocalizedString<{ text: string | number }> = { id: "profile-editing.useSuggestion", english: ["Use “",["text"],"”"] };

/** These letters look damaged. */
export const textDamaged: LocalizedString = { id: "profile-editing.textDamaged", english: "These letters look damaged." };

/** Saved in the meantime: “{text}”. */
export const savedMeanwhile: LocalizedString<{ text: string | number }> = { id: "profile-editing.savedMeanwhile", english: ["Saved in the meantime: “",["text"],"”."] };

/** Changed in the meantime, so it is back. Remove it again if you still want to. */
export const changedMeanwhile: LocalizedString = { id: "profile-editing.changedMeanwhile", english: "Changed in the meantime, so it is back. Remove it again if you still want to." };

/** Removed in the meantime. Saving adds it again. */
export const removedMeanwhile: LocalizedString = { id: "profile-editing.removedMeanwhile", english: "Removed in the meantime. Saving adds it again." };

/** Leave as it is here */
export const leaveAsItIs: LocalizedString = { id: "profile-editing.leaveAsItIs", english: "Leave as it is here" };
