// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** {about}: {outcome} */
export const aboutAndOutcome: LocalizedString<{ about: string | number; outcome: string | number }> = { id: "server.moderation.aboutAndOutcome", english: [["about"],": ",["outcome"]] };

/** Administrators have suspended posting ads for this business until the end of {date, date, ::MMMM} {day, plural, other {#}}, {date, date, ::y}. You can read why, and appeal, under Decisions. */
export const postingSuspended: LocalizedString<{ date: Date; day: number }> = { id: "server.moderation.postingSuspended", english: ["Administrators have suspended posting ads for this business until the end of ",["date",5,{"month":"long"}]," ",["day",2,{"other":0}],", ",["date",5,{"year":"numeric"}],". You can read why, and appeal, under Decisions."] };

/** Administrators have suspended sending messages for this business until the end of {date, date, ::MMMM} {day, plural, other {#}}, {date, date, ::y}. You can read why, and appeal, under Decisions. */
export const messagingSuspended: LocalizedString<{ date: Date; day: number }> = { id: "server.moderation.messagingSuspended", english: ["Administrators have suspended sending messages for this business until the end of ",["date",5,{"month":"long"}]," ",["day",2,{"other":0}],", ",["date",5,{"year":"numeric"}],". You can read why, and appeal, under Decisions."] };

/** Somebody else decided this case meanwhile. Load it again to see how. */
export const caseDecided: LocalizedString = { id: "server.moderation.caseDecided", english: "Somebody else decided this case meanwhile. Load it again to see how." };

/** This case has no decision yet. */
export const caseOpen: LocalizedString = { id: "server.moderation.caseOpen", english: "This case has no decision yet." };

/** A newer case about the same waits for a decision. Please decide that one. */
export const newerCaseOpen: LocalizedString = { id: "server.moderation.newerCaseOpen", english: "A newer case about the same waits for a decision. Please decide that one." };

/** Please say why the case is opened again. */
export const reopenReasonNeeded: LocalizedString = { id: "server.moderation.reopenReasonNeeded", english: "Please say why the case is opened again." };

/** This cannot be done any more: it is gone, hidden already, or the account is disabled. Load the case again. */
export const notPossibleNow: LocalizedString = { id: "server.moderation.notPossibleNow", english: "This cannot be done any more: it is gone, hidden already, or the account is disabled. Load the case again." };

/** This is about your own business. Please leave it to another administrator. */
export const notAboutYourself: LocalizedString = { id: "server.moderation.notAboutYourself", english: "This is about your own business. Please leave it to another administrator." };

/** Please choose a reason for which a report is dismissed. */
export const reasonDoesNotDismiss: LocalizedString = { id: "server.moderation.reasonDoesNotDismiss", english: "Please choose a reason for which a report is dismissed." };

/** Please choose a reason for which something is done. */
export const reasonDismisses: LocalizedString = { id: "server.moderation.reasonDismisses", english: "Please choose a reason for which something is done." };

/** Please say why in your own words. */
export const noteNeeded: LocalizedString = { id: "server.moderation.noteNeeded", english: "Please say why in your own words." };

/** Please say for how many days. */
export const daysNeeded: LocalizedString = { id: "server.moderation.daysNeeded", english: "Please say for how many days." };

/** Only a suspension takes a number of days. */
export const daysOnlyForSuspensions: LocalizedString = { id: "server.moderation.daysOnlyForSuspensions", english: "Only a suspension takes a number of days." };

/** This appeal was decided otherwise already. */
export const appealDecided: LocalizedString = { id: "server.moderation.appealDecided", english: "This appeal was decided otherwise already." };

/** You have appealed this decision before. Each can be appealed once. */
export const appealedBefore: LocalizedString = { id: "server.moderation.appealedBefore", english: "You have appealed this decision before. Each can be appealed once." };

/** A decision can be appealed within {count, plural, one {# day} other {# days}}. */
export const appealTooLate: LocalizedString<{ count: number }> = { id: "server.moderation.appealTooLate", english: ["A decision can be appealed within ",["count",2,{"one":[0," day"],"other":[0," days"]}],"."] };

/** Please say why the decision is wrong. */
export const appealWordsNeeded: LocalizedString = { id: "server.moderation.appealWordsNeeded", english: "Please say why the decision is wrong." };

/** This decision does not hold any more. */
export const decisionReplaced: LocalizedString = { id: "server.moderation.decisionReplaced", english: "This decision does not hold any more." };

/** Decisions, reports and appeals are the member's own. They are not open while you act for somebody. */
export const notWhileActing: LocalizedString = { id: "server.moderation.notWhileActing", english: "Decisions, reports and appeals are the member's own. They are not open while you act for somebody." };

/** Your profile “{title}” */
export const aboutProfile: LocalizedString<{ title: string | number }> = { id: "server.moderation.aboutProfile", english: ["Your profile “",["title"],"”"] };

/** Your ad “{title}” */
export const aboutClassified: LocalizedString<{ title: string | number }> = { id: "server.moderation.aboutClassified", english: ["Your ad “",["title"],"”"] };

/** Your message “{title}” */
export const aboutMessage: LocalizedString<{ title: string | number }> = { id: "server.moderation.aboutMessage", english: ["Your message “",["title"],"”"] };

/** the profile “{title}” */
export const reportedProfile: LocalizedString<{ title: string | number }> = { id: "server.moderation.reportedProfile", english: ["the profile “",["title"],"”"] };

/** the ad “{title}” */
export const reportedClassified: LocalizedString<{ title: string | number }> = { id: "server.moderation.reportedClassified", english: ["the ad “",["title"],"”"] };

/** a message that you received */
export const reportedMessage: LocalizedString = { id: "server.moderation.reportedMessage", english: "a message that you received" };

/** somebody reported it, and we agree. Nothing was removed. Please change it, and do not repeat it. */
export const doneWarn: LocalizedString = { id: "server.moderation.doneWarn", english: "somebody reported it, and we agree. Nothing was removed. Please change it, and do not repeat it." };

/** we have hidden it. Other businesses do not see it any more. */
export const doneHideClassified: LocalizedString = { id: "server.moderation.doneHideClassified", english: "we have hidden it. Other businesses do not see it any more." };

/** we have hidden it. Other businesses and visitors do not see it any more. */
export const doneHideProfile: LocalizedString = { id: "server.moderation.doneHideProfile", english: "we have hidden it. Other businesses and visitors do not see it any more." };

/** we have removed it from the recipient's view. */
export const doneRemoveMessage: LocalizedString = { id: "server.moderation.doneRemoveMessage", english: "we have removed it from the recipient's view." };

/** because of it, your business cannot post ads until the end of {date}. */
export const doneSuspendPosting: LocalizedString<{ date: string | number }> = { id: "server.moderation.doneSuspendPosting", english: ["because of it, your business cannot post ads until the end of ",["date"],"."] };

/** because of it, your business cannot send messages until the end of {date}. */
export const doneSuspendMessaging: LocalizedString<{ date: string | number }> = { id: "server.moderation.doneSuspendMessaging", english: ["because of it, your business cannot send messages until the end of ",["date"],"."] };

/** because of it, we have disabled your account. You cannot log in any more, and your profile is hidden. */
export const doneDisableAccount: LocalizedString = { id: "server.moderation.doneDisableAccount", english: "because of it, we have disabled your account. You cannot log in any more, and your profile is hidden." };

/** The reason: it is advertising, or was sent to many. */
export const whySpam: LocalizedString = { id: "server.moderation.whySpam", english: "The reason: it is advertising, or was sent to many." };

/** The reason: it is untrue or misleading. */
export const whyMisleading: LocalizedString = { id: "server.moderation.whyMisleading", english: "The reason: it is untrue or misleading." };

/** The reason: it insults or harasses somebody. */
export const whyOffensive: LocalizedString = { id: "server.moderation.whyOffensive", english: "The reason: it insults or harasses somebody." };

/** The reason: it seems meant to deceive. */
export const whyFraud: LocalizedString = { id: "server.moderation.whyFraud", english: "The reason: it seems meant to deceive." };

/** The reason: it seems to be against the law. */
export const whyIllegal: LocalizedString = { id: "server.moderation.whyIllegal", english: "The reason: it seems to be against the law." };

/** The administrators write: {note} */
export const noteFromAdministrators: LocalizedString<{ note: string | number }> = { id: "server.moderation.noteFromAdministrators", english: ["The administrators write: ",["note"]] };

/** If you think that this is wrong, you can appeal once within 30 days. Another person looks at it again. */
export const howToAppeal: LocalizedString = { id: "server.moderation.howToAppeal", english: "If you think that this is wrong, you can appeal once within 30 days. Another person looks at it again." };

/** See the decision */
export const openDecision: LocalizedString = { id: "server.moderation.openDecision", english: "See the decision" };

/** What became of your report */
export const reportDecidedSubject: LocalizedString = { id: "server.moderation.reportDecidedSubject", english: "What became of your report" };

/** Thank you for reporting {about}. We have looked at it. */
export const thankYouForReport: LocalizedString<{ about: string | number }> = { id: "server.moderation.thankYouForReport", english: ["Thank you for reporting ",["about"],". We have looked at it."] };

/** We agree that something was wrong with it, and have done something about it. */
export const reportActed: LocalizedString = { id: "server.moderation.reportActed", english: "We agree that something was wrong with it, and have done something about it." };

/** We have found nothing that is against our rules, and have left it as it is. */
export const reportNothingWrong: LocalizedString = { id: "server.moderation.reportNothingWrong", english: "We have found nothing that is against our rules, and have left it as it is." };

/** It has been changed since, and is in order now. */
export const reportCorrected: LocalizedString = { id: "server.moderation.reportCorrected", english: "It has been changed since, and is in order now." };

/** This is between the two businesses, and not ours to settle. We have left it as it is. */
export const reportDispute: LocalizedString = { id: "server.moderation.reportDispute", english: "This is between the two businesses, and not ours to settle. We have left it as it is." };

/** See your reports */
export const openReports: LocalizedString = { id: "server.moderation.openReports", english: "See your reports" };

/** What became of your appeal */
export const appealSubject: LocalizedString = { id: "server.moderation.appealSubject", english: "What became of your appeal" };

/** we have looked at it again and taken our decision back. Everything is as it was before. */
export const appealReversed: LocalizedString = { id: "server.moderation.appealReversed", english: "we have looked at it again and taken our decision back. Everything is as it was before." };

/** we have looked at it again, and our decision stays. */
export const appealUpheld: LocalizedString = { id: "server.moderation.appealUpheld", english: "we have looked at it again, and our decision stays." };

/** You cannot log in now. If you think that this is wrong, you can appeal once within 30 days by the link in this mail. Another person looks at it again. */
export const howToAppealByLink: LocalizedString = { id: "server.moderation.howToAppealByLink", english: "You cannot log in now. If you think that this is wrong, you can appeal once within 30 days by the link in this mail. Another person looks at it again." };

/** Appeal */
export const appealNow: LocalizedString = { id: "server.moderation.appealNow", english: "Appeal" };

/** This link is not complete. Open it from the mail again, or copy all of it. */
export const appealLinkBroken: LocalizedString = { id: "server.moderation.appealLinkBroken", english: "This link is not complete. Open it from the mail again, or copy all of it." };
