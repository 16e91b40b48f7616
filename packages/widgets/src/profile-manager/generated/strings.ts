// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** You do not have permission to access this page. */
export const noPermission: LocalizedString = { id: "profile-manager.noPermission", english: "You do not have permission to access this page." };

/** This page could not be loaded. */
export const pageFailed: LocalizedString = { id: "profile-manager.pageFailed", english: "This page could not be loaded." };

/** Profile Manager Dashboard */
export const title: LocalizedString = { id: "profile-manager.title", english: "Profile Manager Dashboard" };

/** View Profile */
export const viewProfile: LocalizedString = { id: "profile-manager.viewProfile", english: "View Profile" };

/** Reports */
export const reports: LocalizedString = { id: "profile-manager.reports", english: "Reports" };

/** Send Messages to All */
export const sendToAll: LocalizedString = { id: "profile-manager.sendToAll", english: "Send Messages to All" };

/** Create Profile */
export const createProfile: LocalizedString = { id: "profile-manager.createProfile", english: "Create Profile" };

/** Managing {count, plural, one {# Profile} other {# Profiles}} */
export const managing: LocalizedString<{ count: number }> = { id: "profile-manager.managing", english: ["Managing ",["count",2,{"one":[0," Profile"],"other":[0," Profiles"]}]] };

/** Managed profiles */
export const managedProfiles: LocalizedString = { id: "profile-manager.managedProfiles", english: "Managed profiles" };

/** The managed profiles could not be loaded. */
export const profilesFailed: LocalizedString = { id: "profile-manager.profilesFailed", english: "The managed profiles could not be loaded." };

/** You are not managing any profiles yet */
export const noProfiles: LocalizedString = { id: "profile-manager.noProfiles", english: "You are not managing any profiles yet" };

/** Create a profile on behalf of a business, or ask a member for permission on its profile. */
export const noProfilesHint: LocalizedString = { id: "profile-manager.noProfilesHint", english: "Create a profile on behalf of a business, or ask a member for permission on its profile." };

/** Business Name */
export const businessNameColumn: LocalizedString = { id: "profile-manager.businessNameColumn", english: "Business Name" };

/** Last Login */
export const lastLoginColumn: LocalizedString = { id: "profile-manager.lastLoginColumn", english: "Last Login" };

/** Last login: {day} */
export const lastLogin: LocalizedString<{ day: string | number }> = { id: "profile-manager.lastLogin", english: ["Last login: ",["day"]] };

/** Never */
export const never: LocalizedString = { id: "profile-manager.never", english: "Never" };

/** Manage Profile */
export const manageProfile: LocalizedString = { id: "profile-manager.manageProfile", english: "Manage Profile" };

/** Manage Profile of {business} */
export const manageProfileOf: LocalizedString<{ business: string | number }> = { id: "profile-manager.manageProfileOf", english: ["Manage Profile of ",["business"]] };

/** Create Classified */
export const createClassified: LocalizedString = { id: "profile-manager.createClassified", english: "Create Classified" };

/** Create Classified for {business} */
export const createClassifiedFor: LocalizedString<{ business: string | number }> = { id: "profile-manager.createClassifiedFor", english: ["Create Classified for ",["business"]] };

/** Sort by */
export const sortBy: LocalizedString = { id: "profile-manager.sortBy", english: "Sort by" };

/** Business name, A to Z */
export const nameAscending: LocalizedString = { id: "profile-manager.nameAscending", english: "Business name, A to Z" };

/** Business name, Z to A */
export const nameDescending: LocalizedString = { id: "profile-manager.nameDescending", english: "Business name, Z to A" };

/** Last login, latest first */
export const loginDescending: LocalizedString = { id: "profile-manager.loginDescending", english: "Last login, latest first" };

/** Last login, earliest first */
export const loginAscending: LocalizedString = { id: "profile-manager.loginAscending", english: "Last login, earliest first" };

/** Find a profile */
export const findProfile: LocalizedString = { id: "profile-manager.findProfile", english: "Find a profile" };

/** Per page */
export const perPage: LocalizedString = { id: "profile-manager.perPage", english: "Per page" };

/** Pages of managed profiles */
export const pages: LocalizedString = { id: "profile-manager.pages", english: "Pages of managed profiles" };

/** No profile is called “{name}”. */
export const noneCalled: LocalizedString<{ name: string | number }> = { id: "profile-manager.noneCalled", english: ["No profile is called “",["name"],"”."] };

/** {count, number} of {total, plural, one {# profile} other {# profiles}} */
export const found: LocalizedString<{ count: number; total: number }> = { id: "profile-manager.found", english: [["count",4]," of ",["total",2,{"one":[0," profile"],"other":[0," profiles"]}]] };

/** Not confirmed yet */
export const unverified: LocalizedString = { id: "profile-manager.unverified", english: "Not confirmed yet" };

/** Not claimed yet */
export const unclaimed: LocalizedString = { id: "profile-manager.unclaimed", english: "Not claimed yet" };

/** Disabled */
export const disabled: LocalizedString = { id: "profile-manager.disabled", english: "Disabled" };

/** You must provide a first name. */
export const firstNameNeeded: LocalizedString = { id: "profile-manager.firstNameNeeded", english: "You must provide a first name." };

/** You must provide a last name. */
export const lastNameNeeded: LocalizedString = { id: "profile-manager.lastNameNeeded", english: "You must provide a last name." };

/** You must provide a business name. */
export const businessNameNeeded: LocalizedString = { id: "profile-manager.businessNameNeeded", english: "You must provide a business name." };

/** You must choose at least one profile. */
export const roleNeeded: LocalizedString = { id: "profile-manager.roleNeeded", english: "You must choose at least one profile." };

/** You can choose five profiles at most. */
export const tooManyRoles: LocalizedString = { id: "profile-manager.tooManyRoles", english: "You can choose five profiles at most." };

/** Your profile has been submitted for authentication. */
export const submitted: LocalizedString = { id: "profile-manager.submitted", english: "Your profile has been submitted for authentication." };

/** Failure to signup due to: */
export const signupFailed: LocalizedString = { id: "profile-manager.signupFailed", english: "Failure to signup due to:" };

/** Unknown Error */
export const unknownError: LocalizedString = { id: "profile-manager.unknownError", english: "Unknown Error" };

/** Only an administrator can create an organization. */
export const organizationHint: LocalizedString = { id: "profile-manager.organizationHint", english: "Only an administrator can create an organization." };

/** The business gets an email with a link to claim its profile. Until then only you see and edit it. */
export const createDescription: LocalizedString = { id: "profile-manager.createDescription", english: "The business gets an email with a link to claim its profile. Until then only you see and edit it." };

/** First name */
export const firstName: LocalizedString = { id: "profile-manager.firstName", english: "First name" };

/** Last name */
export const lastName: LocalizedString = { id: "profile-manager.lastName", english: "Last name" };

/** Business name */
export const businessName: LocalizedString = { id: "profile-manager.businessName", english: "Business name" };

/** Email */
export const email: LocalizedString = { id: "profile-manager.email", english: "Email" };

/** Profiles */
export const profiles: LocalizedString = { id: "profile-manager.profiles", english: "Profiles" };

/** Cancel */
export const cancel: LocalizedString = { id: "profile-manager.cancel", english: "Cancel" };

/** Submit */
export const submit: LocalizedString = { id: "profile-manager.submit", english: "Submit" };

/** Successfully Sent a Mass Message! */
export const sentToAll: LocalizedString = { id: "profile-manager.sentToAll", english: "Successfully Sent a Mass Message!" };

/** {count, plural, one {# member} other {# members}} got none: the conversation is blocked. */
export const skipped: LocalizedString<{ count: number }> = { id: "profile-manager.skipped", english: [["count",2,{"one":[0," member"],"other":[0," members"]}]," got none: the conversation is blocked."] };

/** You manage no member of your network yet, so there is nobody to write to. */
export const nobodyToWriteTo: LocalizedString = { id: "profile-manager.nobodyToWriteTo", english: "You manage no member of your network yet, so there is nobody to write to." };

/** Preview */
export const preview: LocalizedString = { id: "profile-manager.preview", english: "Preview" };

/** Preview */
export const showPreview: LocalizedString = { id: "profile-manager.showPreview", english: "Preview" };

/** This is what each of them will read: */
export const eachWillRead: LocalizedString = { id: "profile-manager.eachWillRead", english: "This is what each of them will read:" };

/** It has gone to {count, plural, one {# member} other {# members}} already. Send it again, and it goes to the others only. */
export const partlySent: LocalizedString<{ count: number }> = { id: "profile-manager.partlySent", english: ["It has gone to ",["count",2,{"one":[0," member"],"other":[0," members"]}]," already. Send it again, and it goes to the others only."] };

/** Back */
export const back: LocalizedString = { id: "profile-manager.back", english: "Back" };

/** Send to {count, plural, one {# member} other {# members}} */
export const sendTo: LocalizedString<{ count: number }> = { id: "profile-manager.sendTo", english: ["Send to ",["count",2,{"one":[0," member"],"other":[0," members"]}]] };

/** Sending to {count, plural, one {# member} other {# members}}… */
export const sendingTo: LocalizedString<{ count: number }> = { id: "profile-manager.sendingTo", english: ["Sending to ",["count",2,{"one":[0," member"],"other":[0," members"]}],"…"] };

/** Uploading the attachment… */
export const uploading: LocalizedString = { id: "profile-manager.uploading", english: "Uploading the attachment…" };

/** {percent}% */
export const percent: LocalizedString<{ percent: string | number }> = { id: "profile-manager.percent", english: [["percent"],"%"] };

/** To {count, plural, one {# member} other {# members}} */
export const to: LocalizedString<{ count: number }> = { id: "profile-manager.to", english: ["To ",["count",2,{"one":[0," member"],"other":[0," members"]}]] };

/** Find a recipient */
export const findRecipient: LocalizedString = { id: "profile-manager.findRecipient", english: "Find a recipient" };

/** Recipients */
export const recipients: LocalizedString = { id: "profile-manager.recipients", english: "Recipients" };

/** and {count, number} more */
export const more: LocalizedString<{ count: number }> = { id: "profile-manager.more", english: ["and ",["count",4]," more"] };

/** Nobody of that name. */
export const nobody: LocalizedString = { id: "profile-manager.nobody", english: "Nobody of that name." };
