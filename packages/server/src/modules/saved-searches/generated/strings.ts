// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Your saved search has found something new. */
export const mailOneSearch: LocalizedString = { id: "server.saved-searches.mailOneSearch", english: "Your saved search has found something new." };

/** Your saved searches have found something new. */
export const mailSearches: LocalizedString = { id: "server.saved-searches.mailSearches", english: "Your saved searches have found something new." };

/** {count, plural, one {# new result for “{name}”} other {# new results for “{name}”}} */
export const mailResultsFor: LocalizedString<{ count: number; name: string | number }> = { id: "server.saved-searches.mailResultsFor", english: [["count",2,{"one":[0," new result for “",["name"],"”"],"other":[0," new results for “",["name"],"”"]}]] };

/** {count, plural, one {# new result for {searches} saved searches} other {# new results for {searches} saved searches}} */
export const mailResultsForSearches: LocalizedString<{ count: number; searches: string | number }> = { id: "server.saved-searches.mailResultsForSearches", english: [["count",2,{"one":[0," new result for ",["searches"]," saved searches"],"other":[0," new results for ",["searches"]," saved searches"]}]] };

/** {count, plural, one {See # more} other {See # more}} */
export const mailMore: LocalizedString<{ count: number }> = { id: "server.saved-searches.mailMore", english: [["count",2,{"one":["See ",0," more"],"other":["See ",0," more"]}]] };

/** Open this search */
export const mailOpenSearch: LocalizedString = { id: "server.saved-searches.mailOpenSearch", english: "Open this search" };

/** You get this mail because you asked for alerts when you saved a search. */
export const mailReason: LocalizedString = { id: "server.saved-searches.mailReason", english: "You get this mail because you asked for alerts when you saved a search." };

/** Manage your saved searches */
export const mailManageSearches: LocalizedString = { id: "server.saved-searches.mailManageSearches", english: "Manage your saved searches" };

/** until {date} */
export const mailUntil: LocalizedString<{ date: string | number }> = { id: "server.saved-searches.mailUntil", english: ["until ",["date"]] };

/** This saved search does not exist. */
export const noSuchSearch: LocalizedString = { id: "server.saved-searches.noSuchSearch", english: "This saved search does not exist." };

/** You have saved this search already. */
export const searchSaved: LocalizedString = { id: "server.saved-searches.searchSaved", english: "You have saved this search already." };

/** You have {count} saved searches, which is as many as an account may have. Please delete one first. */
export const searchesFull: LocalizedString<{ count: string | number }> = { id: "server.saved-searches.searchesFull", english: ["You have ",["count"]," saved searches, which is as many as an account may have. Please delete one first."] };

/** The search that you get alerts of has found something new. */
export const mailVisitorSearch: LocalizedString = { id: "server.saved-searches.mailVisitorSearch", english: "The search that you get alerts of has found something new." };

/** The searches that you get alerts of have found something new. */
export const mailVisitorSearches: LocalizedString = { id: "server.saved-searches.mailVisitorSearches", english: "The searches that you get alerts of have found something new." };

/** You get this mail because you confirmed that you want alerts of this search. */
export const mailVisitorReason: LocalizedString = { id: "server.saved-searches.mailVisitorReason", english: "You get this mail because you confirmed that you want alerts of this search." };

/** See and change your alerts */
export const mailManageAlerts: LocalizedString = { id: "server.saved-searches.mailManageAlerts", english: "See and change your alerts" };

/** By confirming you agree that Foodshed sends you what this search newly finds by email. You can end it at any time. */
export const alertConsent: LocalizedString = { id: "server.saved-searches.alertConsent", english: "By confirming you agree that Foodshed sends you what this search newly finds by email. You can end it at any time." };

/** This link is more than a day old, or it is not complete. Please ask for the alert again. */
export const alertLinkOver: LocalizedString = { id: "server.saved-searches.alertLinkOver", english: "This link is more than a day old, or it is not complete. Please ask for the alert again." };

/** This link is not complete. Please open it again from the mail. */
export const alertLinkInvalid: LocalizedString = { id: "server.saved-searches.alertLinkInvalid", english: "This link is not complete. Please open it again from the mail." };

/** You get alerts of {count} searches, which is as many as one address may have. Please end one first: each mail has the link. */
export const visitorAlertsFull: LocalizedString<{ count: string | number }> = { id: "server.saved-searches.visitorAlertsFull", english: ["You get alerts of ",["count"]," searches, which is as many as one address may have. Please end one first: each mail has the link."] };

/** Confirm your alert */
export const mailAlertSubject: LocalizedString = { id: "server.saved-searches.mailAlertSubject", english: "Confirm your alert" };

/** Somebody, probably you, entered this address to be told by email what a search on Foodshed newly finds. */
export const mailAlertWhy: LocalizedString = { id: "server.saved-searches.mailAlertWhy", english: "Somebody, probably you, entered this address to be told by email what a search on Foodshed newly finds." };

/** Confirm your alert */
export const mailAlertAction: LocalizedString = { id: "server.saved-searches.mailAlertAction", english: "Confirm your alert" };

/** The link is good for 24 hours. */
export const mailAlertUntil: LocalizedString = { id: "server.saved-searches.mailAlertUntil", english: "The link is good for 24 hours." };

/** If it was not you, do nothing: you will get no more mails from us because of this. */
export const mailAlertNotYou: LocalizedString = { id: "server.saved-searches.mailAlertNotYou", english: "If it was not you, do nothing: you will get no more mails from us because of this." };

/** Get alerts of this search? */
export const confirmAlertTitle: LocalizedString = { id: "server.saved-searches.confirmAlertTitle", english: "Get alerts of this search?" };

/** What “{name}” newly finds goes to {email}. */
export const confirmAlertWhat: LocalizedString<{ email: string | number; name: string | number }> = { id: "server.saved-searches.confirmAlertWhat", english: ["What “",["name"],"” newly finds goes to ",["email"],"."] };

/** Get Alerts */
export const confirmAlertAction: LocalizedString = { id: "server.saved-searches.confirmAlertAction", english: "Get Alerts" };

/** You will be told. */
export const alertBegun: LocalizedString = { id: "server.saved-searches.alertBegun", english: "You will be told." };

/** When the search finds something new, we write to {email}. Each mail has a link to change or end it. */
export const alertBegunWhat: LocalizedString<{ email: string | number }> = { id: "server.saved-searches.alertBegunWhat", english: ["When the search finds something new, we write to ",["email"],". Each mail has a link to change or end it."] };

/** End all alerts? */
export const stopAlertsTitle: LocalizedString = { id: "server.saved-searches.stopAlertsTitle", english: "End all alerts?" };

/** {email} gets no more alerts, and we forget the address. */
export const stopAlertsWhat: LocalizedString<{ email: string | number }> = { id: "server.saved-searches.stopAlertsWhat", english: [["email"]," gets no more alerts, and we forget the address."] };

/** End All Alerts */
export const stopAlertsAction: LocalizedString = { id: "server.saved-searches.stopAlertsAction", english: "End All Alerts" };

/** You get no more alerts. */
export const alertsStopped: LocalizedString = { id: "server.saved-searches.alertsStopped", english: "You get no more alerts." };

/** We have forgotten your address and your searches. */
export const alertsStoppedWhat: LocalizedString = { id: "server.saved-searches.alertsStoppedWhat", english: "We have forgotten your address and your searches." };

/** Your alerts */
export const alertsTitle: LocalizedString = { id: "server.saved-searches.alertsTitle", english: "Your alerts" };

/** These searches are mailed to {email} when they find something new. */
export const alertsWhat: LocalizedString<{ email: string | number }> = { id: "server.saved-searches.alertsWhat", english: ["These searches are mailed to ",["email"]," when they find something new."] };

/** You get alerts of no search. */
export const noAlerts: LocalizedString = { id: "server.saved-searches.noAlerts", english: "You get alerts of no search." };

/** How often */
export const alertsHowOften: LocalizedString = { id: "server.saved-searches.alertsHowOften", english: "How often" };

/** Save */
export const alertsSave: LocalizedString = { id: "server.saved-searches.alertsSave", english: "Save" };

/** Saved. */
export const alertChanged: LocalizedString = { id: "server.saved-searches.alertChanged", english: "Saved." };

/** As soon as something is new */
export const alertAtOnce: LocalizedString = { id: "server.saved-searches.alertAtOnce", english: "As soon as something is new" };

/** Once a day */
export const alertDaily: LocalizedString = { id: "server.saved-searches.alertDaily", english: "Once a day" };

/** Once a week */
export const alertWeekly: LocalizedString = { id: "server.saved-searches.alertWeekly", english: "Once a week" };

/** Never: end this alert */
export const alertNever: LocalizedString = { id: "server.saved-searches.alertNever", english: "Never: end this alert" };
