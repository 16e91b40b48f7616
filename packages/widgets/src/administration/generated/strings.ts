// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

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

/** {count, plural, one {account nobody has claimed} other {accounts nobody has claimed}} */
export const unclaimedAccounts: LocalizedString<{ count: number }> = { id: "administration.unclaimedAccounts", english: [["count",2,{"one":"account nobody has claimed","other":"accounts nobody has claimed"}]] };

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

/** English */
export const english: LocalizedString = { id: "administration.english", english: "English" };

/** French */
export const french: LocalizedString = { id: "administration.french", english: "French" };

/** Manages members */
export const manager: LocalizedString = { id: "administration.manager", english: "Manages members" };

/** Administrator */
export const administratorTag: LocalizedString = { id: "administration.administratorTag", english: "Administrator" };

/** Last login: {date} */
export const lastLoginOn: LocalizedString<{ date: string | number }> = { id: "administration.lastLoginOn", english: ["Last login: ",["date"]] };

/** Closed */
export const stateClosed: LocalizedString = { id: "administration.stateClosed", english: "Closed" };
