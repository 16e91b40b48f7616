// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Account disabled, enabled, or made a manager */
export const opUpdateAccount: LocalizedString = { id: "AuditPage.opUpdateAccount", english: "Account disabled, enabled, or made a manager" };

/** Unclaimed account withdrawn */
export const opWithdrawAccount: LocalizedString = { id: "AuditPage.opWithdrawAccount", english: "Unclaimed account withdrawn" };

/** Request to become an organization answered */
export const opAnswerRoleRequest: LocalizedString = { id: "AuditPage.opAnswerRoleRequest", english: "Request to become an organization answered" };

/** Report decided */
export const opDecideAbuseReport: LocalizedString = { id: "AuditPage.opDecideAbuseReport", english: "Report decided" };

/** Second step of the login reset */
export const opResetSecondFactors: LocalizedString = { id: "AuditPage.opResetSecondFactors", english: "Second step of the login reset" };

/** Acted for the account */
export const opHijackAccount: LocalizedString = { id: "AuditPage.opHijackAccount", english: "Acted for the account" };

/** Acted for the account */
export const opHijackAccountWithReason: LocalizedString = { id: "AuditPage.opHijackAccountWithReason", english: "Acted for the account" };

/** Account created on behalf */
export const opSignup: LocalizedString = { id: "AuditPage.opSignup", english: "Account created on behalf" };

/** Profile changed */
export const opUpdateProfile: LocalizedString = { id: "AuditPage.opUpdateProfile", english: "Profile changed" };

/** Classified posted */
export const opCreateClassified: LocalizedString = { id: "AuditPage.opCreateClassified", english: "Classified posted" };

/** Classified changed */
export const opUpdateClassified: LocalizedString = { id: "AuditPage.opUpdateClassified", english: "Classified changed" };

/** Classified deleted */
export const opDeleteClassified: LocalizedString = { id: "AuditPage.opDeleteClassified", english: "Classified deleted" };

/** Product added */
export const opCreateProduct: LocalizedString = { id: "AuditPage.opCreateProduct", english: "Product added" };

/** Product removed */
export const opDeleteProduct: LocalizedString = { id: "AuditPage.opDeleteProduct", english: "Product removed" };

/** Mails sent again */
export const opRetryMails: LocalizedString = { id: "AuditPage.opRetryMails", english: "Mails sent again" };

/** Mail cancelled */
export const opCancelMail: LocalizedString = { id: "AuditPage.opCancelMail", english: "Mail cancelled" };

/** Job run */
export const opRunJob: LocalizedString = { id: "AuditPage.opRunJob", english: "Job run" };

/** Job paused or resumed */
export const opPauseJob: LocalizedString = { id: "AuditPage.opPauseJob", english: "Job paused or resumed" };

/** Settings changed */
export const opUpdateSettings: LocalizedString = { id: "AuditPage.opUpdateSettings", english: "Settings changed" };

/** Own data downloaded */
export const opExportAccount: LocalizedString = { id: "AuditPage.opExportAccount", english: "Own data downloaded" };

/** Profiles exported with hidden details */
export const opExportProfiles: LocalizedString = { id: "AuditPage.opExportProfiles", english: "Profiles exported with hidden details" };

/** Is the record complete? */
export const chain: LocalizedString = { id: "AuditPage.chain", english: "Is the record complete?" };

/** Whole: {count, plural, one {# entry} other {# entries}}, verified now. */
export const chainWhole: LocalizedString<{ count: number }> = { id: "AuditPage.chainWhole", english: ["Whole: ",["count",2,{"one":[0," entry"],"other":[0," entries"]}],", verified now."] };

/** The record is being verified… */
export const chainChecking: LocalizedString = { id: "AuditPage.chainChecking", english: "The record is being verified…" };

/** The record is not what was written: {fault} */
export const chainBroken: LocalizedString<{ fault: string | number }> = { id: "AuditPage.chainBroken", english: ["The record is not what was written: ",["fault"]] };

/** Compare it with an earlier backup, and find out who can write to the database. */
export const chainBrokenHint: LocalizedString = { id: "AuditPage.chainBrokenHint", english: "Compare it with an earlier backup, and find out who can write to the database." };

/** It could not be verified: {reason} */
export const chainFailed: LocalizedString<{ reason: string | number }> = { id: "AuditPage.chainFailed", english: ["It could not be verified: ",["reason"]] };

/** Verify Again */
export const verifyAgain: LocalizedString = { id: "AuditPage.verifyAgain", english: "Verify Again" };

/** {entry} was changed, put elsewhere or inserted. */
export const faultChanged: LocalizedString<{ entry: string | number }> = { id: "AuditPage.faultChanged", english: [["entry"]," was changed, put elsewhere or inserted."] };

/** {entry} has other details than were recorded. */
export const faultDetailsChanged: LocalizedString<{ entry: string | number }> = { id: "AuditPage.faultDetailsChanged", english: [["entry"]," has other details than were recorded."] };

/** {entry} is missing. */
export const faultMissing: LocalizedString<{ entry: string | number }> = { id: "AuditPage.faultMissing", english: [["entry"]," is missing."] };

/** {entry} is missing, and so is everything after it. */
export const faultEndMissing: LocalizedString<{ entry: string | number }> = { id: "AuditPage.faultEndMissing", english: [["entry"]," is missing, and so is everything after it."] };

/** {entry} is not the one that was recorded last. */
export const faultEndChanged: LocalizedString<{ entry: string | number }> = { id: "AuditPage.faultEndChanged", english: [["entry"]," is not the one that was recorded last."] };

/** {entry} has no beginning: those before it were deleted by nobody. */
export const faultBeginningMissing: LocalizedString<{ entry: string | number }> = { id: "AuditPage.faultBeginningMissing", english: [["entry"]," has no beginning: those before it were deleted by nobody."] };

/** {entry} was written around the chain. */
export const faultUnchained: LocalizedString<{ entry: string | number }> = { id: "AuditPage.faultUnchained", english: [["entry"]," was written around the chain."] };

/** Entry {seq} */
export const entryNumbered: LocalizedString<{ seq: string | number }> = { id: "AuditPage.entryNumbered", english: ["Entry ",["seq"]] };

/** The entry in row {id} */
export const entryOfRow: LocalizedString<{ id: string | number }> = { id: "AuditPage.entryOfRow", english: ["The entry in row ",["id"]] };

/** An entry */
export const entryUnknown: LocalizedString = { id: "AuditPage.entryUnknown", english: "An entry" };

/** Report decided */
export const opDecideModerationCase: LocalizedString = { id: "AuditPage.opDecideModerationCase", english: "Report decided" };

/** Report opened again */
export const opReopenModerationCase: LocalizedString = { id: "AuditPage.opReopenModerationCase", english: "Report opened again" };

/** Appeal answered */
export const opDecideModerationAppeal: LocalizedString = { id: "AuditPage.opDecideModerationAppeal", english: "Appeal answered" };

/** Person invited */
export const opInvitePerson: LocalizedString = { id: "AuditPage.opInvitePerson", english: "Person invited" };

/** Invitation accepted */
export const opAcceptInvitation: LocalizedString = { id: "AuditPage.opAcceptInvitation", english: "Invitation accepted" };

/** Role of a person changed */
export const opChangePersonRole: LocalizedString = { id: "AuditPage.opChangePersonRole", english: "Role of a person changed" };

/** Person taken off */
export const opRemovePerson: LocalizedString = { id: "AuditPage.opRemovePerson", english: "Person taken off" };

/** Person left */
export const opLeaveBusiness: LocalizedString = { id: "AuditPage.opLeaveBusiness", english: "Person left" };

/** Business founded */
export const opFoundBusiness: LocalizedString = { id: "AuditPage.opFoundBusiness", english: "Business founded" };

/** Account closed */
export const opCloseAccount: LocalizedString = { id: "AuditPage.opCloseAccount", english: "Account closed" };

/** Account kept */
export const opKeepAccount: LocalizedString = { id: "AuditPage.opKeepAccount", english: "Account kept" };

/** Account erased */
export const opEraseAccount: LocalizedString = { id: "AuditPage.opEraseAccount", english: "Account erased" };

/** Profile saved */
export const opSaveProfile: LocalizedString = { id: "AuditPage.opSaveProfile", english: "Profile saved" };

/** Profile picture changed */
export const opSetPhoto: LocalizedString = { id: "AuditPage.opSetPhoto", english: "Profile picture changed" };

/** Photo added */
export const opAddGalleryPhoto: LocalizedString = { id: "AuditPage.opAddGalleryPhoto", english: "Photo added" };

/** Photo deleted */
export const opDeleteGalleryPhoto: LocalizedString = { id: "AuditPage.opDeleteGalleryPhoto", english: "Photo deleted" };

/** Change of the profile undone */
export const opUndoProfileChange: LocalizedString = { id: "AuditPage.opUndoProfileChange", english: "Change of the profile undone" };

/** First mail sent again */
export const opResendVerification: LocalizedString = { id: "AuditPage.opResendVerification", english: "First mail sent again" };
