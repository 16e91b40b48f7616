// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** The reports could not be loaded */
export const reportsFailed: LocalizedString = { id: "AbuseReportsPage.reportsFailed", english: "The reports could not be loaded" };

/** No report waits for a decision */
export const noReports: LocalizedString = { id: "AbuseReportsPage.noReports", english: "No report waits for a decision" };

/** Reports by visitors and members are listed here, the oldest first. */
export const noReportsHint: LocalizedString = { id: "AbuseReportsPage.noReportsHint", english: "Reports by visitors and members are listed here, the oldest first." };

/** {kind, select, profile {Profile} classified {Classified} other {Message}} of {business} */
export const reportOf: LocalizedString<{ business: string | number; kind: "profile" | "classified" | (string & {}) }> = { id: "AbuseReportsPage.reportOf", english: [["kind",1,{"profile":"Profile","classified":"Classified","other":"Message"}]," of ",["business"]] };

/** Reported by {business} on {date} */
export const reportedBy: LocalizedString<{ business: string | number; date: string | number }> = { id: "AbuseReportsPage.reportedBy", english: ["Reported by ",["business"]," on ",["date"]] };

/** Reported by a visitor on {date} */
export const reportedByVisitor: LocalizedString<{ date: string | number }> = { id: "AbuseReportsPage.reportedByVisitor", english: ["Reported by a visitor on ",["date"]] };

/** Pages of reports */
export const reportPages: LocalizedString = { id: "AbuseReportsPage.reportPages", english: "Pages of reports" };

/** Advertising or sent to many */
export const reasonSpam: LocalizedString = { id: "AbuseReportsPage.reasonSpam", english: "Advertising or sent to many" };

/** Untrue or misleading */
export const reasonMisleading: LocalizedString = { id: "AbuseReportsPage.reasonMisleading", english: "Untrue or misleading" };

/** Insulting or harassing */
export const reasonOffensive: LocalizedString = { id: "AbuseReportsPage.reasonOffensive", english: "Insulting or harassing" };

/** An attempt to deceive */
export const reasonFraud: LocalizedString = { id: "AbuseReportsPage.reasonFraud", english: "An attempt to deceive" };

/** Against the law */
export const reasonIllegal: LocalizedString = { id: "AbuseReportsPage.reasonIllegal", english: "Against the law" };

/** Something else */
export const reasonOther: LocalizedString = { id: "AbuseReportsPage.reasonOther", english: "Something else" };
