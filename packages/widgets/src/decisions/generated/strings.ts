// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Decisions */
export const decisions: LocalizedString = { id: "decisions.decisions", english: "Decisions" };

/** Administrators have decided nothing about your business */
export const noDecisions: LocalizedString = { id: "decisions.noDecisions", english: "Administrators have decided nothing about your business" };

/** If something of yours is ever hidden or removed, you read here why, and can appeal. */
export const noDecisionsHint: LocalizedString = { id: "decisions.noDecisionsHint", english: "If something of yours is ever hidden or removed, you read here why, and can appeal." };

/** The decisions could not be loaded */
export const decisionsFailed: LocalizedString = { id: "decisions.decisionsFailed", english: "The decisions could not be loaded" };

/** Loading the decisions */
export const loading: LocalizedString = { id: "decisions.loading", english: "Loading the decisions" };

/** No longer in force */
export const notInForce: LocalizedString = { id: "decisions.notInForce", english: "No longer in force" };

/** The administrators write: {note} */
export const administratorsWrite: LocalizedString<{ note: string | number }> = { id: "decisions.administratorsWrite", english: ["The administrators write: ",["note"]] };

/** Decided on {date} */
export const decidedOn: LocalizedString<{ date: string | number }> = { id: "decisions.decidedOn", english: ["Decided on ",["date"]] };

/** You appealed on {date}: */
export const youAppealed: LocalizedString<{ date: string | number }> = { id: "decisions.youAppealed", english: ["You appealed on ",["date"],":"] };

/** Another person looks at it. You get a mail. */
export const appealWaits: LocalizedString = { id: "decisions.appealWaits", english: "Another person looks at it. You get a mail." };

/** The decision was taken back. {note} */
export const appealReversed: LocalizedString<{ note: string | number }> = { id: "decisions.appealReversed", english: ["The decision was taken back. ",["note"]] };

/** The decision stays. {note} */
export const appealUpheld: LocalizedString<{ note: string | number }> = { id: "decisions.appealUpheld", english: ["The decision stays. ",["note"]] };

/** If you think that this is wrong, you can appeal once, until {date}. */
export const appealUntil: LocalizedString<{ date: string | number }> = { id: "decisions.appealUntil", english: ["If you think that this is wrong, you can appeal once, until ",["date"],"."] };

/** Appeal */
export const appeal: LocalizedString = { id: "decisions.appeal", english: "Appeal" };

/** Why is the decision wrong? */
export const appealWords: LocalizedString = { id: "decisions.appealWords", english: "Why is the decision wrong?" };

/** Another person reads this. You can appeal once. */
export const appealHint: LocalizedString = { id: "decisions.appealHint", english: "Another person reads this. You can appeal once." };

/** Say why the decision is wrong. */
export const appealWordsNeeded: LocalizedString = { id: "decisions.appealWordsNeeded", english: "Say why the decision is wrong." };

/** Send the appeal */
export const sendAppeal: LocalizedString = { id: "decisions.sendAppeal", english: "Send the appeal" };

/** Your appeal was sent. */
export const appealSent: LocalizedString = { id: "decisions.appealSent", english: "Your appeal was sent." };

/** Your reports */
export const ownReports: LocalizedString = { id: "decisions.ownReports", english: "Your reports" };

/** {kind, select, profile {A profile} classified {An ad} other {A message}}, reported on {date} */
export const reportOf: LocalizedString<{ date: string | number; kind: "profile" | "classified" | (string & {}) }> = { id: "decisions.reportOf", english: [["kind",1,{"profile":"A profile","classified":"An ad","other":"A message"}],", reported on ",["date"]] };

/** Waits for a decision */
export const reportWaits: LocalizedString = { id: "decisions.reportWaits", english: "Waits for a decision" };

/** Something was done about it */
export const reportActed: LocalizedString = { id: "decisions.reportActed", english: "Something was done about it" };

/** Nothing was found wrong */
export const reportNothingWrong: LocalizedString = { id: "decisions.reportNothingWrong", english: "Nothing was found wrong" };

/** Decisions about your business */
export const noticesLabel: LocalizedString = { id: "decisions.noticesLabel", english: "Decisions about your business" };

/** Read the decision, and appeal */
export const readAndAppeal: LocalizedString = { id: "decisions.readAndAppeal", english: "Read the decision, and appeal" };

/** Read the decision */
export const readDecision: LocalizedString = { id: "decisions.readDecision", english: "Read the decision" };

/** Your ad “{title}” is hidden. Others do not see it. */
export const hiddenClassified: LocalizedString<{ title: string | number }> = { id: "decisions.hiddenClassified", english: ["Your ad “",["title"],"” is hidden. Others do not see it."] };

/** Your profile is hidden. Others do not see it. */
export const hiddenProfile: LocalizedString = { id: "decisions.hiddenProfile", english: "Your profile is hidden. Others do not see it." };

/** Your message “{title}” was removed from its recipient’s view. */
export const removedMessage: LocalizedString<{ title: string | number }> = { id: "decisions.removedMessage", english: ["Your message “",["title"],"” was removed from its recipient’s view."] };

/** You cannot post ads until the end of {date}. */
export const suspendedPosting: LocalizedString<{ date: string | number }> = { id: "decisions.suspendedPosting", english: ["You cannot post ads until the end of ",["date"],"."] };

/** You cannot send messages until the end of {date}. */
export const suspendedMessaging: LocalizedString<{ date: string | number }> = { id: "decisions.suspendedMessaging", english: ["You cannot send messages until the end of ",["date"],"."] };

/** Your account was disabled. */
export const disabledAccount: LocalizedString = { id: "decisions.disabledAccount", english: "Your account was disabled." };

/** {kind, select, profile {Your profile was reported} classified {Your ad “{title}” was reported} other {Your message “{title}” was reported}}, and the administrators agree. Please change it. */
export const warned: LocalizedString<{ kind: "profile" | "classified" | (string & {}); title: string | number }> = { id: "decisions.warned", english: [["kind",1,{"profile":"Your profile was reported","classified":["Your ad “",["title"],"” was reported"],"other":["Your message “",["title"],"” was reported"]}],", and the administrators agree. Please change it."] };

/** The reason: it is advertising, or was sent to many. */
export const reasonSpam: LocalizedString = { id: "decisions.reasonSpam", english: "The reason: it is advertising, or was sent to many." };

/** The reason: it is untrue or misleading. */
export const reasonMisleading: LocalizedString = { id: "decisions.reasonMisleading", english: "The reason: it is untrue or misleading." };

/** The reason: it insults or harasses somebody. */
export const reasonOffensive: LocalizedString = { id: "decisions.reasonOffensive", english: "The reason: it insults or harasses somebody." };

/** The reason: it seems meant to deceive. */
export const reasonFraud: LocalizedString = { id: "decisions.reasonFraud", english: "The reason: it seems meant to deceive." };

/** The reason: it seems to be against the law. */
export const reasonIllegal: LocalizedString = { id: "decisions.reasonIllegal", english: "The reason: it seems to be against the law." };

/** Appeal a Decision */
export const appealTitle: LocalizedString = { id: "decisions.appealTitle", english: "Appeal a Decision" };

/** Thirty days have passed, so this decision cannot be appealed any more. */
export const appealOver: LocalizedString = { id: "decisions.appealOver", english: "Thirty days have passed, so this decision cannot be appealed any more." };

/** This decision holds no more: there is nothing to appeal. */
export const appealNotNeeded: LocalizedString = { id: "decisions.appealNotNeeded", english: "This decision holds no more: there is nothing to appeal." };

/** This link is not complete. Open it from the mail again, or copy all of it. */
export const appealLinkIncomplete: LocalizedString = { id: "decisions.appealLinkIncomplete", english: "This link is not complete. Open it from the mail again, or copy all of it." };
