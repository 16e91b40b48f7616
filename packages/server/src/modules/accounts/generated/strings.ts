// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** If you did not ask for this, you can ignore this mail: nothing will change. */
export const mailUnexpected: LocalizedString = { id: "server.accounts.mailUnexpected", english: "If you did not ask for this, you can ignore this mail: nothing will change." };

/** The link works once, for one hour. */
export const mailOneHour: LocalizedString = { id: "server.accounts.mailOneHour", english: "The link works once, for one hour." };

/** The link works once, for one hour. After that you can ask for another one. */
export const mailOneHourThenAnother: LocalizedString = { id: "server.accounts.mailOneHourThenAnother", english: "The link works once, for one hour. After that you can ask for another one." };

/** Please confirm your email */
export const mailVerifySubject: LocalizedString = { id: "server.accounts.mailVerifySubject", english: "Please confirm your email" };

/** Thank you for registering {business} with Foodshed. One step is left: please confirm that this is your email address. */
export const mailVerifyThanks: LocalizedString<{ business: string | number }> = { id: "server.accounts.mailVerifyThanks", english: ["Thank you for registering ",["business"]," with Foodshed. One step is left: please confirm that this is your email address."] };

/** Activate your account */
export const mailVerifyAction: LocalizedString = { id: "server.accounts.mailVerifyAction", english: "Activate your account" };

/** Claim the profile of {business} */
export const mailClaimSubject: LocalizedString<{ business: string | number }> = { id: "server.accounts.mailClaimSubject", english: ["Claim the profile of ",["business"]] };

/** {maker} has prepared a profile for {business} on Foodshed, the network of Ontario's local food businesses. */
export const mailClaimPreparedBy: LocalizedString<{ business: string | number; maker: string | number }> = { id: "server.accounts.mailClaimPreparedBy", english: [["maker"]," has prepared a profile for ",["business"]," on Foodshed, the network of Ontario's local food businesses."] };

/** The Foodshed team has prepared a profile for {business} on Foodshed, the network of Ontario's local food businesses. */
export const mailClaimPrepared: LocalizedString<{ business: string | number }> = { id: "server.accounts.mailClaimPrepared", english: ["The Foodshed team has prepared a profile for ",["business"]," on Foodshed, the network of Ontario's local food businesses."] };

/** It stays hidden until you claim it. Choose a password, and the profile is yours to complete. */
export const mailClaimHidden: LocalizedString = { id: "server.accounts.mailClaimHidden", english: "It stays hidden until you claim it. Choose a password, and the profile is yours to complete." };

/** Claim your profile */
export const mailClaimAction: LocalizedString = { id: "server.accounts.mailClaimAction", english: "Claim your profile" };

/** The link works once, for 30 days. */
export const mailClaimOnce: LocalizedString = { id: "server.accounts.mailClaimOnce", english: "The link works once, for 30 days." };

/** If this is not your business, you can ignore this mail: the profile stays hidden. */
export const mailClaimNotYours: LocalizedString = { id: "server.accounts.mailClaimNotYours", english: "If this is not your business, you can ignore this mail: the profile stays hidden." };

/** Set a password and confirm your email */
export const mailSetAndConfirm: LocalizedString = { id: "server.accounts.mailSetAndConfirm", english: "Set a password and confirm your email" };

/** {business} was registered with Foodshed. */
export const mailAgainRegistered: LocalizedString<{ business: string | number }> = { id: "server.accounts.mailAgainRegistered", english: [["business"]," was registered with Foodshed."] };

/** This takes the place of an earlier registration with your address. */
export const mailAgainReplaces: LocalizedString = { id: "server.accounts.mailAgainReplaces", english: "This takes the place of an earlier registration with your address." };

/** To be sure that the account is yours, please set a password. This confirms your email address, and no password that was set before will work any more. */
export const mailAgainWhy: LocalizedString = { id: "server.accounts.mailAgainWhy", english: "To be sure that the account is yours, please set a password. This confirms your email address, and no password that was set before will work any more." };

/** Set a password */
export const mailAgainAction: LocalizedString = { id: "server.accounts.mailAgainAction", english: "Set a password" };

/** Reset your password */
export const mailResetSubject: LocalizedString = { id: "server.accounts.mailResetSubject", english: "Reset your password" };

/** Somebody, hopefully you, asked to set a new password for your Foodshed account. */
export const mailResetAsked: LocalizedString = { id: "server.accounts.mailResetAsked", english: "Somebody, hopefully you, asked to set a new password for your Foodshed account." };

/** Your email address is not confirmed yet. Setting a new password confirms it, and no password that was set before will work any more. */
export const mailResetConfirms: LocalizedString = { id: "server.accounts.mailResetConfirms", english: "Your email address is not confirmed yet. Setting a new password confirms it, and no password that was set before will work any more." };

/** Set a new password */
export const mailResetAction: LocalizedString = { id: "server.accounts.mailResetAction", english: "Set a new password" };

/** Please confirm your new email */
export const mailNewEmailSubject: LocalizedString = { id: "server.accounts.mailNewEmailSubject", english: "Please confirm your new email" };

/** The Foodshed account of {business} is to be logged in to with this email address. Please confirm that it is yours. */
export const mailNewEmailWhy: LocalizedString<{ business: string | number }> = { id: "server.accounts.mailNewEmailWhy", english: ["The Foodshed account of ",["business"]," is to be logged in to with this email address. Please confirm that it is yours."] };

/** Confirm this address */
export const mailNewEmailAction: LocalizedString = { id: "server.accounts.mailNewEmailAction", english: "Confirm this address" };

/** The link works once, until 24 hours after the change was asked for. The old address stays in use until it is opened. */
export const mailNewEmailUntil: LocalizedString = { id: "server.accounts.mailNewEmailUntil", english: "The link works once, until 24 hours after the change was asked for. The old address stays in use until it is opened." };

/** Your email address is about to change */
export const mailEmailChangeSubject: LocalizedString = { id: "server.accounts.mailEmailChangeSubject", english: "Your email address is about to change" };

/** Somebody, hopefully you, asked to log in to the Foodshed account of {business} with {email} in place of this address. Nothing changes before the link that we mailed there is opened. */
export const mailEmailChangeAsked: LocalizedString<{ business: string | number; email: string | number }> = { id: "server.accounts.mailEmailChangeAsked", english: ["Somebody, hopefully you, asked to log in to the Foodshed account of ",["business"]," with ",["email"]," in place of this address. Nothing changes before the link that we mailed there is opened."] };

/** If this was not you, stop it with the link below, and set a new password: whoever asked knows yours. */
export const mailEmailChangeStop: LocalizedString = { id: "server.accounts.mailEmailChangeStop", english: "If this was not you, stop it with the link below, and set a new password: whoever asked knows yours." };

/** Keep my address */
export const mailEmailChangeAction: LocalizedString = { id: "server.accounts.mailEmailChangeAction", english: "Keep my address" };

/** The link works for 24 hours. If you asked for the change, there is nothing to do here. */
export const mailEmailChangeUntil: LocalizedString = { id: "server.accounts.mailEmailChangeUntil", english: "The link works for 24 hours. If you asked for the change, there is nothing to do here." };

/** Your account was changed */
export const mailChangedSubject: LocalizedString = { id: "server.accounts.mailChangedSubject", english: "Your account was changed" };

/** Your Foodshed account was changed: its email address is now {email}. Everybody else who was logged in to it has been logged out. */
export const mailChangedEmail: LocalizedString<{ email: string | number }> = { id: "server.accounts.mailChangedEmail", english: ["Your Foodshed account was changed: its email address is now ",["email"],". Everybody else who was logged in to it has been logged out."] };

/** Your Foodshed account was changed: it has a new password. Everybody else who was logged in to it has been logged out. */
export const mailChangedPassword: LocalizedString = { id: "server.accounts.mailChangedPassword", english: "Your Foodshed account was changed: it has a new password. Everybody else who was logged in to it has been logged out." };

/** If this was not you, please contact us right away. */
export const mailChangedNotYou: LocalizedString = { id: "server.accounts.mailChangedNotYou", english: "If this was not you, please contact us right away." };

/** New login to your account */
export const mailNewDeviceSubject: LocalizedString = { id: "server.accounts.mailNewDeviceSubject", english: "New login to your account" };

/** Somebody logged in to your Foodshed account from a device that has not been used for it before. {date}: {program}. */
export const mailNewDevice: LocalizedString<{ date: string | number; program: string | number }> = { id: "server.accounts.mailNewDevice", english: ["Somebody logged in to your Foodshed account from a device that has not been used for it before. ",["date"],": ",["program"],"."] };

/** If this was you, there is nothing to do. */
export const mailNewDeviceYou: LocalizedString = { id: "server.accounts.mailNewDeviceYou", english: "If this was you, there is nothing to do." };

/** See Where You Are Signed In */
export const mailNewDeviceAction: LocalizedString = { id: "server.accounts.mailNewDeviceAction", english: "See Where You Are Signed In" };

/** If this was not you, end that session there and change your password. */
export const mailNewDeviceNotYou: LocalizedString = { id: "server.accounts.mailNewDeviceNotYou", english: "If this was not you, end that session there and change your password." };

/** an unknown program */
export const unknownProgram: LocalizedString = { id: "server.accounts.unknownProgram", english: "an unknown program" };

/** This link does not work any more. Please ask for another email. */
export const linkTooOld: LocalizedString = { id: "server.accounts.linkTooOld", english: "This link does not work any more. Please ask for another email." };

/** This link was used already. */
export const linkUsed: LocalizedString = { id: "server.accounts.linkUsed", english: "This link was used already." };

/** You are already active. Please log in. */
export const alreadyActive: LocalizedString = { id: "server.accounts.alreadyActive", english: "You are already active. Please log in." };

/** This account is disabled. Please contact us. */
export const accountDisabled: LocalizedString = { id: "server.accounts.accountDisabled", english: "This account is disabled. Please contact us." };

/** We sent you another email! */
export const mailedAgain: LocalizedString = { id: "server.accounts.mailedAgain", english: "We sent you another email!" };

/** We just sent you an email! It outlines steps for changing your password. */
export const resetMailed: LocalizedString = { id: "server.accounts.resetMailed", english: "We just sent you an email! It outlines steps for changing your password." };

/** Your password is set successfully. */
export const passwordSet: LocalizedString = { id: "server.accounts.passwordSet", english: "Your password is set successfully." };

/** The email address or the password is not right. */
export const wrongCredentials: LocalizedString = { id: "server.accounts.wrongCredentials", english: "The email address or the password is not right." };

/** Your information has been successfully submitted. */
export const submitted: LocalizedString = { id: "server.accounts.submitted", english: "Your information has been successfully submitted." };

/** The two parts of this link do not belong together. Please open it from the email again. */
export const mixedUpLink: LocalizedString = { id: "server.accounts.mixedUpLink", english: "The two parts of this link do not belong together. Please open it from the email again." };

/** Only an administrator can create an organization. */
export const administratorsMakeOrganizations: LocalizedString = { id: "server.accounts.administratorsMakeOrganizations", english: "Only an administrator can create an organization." };

/** Error: email already exists */
export const emailExists: LocalizedString = { id: "server.accounts.emailExists", english: "Error: email already exists" };

/** You cannot disable yourself. */
export const notDisableYourself: LocalizedString = { id: "server.accounts.notDisableYourself", english: "You cannot disable yourself." };

/** This account has been claimed. It belongs to the business now. */
export const accountClaimed: LocalizedString = { id: "server.accounts.accountClaimed", english: "This account has been claimed. It belongs to the business now." };

/** This link does not work any more. */
export const linkIsOver: LocalizedString = { id: "server.accounts.linkIsOver", english: "This link does not work any more." };

/** You cannot act for yourself. */
export const notForYourself: LocalizedString = { id: "server.accounts.notForYourself", english: "You cannot act for yourself." };

/** You are not acting for anybody. */
export const actingForNobody: LocalizedString = { id: "server.accounts.actingForNobody", english: "You are not acting for anybody." };

/** It is over already. */
export const alreadyOver: LocalizedString = { id: "server.accounts.alreadyOver", english: "It is over already." };

/** Nobody acts for an administrator. */
export const noneForAdministrators: LocalizedString = { id: "server.accounts.noneForAdministrators", english: "Nobody acts for an administrator." };

/** Nobody has claimed this account yet. */
export const notClaimed: LocalizedString = { id: "server.accounts.notClaimed", english: "Nobody has claimed this account yet." };

/** This account is disabled. */
export const targetDisabled: LocalizedString = { id: "server.accounts.targetDisabled", english: "This account is disabled." };

/** The email address of this account is not confirmed yet. */
export const targetNotConfirmed: LocalizedString = { id: "server.accounts.targetNotConfirmed", english: "The email address of this account is not confirmed yet." };

/** Your settings were saved. */
export const settingsSaved: LocalizedString = { id: "server.accounts.settingsSaved", english: "Your settings were saved." };

/** Please confirm your email first: open the link in the mail that we sent you. */
export const confirmFirst: LocalizedString = { id: "server.accounts.confirmFirst", english: "Please confirm your email first: open the link in the mail that we sent you." };

/** No change of your email address is waiting. */
export const nothingWaits: LocalizedString = { id: "server.accounts.nothingWaits", english: "No change of your email address is waiting." };

/** Your email address stays as it is. */
export const emailStays: LocalizedString = { id: "server.accounts.emailStays", english: "Your email address stays as it is." };

/** You log in with {email} from now on. */
export const emailChanged: LocalizedString<{ email: string | number }> = { id: "server.accounts.emailChanged", english: ["You log in with ",["email"]," from now on."] };

/** The change is stopped. You log in with {email} as before. */
export const changeStopped: LocalizedString<{ email: string | number }> = { id: "server.accounts.changeStopped", english: ["The change is stopped. You log in with ",["email"]," as before."] };

/** The address has an account already. */
export const plannedAddressTaken: LocalizedString = { id: "server.accounts.plannedAddressTaken", english: "The address has an account already." };

/** The business has an account with this address already. */
export const plannedMatch: LocalizedString = { id: "server.accounts.plannedMatch", english: "The business has an account with this address already." };

/** The address is the one of {name}. */
export const plannedAddressOf: LocalizedString<{ name: string | number }> = { id: "server.accounts.plannedAddressOf", english: ["The address is the one of ",["name"],"."] };

/** {name} has an account with another address. */
export const plannedNamesake: LocalizedString<{ name: string | number }> = { id: "server.accounts.plannedNamesake", english: [["name"]," has an account with another address."] };

/** {name} may be the same business: {facts}. */
export const plannedCandidate: LocalizedString<{ facts: string | number; name: string | number }> = { id: "server.accounts.plannedCandidate", english: [["name"]," may be the same business: ",["facts"],"."] };

/** the same name */
export const agreesName: LocalizedString = { id: "server.accounts.agreesName", english: "the same name" };

/** a similar name */
export const agreesSimilarName: LocalizedString = { id: "server.accounts.agreesSimilarName", english: "a similar name" };

/** the same phone number */
export const agreesPhone: LocalizedString = { id: "server.accounts.agreesPhone", english: "the same phone number" };

/** the same postal code */
export const agreesPostalCode: LocalizedString = { id: "server.accounts.agreesPostalCode", english: "the same postal code" };

/** the same web address */
export const agreesWebsite: LocalizedString = { id: "server.accounts.agreesWebsite", english: "the same web address" };

/** the same town */
export const agreesCity: LocalizedString = { id: "server.accounts.agreesCity", english: "the same town" };

/** Message from {sender} to {business} */
export const mailClaimMessageSubject: LocalizedString<{ business: string | number; sender: string | number }> = { id: "server.accounts.mailClaimMessageSubject", english: ["Message from ",["sender"]," to ",["business"]] };

/** {sender} has written to {business}: */
export const mailClaimMessageIntro: LocalizedString<{ business: string | number; sender: string | number }> = { id: "server.accounts.mailClaimMessageIntro", english: [["sender"]," has written to ",["business"],":"] };

/** Get my account back */
export const mailChangedAction: LocalizedString = { id: "server.accounts.mailChangedAction", english: "Get my account back" };

/** You are with no business any more. Ask to be invited to one, or register a business of your own with this address. */
export const withNoBusiness: LocalizedString = { id: "server.accounts.withNoBusiness", english: "You are with no business any more. Ask to be invited to one, or register a business of your own with this address." };

/** You are not with {business} any more. Please log in again. */
export const notWithBusiness: LocalizedString<{ business: string | number }> = { id: "server.accounts.notWithBusiness", english: ["You are not with ",["business"]," any more. Please log in again."] };

/** Businesses cannot register at the moment. Please come back later. */
export const registrationClosed: LocalizedString = { id: "server.accounts.registrationClosed", english: "Businesses cannot register at the moment. Please come back later." };

/** {sentence} */
export const registrationClosedBecause: LocalizedString<{ sentence: string | number }> = { id: "server.accounts.registrationClosedBecause", english: [["sentence"]] };
