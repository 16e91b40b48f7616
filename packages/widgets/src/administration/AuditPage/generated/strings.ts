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
