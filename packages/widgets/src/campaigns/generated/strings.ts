// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Messages to many */
export const title: LocalizedString = { id: "campaigns.title", english: "Messages to many" };

/** The messages could not be loaded. */
export const listFailed: LocalizedString = { id: "campaigns.listFailed", english: "The messages could not be loaded." };

/** Reminder of what profiles lack */
export const reminder: LocalizedString = { id: "campaigns.reminder", english: "Reminder of what profiles lack" };

/** {state, select, scheduled {Scheduled} sending {Being sent} waiting {Waits} paused {Paused} cancelled {Cancelled} other {Sent}} */
export const state: LocalizedString<{ state: "scheduled" | "sending" | "waiting" | "paused" | "cancelled" | (string & {}) }> = { id: "campaigns.state", english: [["state",1,{"scheduled":"Scheduled","sending":"Being sent","waiting":"Waits","paused":"Paused","cancelled":"Cancelled","other":"Sent"}]] };

/** Goes out {when} */
export const begins: LocalizedString<{ when: string | number }> = { id: "campaigns.begins", english: ["Goes out ",["when"]] };

/** The daily limit is reached. It goes on by itself {when}. */
export const waitsUntil: LocalizedString<{ when: string | number }> = { id: "campaigns.waitsUntil", english: ["The daily limit is reached. It goes on by itself ",["when"],"."] };

/** Sent to {sent, number} of {total, number} */
export const progress: LocalizedString<{ sent: number; total: number }> = { id: "campaigns.progress", english: ["Sent to ",["sent",4]," of ",["total",4]] };

/** {count, plural, =0 {Sent to nobody} one {Sent to # recipient} other {Sent to # recipients}} {when} */
export const sentTo: LocalizedString<{ count: number; when: string | number }> = { id: "campaigns.sentTo", english: [["count",2,{"=0":"Sent to nobody","one":["Sent to ",0," recipient"],"other":["Sent to ",0," recipients"]}]," ",["when"]] };

/** {count, plural, one {# recipient} other {# recipients}} did not get it. */
export const notSent: LocalizedString<{ count: number }> = { id: "campaigns.notSent", english: [["count",2,{"one":[0," recipient"],"other":[0," recipients"]}]," did not get it."] };

/** {count, plural, one {# was left out} other {# were left out}} */
export const leftOut: LocalizedString<{ count: number }> = { id: "campaigns.leftOut", english: [["count",2,{"one":[0," was left out"],"other":[0," were left out"]}]] };

/** {count, plural, one {# email did not arrive} other {# emails did not arrive}} */
export const mailsFailed: LocalizedString<{ count: number }> = { id: "campaigns.mailsFailed", english: [["count",2,{"one":[0," email did not arrive"],"other":[0," emails did not arrive"]}]] };

/** {count, plural, one {# email is tried again} other {# emails are tried again}} */
export const mailsDelayed: LocalizedString<{ count: number }> = { id: "campaigns.mailsDelayed", english: [["count",2,{"one":[0," email is tried again"],"other":[0," emails are tried again"]}]] };

/** Pause */
export const pause: LocalizedString = { id: "campaigns.pause", english: "Pause" };

/** Go on */
export const resume: LocalizedString = { id: "campaigns.resume", english: "Go on" };

/** Cancel */
export const cancel: LocalizedString = { id: "campaigns.cancel", english: "Cancel" };

/** Stop sending this? */
export const cancelQuestion: LocalizedString = { id: "campaigns.cancelQuestion", english: "Stop sending this?" };

/** Who has it already keeps it. Who has not will not get it. */
export const cancelText: LocalizedString = { id: "campaigns.cancelText", english: "Who has it already keeps it. Who has not will not get it." };

/** Stop sending */
export const stop: LocalizedString = { id: "campaigns.stop", english: "Stop sending" };

/** Keep sending */
export const keepSending: LocalizedString = { id: "campaigns.keepSending", english: "Keep sending" };

/** Details */
export const details: LocalizedString = { id: "campaigns.details", english: "Details" };

/** Details of “{text}” */
export const detailsOf: LocalizedString<{ text: string | number }> = { id: "campaigns.detailsOf", english: ["Details of “",["text"],"”"] };

/** Show more */
export const more: LocalizedString = { id: "campaigns.more", english: "Show more" };

/** Recipients */
export const recipients: LocalizedString = { id: "campaigns.recipients", english: "Recipients" };

/** Show */
export const show: LocalizedString = { id: "campaigns.show", english: "Show" };

/** Everybody */
export const everybody: LocalizedString = { id: "campaigns.everybody", english: "Everybody" };

/** Emails that did not arrive */
export const onlyFailed: LocalizedString = { id: "campaigns.onlyFailed", english: "Emails that did not arrive" };

/** Emails that are tried again */
export const onlyDelayed: LocalizedString = { id: "campaigns.onlyDelayed", english: "Emails that are tried again" };

/** Still waiting */
export const onlyWaiting: LocalizedString = { id: "campaigns.onlyWaiting", english: "Still waiting" };

/** Nobody. */
export const noneOfThem: LocalizedString = { id: "campaigns.noneOfThem", english: "Nobody." };

/** The recipients could not be loaded. */
export const recipientsFailed: LocalizedString = { id: "campaigns.recipientsFailed", english: "The recipients could not be loaded." };

/** {outcome, select, waiting {Waiting} sent {Sent} blocked {Left out: the conversation is blocked} duplicate {Left out: has the same message already} gone {Left out: not in your network any more, or disabled} recent {Left out: reminded within the last 30 days} declined {Left out: wants no such emails} other {Left out: nothing is missing}} */
export const outcome: LocalizedString<{ outcome: "waiting" | "sent" | "blocked" | "duplicate" | "gone" | "recent" | "declined" | (string & {}) }> = { id: "campaigns.outcome", english: [["outcome",1,{"waiting":"Waiting","sent":"Sent","blocked":"Left out: the conversation is blocked","duplicate":"Left out: has the same message already","gone":"Left out: not in your network any more, or disabled","recent":"Left out: reminded within the last 30 days","declined":"Left out: wants no such emails","other":"Left out: nothing is missing"}]] };

/** {outcome, select, blocked {{count, plural, one {# has blocked the conversation} other {# have blocked the conversation}}} gone {{count, plural, one {# is not in your network any more, or disabled} other {# are not in your network any more, or disabled}}} recent {{count, plural, one {# was reminded within the last 30 days} other {# were reminded within the last 30 days}}} declined {{count, plural, one {# wants no such emails} other {# want no such emails}}} complete {{count, plural, one {# lacks nothing} other {# lack nothing}}} other {{count, plural, one {# is left out} other {# are left out}}}} */
export const counted: LocalizedString<{ count: number; outcome: "blocked" | "gone" | "recent" | "declined" | "complete" | (string & {}) }> = { id: "campaigns.counted", english: [["outcome",1,{"blocked":[["count",2,{"one":[0," has blocked the conversation"],"other":[0," have blocked the conversation"]}]],"gone":[["count",2,{"one":[0," is not in your network any more, or disabled"],"other":[0," are not in your network any more, or disabled"]}]],"recent":[["count",2,{"one":[0," was reminded within the last 30 days"],"other":[0," were reminded within the last 30 days"]}]],"declined":[["count",2,{"one":[0," wants no such emails"],"other":[0," want no such emails"]}]],"complete":[["count",2,{"one":[0," lacks nothing"],"other":[0," lack nothing"]}]],"other":[["count",2,{"one":[0," is left out"],"other":[0," are left out"]}]]}]] };

/** {state, select, waiting {Email on its way} sent {Email sent} delayed {Email refused for now, tried again} other {Email did not arrive}} */
export const mail: LocalizedString<{ state: "waiting" | "sent" | "delayed" | (string & {}) }> = { id: "campaigns.mail", english: [["state",1,{"waiting":"Email on its way","sent":"Email sent","delayed":"Email refused for now, tried again","other":"Email did not arrive"}]] };

/** The mail server says: {reason} */
export const serverSaid: LocalizedString<{ reason: string | number }> = { id: "campaigns.serverSaid", english: ["The mail server says: ",["reason"]] };

/** {count, plural, one {A reminder goes out} other {# reminders go out}} in a moment. */
export const remindersSoon: LocalizedString<{ count: number }> = { id: "campaigns.remindersSoon", english: [["count",2,{"one":"A reminder goes out","other":[0," reminders go out"]}]," in a moment."] };

/** Undo */
export const undo: LocalizedString = { id: "campaigns.undo", english: "Undo" };

/** The reminders were stopped. */
export const remindersStopped: LocalizedString = { id: "campaigns.remindersStopped", english: "The reminders were stopped." };
