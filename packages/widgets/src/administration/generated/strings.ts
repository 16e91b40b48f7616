// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** Administration */
export const administration: LocalizedString = { id: "administration.administration", english: "Administration" };

/** Administration */
export const sections: LocalizedString = { id: "administration.sections", english: "Administration" };

/** Overview */
export const overview: LocalizedString = { id: "administration.overview", english: "Overview" };

/** Accounts */
export const accounts: LocalizedString = { id: "administration.accounts", english: "Accounts" };

/** Reports */
export const reports: LocalizedString = { id: "administration.reports", english: "Reports" };

/** There is no page at this address. */
export const noSuchPage: LocalizedString = { id: "administration.noSuchPage", english: "There is no page at this address." };

/** Loading… */
export const loading: LocalizedString = { id: "administration.loading", english: "Loading…" };

/** What waits */
export const waiting: LocalizedString = { id: "administration.waiting", english: "What waits" };

/** What somebody has to decide. Each leads to where it is done. */
export const waitingAbout: LocalizedString = { id: "administration.waitingAbout", english: "What somebody has to decide. Each leads to where it is done." };

/** {count, plural, one {report to decide} other {reports to decide}} */
export const openReports: LocalizedString<{ count: number }> = { id: "administration.openReports", english: [["count",2,{"one":"report to decide","other":"reports to decide"}]] };

/** {count, plural, one {request to become an organization} other {requests to become an organization}} */
export const roleRequests: LocalizedString<{ count: number }> = { id: "administration.roleRequests", english: [["count",2,{"one":"request to become an organization","other":"requests to become an organization"}]] };

/** {count, plural, one {account unclaimed for two weeks or longer} other {accounts unclaimed for two weeks or longer}} */
export const unclaimedAccounts: LocalizedString<{ count: number }> = { id: "administration.unclaimedAccounts", english: [["count",2,{"one":"account unclaimed for two weeks or longer","other":"accounts unclaimed for two weeks or longer"}]] };

/** The overview could not be loaded */
export const overviewFailed: LocalizedString = { id: "administration.overviewFailed", english: "The overview could not be loaded" };

/** Name, person or email */
export const search: LocalizedString = { id: "administration.search", english: "Name, person or email" };

/** State */
export const state: LocalizedString = { id: "administration.state", english: "State" };

/** Any state */
export const anyState: LocalizedString = { id: "administration.anyState", english: "Any state" };

/** Role */
export const role: LocalizedString = { id: "administration.role", english: "Role" };

/** Any role */
export const anyRole: LocalizedString = { id: "administration.anyRole", english: "Any role" };

/** Active */
export const stateActive: LocalizedString = { id: "administration.stateActive", english: "Active" };

/** Email not confirmed */
export const stateUnverified: LocalizedString = { id: "administration.stateUnverified", english: "Email not confirmed" };

/** Unclaimed */
export const stateUnclaimed: LocalizedString = { id: "administration.stateUnclaimed", english: "Unclaimed" };

/** Disabled */
export const stateDisabled: LocalizedString = { id: "administration.stateDisabled", english: "Disabled" };

/** {count, plural, =0 {No accounts} one {# account} other {# accounts}} */
export const accountsFound: LocalizedString<{ count: number }> = { id: "administration.accountsFound", english: [["count",2,{"=0":"No accounts","one":[0," account"],"other":[0," accounts"]}]] };

/** The accounts could not be loaded */
export const accountsFailed: LocalizedString = { id: "administration.accountsFailed", english: "The accounts could not be loaded" };

/** No account matches */
export const noAccounts: LocalizedString = { id: "administration.noAccounts", english: "No account matches" };

/** Look for part of a name or an address, or take a filter away. */
export const noAccountsHint: LocalizedString = { id: "administration.noAccountsHint", english: "Look for part of a name or an address, or take a filter away." };

/** Never */
export const never: LocalizedString = { id: "administration.never", english: "Never" };

/** Pages of accounts */
export const accountPages: LocalizedString = { id: "administration.accountPages", english: "Pages of accounts" };

/** This account could not be loaded */
export const accountFailed: LocalizedString = { id: "administration.accountFailed", english: "This account could not be loaded" };

/** All accounts */
export const backToAccounts: LocalizedString = { id: "administration.backToAccounts", english: "All accounts" };

/** Profile */
export const publicProfile: LocalizedString = { id: "administration.publicProfile", english: "Profile" };

/** Email */
export const email: LocalizedString = { id: "administration.email", english: "Email" };

/** Person */
export const person: LocalizedString = { id: "administration.person", english: "Person" };

/** Created */
export const created: LocalizedString = { id: "administration.created", english: "Created" };

/** Last login */
export const lastLogin: LocalizedString = { id: "administration.lastLogin", english: "Last login" };

/** Language */
export const language: LocalizedString = { id: "administration.language", english: "Language" };

/** Roles */
export const roles: LocalizedString = { id: "administration.roles", english: "Roles" };

/** None */
export const none: LocalizedString = { id: "administration.none", english: "None" };

/** Manages members */
export const manager: LocalizedString = { id: "administration.manager", english: "Manages members" };

/** Administrator */
export const administratorTag: LocalizedString = { id: "administration.administratorTag", english: "Administrator" };

/** Last login: {date} */
export const lastLoginOn: LocalizedString<{ date: string | number }> = { id: "administration.lastLoginOn", english: ["Last login: ",["date"]] };

/** Closed */
export const stateClosed: LocalizedString = { id: "administration.stateClosed", english: "Closed" };

/** Mails */
export const mails: LocalizedString = { id: "administration.mails", english: "Mails" };

/** Jobs */
export const jobs: LocalizedString = { id: "administration.jobs", english: "Jobs" };

/** Record */
export const audit: LocalizedString = { id: "administration.audit", english: "Record" };

/** {count, plural, one {mail that failed for good} other {mails that failed for good}} */
export const failedMails: LocalizedString<{ count: number }> = { id: "administration.failedMails", english: [["count",2,{"one":"mail that failed for good","other":"mails that failed for good"}]] };

/** {count, plural, one {mail that is tried again} other {mails that are tried again}} */
export const retriedMails: LocalizedString<{ count: number }> = { id: "administration.retriedMails", english: [["count",2,{"one":"mail that is tried again","other":"mails that are tried again"}]] };

/** {count, plural, one {job late or failing} other {jobs late or failing}} */
export const unhealthyJobs: LocalizedString<{ count: number }> = { id: "administration.unhealthyJobs", english: [["count",2,{"one":"job late or failing","other":"jobs late or failing"}]] };

/** The server */
export const server: LocalizedString = { id: "administration.server", english: "The server" };

/** Version */
export const version: LocalizedString = { id: "administration.version", english: "Version" };

/** Database */
export const database: LocalizedString = { id: "administration.database", english: "Database" };

/** Embedded, version {version} */
export const databaseEmbedded: LocalizedString<{ version: string | number }> = { id: "administration.databaseEmbedded", english: ["Embedded, version ",["version"]] };

/** PostgreSQL {version} */
export const databasePostgres: LocalizedString<{ version: string | number }> = { id: "administration.databasePostgres", english: ["PostgreSQL ",["version"]] };

/** Running since */
export const runningSince: LocalizedString = { id: "administration.runningSince", english: "Running since" };

/** Mail */
export const mailGoes: LocalizedString = { id: "administration.mailGoes", english: "Mail" };

/** Sent through a mail server */
export const mailSmtp: LocalizedString = { id: "administration.mailSmtp", english: "Sent through a mail server" };

/** Written into files, not sent */
export const mailFolder: LocalizedString = { id: "administration.mailFolder", english: "Written into files, not sent" };

/** Files */
export const filesAre: LocalizedString = { id: "administration.filesAre", english: "Files" };

/** In a bucket */
export const filesS3: LocalizedString = { id: "administration.filesS3", english: "In a bucket" };

/** In the data directory */
export const filesFolder: LocalizedString = { id: "administration.filesFolder", english: "In the data directory" };

/** Last backup */
export const lastBackup: LocalizedString = { id: "administration.lastBackup", english: "Last backup" };

/** None is known. Ask whoever runs the server. */
export const backupUnknown: LocalizedString = { id: "administration.backupUnknown", english: "None is known. Ask whoever runs the server." };

/** {count, plural, one {# waits} other {# wait}} */
export const waitsBadge: LocalizedString<{ count: number }> = { id: "administration.waitsBadge", english: [["count",2,{"one":[0," waits"],"other":[0," wait"]}]] };

/** Mails that the server has written. What fails is tried again for about two days, then given up. */
export const mailsAbout: LocalizedString = { id: "administration.mailsAbout", english: "Mails that the server has written. What fails is tried again for about two days, then given up." };

/** Failed or tried again */
export const mailProblems: LocalizedString = { id: "administration.mailProblems", english: "Failed or tried again" };

/** All mails */
export const mailEvery: LocalizedString = { id: "administration.mailEvery", english: "All mails" };

/** Waiting */
export const mailWaiting: LocalizedString = { id: "administration.mailWaiting", english: "Waiting" };

/** Tried again */
export const mailRetrying: LocalizedString = { id: "administration.mailRetrying", english: "Tried again" };

/** Failed for good */
export const mailFailed: LocalizedString = { id: "administration.mailFailed", english: "Failed for good" };

/** Cancelled */
export const mailCancelled: LocalizedString = { id: "administration.mailCancelled", english: "Cancelled" };

/** Sent */
export const mailSent: LocalizedString = { id: "administration.mailSent", english: "Sent" };

/** Address */
export const recipient: LocalizedString = { id: "administration.recipient", english: "Address" };

/** {count, plural, =0 {No mails} one {# mail} other {# mails}} */
export const mailsFound: LocalizedString<{ count: number }> = { id: "administration.mailsFound", english: [["count",2,{"=0":"No mails","one":[0," mail"],"other":[0," mails"]}]] };

/** Every mail has gone out */
export const noMailProblems: LocalizedString = { id: "administration.noMailProblems", english: "Every mail has gone out" };

/** Nothing failed, and nothing is tried again. */
export const noMailProblemsHint: LocalizedString = { id: "administration.noMailProblemsHint", english: "Nothing failed, and nothing is tried again." };

/** No mail matches */
export const noMails: LocalizedString = { id: "administration.noMails", english: "No mail matches" };

/** Look for part of an address, or choose another state. */
export const noMailsHint: LocalizedString = { id: "administration.noMailsHint", english: "Look for part of an address, or choose another state." };

/** The mails could not be loaded */
export const mailsFailedToLoad: LocalizedString = { id: "administration.mailsFailedToLoad", english: "The mails could not be loaded" };

/** Pages of mails */
export const mailPages: LocalizedString = { id: "administration.mailPages", english: "Pages of mails" };

/** Written {written} · {attempts, plural, =0 {not tried yet} one {tried once} other {tried # times}} */
export const mailTimes: LocalizedString<{ attempts: number; written: string | number }> = { id: "administration.mailTimes", english: ["Written ",["written"]," · ",["attempts",2,{"=0":"not tried yet","one":"tried once","other":["tried ",0," times"]}]] };

/** Next attempt {date} */
export const nextAttempt: LocalizedString<{ date: string | number }> = { id: "administration.nextAttempt", english: ["Next attempt ",["date"]] };

/** Sent {date} */
export const sentOn: LocalizedString<{ date: string | number }> = { id: "administration.sentOn", english: ["Sent ",["date"]] };

/** Given up {date} */
export const gaveUpOn: LocalizedString<{ date: string | number }> = { id: "administration.gaveUpOn", english: ["Given up ",["date"]] };

/** Cancelled {date} */
export const cancelledOn: LocalizedString<{ date: string | number }> = { id: "administration.cancelledOn", english: ["Cancelled ",["date"]] };

/** Send again */
export const retry: LocalizedString = { id: "administration.retry", english: "Send again" };

/** Send again: “{subject}” to {recipient} */
export const retryNamed: LocalizedString<{ recipient: string | number; subject: string | number }> = { id: "administration.retryNamed", english: ["Send again: “",["subject"],"” to ",["recipient"]] };

/** Send All Failed Again */
export const retryAll: LocalizedString = { id: "administration.retryAll", english: "Send All Failed Again" };

/** Send all failed mails again? */
export const retryAllTitle: LocalizedString = { id: "administration.retryAllTitle", english: "Send all failed mails again?" };

/** Every mail that was given up is tried again, from the beginning. Do this once the cause is mended. */
export const retryAllAbout: LocalizedString = { id: "administration.retryAllAbout", english: "Every mail that was given up is tried again, from the beginning. Do this once the cause is mended." };

/** {count, plural, =0 {No mail was given up.} one {# mail goes out again.} other {# mails go out again.}} */
export const retried: LocalizedString<{ count: number }> = { id: "administration.retried", english: [["count",2,{"=0":"No mail was given up.","one":[0," mail goes out again."],"other":[0," mails go out again."]}]] };

/** Cancel */
export const cancelMail: LocalizedString = { id: "administration.cancelMail", english: "Cancel" };

/** Cancel “{subject}” to {recipient} */
export const cancelMailNamed: LocalizedString<{ recipient: string | number; subject: string | number }> = { id: "administration.cancelMailNamed", english: ["Cancel “",["subject"],"” to ",["recipient"]] };

/** Cancel this mail? */
export const cancelMailTitle: LocalizedString = { id: "administration.cancelMailTitle", english: "Cancel this mail?" };

/** “{subject}” will not be sent to {recipient}, and its text is erased. */
export const cancelMailAbout: LocalizedString<{ recipient: string | number; subject: string | number }> = { id: "administration.cancelMailAbout", english: ["“",["subject"],"” will not be sent to ",["recipient"],", and its text is erased."] };

/** Cancel Mail */
export const cancelMailConfirm: LocalizedString = { id: "administration.cancelMailConfirm", english: "Cancel Mail" };

/** Keep It */
export const keepMail: LocalizedString = { id: "administration.keepMail", english: "Keep It" };

/** The mail is cancelled. */
export const mailTakenBack: LocalizedString = { id: "administration.mailTakenBack", english: "The mail is cancelled." };

/** Read */
export const read: LocalizedString = { id: "administration.read", english: "Read" };

/** Read “{subject}” to {recipient} */
export const readNamed: LocalizedString<{ recipient: string | number; subject: string | number }> = { id: "administration.readNamed", english: ["Read “",["subject"],"” to ",["recipient"]] };

/** Nothing is left of its text. What mails say is erased once they are sent or cancelled. */
export const noMailText: LocalizedString = { id: "administration.noMailText", english: "Nothing is left of its text. What mails say is erased once they are sent or cancelled." };

/** Links are cut: they may open somebody’s account. */
export const linksCut: LocalizedString = { id: "administration.linksCut", english: "Links are cut: they may open somebody’s account." };

/** To {recipient} */
export const mailTo: LocalizedString<{ recipient: string | number }> = { id: "administration.mailTo", english: ["To ",["recipient"]] };

/** What the server does by itself. A job that fails runs again at its next time. */
export const jobsAbout: LocalizedString = { id: "administration.jobsAbout", english: "What the server does by itself. A job that fails runs again at its next time." };

/** The jobs could not be loaded */
export const jobsFailedToLoad: LocalizedString = { id: "administration.jobsFailedToLoad", english: "The jobs could not be loaded" };

/** No jobs run in this process */
export const noJobs: LocalizedString = { id: "administration.noJobs", english: "No jobs run in this process" };

/** They start together with the server. */
export const noJobsHint: LocalizedString = { id: "administration.noJobsHint", english: "They start together with the server." };

/** Good */
export const jobGood: LocalizedString = { id: "administration.jobGood", english: "Good" };

/** Running */
export const jobRunning: LocalizedString = { id: "administration.jobRunning", english: "Running" };

/** Late */
export const jobLate: LocalizedString = { id: "administration.jobLate", english: "Late" };

/** Waiting */
export const jobWaiting: LocalizedString = { id: "administration.jobWaiting", english: "Waiting" };

/** Failing */
export const jobFailing: LocalizedString = { id: "administration.jobFailing", english: "Failing" };

/** Paused */
export const jobPaused: LocalizedString = { id: "administration.jobPaused", english: "Paused" };

/** Not run yet */
export const jobUnknown: LocalizedString = { id: "administration.jobUnknown", english: "Not run yet" };

/** {count, plural, one {Every second} other {Every # seconds}} */
export const everySeconds: LocalizedString<{ count: number }> = { id: "administration.everySeconds", english: [["count",2,{"one":"Every second","other":["Every ",0," seconds"]}]] };

/** {count, plural, one {Every minute} other {Every # minutes}} */
export const everyMinutes: LocalizedString<{ count: number }> = { id: "administration.everyMinutes", english: [["count",2,{"one":"Every minute","other":["Every ",0," minutes"]}]] };

/** {count, plural, one {Every hour} other {Every # hours}} */
export const everyHours: LocalizedString<{ count: number }> = { id: "administration.everyHours", english: [["count",2,{"one":"Every hour","other":["Every ",0," hours"]}]] };

/** Last run {date}, {duration} */
export const lastRun: LocalizedString<{ date: string | number; duration: string | number }> = { id: "administration.lastRun", english: ["Last run ",["date"],", ",["duration"]] };

/** Next run {date} */
export const nextRun: LocalizedString<{ date: string | number }> = { id: "administration.nextRun", english: ["Next run ",["date"]] };

/** Paused since {date} */
export const pausedSince: LocalizedString<{ date: string | number }> = { id: "administration.pausedSince", english: ["Paused since ",["date"]] };

/** {count} ms */
export const milliseconds: LocalizedString<{ count: string | number }> = { id: "administration.milliseconds", english: [["count"]," ms"] };

/** {count} s */
export const secondsTaken: LocalizedString<{ count: string | number }> = { id: "administration.secondsTaken", english: [["count"]," s"] };

/** Run Now */
export const runNow: LocalizedString = { id: "administration.runNow", english: "Run Now" };

/** Run Now: {job} */
export const runNowNamed: LocalizedString<{ job: string | number }> = { id: "administration.runNowNamed", english: ["Run Now: ",["job"]] };

/** Pause */
export const pause: LocalizedString = { id: "administration.pause", english: "Pause" };

/** Pause {job} */
export const pauseNamed: LocalizedString<{ job: string | number }> = { id: "administration.pauseNamed", english: ["Pause ",["job"]] };

/** Let It Go On */
export const resume: LocalizedString = { id: "administration.resume", english: "Let It Go On" };

/** Let It Go On: {job} */
export const resumeNamed: LocalizedString<{ job: string | number }> = { id: "administration.resumeNamed", english: ["Let It Go On: ",["job"]] };

/** Pause this job? */
export const pauseTitle: LocalizedString = { id: "administration.pauseTitle", english: "Pause this job?" };

/** {job} does not run any more, on any server, until somebody lets it go on. */
export const pauseAbout: LocalizedString<{ job: string | number }> = { id: "administration.pauseAbout", english: [["job"]," does not run any more, on any server, until somebody lets it go on."] };

/** It runs now. */
export const jobStarted: LocalizedString = { id: "administration.jobStarted", english: "It runs now." };

/** Last runs */
export const lastRuns: LocalizedString = { id: "administration.lastRuns", english: "Last runs" };

/** Done */
export const runDone: LocalizedString = { id: "administration.runDone", english: "Done" };

/** Waited: <quote>{error}</quote> */
export const runWaited: LocalizedString<{ error: string | number; quote: Tag }> = { id: "administration.runWaited", english: ["Waited: ",["quote",["error"]]] };

/** Failed: <quote>{error}</quote> */
export const runFailed: LocalizedString<{ error: string | number; quote: Tag }> = { id: "administration.runFailed", english: ["Failed: ",["quote",["error"]]] };

/** What administrators and managers did to accounts that are not theirs, and what support did in a member’s name. */
export const auditAbout: LocalizedString = { id: "administration.auditAbout", english: "What administrators and managers did to accounts that are not theirs, and what support did in a member’s name." };

/** The record could not be loaded */
export const auditFailedToLoad: LocalizedString = { id: "administration.auditFailedToLoad", english: "The record could not be loaded" };

/** No entry matches */
export const noEntries: LocalizedString = { id: "administration.noEntries", english: "No entry matches" };

/** Take a filter away. */
export const noEntriesHint: LocalizedString = { id: "administration.noEntriesHint", english: "Take a filter away." };

/** Done by (email) */
export const byWhom: LocalizedString = { id: "administration.byWhom", english: "Done by (email)" };

/** Account number */
export const accountNumber: LocalizedString = { id: "administration.accountNumber", english: "Account number" };

/** What */
export const what: LocalizedString = { id: "administration.what", english: "What" };

/** Anything */
export const anything: LocalizedString = { id: "administration.anything", english: "Anything" };

/** From */
export const since: LocalizedString = { id: "administration.since", english: "From" };

/** Until */
export const until: LocalizedString = { id: "administration.until", english: "Until" };

/** Download CSV */
export const downloadCsv: LocalizedString = { id: "administration.downloadCsv", english: "Download CSV" };

/** Load Older Entries */
export const moreEntries: LocalizedString = { id: "administration.moreEntries", english: "Load Older Entries" };

/** {administrator}, acting for {person} */
export const entryActing: LocalizedString<{ administrator: string | number; person: string | number }> = { id: "administration.entryActing", english: [["administrator"],", acting for ",["person"]] };

/** The server, or somebody whose account is deleted */
export const byServer: LocalizedString = { id: "administration.byServer", english: "The server, or somebody whose account is deleted" };

/** Settings */
export const settings: LocalizedString = { id: "administration.settings", english: "Settings" };

/** Nothing is recorded yet */
export const nothingRecorded: LocalizedString = { id: "administration.nothingRecorded", english: "Nothing is recorded yet" };

/** What administrators and managers do to other accounts will stand here. */
export const nothingRecordedHint: LocalizedString = { id: "administration.nothingRecordedHint", english: "What administrators and managers do to other accounts will stand here." };

/** Add an account */
export const newAccount: LocalizedString = { id: "administration.newAccount", english: "Add an account" };

/** The business gets a mail with a link that hands the account over. Its profile is hidden until then. */
export const newAccountAbout: LocalizedString = { id: "administration.newAccountAbout", english: "The business gets a mail with a link that hands the account over. Its profile is hidden until then." };

/** Business name */
export const businessName: LocalizedString = { id: "administration.businessName", english: "Business name" };

/** First name */
export const firstName: LocalizedString = { id: "administration.firstName", english: "First name" };

/** Last name */
export const lastName: LocalizedString = { id: "administration.lastName", english: "Last name" };

/** Enter the name of the business. */
export const businessNameMissing: LocalizedString = { id: "administration.businessNameMissing", english: "Enter the name of the business." };

/** Enter the first name. */
export const firstNameMissing: LocalizedString = { id: "administration.firstNameMissing", english: "Enter the first name." };

/** Enter the last name. */
export const lastNameMissing: LocalizedString = { id: "administration.lastNameMissing", english: "Enter the last name." };

/** Choose what the business does. */
export const roleMissing: LocalizedString = { id: "administration.roleMissing", english: "Choose what the business does." };

/** The account is made, and the mail is on its way to {email}. */
export const accountMade: LocalizedString<{ email: string | number }> = { id: "administration.accountMade", english: ["The account is made, and the mail is on its way to ",["email"],"."] };

/** Add and send the mail */
export const makeAccount: LocalizedString = { id: "administration.makeAccount", english: "Add and send the mail" };

/** Network */
export const network: LocalizedString = { id: "administration.network", english: "Network" };

/** Any network */
export const anyNetwork: LocalizedString = { id: "administration.anyNetwork", english: "Any network" };

/** Cancel */
export const cancel: LocalizedString = { id: "administration.cancel", english: "Cancel" };

/** Bounced */
export const mailBounced: LocalizedString = { id: "administration.mailBounced", english: "Bounced" };

/** The other mail server does not take mail for this address. Ask the business for another one before you send again. */
export const mailBouncedHint: LocalizedString = { id: "administration.mailBouncedHint", english: "The other mail server does not take mail for this address. Ask the business for another one before you send again." };
