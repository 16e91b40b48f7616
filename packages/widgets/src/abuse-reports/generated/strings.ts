// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Report */
export const report: LocalizedString = { id: "abuse-reports.report", english: "Report" };

/** Report this profile */
export const reportProfile: LocalizedString = { id: "abuse-reports.reportProfile", english: "Report this profile" };

/** Report this classified */
export const reportClassified: LocalizedString = { id: "abuse-reports.reportClassified", english: "Report this classified" };

/** Report this message */
export const reportMessage: LocalizedString = { id: "abuse-reports.reportMessage", english: "Report this message" };

/** The administrators look at every report. Whom it is about is not told who you are. */
export const reportHelp: LocalizedString = { id: "abuse-reports.reportHelp", english: "The administrators look at every report. Whom it is about is not told who you are." };

/** What is wrong? */
export const whatIsWrong: LocalizedString = { id: "abuse-reports.whatIsWrong", english: "What is wrong?" };

/** Please choose what is wrong. */
export const chooseReason: LocalizedString = { id: "abuse-reports.chooseReason", english: "Please choose what is wrong." };

/** Spam, or advertising sent to many */
export const spam: LocalizedString = { id: "abuse-reports.spam", english: "Spam, or advertising sent to many" };

/** Untrue or misleading */
export const misleading: LocalizedString = { id: "abuse-reports.misleading", english: "Untrue or misleading" };

/** Insulting or harassing */
export const offensive: LocalizedString = { id: "abuse-reports.offensive", english: "Insulting or harassing" };

/** An attempt to deceive */
export const fraud: LocalizedString = { id: "abuse-reports.fraud", english: "An attempt to deceive" };

/** Against the law */
export const illegal: LocalizedString = { id: "abuse-reports.illegal", english: "Against the law" };

/** Something else */
export const other: LocalizedString = { id: "abuse-reports.other", english: "Something else" };

/** Details */
export const details: LocalizedString = { id: "abuse-reports.details", english: "Details" };

/** Please say what is wrong. */
export const sayWhatIsWrong: LocalizedString = { id: "abuse-reports.sayWhatIsWrong", english: "Please say what is wrong." };

/** Cancel */
export const cancel: LocalizedString = { id: "abuse-reports.cancel", english: "Cancel" };

/** Send report */
export const send: LocalizedString = { id: "abuse-reports.send", english: "Send report" };

/** Thank you. The administrators will look at it. */
export const reported: LocalizedString = { id: "abuse-reports.reported", english: "Thank you. The administrators will look at it." };
