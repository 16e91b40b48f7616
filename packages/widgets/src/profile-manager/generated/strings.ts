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

/** {count, plural, one {# member} other {# members}} got none. */
export const skipped: LocalizedString<{ count: number }> = { id: "profile-manager.skipped", english: [["count",2,{"one":[0," member"],"other":[0," members"]}]," got none."] };

/** You manage no active profile yet, so there is nobody to write to. */
export const nobodyToWriteTo: LocalizedString = { id: "profile-manager.nobodyToWriteTo", english: "You manage no active profile yet, so there is nobody to write to." };

/** Preview */
export const preview: LocalizedString = { id: "profile-manager.preview", english: "Preview" };

/** Preview */
export const showPreview: LocalizedString = { id: "profile-manager.showPreview", english: "Preview" };

/** This is what each of them will read: */
export const eachWillRead: LocalizedString = { id: "profile-manager.eachWillRead", english: "This is what each of them will read:" };

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

/** Write to {count, plural, one {# member} other {# members}} */
export const writeTo: LocalizedString<{ count: number }> = { id: "profile-manager.writeTo", english: ["Write to ",["count",2,{"one":[0," member"],"other":[0," members"]}]] };

/** Test it on yourself */
export const testToMe: LocalizedString = { id: "profile-manager.testToMe", english: "Test it on yourself" };

/** Send later */
export const sendLater: LocalizedString = { id: "profile-manager.sendLater", english: "Send later" };

/** Send now instead */
export const sendNow: LocalizedString = { id: "profile-manager.sendNow", english: "Send now instead" };

/** When it goes out */
export const sendAt: LocalizedString = { id: "profile-manager.sendAt", english: "When it goes out" };

/** In Ontario’s time, within 90 days. */
export const ontarioTime: LocalizedString = { id: "profile-manager.ontarioTime", english: "In Ontario’s time, within 90 days." };

/** Choose a time that is still to come. */
export const chooseTime: LocalizedString = { id: "profile-manager.chooseTime", english: "Choose a time that is still to come." };

/** Your message goes out {when}. */
export const scheduled: LocalizedString<{ when: string | number }> = { id: "profile-manager.scheduled", english: ["Your message goes out ",["when"],"."] };

/** {count, plural, one {# has not claimed the profile yet, and gets it by email with a link to claim it.} other {# have not claimed their profiles yet, and get it by email with a link to claim it.}} */
export const getByMail: LocalizedString<{ count: number }> = { id: "profile-manager.getByMail", english: [["count",2,{"one":[0," has not claimed the profile yet, and gets it by email with a link to claim it."],"other":[0," have not claimed their profiles yet, and get it by email with a link to claim it."]}]] };

/** Left out: {reason}. */
export const leftOut: LocalizedString<{ reason: string | number }> = { id: "profile-manager.leftOut", english: ["Left out: ",["reason"],"."] };

/** You can close this: the message goes on by itself. */
export const goesOn: LocalizedString = { id: "profile-manager.goesOn", english: "You can close this: the message goes on by itself." };

/** The message goes on by itself. See “Messages to many” on this page. */
export const goesOnLater: LocalizedString = { id: "profile-manager.goesOnLater", english: "The message goes on by itself. See “Messages to many” on this page." };

/** Close */
export const close: LocalizedString = { id: "profile-manager.close", english: "Close" };

/** Show */
export const show: LocalizedString = { id: "profile-manager.show", english: "Show" };

/** All ({count, number}) */
export const showAll: LocalizedString<{ count: number }> = { id: "profile-manager.showAll", english: ["All (",["count",4],")"] };

/** Unclaimed ({count, number}) */
export const showUnclaimed: LocalizedString<{ count: number }> = { id: "profile-manager.showUnclaimed", english: ["Unclaimed (",["count",4],")"] };

/** Unconfirmed ({count, number}) */
export const showUnverified: LocalizedString<{ count: number }> = { id: "profile-manager.showUnverified", english: ["Unconfirmed (",["count",4],")"] };

/** Incomplete ({count, number}) */
export const showIncomplete: LocalizedString<{ count: number }> = { id: "profile-manager.showIncomplete", english: ["Incomplete (",["count",4],")"] };

/** Unchanged for half a year ({count, number}) */
export const showStale: LocalizedString<{ count: number }> = { id: "profile-manager.showStale", english: ["Unchanged for half a year (",["count",4],")"] };

/** Never logged in ({count, number}) */
export const showNever: LocalizedString<{ count: number }> = { id: "profile-manager.showNever", english: ["Never logged in (",["count",4],")"] };

/** Group: {name} */
export const showGroup: LocalizedString<{ name: string | number }> = { id: "profile-manager.showGroup", english: ["Group: ",["name"]] };

/** By query… */
export const showQuery: LocalizedString = { id: "profile-manager.showQuery", english: "By query…" };

/** Query */
export const query: LocalizedString = { id: "profile-manager.query", english: "Query" };

/** For example: role = seller and city in (Elora, Fergus) and seen < 90d */
export const queryHint: LocalizedString = { id: "profile-manager.queryHint", english: "For example: role = seller and city in (Elora, Fergus) and seen < 90d" };

/** Show these */
export const ask: LocalizedString = { id: "profile-manager.ask", english: "Show these" };

/** Choose {business} */
export const tick: LocalizedString<{ business: string | number }> = { id: "profile-manager.tick", english: ["Choose ",["business"]] };

/** {count, plural, one {Choose the one shown} other {Choose all # shown}} */
export const tickAll: LocalizedString<{ count: number }> = { id: "profile-manager.tickAll", english: [["count",2,{"one":"Choose the one shown","other":["Choose all ",0," shown"]}]] };

/** Choose */
export const ticksColumn: LocalizedString = { id: "profile-manager.ticksColumn", english: "Choose" };

/** For the chosen profiles */
export const actions: LocalizedString = { id: "profile-manager.actions", english: "For the chosen profiles" };

/** {count, plural, one {# profile chosen} other {# profiles chosen}} */
export const ticked: LocalizedString<{ count: number }> = { id: "profile-manager.ticked", english: [["count",2,{"one":[0," profile chosen"],"other":[0," profiles chosen"]}]] };

/** {count, plural, one {# profile shown} other {# profiles shown}} */
export const shown: LocalizedString<{ count: number }> = { id: "profile-manager.shown", english: [["count",2,{"one":[0," profile shown"],"other":[0," profiles shown"]}]] };

/** Write */
export const write: LocalizedString = { id: "profile-manager.write", english: "Write" };

/** {count, plural, =0 {Remind} other {Remind (#)}} */
export const remind: LocalizedString<{ count: number }> = { id: "profile-manager.remind", english: [["count",2,{"=0":"Remind","other":["Remind (",0,")"]}]] };

/** Export as CSV */
export const exportCsv: LocalizedString = { id: "profile-manager.exportCsv", english: "Export as CSV" };

/** members */
export const exportName: LocalizedString = { id: "profile-manager.exportName", english: "members" };

/** Save as a group */
export const saveGroup: LocalizedString = { id: "profile-manager.saveGroup", english: "Save as a group" };

/** Remove from network */
export const removeMembers: LocalizedString = { id: "profile-manager.removeMembers", english: "Remove from network" };

/** Clear */
export const clearTicks: LocalizedString = { id: "profile-manager.clearTicks", english: "Clear" };

/** {count, plural, one {# profile} other {# profiles}}. A group of the same name is replaced. */
export const saveGroupHint: LocalizedString<{ count: number }> = { id: "profile-manager.saveGroupHint", english: [["count",2,{"one":[0," profile"],"other":[0," profiles"]}],". A group of the same name is replaced."] };

/** Name of the group */
export const groupName: LocalizedString = { id: "profile-manager.groupName", english: "Name of the group" };

/** The group “{name}” is saved. */
export const groupSaved: LocalizedString<{ name: string | number }> = { id: "profile-manager.groupSaved", english: ["The group “",["name"],"” is saved."] };

/** Undo */
export const undo: LocalizedString = { id: "profile-manager.undo", english: "Undo" };

/** Delete the group “{name}” */
export const deleteGroup: LocalizedString<{ name: string | number }> = { id: "profile-manager.deleteGroup", english: ["Delete the group “",["name"],"”"] };

/** The group “{name}” is deleted. Its members stay. */
export const groupDeleted: LocalizedString<{ name: string | number }> = { id: "profile-manager.groupDeleted", english: ["The group “",["name"],"” is deleted. Its members stay."] };

/** Save */
export const save: LocalizedString = { id: "profile-manager.save", english: "Save" };

/** Remove {business} from your network? */
export const removeOne: LocalizedString<{ business: string | number }> = { id: "profile-manager.removeOne", english: ["Remove ",["business"]," from your network?"] };

/** Remove {count, plural, one {# member} other {# members}} from your network? */
export const removeMany: LocalizedString<{ count: number }> = { id: "profile-manager.removeMany", english: ["Remove ",["count",2,{"one":[0," member"],"other":[0," members"]}]," from your network?"] };

/** You no longer manage or list them. They can ask to join again. */
export const removeText: LocalizedString = { id: "profile-manager.removeText", english: "You no longer manage or list them. They can ask to join again." };

/** {count, plural, one {The one that is not claimed yet} other {The # that are not claimed yet}} you still manage if you made them. */
export const removeUnclaimed: LocalizedString<{ count: number }> = { id: "profile-manager.removeUnclaimed", english: [["count",2,{"one":"The one that is not claimed yet","other":["The ",0," that are not claimed yet"]}]," you still manage if you made them."] };

/** {count, plural, one {# member was removed.} other {# members were removed.}} */
export const removed: LocalizedString<{ count: number }> = { id: "profile-manager.removed", english: [["count",2,{"one":[0," member was removed."],"other":[0," members were removed."]}]] };

/** Lacks: {gaps} */
export const lacks: LocalizedString<{ gaps: string | number }> = { id: "profile-manager.lacks", english: ["Lacks: ",["gaps"]] };

/** {need, select, description {description} picture {picture} products {products} other {place}} */
export const gap: LocalizedString<{ need: "description" | "picture" | "products" | (string & {}) }> = { id: "profile-manager.gap", english: [["need",1,{"description":"description","picture":"picture","products":"products","other":"place"}]] };

/** Unchanged since {day} */
export const unchangedSince: LocalizedString<{ day: string | number }> = { id: "profile-manager.unchangedSince", english: ["Unchanged since ",["day"]] };

/** Reminded on {day} */
export const remindedOn: LocalizedString<{ day: string | number }> = { id: "profile-manager.remindedOn", english: ["Reminded on ",["day"]] };

/** What needs attention */
export const attention: LocalizedString = { id: "profile-manager.attention", english: "What needs attention" };

/** {count, plural, one {# profile is unclaimed, incomplete or out of date.} other {# profiles are unclaimed, incomplete or out of date.}} */
export const attentionText: LocalizedString<{ count: number }> = { id: "profile-manager.attentionText", english: [["count",2,{"one":[0," profile is unclaimed, incomplete or out of date."],"other":[0," profiles are unclaimed, incomplete or out of date."]}]] };

/** {count, plural, one {Remind # owner} other {Remind # owners}} */
export const remindAll: LocalizedString<{ count: number }> = { id: "profile-manager.remindAll", english: [["count",2,{"one":["Remind ",0," owner"],"other":["Remind ",0," owners"]}]] };

/** Everybody was reminded within the last 30 days. */
export const nobodyDue: LocalizedString = { id: "profile-manager.nobodyDue", english: "Everybody was reminded within the last 30 days." };

/** Invite Members */
export const inviteMembers: LocalizedString = { id: "profile-manager.inviteMembers", english: "Invite Members" };

/** Closed */
export const closed: LocalizedString = { id: "profile-manager.closed", english: "Closed" };
