// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** What holds without a restart, on every server within seconds. Each change is in the record. */
export const settingsAbout: LocalizedString = { id: "AdministrationSettingsPage.settingsAbout", english: "What holds without a restart, on every server within seconds. Each change is in the record." };

/** The settings could not be loaded */
export const settingsFailed: LocalizedString = { id: "AdministrationSettingsPage.settingsFailed", english: "The settings could not be loaded" };

/** Changed by {person} on {date} */
export const changedBy: LocalizedString<{ date: string | number; person: string | number }> = { id: "AdministrationSettingsPage.changedBy", english: ["Changed by ",["person"]," on ",["date"]] };

/** Changed on {date} */
export const changedBySomebody: LocalizedString<{ date: string | number }> = { id: "AdministrationSettingsPage.changedBySomebody", english: ["Changed on ",["date"]] };

/** Saved. */
export const saved: LocalizedString = { id: "AdministrationSettingsPage.saved", english: "Saved." };

/** Save */
export const save: LocalizedString = { id: "AdministrationSettingsPage.save", english: "Save" };

/** Notice */
export const notice: LocalizedString = { id: "AdministrationSettingsPage.notice", english: "Notice" };

/** A sentence at the top of every page, for everybody. */
export const noticeAbout: LocalizedString = { id: "AdministrationSettingsPage.noticeAbout", english: "A sentence at the top of every page, for everybody." };

/** In English */
export const inEnglish: LocalizedString = { id: "AdministrationSettingsPage.inEnglish", english: "In English" };

/** In French */
export const inFrench: LocalizedString = { id: "AdministrationSettingsPage.inFrench", english: "In French" };

/** From */
export const from: LocalizedString = { id: "AdministrationSettingsPage.from", english: "From" };

/** Until */
export const until: LocalizedString = { id: "AdministrationSettingsPage.until", english: "Until" };

/** Show Notice */
export const showNotice: LocalizedString = { id: "AdministrationSettingsPage.showNotice", english: "Show Notice" };

/** Take It Away */
export const takeAway: LocalizedString = { id: "AdministrationSettingsPage.takeAway", english: "Take It Away" };

/** Please write it in both languages. */
export const bothLanguages: LocalizedString = { id: "AdministrationSettingsPage.bothLanguages", english: "Please write it in both languages." };

/** Sign-ups */
export const registration: LocalizedString = { id: "AdministrationSettingsPage.registration", english: "Sign-ups" };

/** Accounts that you or a network create for a business are made all the same. */
export const registrationAbout: LocalizedString = { id: "AdministrationSettingsPage.registrationAbout", english: "Accounts that you or a network create for a business are made all the same." };

/** Businesses may sign themselves up */
export const registrationOpen: LocalizedString = { id: "AdministrationSettingsPage.registrationOpen", english: "Businesses may sign themselves up" };

/** What they read when they may not */
export const whyClosed: LocalizedString = { id: "AdministrationSettingsPage.whyClosed", english: "What they read when they may not" };

/** What members may do */
export const pages: LocalizedString = { id: "AdministrationSettingsPage.pages", english: "What members may do" };

/** Ads may be posted */
export const posting: LocalizedString = { id: "AdministrationSettingsPage.posting", english: "Ads may be posted" };

/** Mails are sent */
export const mailSending: LocalizedString = { id: "AdministrationSettingsPage.mailSending", english: "Mails are sent" };

/** While it is off, mails wait and nothing is lost. Nobody can confirm an address meanwhile. */
export const mailSendingHint: LocalizedString = { id: "AdministrationSettingsPage.mailSendingHint", english: "While it is off, mails wait and nothing is lost. Nobody can confirm an address meanwhile." };

/** Technical */
export const technical: LocalizedString = { id: "AdministrationSettingsPage.technical", english: "Technical" };

/** Searched words are counted */
export const searchLog: LocalizedString = { id: "AdministrationSettingsPage.searchLog", english: "Searched words are counted" };

/** Words alone, and only once several places have searched for them. */
export const searchLogHint: LocalizedString = { id: "AdministrationSettingsPage.searchLogHint", english: "Words alone, and only once several places have searched for them." };

/** Limits on how often */
export const limits: LocalizedString = { id: "AdministrationSettingsPage.limits", english: "Limits on how often" };

/** More when many people use one connection, as at an event. */
export const limitsHint: LocalizedString = { id: "AdministrationSettingsPage.limitsHint", english: "More when many people use one connection, as at an event." };

/** Half as much */
export const limitHalf: LocalizedString = { id: "AdministrationSettingsPage.limitHalf", english: "Half as much" };

/** As usual */
export const limitUsual: LocalizedString = { id: "AdministrationSettingsPage.limitUsual", english: "As usual" };

/** {count} times as much */
export const limitTimes: LocalizedString<{ count: string | number }> = { id: "AdministrationSettingsPage.limitTimes", english: [["count"]," times as much"] };

/** How much is logged */
export const logLevel: LocalizedString = { id: "AdministrationSettingsPage.logLevel", english: "How much is logged" };

/** From the environment */
export const environment: LocalizedString = { id: "AdministrationSettingsPage.environment", english: "From the environment" };

/** Whoever runs the server changes these and starts it again. Secrets are not shown. */
export const environmentAbout: LocalizedString = { id: "AdministrationSettingsPage.environmentAbout", english: "Whoever runs the server changes these and starts it again. Secrets are not shown." };

/** Set, secret */
export const secretSet: LocalizedString = { id: "AdministrationSettingsPage.secretSet", english: "Set, secret" };

/** Not set */
export const notSet: LocalizedString = { id: "AdministrationSettingsPage.notSet", english: "Not set" };

/** Not saved: {reason} */
export const notSaved: LocalizedString<{ reason: string | number }> = { id: "AdministrationSettingsPage.notSaved", english: ["Not saved: ",["reason"]] };
