// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** Change Your Settings */
export const title: LocalizedString = { id: "settings.title", english: "Change Your Settings" };

/** You are acting for {business}. Its login, account types, language and email preferences cannot be changed meanwhile. */
export const acting: LocalizedString<{ business: string | number }> = { id: "settings.acting", english: ["You are acting for ",["business"],". Its login, account types, language and email preferences cannot be changed meanwhile."] };

/** Email */
export const email: LocalizedString = { id: "settings.email", english: "Email" };

/** You log in with this address, and mails of the network go to it. */
export const emailAbout: LocalizedString = { id: "settings.emailAbout", english: "You log in with this address, and mails of the network go to it." };

/** Change Contact */
export const changeContact: LocalizedString = { id: "settings.changeContact", english: "Change Contact" };

/** Log in with another address. We send a link to it; until you open that, the old one stays in use. We tell the old one too. */
export const changeContactAbout: LocalizedString = { id: "settings.changeContactAbout", english: "Log in with another address. We send a link to it; until you open that, the old one stays in use. We tell the old one too." };

/** Change Password */
export const changePassword: LocalizedString = { id: "settings.changePassword", english: "Change Password" };

/** You are logged out everywhere else. */
export const changePasswordAbout: LocalizedString = { id: "settings.changePasswordAbout", english: "You are logged out everywhere else." };

/** Change Account Type */
export const changeAccountType: LocalizedString = { id: "settings.changeAccountType", english: "Change Account Type" };

/** What your business does. Each account type has its own part of your profile. */
export const changeAccountTypeAbout: LocalizedString = { id: "settings.changeAccountTypeAbout", english: "What your business does. Each account type has its own part of your profile." };

/** Email Preferences */
export const emailPreferences: LocalizedString = { id: "settings.emailPreferences", english: "Email Preferences" };

/** What we write to you about. Each person chooses for themselves, for each of their businesses. Mails about your login itself always come. */
export const emailPreferencesAbout: LocalizedString = { id: "settings.emailPreferencesAbout", english: "What we write to you about. Each person chooses for themselves, for each of their businesses. Mails about your login itself always come." };

/** Saved Searches */
export const savedSearches: LocalizedString = { id: "settings.savedSearches", english: "Saved Searches" };

/** Searches that you keep, and how often we write to you about what is new in them. */
export const savedSearchesAbout: LocalizedString = { id: "settings.savedSearchesAbout", english: "Searches that you keep, and how often we write to you about what is new in them." };

/** User successfully saved */
export const saved: LocalizedString = { id: "settings.saved", english: "User successfully saved" };

/** Could not save user settings. */
export const notSaved: LocalizedString = { id: "settings.notSaved", english: "Could not save user settings." };

/** Could not update setting */
export const notUpdated: LocalizedString = { id: "settings.notUpdated", english: "Could not update setting" };

/** Required */
export const required: LocalizedString = { id: "settings.required", english: "Required" };

/** Password */
export const password: LocalizedString = { id: "settings.password", english: "Password" };

/** New email */
export const newEmail: LocalizedString = { id: "settings.newEmail", english: "New email" };

/** New password */
export const newPassword: LocalizedString = { id: "settings.newPassword", english: "New password" };

/** Leave it empty to keep the one you have. At least eight characters, with a letter, a number and one of @ $ ! % * # ? &. */
export const newPasswordHint: LocalizedString = { id: "settings.newPasswordHint", english: "Leave it empty to keep the one you have. At least eight characters, with a letter, a number and one of @ $ ! % * # ? &." };

/** Is it you? */
export const isItYou: LocalizedString = { id: "settings.isItYou", english: "Is it you?" };

/** Please confirm with the email and password that you log in with now. */
export const isItYouAbout: LocalizedString = { id: "settings.isItYouAbout", english: "Please confirm with the email and password that you log in with now." };

/** Error: {message} */
export const error: LocalizedString<{ message: string | number }> = { id: "settings.error", english: ["Error: ",["message"]] };

/** Cancel */
export const cancel: LocalizedString = { id: "settings.cancel", english: "Cancel" };

/** Confirm */
export const confirm: LocalizedString = { id: "settings.confirm", english: "Confirm" };

/** Save */
export const save: LocalizedString = { id: "settings.save", english: "Save" };

/** Remove */
export const remove: LocalizedString = { id: "settings.remove", english: "Remove" };

/** Delete */
export const deleteIt: LocalizedString = { id: "settings.deleteIt", english: "Delete" };

/** <address>{email}</address> waits to be confirmed. We sent a link there, which works until {date}. Until you open it, you log in with the address above. */
export const emailWaits: LocalizedString<{ address: Tag; date: string | number; email: string | number }> = { id: "settings.emailWaits", english: [["address",["email"]]," waits to be confirmed. We sent a link there, which works until ",["date"],". Until you open it, you log in with the address above."] };

/** Send the link again */
export const sendLinkAgain: LocalizedString = { id: "settings.sendLinkAgain", english: "Send the link again" };

/** Keep the old address */
export const keepOldAddress: LocalizedString = { id: "settings.keepOldAddress", english: "Keep the old address" };

/** Account types */
export const accountTypes: LocalizedString = { id: "settings.accountTypes", english: "Account types" };

/** Loading your account types */
export const loadingAccountTypes: LocalizedString = { id: "settings.loadingAccountTypes", english: "Loading your account types" };

/** Your account types could not be loaded. {reason} */
export const accountTypesNotLoaded: LocalizedString<{ reason: string | number }> = { id: "settings.accountTypesNotLoaded", english: ["Your account types could not be loaded. ",["reason"]] };

/** An administrator approves a new organization. Until then your other account types stay as they are. */
export const organizationApproved: LocalizedString = { id: "settings.organizationApproved", english: "An administrator approves a new organization. Until then your other account types stay as they are." };

/** Waiting for approval */
export const waitingForApproval: LocalizedString = { id: "settings.waitingForApproval", english: "Waiting for approval" };

/** Remove {role} */
export const removeRole: LocalizedString<{ role: string | number }> = { id: "settings.removeRole", english: ["Remove ",["role"]] };

/** Remove {role}? */
export const removeRoleTitle: LocalizedString<{ role: string | number }> = { id: "settings.removeRoleTitle", english: ["Remove ",["role"],"?"] };

/** Removing an account type will cause you to lose your information for this role. */
export const removeRoleAbout: LocalizedString = { id: "settings.removeRoleAbout", english: "Removing an account type will cause you to lose your information for this role." };

/** New account type {number} */
export const newAccountType: LocalizedString<{ number: string | number }> = { id: "settings.newAccountType", english: ["New account type ",["number"]] };

/** Remove new account type {number} */
export const removeNewAccountType: LocalizedString<{ number: string | number }> = { id: "settings.removeNewAccountType", english: ["Remove new account type ",["number"]] };

/** Choose an account type */
export const chooseAccountType: LocalizedString = { id: "settings.chooseAccountType", english: "Choose an account type" };

/** Add account type */
export const addAccountType: LocalizedString = { id: "settings.addAccountType", english: "Add account type" };

/** Choose at least one account type. */
export const accountTypeMissing: LocalizedString = { id: "settings.accountTypeMissing", english: "Choose at least one account type." };

/** Loading your email preferences */
export const loadingEmailPreferences: LocalizedString = { id: "settings.loadingEmailPreferences", english: "Loading your email preferences" };

/** Your email preferences could not be loaded. {reason} */
export const emailPreferencesNotLoaded: LocalizedString<{ reason: string | number }> = { id: "settings.emailPreferencesNotLoaded", english: ["Your email preferences could not be loaded. ",["reason"]] };

/** Somebody writes to you. */
export const aboutMessaging: LocalizedString = { id: "settings.aboutMessaging", english: "Somebody writes to you." };

/** One of your classifieds has expired. */
export const aboutExpiredClassifieds: LocalizedString = { id: "settings.aboutExpiredClassifieds", english: "One of your classifieds has expired." };

/** A business near you posts a classified. */
export const aboutNewClassifieds: LocalizedString = { id: "settings.aboutNewClassifieds", english: "A business near you posts a classified." };

/** A business or a network wants to be connected with you. */
export const aboutConnectionRequests: LocalizedString = { id: "settings.aboutConnectionRequests", english: "A business or a network wants to be connected with you." };

/** A network asks to manage your profile, or a business asks you to manage its own. */
export const aboutManagementRequests: LocalizedString = { id: "settings.aboutManagementRequests", english: "A network asks to manage your profile, or a business asks you to manage its own." };

/** Your request to a network, or to a business, was accepted. */
export const aboutAcceptedRequests: LocalizedString = { id: "settings.aboutAcceptedRequests", english: "Your request to a network, or to a business, was accepted." };

/** The latest classifieds of the whole network, gathered. */
export const aboutClassifiedDigests: LocalizedString = { id: "settings.aboutClassifiedDigests", english: "The latest classifieds of the whole network, gathered." };

/** Loading your saved searches */
export const loadingSavedSearches: LocalizedString = { id: "settings.loadingSavedSearches", english: "Loading your saved searches" };

/** Your saved searches could not be loaded. {reason} */
export const savedSearchesNotLoaded: LocalizedString<{ reason: string | number }> = { id: "settings.savedSearchesNotLoaded", english: ["Your saved searches could not be loaded. ",["reason"]] };

/** You have not saved any. <search>Search</search>, and press “Save Search” beside the results. */
export const noSavedSearches: LocalizedString<{ search: Tag }> = { id: "settings.noSavedSearches", english: ["You have not saved any. ",["search","Search"],", and press “Save Search” beside the results."] };

/** Businesses, saved on {date} */
export const businessesSavedOn: LocalizedString<{ date: string | number }> = { id: "settings.businessesSavedOn", english: ["Businesses, saved on ",["date"]] };

/** Classifieds, saved on {date} */
export const classifiedsSavedOn: LocalizedString<{ date: string | number }> = { id: "settings.classifiedsSavedOn", english: ["Classifieds, saved on ",["date"]] };

/** Alerts of “{name}” */
export const alertsOf: LocalizedString<{ name: string | number }> = { id: "settings.alertsOf", english: ["Alerts of “",["name"],"”"] };

/** Delete “{name}” */
export const deleteNamed: LocalizedString<{ name: string | number }> = { id: "settings.deleteNamed", english: ["Delete “",["name"],"”"] };

/** “{name}” and its alerts are deleted. */
export const savedSearchDeleted: LocalizedString<{ name: string | number }> = { id: "settings.savedSearchDeleted", english: ["“",["name"],"” and its alerts are deleted."] };

/** Undo */
export const undo: LocalizedString = { id: "settings.undo", english: "Undo" };

/** At once */
export const alertsAtOnce: LocalizedString = { id: "settings.alertsAtOnce", english: "At once" };

/** Once a day */
export const alertsDaily: LocalizedString = { id: "settings.alertsDaily", english: "Once a day" };

/** Once a week */
export const alertsWeekly: LocalizedString = { id: "settings.alertsWeekly", english: "Once a week" };

/** Never */
export const alertsNever: LocalizedString = { id: "settings.alertsNever", english: "Never" };

/** Language */
export const language: LocalizedString = { id: "settings.language", english: "Language" };

/** The language of our mails to you, and of the site after you log in. Your colleagues choose their own. */
export const languageAbout: LocalizedString = { id: "settings.languageAbout", english: "The language of our mails to you, and of the site after you log in. Your colleagues choose their own." };

/** Mails come in this language from now on: {language} */
export const languageSaved: LocalizedString<{ language: string | number }> = { id: "settings.languageSaved", english: ["Mails come in this language from now on: ",["language"]] };

/** Where You Are Signed In */
export const sessions: LocalizedString = { id: "settings.sessions", english: "Where You Are Signed In" };

/** End what you do not recognize, then change your password. */
export const sessionsAbout: LocalizedString = { id: "settings.sessionsAbout", english: "End what you do not recognize, then change your password." };

/** Loading sessions */
export const loadingSessions: LocalizedString = { id: "settings.loadingSessions", english: "Loading sessions" };

/** Your sessions could not be loaded. {reason} */
export const sessionsNotLoaded: LocalizedString<{ reason: string | number }> = { id: "settings.sessionsNotLoaded", english: ["Your sessions could not be loaded. ",["reason"]] };

/** This device */
export const thisDevice: LocalizedString = { id: "settings.thisDevice", english: "This device" };

/** Last used {used}. Signed in {begun}. */
export const sessionTimes: LocalizedString<{ begun: string | number; used: string | number }> = { id: "settings.sessionTimes", english: ["Last used ",["used"],". Signed in ",["begun"],"."] };

/** {browser} on {system} */
export const browserOnSystem: LocalizedString<{ browser: string | number; system: string | number }> = { id: "settings.browserOnSystem", english: [["browser"]," on ",["system"]] };

/** Unknown device */
export const unknownDevice: LocalizedString = { id: "settings.unknownDevice", english: "Unknown device" };

/** Foodshed support acts for you: {reason} */
export const supportSession: LocalizedString<{ reason: string | number }> = { id: "settings.supportSession", english: ["Foodshed support acts for you: ",["reason"]] };

/** Foodshed support acts for you */
export const supportSessionNoReason: LocalizedString = { id: "settings.supportSessionNoReason", english: "Foodshed support acts for you" };

/** End */
export const endSession: LocalizedString = { id: "settings.endSession", english: "End" };

/** End the session of {name} */
export const endSessionNamed: LocalizedString<{ name: string | number }> = { id: "settings.endSessionNamed", english: ["End the session of ",["name"]] };

/** That session has ended. */
export const sessionEnded: LocalizedString = { id: "settings.sessionEnded", english: "That session has ended." };

/** End All Other Sessions */
export const endOtherSessions: LocalizedString = { id: "settings.endOtherSessions", english: "End All Other Sessions" };

/** All other sessions have ended. */
export const otherSessionsEnded: LocalizedString = { id: "settings.otherSessionsEnded", english: "All other sessions have ended." };

/** Second Step of the Login */
export const secondFactors: LocalizedString = { id: "settings.secondFactors", english: "Second Step of the Login" };

/** With an authenticator app or a passkey, a stolen password alone opens nothing. */
export const secondFactorsAbout: LocalizedString = { id: "settings.secondFactorsAbout", english: "With an authenticator app or a passkey, a stolen password alone opens nothing." };

/** Loading the second steps */
export const loadingSecondFactors: LocalizedString = { id: "settings.loadingSecondFactors", english: "Loading the second steps" };

/** The second steps of your login could not be loaded. {reason} */
export const secondFactorsNotLoaded: LocalizedString<{ reason: string | number }> = { id: "settings.secondFactorsNotLoaded", english: ["The second steps of your login could not be loaded. ",["reason"]] };

/** Your password alone opens your account. */
export const noSecondFactor: LocalizedString = { id: "settings.noSecondFactor", english: "Your password alone opens your account." };

/** Administrators need a second step. Set one up by {date}; after that you cannot administer anything until you have. */
export const secondFactorDue: LocalizedString<{ date: string | number }> = { id: "settings.secondFactorDue", english: ["Administrators need a second step. Set one up by ",["date"],"; after that you cannot administer anything until you have."] };

/** Set Up an Authenticator App */
export const setUpApp: LocalizedString = { id: "settings.setUpApp", english: "Set Up an Authenticator App" };

/** Add a Passkey */
export const addPasskey: LocalizedString = { id: "settings.addPasskey", english: "Add a Passkey" };

/** Authenticator app */
export const authenticatorApp: LocalizedString = { id: "settings.authenticatorApp", english: "Authenticator app" };

/** Since {date} */
export const since: LocalizedString<{ date: string | number }> = { id: "settings.since", english: ["Since ",["date"]] };

/** Remove */
export const removeIt: LocalizedString = { id: "settings.removeIt", english: "Remove" };

/** Remove the Authenticator App */
export const removeApp: LocalizedString = { id: "settings.removeApp", english: "Remove the Authenticator App" };

/** The login does not ask for its codes any more. */
export const removeAppAbout: LocalizedString = { id: "settings.removeAppAbout", english: "The login does not ask for its codes any more." };

/** Passkey “{name}” */
export const passkeyNamed: LocalizedString<{ name: string | number }> = { id: "settings.passkeyNamed", english: ["Passkey “",["name"],"”"] };

/** Last used on {date} */
export const passkeyUsed: LocalizedString<{ date: string | number }> = { id: "settings.passkeyUsed", english: ["Last used on ",["date"]] };

/** Remove the Passkey “{name}” */
export const removePasskeyNamed: LocalizedString<{ name: string | number }> = { id: "settings.removePasskeyNamed", english: ["Remove the Passkey “",["name"],"”"] };

/** It does not open your account any more. */
export const removePasskeyAbout: LocalizedString = { id: "settings.removePasskeyAbout", english: "It does not open your account any more." };

/** Recovery Codes */
export const recoveryCodes: LocalizedString = { id: "settings.recoveryCodes", english: "Recovery Codes" };

/** {count, plural, =0 {None is left.} one {# is left.} other {# are left.}} */
export const recoveryCodesLeft: LocalizedString<{ count: number }> = { id: "settings.recoveryCodesLeft", english: [["count",2,{"=0":"None is left.","one":[0," is left."],"other":[0," are left."]}]] };

/** New Recovery Codes */
export const newRecoveryCodes: LocalizedString = { id: "settings.newRecoveryCodes", english: "New Recovery Codes" };

/** The codes that you have do not work any more then. */
export const newRecoveryCodesAbout: LocalizedString = { id: "settings.newRecoveryCodesAbout", english: "The codes that you have do not work any more then." };

/** Each opens your account once, when you do not have your phone or key. They are not shown again: keep them where you keep important papers. */
export const recoveryCodesAbout: LocalizedString = { id: "settings.recoveryCodesAbout", english: "Each opens your account once, when you do not have your phone or key. They are not shown again: keep them where you keep important papers." };

/** Copy */
export const copyCodes: LocalizedString = { id: "settings.copyCodes", english: "Copy" };

/** Save as File */
export const saveCodes: LocalizedString = { id: "settings.saveCodes", english: "Save as File" };

/** I Have Kept Them */
export const codesKept: LocalizedString = { id: "settings.codesKept", english: "I Have Kept Them" };

/** Copied. */
export const codesCopied: LocalizedString = { id: "settings.codesCopied", english: "Copied." };

/** They could not be copied. Please save them as a file. */
export const codesNotCopied: LocalizedString = { id: "settings.codesNotCopied", english: "They could not be copied. Please save them as a file." };

/** An app such as Google Authenticator, Microsoft Authenticator or 1Password shows a new code every 30 seconds. First, your password. */
export const appAbout: LocalizedString = { id: "settings.appAbout", english: "An app such as Google Authenticator, Microsoft Authenticator or 1Password shows a new code every 30 seconds. First, your password." };

/** Scan this with the app, then enter the code that it shows. */
export const scanIt: LocalizedString = { id: "settings.scanIt", english: "Scan this with the app, then enter the code that it shows." };

/** QR code for the authenticator app */
export const qrCode: LocalizedString = { id: "settings.qrCode", english: "QR code for the authenticator app" };

/** Or type this into the app: <code>{secret}</code> */
export const orTypeIt: LocalizedString<{ code: Tag; secret: string | number }> = { id: "settings.orTypeIt", english: ["Or type this into the app: ",["code",["secret"]]] };

/** Code of the app */
export const codeOfApp: LocalizedString = { id: "settings.codeOfApp", english: "Code of the app" };

/** Current password */
export const currentPassword: LocalizedString = { id: "settings.currentPassword", english: "Current password" };

/** Code of the app, or a recovery code */
export const codeOrRecoveryCode: LocalizedString = { id: "settings.codeOrRecoveryCode", english: "Code of the app, or a recovery code" };

/** Your fingerprint, face or PIN opens your account in place of the password. First, your password. */
export const passkeyAbout: LocalizedString = { id: "settings.passkeyAbout", english: "Your fingerprint, face or PIN opens your account in place of the password. First, your password." };

/** Name */
export const passkeyName: LocalizedString = { id: "settings.passkeyName", english: "Name" };

/** So that you recognize it, such as “Office laptop”. */
export const passkeyNameHint: LocalizedString = { id: "settings.passkeyNameHint", english: "So that you recognize it, such as “Office laptop”." };

/** No passkey was added: the browser’s dialog was closed, or this device has one already. */
export const passkeyCancelled: LocalizedString = { id: "settings.passkeyCancelled", english: "No passkey was added: the browser’s dialog was closed, or this device has one already." };

/** Continue */
export const continueIt: LocalizedString = { id: "settings.continueIt", english: "Continue" };

/** Open the app on this device */
export const openApp: LocalizedString = { id: "settings.openApp", english: "Open the app on this device" };

/** Your Data */
export const accountData: LocalizedString = { id: "settings.accountData", english: "Your Data" };

/** Everything that we store of your account, to keep or to take elsewhere. */
export const accountDataAbout: LocalizedString = { id: "settings.accountDataAbout", english: "Everything that we store of your account, to keep or to take elsewhere." };

/** Download Your Data */
export const downloadData: LocalizedString = { id: "settings.downloadData", english: "Download Your Data" };

/** A ZIP file with your profile, products, classifieds, messages, settings, files and pictures. Keep it where nobody else reads it. First, your password. */
export const downloadDataAbout: LocalizedString = { id: "settings.downloadDataAbout", english: "A ZIP file with your profile, products, classifieds, messages, settings, files and pictures. Keep it where nobody else reads it. First, your password." };

/** Download */
export const download: LocalizedString = { id: "settings.download", english: "Download" };

/** Collecting your data. With many pictures this takes a while. */
export const collectingData: LocalizedString = { id: "settings.collectingData", english: "Collecting your data. With many pictures this takes a while." };

/** Your data were saved as a file. */
export const dataSaved: LocalizedString = { id: "settings.dataSaved", english: "Your data were saved as a file." };

/** Close This Account */
export const closeSection: LocalizedString = { id: "settings.closeSection", english: "Close This Account" };

/** Leave Foodshed with this business. You have 30 days to change your mind. */
export const closeAbout: LocalizedString = { id: "settings.closeAbout", english: "Leave Foodshed with this business. You have 30 days to change your mind." };

/** Close This Account */
export const closeAccount: LocalizedString = { id: "settings.closeAccount", english: "Close This Account" };

/** At once nobody sees your profile and classifieds, nobody can write to you, and alerts and campaigns stop. */
export const closeAtOnce: LocalizedString = { id: "settings.closeAtOnce", english: "At once nobody sees your profile and classifieds, nobody can write to you, and alerts and campaigns stop." };

/** After 30 days everything is erased for good: profile, products, classifieds, pictures, files, and the logins of people who are with no other business. */
export const closeLater: LocalizedString = { id: "settings.closeLater", english: "After 30 days everything is erased for good: profile, products, classifieds, pictures, files, and the logins of people who are with no other business." };

/** What others wrote stays theirs; messages that you sent them stay in their conversations without your name. You may want to download your data first. */
export const closeStays: LocalizedString = { id: "settings.closeStays", english: "What others wrote stays theirs; messages that you sent them stay in their conversations without your name. You may want to download your data first." };

/** Close the account */
export const closeNow: LocalizedString = { id: "settings.closeNow", english: "Close the account" };

/** The account is closed. */
export const closedNow: LocalizedString = { id: "settings.closedNow", english: "The account is closed." };

/** Your Name */
export const yourName: LocalizedString = { id: "settings.yourName", english: "Your Name" };

/** Your colleagues see what you did by this name, and our mails greet you by it. The contact on the profile stays as it is. */
export const yourNameAbout: LocalizedString = { id: "settings.yourNameAbout", english: "Your colleagues see what you did by this name, and our mails greet you by it. The contact on the profile stays as it is." };

/** People */
export const people: LocalizedString = { id: "settings.people", english: "People" };

/** Who acts for your business. Each logs in with their own address and password. */
export const peopleAbout: LocalizedString = { id: "settings.peopleAbout", english: "Who acts for your business. Each logs in with their own address and password." };

/** Loading */
export const loadingPart: LocalizedString = { id: "settings.loadingPart", english: "Loading" };

/** History */
export const historySection: LocalizedString = { id: "settings.historySection", english: "History" };

/** Who changed what in your profile: you, your managers and our support. Each change can be undone. Kept for two years. */
export const historyAbout: LocalizedString = { id: "settings.historyAbout", english: "Who changed what in your profile: you, your managers and our support. Each change can be undone. Kept for two years." };

/** Your Businesses */
export const businesses: LocalizedString = { id: "settings.businesses", english: "Your Businesses" };

/** The businesses and networks that you act for with this login. Change between them in the header. */
export const businessesAbout: LocalizedString = { id: "settings.businessesAbout", english: "The businesses and networks that you act for with this login. Change between them in the header." };
