// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** {business} is an organization on Foodshed now */
export const mailRoleAcceptedSubject: LocalizedString<{ business: string | number }> = { id: "server.profiles.mailRoleAcceptedSubject", english: [["business"]," is an organization on Foodshed now"] };

/** Your request to be an organization on Foodshed */
export const mailRoleDeniedSubject: LocalizedString = { id: "server.profiles.mailRoleDeniedSubject", english: "Your request to be an organization on Foodshed" };

/** You asked for {business} to be an organization. It is one now: businesses can ask to join your network, and you can invite them. */
export const mailRoleAccepted: LocalizedString<{ business: string | number }> = { id: "server.profiles.mailRoleAccepted", english: ["You asked for ",["business"]," to be an organization. It is one now: businesses can ask to join your network, and you can invite them."] };

/** You asked for {business} to be an organization. We could not agree to this for now. Your profile and its roles stay as they are. */
export const mailRoleDenied: LocalizedString<{ business: string | number }> = { id: "server.profiles.mailRoleDenied", english: ["You asked for ",["business"]," to be an organization. We could not agree to this for now. Your profile and its roles stay as they are."] };

/** Open your profile */
export const mailOpenProfile: LocalizedString = { id: "server.profiles.mailOpenProfile", english: "Open your profile" };

/** If you did not ask for this, please let us know. */
export const mailRoleNotYou: LocalizedString = { id: "server.profiles.mailRoleNotYou", english: "If you did not ask for this, please let us know." };

/** This request is answered already. */
export const requestAnswered: LocalizedString = { id: "server.profiles.requestAnswered", english: "This request is answered already." };

/** {name} manages {count, plural, one {# profile} other {# profiles}} as a manager user, and an organization keeps none of those grants. Take the office of manager away first; the businesses can then join the organization and grant it again. */
export const stillManages: LocalizedString<{ count: number; name: string | number }> = { id: "server.profiles.stillManages", english: [["name"]," manages ",["count",2,{"one":[0," profile"],"other":[0," profiles"]}]," as a manager user, and an organization keeps none of those grants. Take the office of manager away first; the businesses can then join the organization and grant it again."] };

/** This is the id of another list. */
export const idOfOtherList: LocalizedString = { id: "server.profiles.idOfOtherList", english: "This is the id of another list." };

/** There is no such entry in this list. */
export const noSuchEntry: LocalizedString = { id: "server.profiles.noSuchEntry", english: "There is no such entry in this list." };

/** “None” excludes every other standard: choose one or the other. */
export const noneAlone: LocalizedString = { id: "server.profiles.noneAlone", english: "“None” excludes every other standard: choose one or the other." };

/** {name} does not sell to consumers. */
export const notForConsumers: LocalizedString<{ name: string | number }> = { id: "server.profiles.notForConsumers", english: [["name"]," does not sell to consumers."] };

/** You can’t choose more than three icons. */
export const threeIcons: LocalizedString = { id: "server.profiles.threeIcons", english: "You can’t choose more than three icons." };

/** Roles cannot be changed during an impersonation. */
export const noRolesWhileActing: LocalizedString = { id: "server.profiles.noRolesWhileActing", english: "Roles cannot be changed during an impersonation." };

/** The same role cannot be added and removed at once. */
export const addedAndRemoved: LocalizedString = { id: "server.profiles.addedAndRemoved", english: "The same role cannot be added and removed at once." };

/** An organization cannot change its roles. */
export const organizationKeepsRoles: LocalizedString = { id: "server.profiles.organizationKeepsRoles", english: "An organization cannot change its roles." };

/** A profile keeps at least one role. */
export const atLeastOneRole: LocalizedString = { id: "server.profiles.atLeastOneRole", english: "A profile keeps at least one role." };

/** A profile has at most {count} roles. */
export const atMostRoles: LocalizedString<{ count: string | number }> = { id: "server.profiles.atMostRoles", english: ["A profile has at most ",["count"]," roles."] };

/** You must fill in at least one field of a contact. */
export const emptyContact: LocalizedString = { id: "server.profiles.emptyContact", english: "You must fill in at least one field of a contact." };

/** You can only choose one business size. */
export const oneBusinessSize: LocalizedString = { id: "server.profiles.oneBusinessSize", english: "You can only choose one business size." };

/** You can only choose one processing volume option. */
export const oneProcessingVolume: LocalizedString = { id: "server.profiles.oneProcessingVolume", english: "You can only choose one processing volume option." };

/** A vendor delivers or does not: choose yes or no. */
export const vendorDelivery: LocalizedString = { id: "server.profiles.vendorDelivery", english: "A vendor delivers or does not: choose yes or no." };

/** Somebody else has changed this profile in between. Please load it again. */
export const changedMeanwhile: LocalizedString = { id: "server.profiles.changedMeanwhile", english: "Somebody else has changed this profile in between. Please load it again." };

/** This belongs to another profile. */
export const othersProfile: LocalizedString = { id: "server.profiles.othersProfile", english: "This belongs to another profile." };

/** Only sellers and processors have an online store. */
export const noOnlineStore: LocalizedString = { id: "server.profiles.noOnlineStore", english: "Only sellers and processors have an online store." };

/** “{type}” is not a business type. */
export const unknownBusinessType: LocalizedString<{ type: string | number }> = { id: "server.profiles.unknownBusinessType", english: ["“",["type"],"” is not a business type."] };

/** The business type “{type}” does not go with the roles of this profile. */
export const typeNotForRoles: LocalizedString<{ type: string | number }> = { id: "server.profiles.typeNotForRoles", english: ["The business type “",["type"],"” does not go with the roles of this profile."] };

/** There is no field {field}. */
export const noSuchExportField: LocalizedString<{ field: string | number }> = { id: "server.profiles.noSuchExportField", english: ["There is no field ",["field"],"."] };

/** Where is the distance measured from? Say “near” too. */
export const exportNearMissing: LocalizedString = { id: "server.profiles.exportNearMissing", english: "Where is the distance measured from? Say “near” too." };

/** No postal code of Ontario begins like this. */
export const exportPlaceUnknown: LocalizedString = { id: "server.profiles.exportPlaceUnknown", english: "No postal code of Ontario begins like this." };

/** This photo does not exist. */
export const noSuchPhoto: LocalizedString = { id: "server.profiles.noSuchPhoto", english: "This photo does not exist." };

/** You are limited to a maximum of {count} images. */
export const atMostImages: LocalizedString<{ count: string | number }> = { id: "server.profiles.atMostImages", english: ["You are limited to a maximum of ",["count"]," images."] };

/** You must provide a valid Twitter handle formatted in the following manner: @yourhandle */
export const invalidTwitter: LocalizedString = { id: "server.profiles.invalidTwitter", english: "You must provide a valid Twitter handle formatted in the following manner: @yourhandle" };

/** You must provide a valid Instagram handle formatted in the following manner: @yourhandle */
export const invalidInstagram: LocalizedString = { id: "server.profiles.invalidInstagram", english: "You must provide a valid Instagram handle formatted in the following manner: @yourhandle" };

/** You must provide a valid Facebook address formatted in the following manner: https://www.facebook.com/yourpage */
export const invalidFacebook: LocalizedString = { id: "server.profiles.invalidFacebook", english: "You must provide a valid Facebook address formatted in the following manner: https://www.facebook.com/yourpage" };

/** You must provide a valid LinkedIn address formatted in the following manner: https://www.linkedin.com/yourpage */
export const invalidLinkedin: LocalizedString = { id: "server.profiles.invalidLinkedin", english: "You must provide a valid LinkedIn address formatted in the following manner: https://www.linkedin.com/yourpage" };

/** You must provide a valid YouTube address formatted in the following manner: https://www.youtube.com/yourpage */
export const invalidYoutube: LocalizedString = { id: "server.profiles.invalidYoutube", english: "You must provide a valid YouTube address formatted in the following manner: https://www.youtube.com/yourpage" };

/** This picture is deleted for good and cannot be put back. Pictures that were taken off are there for 30 days. */
export const pictureGone: LocalizedString = { id: "server.profiles.pictureGone", english: "This picture is deleted for good and cannot be put back. Pictures that were taken off are there for 30 days." };

/** The gallery has {count} pictures, which is as many as it can hold. Delete one, then try again. */
export const galleryFull: LocalizedString<{ count: string | number }> = { id: "server.profiles.galleryFull", english: ["The gallery has ",["count"]," pictures, which is as many as it can hold. Delete one, then try again."] };

/** The profile has {count} certificates, which is as many as it can hold. Delete one, then try again. */
export const certificatesFull: LocalizedString<{ count: string | number }> = { id: "server.profiles.certificatesFull", english: ["The profile has ",["count"]," certificates, which is as many as it can hold. Delete one, then try again."] };

/** The profile does not have this role any more. Undo the change of the roles first. */
export const roleGone: LocalizedString = { id: "server.profiles.roleGone", english: "The profile does not have this role any more. Undo the change of the roles first." };

/** The profile does not have this product any more. Undo the change of the products first. */
export const productGone: LocalizedString = { id: "server.profiles.productGone", english: "The profile does not have this product any more. Undo the change of the products first." };
