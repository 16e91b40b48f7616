// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** People */
export const people: LocalizedString = { id: "AccountPage.people", english: "People" };

/** Owner */
export const owner: LocalizedString = { id: "AccountPage.owner", english: "Owner" };

/** Editor */
export const editor: LocalizedString = { id: "AccountPage.editor", english: "Editor" };

/** Reader */
export const reader: LocalizedString = { id: "AccountPage.reader", english: "Reader" };

/** Last login {date} */
export const lastLoginOfPerson: LocalizedString<{ date: string | number }> = { id: "AccountPage.lastLoginOfPerson", english: ["Last login ",["date"]] };

/** Never logged in */
export const neverLoggedIn: LocalizedString = { id: "AccountPage.neverLoggedIn", english: "Never logged in" };

/** Email not confirmed */
export const notConfirmed: LocalizedString = { id: "AccountPage.notConfirmed", english: "Email not confirmed" };

/** Login closed */
export const closedLogin: LocalizedString = { id: "AccountPage.closedLogin", english: "Login closed" };

/** Second step */
export const secondStep: LocalizedString = { id: "AccountPage.secondStep", english: "Second step" };

/** Too many failed logins: wait ten minutes */
export const lockedOut: LocalizedString = { id: "AccountPage.lockedOut", english: "Too many failed logins: wait ten minutes" };

/** {count, plural, one {# failed login within ten minutes} other {# failed logins within ten minutes}} */
export const someFailed: LocalizedString<{ count: number }> = { id: "AccountPage.someFailed", english: [["count",2,{"one":[0," failed login within ten minutes"],"other":[0," failed logins within ten minutes"]}]] };

/** The people could not be loaded: {reason} */
export const peopleFailed: LocalizedString<{ reason: string | number }> = { id: "AccountPage.peopleFailed", english: ["The people could not be loaded: ",["reason"]] };

/** What can be done */
export const actions: LocalizedString = { id: "AccountPage.actions", english: "What can be done" };

/** Mails to {email} */
export const mailsToIt: LocalizedString<{ email: string | number }> = { id: "AccountPage.mailsToIt", english: ["Mails to ",["email"]] };

/** All that was done to it */
export const recordOfIt: LocalizedString = { id: "AccountPage.recordOfIt", english: "All that was done to it" };

/** It asks to become an organization */
export const request: LocalizedString = { id: "AccountPage.request", english: "It asks to become an organization" };

/** Since {date}. An organization has a network page and can be connected to businesses. */
export const requestSince: LocalizedString<{ date: string | number }> = { id: "AccountPage.requestSince", english: ["Since ",["date"],". An organization has a network page and can be connected to businesses."] };

/** Approve */
export const approve: LocalizedString = { id: "AccountPage.approve", english: "Approve" };

/** Approve, and Let It Manage Members */
export const approveAsManager: LocalizedString = { id: "AccountPage.approveAsManager", english: "Approve, and Let It Manage Members" };

/** Refuse */
export const refuse: LocalizedString = { id: "AccountPage.refuse", english: "Refuse" };

/** The request is answered. */
export const answered: LocalizedString = { id: "AccountPage.answered", english: "The request is answered." };

/** Disable */
export const disable: LocalizedString = { id: "AccountPage.disable", english: "Disable" };

/** Disable {business}? */
export const disableTitle: LocalizedString<{ business: string | number }> = { id: "AccountPage.disableTitle", english: ["Disable ",["business"],"?"] };

/** Nobody can log in for it, its sessions end, and its profile and ads are hidden. You can enable it again. */
export const disableAbout: LocalizedString = { id: "AccountPage.disableAbout", english: "Nobody can log in for it, its sessions end, and its profile and ads are hidden. You can enable it again." };

/** Enable */
export const enable: LocalizedString = { id: "AccountPage.enable", english: "Enable" };

/** Enable {business}? */
export const enableTitle: LocalizedString<{ business: string | number }> = { id: "AccountPage.enableTitle", english: ["Enable ",["business"],"?"] };

/** It is as it was before it was disabled. */
export const enableAbout: LocalizedString = { id: "AccountPage.enableAbout", english: "It is as it was before it was disabled." };

/** Let It Manage Members */
export const makeManager: LocalizedString = { id: "AccountPage.makeManager", english: "Let It Manage Members" };

/** Let {business} manage members? */
export const makeManagerTitle: LocalizedString<{ business: string | number }> = { id: "AccountPage.makeManagerTitle", english: ["Let ",["business"]," manage members?"] };

/** It may edit the profiles of members who agree, and create accounts for others. */
export const makeManagerAbout: LocalizedString = { id: "AccountPage.makeManagerAbout", english: "It may edit the profiles of members who agree, and create accounts for others." };

/** Let It Manage No More */
export const endManager: LocalizedString = { id: "AccountPage.endManager", english: "Let It Manage No More" };

/** Let {business} manage members no more? */
export const endManagerTitle: LocalizedString<{ business: string | number }> = { id: "AccountPage.endManagerTitle", english: ["Let ",["business"]," manage members no more?"] };

/** If it is no organization, its access to other profiles ends at once. */
export const endManagerAbout: LocalizedString = { id: "AccountPage.endManagerAbout", english: "If it is no organization, its access to other profiles ends at once." };

/** Act for Them */
export const actFor: LocalizedString = { id: "AccountPage.actFor", english: "Act for Them" };

/** Act for {business}? */
export const actForTitle: LocalizedString<{ business: string | number }> = { id: "AccountPage.actForTitle", english: ["Act for ",["business"],"?"] };

/** For an hour you see and change what they can. They are told, with your reason, and every change is in the record. */
export const actForAbout: LocalizedString = { id: "AccountPage.actForAbout", english: "For an hour you see and change what they can. They are told, with your reason, and every change is in the record." };

/** Send Mail Again */
export const resend: LocalizedString = { id: "AccountPage.resend", english: "Send Mail Again" };

/** Send the first mail again? */
export const resendTitle: LocalizedString = { id: "AccountPage.resendTitle", english: "Send the first mail again?" };

/** {email} gets a new link to confirm or claim the account. Earlier links stop working. */
export const resendAbout: LocalizedString<{ email: string | number }> = { id: "AccountPage.resendAbout", english: [["email"]," gets a new link to confirm or claim the account. Earlier links stop working."] };

/** Reset Second Step */
export const resetSecond: LocalizedString = { id: "AccountPage.resetSecond", english: "Reset Second Step" };

/** Reset the second step of {business}? */
export const resetSecondTitle: LocalizedString<{ business: string | number }> = { id: "AccountPage.resetSecondTitle", english: ["Reset the second step of ",["business"],"?"] };

/** Make sure first who asks. Its app, passkeys and recovery codes go, and its sessions end. The person gets a mail. */
export const resetSecondAbout: LocalizedString = { id: "AccountPage.resetSecondAbout", english: "Make sure first who asks. Its app, passkeys and recovery codes go, and its sessions end. The person gets a mail." };

/** Withdraw */
export const withdraw: LocalizedString = { id: "AccountPage.withdraw", english: "Withdraw" };

/** Withdraw {business}? */
export const withdrawTitle: LocalizedString<{ business: string | number }> = { id: "AccountPage.withdrawTitle", english: ["Withdraw ",["business"],"?"] };

/** The unclaimed account and all that was written into it are gone for good. */
export const withdrawAbout: LocalizedString = { id: "AccountPage.withdrawAbout", english: "The unclaimed account and all that was written into it are gone for good." };

/** The account is gone. */
export const withdrawn: LocalizedString = { id: "AccountPage.withdrawn", english: "The account is gone." };

/** Reason */
export const reason: LocalizedString = { id: "AccountPage.reason", english: "Reason" };

/** For the record, such as “Ticket 1881: cannot reorder products”. */
export const reasonHint: LocalizedString = { id: "AccountPage.reasonHint", english: "For the record, such as “Ticket 1881: cannot reorder products”." };

/** Please say why, in at least three characters. */
export const reasonNeeded: LocalizedString = { id: "AccountPage.reasonNeeded", english: "Please say why, in at least three characters." };

/** Done. */
export const done: LocalizedString = { id: "AccountPage.done", english: "Done." };

/** Networks and members */
export const connections: LocalizedString = { id: "AccountPage.connections", english: "Networks and members" };

/** It is connected with nobody. */
export const noConnections: LocalizedString = { id: "AccountPage.noConnections", english: "It is connected with nobody." };

/** The connections could not be loaded: {reason} */
export const connectionsFailed: LocalizedString<{ reason: string | number }> = { id: "AccountPage.connectionsFailed", english: ["The connections could not be loaded: ",["reason"]] };

/** And {count, plural, one {# more} other {# more}}. */
export const moreConnections: LocalizedString<{ count: number }> = { id: "AccountPage.moreConnections", english: ["And ",["count",2,{"one":[0," more"],"other":[0," more"]}],"."] };

/** All its members ({count}) */
export const allMembers: LocalizedString<{ count: string | number }> = { id: "AccountPage.allMembers", english: ["All its members (",["count"],")"] };

/** Network */
export const itsNetwork: LocalizedString = { id: "AccountPage.itsNetwork", english: "Network" };

/** Member */
export const itsMember: LocalizedString = { id: "AccountPage.itsMember", english: "Member" };

/** Manages it */
export const managesIt: LocalizedString = { id: "AccountPage.managesIt", english: "Manages it" };

/** Managed by it */
export const managedByIt: LocalizedString = { id: "AccountPage.managedByIt", english: "Managed by it" };

/** Not answered yet */
export const notAnswered: LocalizedString = { id: "AccountPage.notAnswered", english: "Not answered yet" };

/** Closed */
export const otherClosed: LocalizedString = { id: "AccountPage.otherClosed", english: "Closed" };

/** Latest mails */
export const latestMails: LocalizedString = { id: "AccountPage.latestMails", english: "Latest mails" };

/** No mail was written to it. */
export const noMails: LocalizedString = { id: "AccountPage.noMails", english: "No mail was written to it." };

/** The mails could not be loaded: {reason} */
export const mailsFailed: LocalizedString<{ reason: string | number }> = { id: "AccountPage.mailsFailed", english: ["The mails could not be loaded: ",["reason"]] };

/** What was done to it lately */
export const latestRecord: LocalizedString = { id: "AccountPage.latestRecord", english: "What was done to it lately" };

/** Nothing is recorded. */
export const noRecord: LocalizedString = { id: "AccountPage.noRecord", english: "Nothing is recorded." };

/** The record could not be loaded: {reason} */
export const recordFailed: LocalizedString<{ reason: string | number }> = { id: "AccountPage.recordFailed", english: ["The record could not be loaded: ",["reason"]] };
