// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** What was reported, the most urgent first. Signals only sort the list; people decide. */
export const about: LocalizedString = { id: "moderation.about", english: "What was reported, the most urgent first. Signals only sort the list; people decide." };

/** Which reports */
export const states: LocalizedString = { id: "moderation.states", english: "Which reports" };

/** Waiting */
export const stateOpen: LocalizedString = { id: "moderation.stateOpen", english: "Waiting" };

/** Appeals */
export const stateAppeals: LocalizedString = { id: "moderation.stateAppeals", english: "Appeals" };

/** Signals */
export const stateSignals: LocalizedString = { id: "moderation.stateSignals", english: "Signals" };

/** Decided */
export const stateDecided: LocalizedString = { id: "moderation.stateDecided", english: "Decided" };

/** {state} ({count, number}) */
export const stateCount: LocalizedString<{ count: number; state: string | number }> = { id: "moderation.stateCount", english: [["state"]," (",["count",4],")"] };

/** Nobody has reported these. Texts of messages are not shown, and nothing is done because of a signal. */
export const signalsAbout: LocalizedString = { id: "moderation.signalsAbout", english: "Nobody has reported these. Texts of messages are not shown, and nothing is done because of a signal." };

/** No report waits for a decision */
export const noCases: LocalizedString = { id: "moderation.noCases", english: "No report waits for a decision" };

/** No appeal waits for a decision */
export const noAppeals: LocalizedString = { id: "moderation.noAppeals", english: "No appeal waits for a decision" };

/** Nothing was decided yet */
export const noDecided: LocalizedString = { id: "moderation.noDecided", english: "Nothing was decided yet" };

/** Nothing was noticed */
export const noSignals: LocalizedString = { id: "moderation.noSignals", english: "Nothing was noticed" };

/** The reports could not be loaded */
export const casesFailed: LocalizedString = { id: "moderation.casesFailed", english: "The reports could not be loaded" };

/** Pages of reports */
export const casePages: LocalizedString = { id: "moderation.casePages", english: "Pages of reports" };

/** {kind, select, profile {Profile} classified {Ad} other {Message}} of {business} */
export const caseOf: LocalizedString<{ business: string | number; kind: "profile" | "classified" | (string & {}) }> = { id: "moderation.caseOf", english: [["kind",1,{"profile":"Profile","classified":"Ad","other":"Message"}]," of ",["business"]] };

/** Why it is urgent */
export const whyUrgent: LocalizedString = { id: "moderation.whyUrgent", english: "Why it is urgent" };

/** Appealed */
export const appealWaits: LocalizedString = { id: "moderation.appealWaits", english: "Appealed" };

/** {count, plural, one {# report} other {# reports}}, since {date} */
export const reportsSince: LocalizedString<{ count: number; date: string | number }> = { id: "moderation.reportsSince", english: [["count",2,{"one":[0," report"],"other":[0," reports"]}],", since ",["date"]] };

/** Noticed on {date} */
export const noticedOn: LocalizedString<{ date: string | number }> = { id: "moderation.noticedOn", english: ["Noticed on ",["date"]] };

/** All reports */
export const backToCases: LocalizedString = { id: "moderation.backToCases", english: "All reports" };

/** Waits for a decision */
export const caseOpen: LocalizedString = { id: "moderation.caseOpen", english: "Waits for a decision" };

/** Decided */
export const caseDecided: LocalizedString = { id: "moderation.caseDecided", english: "Decided" };

/** The report could not be loaded */
export const caseFailed: LocalizedString = { id: "moderation.caseFailed", english: "The report could not be loaded" };

/** What was reported */
export const whatWasReported: LocalizedString = { id: "moderation.whatWasReported", english: "What was reported" };

/** It is gone now. */
export const contentGone: LocalizedString = { id: "moderation.contentGone", english: "It is gone now." };

/** Others cannot see it now. */
export const contentHidden: LocalizedString = { id: "moderation.contentHidden", english: "Others cannot see it now." };

/** It has been changed since: */
export const contentChanged: LocalizedString = { id: "moderation.contentChanged", english: "It has been changed since:" };

/** It still says so. */
export const contentSame: LocalizedString = { id: "moderation.contentSame", english: "It still says so." };

/** {count, plural, one {# report} other {# reports}} by {reporters, plural, one {one reporter} other {# reporters}} */
export const reportsBy: LocalizedString<{ count: number; reporters: number }> = { id: "moderation.reportsBy", english: [["count",2,{"one":[0," report"],"other":[0," reports"]}]," by ",["reporters",2,{"one":"one reporter","other":[0," reporters"]}]] };

/** A visitor */
export const aVisitor: LocalizedString = { id: "moderation.aVisitor", english: "A visitor" };

/** {made, plural, one {# earlier report} other {# earlier reports}}: {upheld, number} upheld, {dismissed, number} dismissed */
export const earlierReports: LocalizedString<{ dismissed: number; made: number; upheld: number }> = { id: "moderation.earlierReports", english: [["made",2,{"one":[0," earlier report"],"other":[0," earlier reports"]}],": ",["upheld",4]," upheld, ",["dismissed",4]," dismissed"] };

/** The conversation around it */
export const conversation: LocalizedString = { id: "moderation.conversation", english: "The conversation around it" };

/** Only the messages around the reported one. That you read them is noted. */
export const conversationAbout: LocalizedString = { id: "moderation.conversationAbout", english: "Only the messages around the reported one. That you read them is noted." };

/** Reported */
export const reportedMessage: LocalizedString = { id: "moderation.reportedMessage", english: "Reported" };

/** Author */
export const author: LocalizedString = { id: "moderation.author", english: "Author" };

/** Here since {date}. */
export const authorSince: LocalizedString<{ date: string | number }> = { id: "moderation.authorSince", english: ["Here since ",["date"],"."] };

/** {count, plural, =0 {No other report about them.} one {# other report about them, {acted, number} acted on.} other {# other reports about them, {acted, number} acted on.}} */
export const authorCases: LocalizedString<{ acted: number; count: number }> = { id: "moderation.authorCases", english: [["count",2,{"=0":"No other report about them.","one":[0," other report about them, ",["acted",4]," acted on."],"other":[0," other reports about them, ",["acted",4]," acted on."]}]] };

/** No longer in force */
export const notInForce: LocalizedString = { id: "moderation.notInForce", english: "No longer in force" };

/** Decisions */
export const decisions: LocalizedString = { id: "moderation.decisions", english: "Decisions" };

/** Opened again on {date} by {by}: {reason} */
export const reopenedBecause: LocalizedString<{ by: string | number; date: string | number; reason: string | number }> = { id: "moderation.reopenedBecause", english: ["Opened again on ",["date"]," by ",["by"],": ",["reason"]] };

/** until {date} */
export const until: LocalizedString<{ date: string | number }> = { id: "moderation.until", english: ["until ",["date"]] };

/** Appeal: the decision was taken back. {note} */
export const appealReversed: LocalizedString<{ note: string | number }> = { id: "moderation.appealReversed", english: ["Appeal: the decision was taken back. ",["note"]] };

/** Appeal: the decision stays. {note} */
export const appealUpheld: LocalizedString<{ note: string | number }> = { id: "moderation.appealUpheld", english: ["Appeal: the decision stays. ",["note"]] };

/** Decide */
export const decide: LocalizedString = { id: "moderation.decide", english: "Decide" };

/** What is done */
export const whatIsDone: LocalizedString = { id: "moderation.whatIsDone", english: "What is done" };

/** For how many days */
export const days: LocalizedString = { id: "moderation.days", english: "For how many days" };

/** Reason */
export const reason: LocalizedString = { id: "moderation.reason", english: "Reason" };

/** In your words */
export const note: LocalizedString = { id: "moderation.note", english: "In your words" };

/** The author reads this. The reporter does not. */
export const noteHint: LocalizedString = { id: "moderation.noteHint", english: "The author reads this. The reporter does not." };

/** See what each side is told */
export const preview: LocalizedString = { id: "moderation.preview", english: "See what each side is told" };

/** The author is told */
export const authorIsTold: LocalizedString = { id: "moderation.authorIsTold", english: "The author is told" };

/** Nothing. A dismissed report is not told to the author. */
export const authorIsToldNothing: LocalizedString = { id: "moderation.authorIsToldNothing", english: "Nothing. A dismissed report is not told to the author." };

/** Each reporter is told */
export const reporterIsTold: LocalizedString = { id: "moderation.reporterIsTold", english: "Each reporter is told" };

/** Nothing. Only visitors without an account reported it. */
export const noReporterIsTold: LocalizedString = { id: "moderation.noReporterIsTold", english: "Nothing. Only visitors without an account reported it." };

/** Decide and tell them */
export const decideNow: LocalizedString = { id: "moderation.decideNow", english: "Decide and tell them" };

/** Decided. Both sides are told. */
export const decided: LocalizedString = { id: "moderation.decided", english: "Decided. Both sides are told." };

/** Choose what is done. */
export const chooseAction: LocalizedString = { id: "moderation.chooseAction", english: "Choose what is done." };

/** Choose a reason */
export const chooseReason: LocalizedString = { id: "moderation.chooseReason", english: "Choose a reason" };

/** Say why in your own words. */
export const sayWhy: LocalizedString = { id: "moderation.sayWhy", english: "Say why in your own words." };

/** Enter 1 to 365 days. */
export const sayDays: LocalizedString = { id: "moderation.sayDays", english: "Enter 1 to 365 days." };

/** Appeal */
export const appeal: LocalizedString = { id: "moderation.appeal", english: "Appeal" };

/** You made this decision. Another administrator should review it. */
export const ownDecision: LocalizedString = { id: "moderation.ownDecision", english: "You made this decision. Another administrator should review it." };

/** You made this decision. There is no other administrator to review it. */
export const ownDecisionAlone: LocalizedString = { id: "moderation.ownDecisionAlone", english: "You made this decision. There is no other administrator to review it." };

/** What becomes of the decision */
export const appealOutcome: LocalizedString = { id: "moderation.appealOutcome", english: "What becomes of the decision" };

/** Take it back: everything is as it was */
export const outcomeReversed: LocalizedString = { id: "moderation.outcomeReversed", english: "Take it back: everything is as it was" };

/** It stays */
export const outcomeUpheld: LocalizedString = { id: "moderation.outcomeUpheld", english: "It stays" };

/** Choose what becomes of it. */
export const chooseOutcome: LocalizedString = { id: "moderation.chooseOutcome", english: "Choose what becomes of it." };

/** Why, for the author */
export const appealNote: LocalizedString = { id: "moderation.appealNote", english: "Why, for the author" };

/** Answer the appeal */
export const answerAppeal: LocalizedString = { id: "moderation.answerAppeal", english: "Answer the appeal" };

/** Answered. The author is told. */
export const appealDone: LocalizedString = { id: "moderation.appealDone", english: "Answered. The author is told." };

/** Open again */
export const reopen: LocalizedString = { id: "moderation.reopen", english: "Open again" };

/** What was done stays in force until the next decision. */
export const reopenAbout: LocalizedString = { id: "moderation.reopenAbout", english: "What was done stays in force until the next decision." };

/** Why, for administrators */
export const reopenReason: LocalizedString = { id: "moderation.reopenReason", english: "Why, for administrators" };

/** Nothing: dismiss it */
export const actionDismiss: LocalizedString = { id: "moderation.actionDismiss", english: "Nothing: dismiss it" };

/** Warn the author */
export const actionWarn: LocalizedString = { id: "moderation.actionWarn", english: "Warn the author" };

/** Hide the ad */
export const actionHideClassified: LocalizedString = { id: "moderation.actionHideClassified", english: "Hide the ad" };

/** Hide the profile */
export const actionHideProfile: LocalizedString = { id: "moderation.actionHideProfile", english: "Hide the profile" };

/** Remove the message from the recipient's view */
export const actionRemoveMessage: LocalizedString = { id: "moderation.actionRemoveMessage", english: "Remove the message from the recipient's view" };

/** Suspend posting ads */
export const actionSuspendPosting: LocalizedString = { id: "moderation.actionSuspendPosting", english: "Suspend posting ads" };

/** Suspend sending messages */
export const actionSuspendMessaging: LocalizedString = { id: "moderation.actionSuspendMessaging", english: "Suspend sending messages" };

/** Disable the account */
export const actionDisableAccount: LocalizedString = { id: "moderation.actionDisableAccount", english: "Disable the account" };

/** Dismissed */
export const doneDismiss: LocalizedString = { id: "moderation.doneDismiss", english: "Dismissed" };

/** Author warned */
export const doneWarn: LocalizedString = { id: "moderation.doneWarn", english: "Author warned" };

/** Ad hidden */
export const doneHideClassified: LocalizedString = { id: "moderation.doneHideClassified", english: "Ad hidden" };

/** Profile hidden */
export const doneHideProfile: LocalizedString = { id: "moderation.doneHideProfile", english: "Profile hidden" };

/** Message removed */
export const doneRemoveMessage: LocalizedString = { id: "moderation.doneRemoveMessage", english: "Message removed" };

/** Posting suspended */
export const doneSuspendPosting: LocalizedString = { id: "moderation.doneSuspendPosting", english: "Posting suspended" };

/** Messages suspended */
export const doneSuspendMessaging: LocalizedString = { id: "moderation.doneSuspendMessaging", english: "Messages suspended" };

/** Account disabled */
export const doneDisableAccount: LocalizedString = { id: "moderation.doneDisableAccount", english: "Account disabled" };

/** Upheld, done apart */
export const doneApart: LocalizedString = { id: "moderation.doneApart", english: "Upheld, done apart" };

/** Advertising or sent to many */
export const reasonSpam: LocalizedString = { id: "moderation.reasonSpam", english: "Advertising or sent to many" };

/** Untrue or misleading */
export const reasonMisleading: LocalizedString = { id: "moderation.reasonMisleading", english: "Untrue or misleading" };

/** Insulting or harassing */
export const reasonOffensive: LocalizedString = { id: "moderation.reasonOffensive", english: "Insulting or harassing" };

/** An attempt to deceive */
export const reasonFraud: LocalizedString = { id: "moderation.reasonFraud", english: "An attempt to deceive" };

/** Against the law */
export const reasonIllegal: LocalizedString = { id: "moderation.reasonIllegal", english: "Against the law" };

/** Nothing is wrong */
export const reasonNothingWrong: LocalizedString = { id: "moderation.reasonNothingWrong", english: "Nothing is wrong" };

/** Corrected meanwhile */
export const reasonCorrected: LocalizedString = { id: "moderation.reasonCorrected", english: "Corrected meanwhile" };

/** Between two businesses */
export const reasonDispute: LocalizedString = { id: "moderation.reasonDispute", english: "Between two businesses" };

/** Something else */
export const reasonOther: LocalizedString = { id: "moderation.reasonOther", english: "Something else" };

/** {count, number} reporters who are not connected */
export const urgentReporters: LocalizedString<{ count: number }> = { id: "moderation.urgentReporters", english: [["count",4]," reporters who are not connected"] };

/** {count, plural, one {# report} other {# reports}} of fraud or a broken law */
export const urgentSevere: LocalizedString<{ count: number }> = { id: "moderation.urgentSevere", english: [["count",2,{"one":[0," report"],"other":[0," reports"]}]," of fraud or a broken law"] };

/** Acted on {count, plural, one {once} other {# times}} before */
export const urgentRepeatOffender: LocalizedString<{ count: number }> = { id: "moderation.urgentRepeatOffender", english: ["Acted on ",["count",2,{"one":"once","other":[0," times"]}]," before"] };

/** {count, plural, one {# link} other {# links}} in the text */
export const urgentLinks: LocalizedString<{ count: number }> = { id: "moderation.urgentLinks", english: [["count",2,{"one":[0," link"],"other":[0," links"]}]," in the text"] };

/** Same text sent to {count, plural, one {# business} other {# businesses}} in {minutes, plural, one {# minute} other {# minutes}} */
export const urgentRepeatedWithin: LocalizedString<{ count: number; minutes: number }> = { id: "moderation.urgentRepeatedWithin", english: ["Same text sent to ",["count",2,{"one":[0," business"],"other":[0," businesses"]}]," in ",["minutes",2,{"one":[0," minute"],"other":[0," minutes"]}]] };

/** Same text sent to {count, plural, one {# business} other {# businesses}} */
export const urgentRepeatedMessages: LocalizedString<{ count: number }> = { id: "moderation.urgentRepeatedMessages", english: ["Same text sent to ",["count",2,{"one":[0," business"],"other":[0," businesses"]}]] };

/** Same text in {count, plural, one {# ad} other {# ads}} */
export const urgentRepeatedAds: LocalizedString<{ count: number }> = { id: "moderation.urgentRepeatedAds", english: ["Same text in ",["count",2,{"one":[0," ad"],"other":[0," ads"]}]] };

/** {count, number} messages and ads on the first day */
export const urgentFast: LocalizedString<{ count: number }> = { id: "moderation.urgentFast", english: [["count",4]," messages and ads on the first day"] };

/** A link, address or number that was acted on before */
export const urgentKnownContact: LocalizedString = { id: "moderation.urgentKnownContact", english: "A link, address or number that was acted on before" };

/** {count, plural, =0 {Account of the same day} one {Account # day old} other {Account # days old}} */
export const urgentAccountAge: LocalizedString<{ count: number }> = { id: "moderation.urgentAccountAge", english: [["count",2,{"=0":"Account of the same day","one":["Account ",0," day old"],"other":["Account ",0," days old"]}]] };

/** About */
export const kind: LocalizedString = { id: "moderation.kind", english: "About" };

/** Anything */
export const anyKind: LocalizedString = { id: "moderation.anyKind", english: "Anything" };

/** Profiles */
export const kindProfile: LocalizedString = { id: "moderation.kindProfile", english: "Profiles" };

/** Ads */
export const kindClassified: LocalizedString = { id: "moderation.kindClassified", english: "Ads" };

/** Messages */
export const kindMessage: LocalizedString = { id: "moderation.kindMessage", english: "Messages" };
